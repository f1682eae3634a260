# Hints, steps, paths and proofs.

## Techniques.


## Lists of steps, and what hints tell first.

path-heading = Solution path

## Deductions played one after the other.

moment-place = { $at } of { $n }
moment-what = { $what } · { $why }
reason-in = { $technique } in { $house }
concluded = { $cell } = { $digit }
kind-box = only place in a box
kind-line = only place in a line
kind-cell = only digit for a cell
kind-other = several cells
kept = Deductions kept
said-kept = { $n ->
    [one] { $n } deduction is on the board. Undo takes it back.
   *[other] { $n } deductions are on the board. Undo takes them back.
}
finish = Finish
keep = { $n ->
    [one] Keep this one
   *[other] Keep these { $n }
}
undo-all = Undo all
carry-out-all = Carry out all
carry-out = { $n ->
    [one] Carry out this one
   *[other] Carry out { $n }
}
put-away = Dismiss
notation-eureka = Write as Eureka
notation-hodoku = Write as HoDoKu
prove = Prove it
working-prove = Proving…
rows-shown = Showing { $n } of { $all } rows.

## The page of a technique.

what-is = What is “{ $technique }”?
pages-asked = Loading the page…
pages-missing = The page could not be loaded: there is no connection, and it has not been stored yet.
pages-again = Try again

## Contradictions and conflicts.

conflicts = { $n ->
    [one] { $n } repeated digit.
   *[other] { $n } repeated digits.
}
no-conflicts = No digit is repeated.

## Propagate and steps.

step-done = Applied
next-step = Next step
step-back = Step back

## Hints.

mistake-heading = Something is wrong
mended = { $n ->
    [one] Corrected. Undo takes it back.
   *[other] { $n } mistakes corrected. Undo takes them back.
}
