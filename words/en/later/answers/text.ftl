# Text in and out.

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
reading = { $n }×{ $n }, { $symbols }
symbols-letters = A is 10
symbols-letters-from-one = A is 1
symbols-from-zero = A is 10 and 0 is the last digit
symbols-numbers = numbers
symbols-pairs = two-figure numbers
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
