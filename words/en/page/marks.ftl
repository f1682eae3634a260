# The player's own marks, and the cells selected.

mode-corner = Corner
mode-centre = Centre
mode-colour = Colour
said-mode-corner = Typing marks digits in the corner.
said-mode-centre = Typing marks digits in the centre.
said-mode-colour = Typing colours cells.
marks-corner = corner { $digits }
marks-centre = centre { $digits }
colour-red = red
colour-orange = orange
colour-yellow = yellow
colour-green = green
colour-teal = teal
colour-blue = blue
colour-purple = purple
colour-pink = pink
colour-grey = grey
said-noted = Added to { $cell }: { $what }.
said-unnoted = Removed from { $cell }: { $what }.
said-erased-cells = { $n ->
    [one] { $n } cell is empty.
   *[other] { $n } cells are empty.
}
said-filled-cells = { $n ->
    [one] { $digit } in { $n } cell.
   *[other] { $digit } in { $n } cells.
}
said-selected = { $n ->
    [one] { $n } cell selected.
   *[other] { $n } cells selected.
}
said-looks-at = Looking at { $digit }: cells that hold it or may are lit. Esc ends it.
said-locked = { $digit } is locked: press its cells. Esc ends it.
said-looks-away = No digit is looked at.
help-look = look at a digit, or no longer
help-turn = look at the digit before or after
cause-note = marks
vanish = Placed digits clear marks they rule out
from-marks = Hints use my marks
fill-marks = Fill in candidates
drop-marks = Remove wrong marks
compare-marks = Compare my marks
only-mine = Show only my marks
said-only-mine = Only your own marks are shown.
marks-filled = { $n ->
    [one] { $n } candidate filled in as a mark.
   *[other] { $n } candidates filled in as marks.
}
marks-dropped = { $n ->
    [one] { $n } wrong mark removed.
   *[other] { $n } wrong marks removed.
}
marks-missing-computed = { $n ->
    [one] { $n } candidate is not marked.
   *[other] { $n } candidates are not marked.
}
marks-wrong-computed = { $n ->
    [one] { $n } mark is impossible.
   *[other] { $n } marks are impossible.
}
marks-as-computed = Your marks are exactly the computed candidates.
marks-more-cells = { $n ->
    [one] and { $n } more cell
   *[other] and { $n } more cells
}
