# What is wrong with a puzzle, and how many solutions it may have.

none-repeated = { $n ->
    [one] No solution: a digit is repeated.
   *[other] No solution: digits are repeated in { $n } places.
}
none-whatever = This board has no solution at all.
none-core-minimal = No solution: these { $n } givens contradict each other, and it takes all of them.
none-core = No solution: these { $n } givens contradict each other.
one-minimal = Exactly one solution, and every given is needed: the puzzle is minimal.
one-perhaps-minimal = Exactly one solution. For some givens it could not be decided whether they are needed.
one-redundant = { $n ->
    [one] Exactly one solution, even without one of the givens: the puzzle is not minimal.
   *[other] Exactly one solution, even without any one of { $n } givens: the puzzle is not minimal.
}
several-differ = Several solutions, which differ in { $n } cells.
diagnosis-undecided = Too hard to decide in the time allowed.
repair-change = { $cell }: { $digit } instead of { $was }
repair-add = { $cell }: { $digit }
repair-remove = { $cell }: remove { $was }
repair-swap = Swap { $was } in { $cell } and { $digit } in { $other }
possible-count = { $n } candidates occur in a solution.
possible-unknown = { $n } more were too hard to decide.
estimate-none = No random walk reached a solution: there may be none, or only a few.
estimate-rough = About { $n } solutions; too few walks reached one to say how accurate this is.
estimate-interval = About { $n } solutions; between { $low } and { $high } with 95 % confidence.
saved-none = There is no solution, so nothing was saved.
saved-all = { $n ->
    [one] The only solution was saved.
   *[other] All { $n } solutions were saved, one per line.
}
saved-some = { $n } solutions were saved, one per line; there are more.
