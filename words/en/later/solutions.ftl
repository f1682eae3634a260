# The solutions of a puzzle.

count = Count
diagnose = Diagnose
possible = True candidates
estimate = Estimate
backdoors = Backdoors
save = Save all as text
previous-solution = Previous
solutions-rest = Count finds how many solutions the givens have and shows them. Diagnose says what is wrong with the givens and what would fix it.
working-count = Counting solutions…
working-diagnose = Diagnosing…
working-possible = Testing every candidate…
working-estimate = Estimating…
working-backdoors = Looking for backdoors…
working-save = Writing out the solutions…
counted-none = No solution.
counted-one = Exactly one solution.
counted-all = Exactly { $n } solutions.
counted-some = At least { $n } solutions; counting stopped there.
shown = Solution { $n } of the { $of } found is on the board, for viewing only.
differing-note = ≠ marks the cells where these solutions differ.
said-repaired = Changed: { $what }. Undo takes it back.
