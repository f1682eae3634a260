# The solutions of a puzzle.

counted-none = No solution.
counted-one = Exactly one solution.
counted-all = Exactly { $n } solutions.
counted-some = At least { $n } solutions; counting stopped there.
shown = Solution { $n } of the { $of } found is on the board, for viewing only.
