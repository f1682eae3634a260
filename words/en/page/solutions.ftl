# The solutions of a puzzle.

workspace-solutions = Solutions
count = Count
diagnose = Diagnose
possible = True candidates
estimate = Estimate
save = Save all as text
next-solution = Next
previous-solution = Previous
solutions-rest = Count finds how many solutions the givens have and shows them. Diagnose says what is wrong with the givens and what would fix it.
working-count = Counting solutions…
working-diagnose = Diagnosing…
working-possible = Testing every candidate…
working-estimate = Estimating…
working-save = Writing out the solutions…
counted-none = No solution.
counted-one = Exactly one solution.
counted-all = Exactly { $n } solutions.
counted-some = At least { $n } solutions; counting stopped there.
shown = Solution { $n } of the { $of } found is on the board, for viewing only.
differing-note = ≠ marks the cells where these solutions differ.
none-repeated = { $n ->
    [one] No solution: a digit is repeated.
   *[other] No solution: digits are repeated in { $n } places.
}
none-whatever = No solution, whatever the givens.
none-core-minimal = No solution: these { $n } givens contradict each other, and any fewer of them would not.
none-core = No solution: these { $n } givens contradict each other.
one-minimal = Exactly one solution, and every given is needed: the puzzle is minimal.
one-perhaps-minimal = Exactly one solution. Whether every given is needed could not be settled for all of them.
one-redundant = { $n ->
    [one] Exactly one solution, even without one of the givens: the puzzle is not minimal.
   *[other] Exactly one solution, even without any one of { $n } givens: the puzzle is not minimal.
}
several-differ = Several solutions, which differ in { $n } cells.
diagnosis-undecided = Too hard to decide in the time allowed.
core-cells = Look at { $cells }.
redundant-cells = Each of these alone is not needed: { $cells }.
differing-cells = They differ in { $cells }.
repairs-heading = Possible typing mistakes
no-repairs = Changing a single cell never leaves exactly one solution.
extras-heading = One more given would leave one solution
no-extras = No single extra given leaves exactly one solution.
repair-change = { $cell }: { $digit } instead of { $was }
repair-add = { $cell }: { $digit }
repair-remove = { $cell }: remove { $was }
and-more = And { $n } more.
some-undecided = { $n } more were too hard to decide.
solution-number = Solution { $n }
possible-count = { $n } candidates occur in a solution.
possible-unknown = { $n } more were too hard to decide.
possible-note = On the board, candidates that occur in no solution are struck through.
estimate-none = No random walk reached a solution: there may be none, or only a few.
estimate-exact = Exactly { $n } solutions.
estimate-rough = About { $n } solutions; too few walks arrived to say how accurate that is.
estimate-interval = About { $n } solutions; between { $low } and { $high } with 95 % confidence.
estimate-note = An estimate from random walks through the search tree, after Knuth (1975). Press again for another one.
choices = Guesses made
saved-none = There is no solution, so nothing was saved.
saved-all = All { $n } solutions saved, one per line.
saved-some = { $n } solutions saved, one per line; there are more.
said-repaired = Changed: { $what }. Undo takes it back.
cause-repair = repair
name-shown = { $cell }, { $digit }, shown
name-role-named = { $name }, named in the result
name-role-differs = { $name }, differs between solutions
