# The formats of other programs: their names, what is said of texts in them, and of boards taken along in them. The
# command line uses the names and the reasons, too.

## What the page says.

not-held = Nonet cannot store this, so it was left out: { $what }.
not-held-rules = Without these rules it is a different puzzle.
which-heading = Which puzzle?
which-board = { $n ->
    [one] There is { $n } puzzle.
   *[other] There are { $n } puzzles: choose one.
}
boards-label = Puzzles in this text
choose-board = Put this one on the board
boards-cut = The first { $n } of { $all } are listed.
formats-label = Format
lacks-in-format = This format cannot store: { $what }.
holds-in-format = This format stores everything on the board.
copy-format = Copy this
save-format = Save as a file
copied-format = the board in this format
formats-offered = { $n ->
    [one] { $n } format can store this board.
   *[other] { $n } formats can store this board: choose one.
}
formats-read = { $n ->
    [one] { $n } format is read besides plain boards.
   *[other] { $n } formats are read besides plain boards.
}
examples-note = Plain boards of any size: in one line, in rows, in a frame, as a table, with candidates. Lines of HoDoKu’s library, and Nonet’s own links. And what other programs write, each with an example of the same puzzle:
