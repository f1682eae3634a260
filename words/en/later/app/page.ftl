# The page itself, what is seen a moment after its start: hidden workspaces and sheets, work, notices, keys.

## The skeleton.

copy-givens = Givens in one line
copy-board = Board in one line
copy-framed = Board with a frame
copy-candidates = With candidates
copy-library = HoDoKu library line
examples = What can be pasted?
export = In other formats
timer-runs = Time: { $time }. Press to pause.
timer-stands = Paused at { $time }. Press to go on.
paused = Paused: the board is hidden. Press the time, or type, to go on.
name-hidden = { $cell }, hidden
path-from = From here on: { $board }
path-saved = The path is saved as a text file.
library-nine = HoDoKu library lines exist for 9×9 boards only.
working-formats = Writing the board in all formats…

## Work.

working-propagate = Deducing…
working-hint = Looking for the next step…
working-shortest = Leaving out what is not needed…
working-solve = Looking for solutions…
working-rate = Rating…
progress = { $nodes } branches tried, { $found } solutions so far
cancelled = Cancelled. The board is unchanged.
outdated = The board changed in the meantime, so nothing was done. Press again.
recovered = Something went wrong and Nonet restarted. Everything that was saved is here.
slow-silent = The engine is not responding: another one is taking over and will start again.

## What is said of games.

game-opened = Game opened.
game-taken = This game cannot be opened now: it is open in another tab, or the one here is not saved yet.
start-again = Another puzzle?
finished-hand = Solved by hand. Next?
finished-hints = { $n ->
    [one] Solved by hand, with { $n } hint. Next?
   *[other] Solved by hand, with { $n } hints. Next?
}
finished-tool = Solved by Nonet. Next?
finished-both = Solved: { $own } by hand, { $tool } by Nonet. Next?
restarted = Back to the givens.
adopted = { $n ->
    [one] { $n } digit is now a given.
   *[other] { $n } digits are now givens.
}
adopted-none = Every digit on the board is already a given.

## Notices.

store-damaged = Part of the saved game could not be read. It has been set aside, and the board was rebuilt from the rest.
store-short = The last saved changes could not be found, so the board is as it was before them.
store-save-damaged = Save the damaged part as a file
store-forget-damaged = Remove it
store-understood = OK
brought-changes = { $n ->
    [one] The last change was missing from the browser’s database. It was restored from the backup copy.
   *[other] The last { $n } changes were missing from the browser’s database. They were restored from the backup copy.
}
brought-damaged = The game was damaged in the browser’s database. It was fully restored from the backup copy.
brought-games = { $n ->
    [one] The browser had lost its database. { $n } game was restored from the backup copy.
   *[other] The browser had lost its database. { $n } games were restored from the backup copy.
}
old-games = { $n } old games are kept, { $size } kB in all.
old-games-ask = This permanently removes { $n } games, last changed between { $first } and { $last }, { $size } kB in all. The newest games and those in open tabs stay.
old-games-save = Save them as a file
old-games-remove = Remove them…
old-games-remove-now = Remove them now
old-games-keep = Keep them

## The sheet of keys.

help-arrows = move
help-empty = to the next empty cell
help-wasd = move
help-ends = first and last cell of the row
help-corners = first and last cell of the board
help-pages = up and down by one box
help-digits = enter a digit; a given also moves on to the next cell
help-shift = mark it in the corner
help-ctrl = mark it in the centre
help-both = colour the cell
help-clear = clear the cell: its digit, then centre, corner, colours; when typing givens, 0 and . move on, ⌫ goes back
help-modes = type digits, corner marks, centre marks, colours
help-next = the next of these modes; when typing givens, the next cell
help-givens = type givens
help-eliminate = rule computed candidates out, or bring them back
help-extend = select more cells
help-roam = move without selecting
help-toggle = select or deselect the cell
help-row = select the row
help-all = select all cells
help-invert = select the others instead
help-candidates = show or hide the computed candidates
help-propagate = Propagate
help-step = one step
help-hint = Hint; again for more
help-enter = apply the hint, or check for repeated digits
help-solve = Solve
help-rate = Rate
help-undo = undo
help-redo = redo
help-paste = paste a puzzle, anywhere on the page
help-copy = copy the board
help-escape = select one cell, stop highlighting; cancel, or close a result
help-help = this sheet
key-shift = Shift
key-space = Space
key-home = Home
key-end = End
key-page-up = PgUp
key-page-down = PgDn
key-delete = Del
key-enter = Enter
key-escape = Esc
keys-note = Press a key in this list to change it.
key-wait = Press the new key for “{ $what }”. Esc leaves it as it is; Del removes the key.
key-kept = Nothing was changed.
key-not-free = { $key } cannot be used: it types, copies, pastes or leaves the board.
key-set = { $key } is now the key for “{ $what }”.
key-was = It no longer works for “{ $what }”.
key-none = “{ $what }” no longer has a key.
keys-usual = All keys are the default ones again.
