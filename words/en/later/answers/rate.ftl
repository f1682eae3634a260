# Solving and rating.

level-easy = easy
level-medium = medium
level-hard = hard
level-unfair = unfair
level-extreme = extreme
solved-never = No solution: even the givens alone have none.
solved-not-so = No solution: the givens alone have one, so one of your digits is wrong.
solved-unknown = No solution. There was not enough time to find out whether the givens alone have one.
solved-one = Exactly one solution.
solved-several = Several solutions, { $n } in all. One of them is shown.
solved-at-least = Several solutions, at least { $n }; counting stopped there. One of them is shown.
