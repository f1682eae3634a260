# What a node of each algorithm is, as `nonet lab --list` says it.

node-move = a move: one random swap is tried, then made or rejected
node-board-in-part = a board with some cells filled; expanding it means choosing its next cell
node-candidate-sets = a board of candidate sets, propagated; expanding it means trying each digit of one cell
node-rows = the first rows, as far as they matter to the rest; expanding it means filling the next one in every way
node-matrix = a matrix, partly covered; expanding it means choosing its next item
node-generation = a generation: as many children as the population has boards
node-graph = a graph, partly coloured; expanding it means choosing its next vertex
node-deduction = a board under deduction; expanding it means finding and applying the easiest step
node-relaxation = a relaxation with some candidates fixed; expanding it means choosing one with a fractional value
node-generation-mended = a generation: as many children as the population has boards, each mended by a burst of swaps
node-swaps-of-a-cell = an iteration: the swaps of one cell that breaks a rule are examined, and at most one is made
node-assignment = an assignment to some variables; expanding it means deciding the next one
node-swaps-of-mistakes = an iteration: all swaps that touch a mistake are examined, and one is made
node-whole-board = a whole board; expanding it means trying each digit in its first empty cell
