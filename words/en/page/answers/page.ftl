# The page itself: the skeleton, cells and the status line.

## The skeleton.

mode-givens = Givens

## Places.

cell = R{ $row }C{ $col }
house-row = row { $n }
house-col = column { $n }
house-box = box { $n }
houses-row = { $n ->
    [one] row { $list }
   *[other] rows { $list }
}
houses-col = { $n ->
    [one] column { $list }
   *[other] columns { $list }
}
houses-box = { $n ->
    [one] box { $list }
   *[other] boxes { $list }
}
list = { $most } and { $last }

## Chips.

givens = { $n ->
    [one] { $n } given
   *[other] { $n } givens
}
verdict-none = no solution
verdict-one = one solution
verdict-several = several solutions
verdict-undecided = solutions unknown

# What follows the point stays together: its spaces do not break.
graded = { $grade } · ER { $er }
er-beyond = 9.5+
grade-easy = Easy
grade-medium = Medium
grade-hard = Hard
grade-fiendish = Fiendish
grade-extreme = Extreme
grade-nightmare = Nightmare
chip-rating = { $n } of 6

## What fails: the later words may be what does not come.

failed-request = That could not be done. The board is unchanged.
failed-worker = The engine stopped, and a new one is ready: press again. The board is unchanged.
failed-fetch = This could not be loaded. Check the connection, then press again.
failed-silent = The engine stopped responding twice: this may be too big for this device. The board is unchanged.

## The status line.


## Notices.

engine-lost = The engine does not start. You can still play by hand. Reload the page to try again.
