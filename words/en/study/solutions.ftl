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
core-cells = Look at { $cells }.
redundant-cells = Any one of these can be removed: { $cells }.
differing-cells = They differ in { $cells }.
repairs-heading = Possible typing mistakes
no-repairs = Neither changing one given nor swapping two in a row or column leaves exactly one solution.
extras-heading = One more given would leave one solution
no-extras = No single extra given leaves exactly one solution.
repair-change = { $cell }: { $digit } instead of { $was }
repair-add = { $cell }: { $digit }
repair-remove = { $cell }: remove { $was }
repair-swap = Swap { $was } in { $cell } and { $digit } in { $other }
and-more = And { $n } more.
some-undecided = { $n } more were too hard to decide.
solution-number = Solution { $n }
possible-count = { $n } candidates occur in a solution.
possible-unknown = { $n } more were too hard to decide.
possible-note = On the board, candidates that occur in no solution are struck through.
estimate-none = No random walk reached a solution: there may be none, or only a few.
estimate-rough = About { $n } solutions; too few walks reached one to say how accurate this is.
estimate-interval = About { $n } solutions; between { $low } and { $high } with 95 % confidence.
estimate-note = An estimate from random walks through the search tree, after Knuth (1975). Press again for another one.
choices = Guesses made
saved-none = There is no solution, so nothing was saved.
saved-all = { $n ->
    [one] The only solution was saved.
   *[other] All { $n } solutions were saved, one per line.
}
saved-some = { $n } solutions were saved, one per line; there are more.
backdoors-needless = Singles alone solve this puzzle: no digit has to be given away.
backdoors-cell = { $n ->
    [one] One cell is a backdoor: given its digit, singles solve the rest.
   *[other] { $n } cells are backdoors: given the digit of any one of them, singles solve the rest.
}
backdoors-set = { $n ->
    [one] The smallest backdoor has { $size } cells and is the only one of that size: given their digits, singles solve the rest.
   *[other] The smallest backdoors have { $size } cells, and there are { $n } of them: given the digits of any one, singles solve the rest.
}
backdoors-larger = Every backdoor has more than { $size } cells.
backdoors-why-not = No backdoors, because the puzzle has { $why }: they need exactly one.
backdoors-note = A backdoor is a set of cells whose digits, once known, let naked and hidden singles solve the rest. The smallest show how far a puzzle is from being easy.
backdoors-tried = Sets tried
