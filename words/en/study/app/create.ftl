# Puzzles that were made.

made = { $n ->
    [one] { $n } puzzle made. It is on the board.
   *[other] { $n } puzzles made. The first is on the board; choose another from the list.
}
certificate = Certificate
copy-certificate = Copy the certificate
scrambled = An equivalent puzzle is on the board: only its digits, rows and columns have been exchanged.
canonical-is = The canonical form: the same for all equivalent puzzles, and only for them.
canonical-none = This board has no known canonical form.
same-puzzle = Equivalent: exchanging digits, rows and columns turns one puzzle into the other.
other-puzzle = Not equivalent: their canonical forms differ.
