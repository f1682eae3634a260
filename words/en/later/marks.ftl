# The player's own marks, and the cells selected.

vanish = Placed digits clear marks they rule out
from-marks = Hints use my marks
fill-marks = Fill in candidates
compare-marks = Compare my marks
only-mine = Show only my marks
help-look = look at a digit, or no longer
help-turn = look at the digit before or after
help-pairs = light the cells that show two candidates, or no longer
help-away = look at no digit
read-empty = empty
read-row = Row { $n }: { $cells }
read-col = Column { $n }: { $cells }
read-box-aloud = Box { $n }: { $cells }
read-no-marks = No marks in { $cell }.
help-read-lines = read the row aloud; with Shift, the column
help-read-marks = read the box aloud; with Shift, the marks of the selected cells
help-reach = select up to the first or last cell of the row; with Ctrl, of the board
said-not-shown = { $digit } is not shown in the selected cells, so it takes no colour. Esc ends looking at it.
said-looks-at-pairs = Cells that show two candidates or marks are lit. Its key again ends it.
drop-marks = Remove wrong marks
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
