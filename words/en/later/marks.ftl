# The player's own marks, and the cells selected.

vanish = Placed digits clear marks they rule out
from-marks = Hints use my marks
help-look = look at a digit, or no longer
help-turn = look at the digit before or after
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
