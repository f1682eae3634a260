# Solving and rating.

solved-verified = Checked house by house: { $n } of { $n } contain every digit once.
solutions = Solutions
nodes = Branches tried
solve-undo = Undo brings your board back.
ask-hint = Hint will name the digit.
details = Details: all scales
unrated-none = Diagnose shows which givens contradict each other, and what would fix it.
rating = Difficulty
technique = Technique
