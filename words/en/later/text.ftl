# Text in and out.

grip = Drag this out of the window to save the board as a text file.
qr = QR code
loaded = { $n ->
    [one] Read a puzzle with { $n } given.
   *[other] Read a puzzle with { $n } givens.
}
loaded-all = Nothing was skipped.
loaded-note = Some of the text was skipped: see the list.
loaded-repeated = Some digits are repeated: Diagnose shows what would fix that.
opened = { $n ->
    [one] A puzzle with { $n } given is on the board.
   *[other] A puzzle with { $n } givens is on the board.
}
no-told-step = The board is here, but the step in the link could not be shown.
passed-over = Skipped:
ignored-border = { $n ->
    [one] { $n } border line
   *[other] { $n } border lines
}
ignored-comment = { $n ->
    [one] { $n } comment
   *[other] { $n } comments
}
ignored-damaged = { $n ->
    [one] { $n } damaged line
   *[other] { $n } damaged lines
}
ignored-more = { $n ->
    [one] { $n } more puzzle after the first
   *[other] { $n } more puzzles after the first
}
ignored-separators = separators between the cells
ignored-header = a heading
ignored-leading = text before the puzzle
ignored-trailing = text after the puzzle
ignored-conclusion = the line’s conclusion: the board is the one before it
parse-size = Found { $n } cells. The nearest board, { $side }×{ $side }, has { $cells }.
parse-not-soon = No board begins in the first { $n } characters of this long text.
parse-regions = The map under [Regions] does not divide the board into regions of equal size.
parse-case-fields = A HoDoKu library line has 7 fields, each after a colon; this one has { $n }.
parse-case = Field { $n } of this HoDoKu library line cannot be read. It should hold { $what }.
case-technique = the technique’s number, four or five figures
case-digits = digits, or x
case-board = 81 cells, with + before digits that are not givens
case-candidates = candidates as digit, row and column, such as 517
unclear-heading = Which board is meant?
unclear = This text can be read as { $n } different boards. Choose one.
reading = { $n }×{ $n }, { $symbols }
symbols-letters = A is 10
symbols-letters-from-one = A is 1
symbols-from-zero = A is 10 and 0 is the last digit
symbols-numbers = numbers
symbols-pairs = two-figure numbers
refused-heading = Not read; the board is unchanged
parse-empty = This text contains no puzzle.
parse-large = This text is too large: { $n } bytes or more, and the limit is one million.
parse-binary = This is not text: byte { $n } is a control character.
parse-length = Found { $n } cells where { $cells } are needed.
parse-short = Line { $line } is too short: { $n } cells instead of { $side }.
parse-long = Line { $line } is too long: { $n } cells instead of { $side }.
parse-few = Too few lines: { $n } instead of { $side }.
parse-many = Too many lines: { $n } instead of { $side }.
parse-candidates = This looks like a grid of candidates, but in some cells a digit is repeated or not valid on this board.
parse-broken-link = This link is incomplete or damaged.
parse-newer-link = This link comes from a newer version of Nonet. Reload the page to get that version.
parse-address = This is a link to another page, which Nonet cannot read. Open it there and copy the puzzle as digits.
parse-code = This is a code of letters and figures, such as SudokuWiki’s S9B, which Nonet cannot read. Copy the puzzle as digits.
parse-char = The character { $char } in line { $line }, column { $column } is neither a digit from 1 to 9 nor a sign for an empty cell.
parse-like = It looks like { $n }: is that what you meant?
parse-repeated = { $n ->
    [one] A given is repeated.
   *[other] { $n } givens are repeated.
}
working-qr = Drawing the QR code…
working-read = Reading the text…
read-so-far = Reading the text… { $n } characters checked, some more than once
file-large = “{ $name }” is too large for the text of one board ({ $what } bytes). Add its puzzles to the library?
file-sort = “{ $name }” was not read: its type is { $what }, but puzzles are text.
file-binary = “{ $name }” was not read: it is not text. Byte { $what } is a control character.
file-closed = “{ $name }” was not read: the browser cannot open it. It may be a folder, or it may have changed.
copied = Copied: { $what }.
not-copied = The browser did not allow copying. Select the text shown and copy it.
