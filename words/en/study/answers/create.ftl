# Puzzles that were made.

wish-givens = That range of givens is empty: put the lower number first.
wish-few = No puzzle on such a board has fewer than { $n } givens. Choose a larger number.
wish-many = Such a board has only { $n } cells. Choose a smaller number of givens.
wish-large = Boards larger than 16×16 need a number of givens and cannot be made minimal: testing every given would take too long.
wish-regions = These regions allow no solution, so they allow no puzzle.
wish-way = A drawn pattern and random digits come with their own symmetry: choose no symmetry, or choose “Removing givens”.
wish-pattern = The board is empty: put any digit into each cell that should be a given.
wish-scale = Difficulty and techniques are available up to 9×9, and most scales for 9×9 only: choose such a board, or any difficulty.
wish-band = No puzzle has such a rating: the scale has no value there. Choose another range.
wish-off-the-path = No solution path has this technique: hints do not use it, or it is switched off. Choose another one.
none-found = None found in { $n } attempts. That does not prove there is none: more attempts or another seed may find one.
proof-of-one = Solutions
proved-by-search = exactly one, proved
minimal = Minimal
minimal-yes = yes, every given is needed
minimal-no = no
minimal-unknown = too hard to decide
minimal-puzzle = minimal
seed = Seed
options = Options
attempts = Attempts
shown-step = On its path
