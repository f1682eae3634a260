# The board without WebAssembly.

plain-board = Sudoku board
plain-pad = Digits
plain-cell = R{ $row }C{ $col } { $digit }
plain-empty = empty
plain-repeated = { $cell }, repeated
plain-left = { $digit }, { $left } left
plain-erase = Erase
plain-undo = Undo
plain-clear = Clear the board
plain-print = Print
plain-sound = No digit is repeated
plain-clashes = { $n ->
    [one] { $n } cell holds a repeated digit
   *[other] { $n } cells hold repeated digits
}
plain-kept = What you type is kept in the address of this page: bookmark it or copy it.
