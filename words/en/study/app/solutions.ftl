# What is wrong with a puzzle, and how many solutions it may have.

core-cells = Look at { $cells }.
redundant-cells = Any one of these can be removed: { $cells }.
differing-cells = They differ in { $cells }.
repairs-heading = Possible typing mistakes
no-repairs = Neither changing one given nor swapping two in a row or column leaves exactly one solution.
extras-heading = One more given would leave one solution
no-extras = No single extra given leaves exactly one solution.
and-more = And { $n } more.
some-undecided = { $n } more were too hard to decide.
solution-number = Solution { $n }
possible-note = On the board, candidates that occur in no solution are struck through.
estimate-note = An estimate from random walks through the search tree, after Knuth (1975). Press again for another one.
choices = Guesses made
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
