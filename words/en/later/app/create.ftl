# The Create workspace.

print = Print
save-svg = Save as SVG
create-rest = Every puzzle has exactly one solution, proved by exhaustive search, and comes with a certificate. The puzzle before it stays in the history.
working-craft = The workshop is working…
making = Puzzle { $at } of { $n }: { $attempts } attempts so far, { $seconds } s
wish-words = One of the fields is not a valid number: givens are whole numbers, the lower one first; ratings have at most one decimal, as in 4.2.
puzzles = Puzzles
compare-empty = Type or paste the other puzzle first.
compare-unread = The other text is not a puzzle.
take-all = Add all of them to the library
forget = Remove from the list
forgotten = The puzzle was removed from the list. It stays on the board.
print-none = The list is empty, so there is nothing to print.
