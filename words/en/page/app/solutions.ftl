# The solutions of a puzzle.

workspace-solutions = Solutions
next-solution = Next
cause-repair = repair
name-shown = { $cell }, { $digit }, shown
name-role-named = { $name }, named in the result
name-role-differs = { $name }, differs between solutions
