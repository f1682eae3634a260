# The player's own marks, and the cells selected.

fill-marks = Fill in candidates
compare-marks = Compare my marks
help-look = highlight a digit; again to stop
help-turn = highlight the previous or next digit
help-pairs = highlight cells with two candidates; again to stop
help-away = stop highlighting
read-empty = empty
read-row = Row { $n }: { $cells }
read-col = Column { $n }: { $cells }
read-box-aloud = Box { $n }: { $cells }
read-no-marks = No marks in { $cell }.
help-read-lines = read the row aloud; with Shift, the column
help-read-marks = read the box aloud; with Shift, the marks of the selected cells
help-reach = select up to the first or last cell of the row; with Ctrl, of the board
said-not-shown = { $digit } is not shown in the selected cells, so it cannot be coloured. Esc stops highlighting it.
said-looks-at-pairs = Cells that show two candidates or marks are highlighted. Press the key again to stop.
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
