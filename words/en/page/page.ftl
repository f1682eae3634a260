# The page itself: its skeleton, cells, status, notices and keys.

## The skeleton.

about-puzzle = About this puzzle
undo = Undo
redo = Redo
skip = To the board
menu = More
settings = Settings
language = Language
theme = Theme
theme-system = System
theme-light = Light
theme-dark = Dark
keys = Keys and help
board = Sudoku board
pad = Digits
erase = Erase
mode = Typing enters
mode-givens = Givens
mode-digits = Digits
mode-eliminate = Rule out
workspaces = Workspaces
workspace-solve = Solve
workspace-text = Text
workspace-library = Library
workspace-lab = Lab
workspace-learn = Learn
lab-opens = Loading…
game-opened = Game opened.
game-taken = This game cannot be opened now: another tab has it, or the one here is not saved.
help-me = Help me
do-it = Do it
analyse = Analyse
new = New
start = New puzzle…
start-own = Type, paste or drop a puzzle here.
start-again = Another puzzle?
ready = A puzzle is ready: just type.
paste-mine = Paste or type mine
paste-mine-what = text, a link or a file
teach-me = Teach me
teach-me-what = the techniques
watch-it = Watch it solve
watch-it-what = every deduction in order
empty-board = Empty board to type on
finished-hand = Solved by hand. Next?
finished-hints = { $n ->
    [one] Solved by hand, with { $n } hint. Next?
   *[other] Solved by hand, with { $n } hints. Next?
}
finished-tool = Solved by Nonet. Next?
finished-both = Solved: { $own } by hand, { $tool } by Nonet. Next?
propagate = Propagate
hint = Hint
solve = Solve
rate = Rate
key-solve = Ctrl ⏎
candidates = Computed candidates
reach = Propagate with
reach-naked = naked singles
reach-both = both singles
reach-subsets = singles and subsets up to quads
step = Step
path-short = Path
restart = Back to the givens
adopt = Make these the givens
clear = Clear the board
result = Result
box-label = Paste or type a puzzle of any size, a link or what another program has copied; 0 or . is an empty cell
read-box = Put on the board
open-file = Open a text file
copy-heading = Copy
copy-givens = Givens in one line
copy-board = Board in one line
copy-framed = Board with a frame
copy-candidates = With candidates
copy-link = Link to this puzzle
copy-library = HoDoKu library line
copy-path = Copy as text
save-path = Save as text
path-from = From here on: { $board }
path-saved = The path is saved as a text file.
library-nine = HoDoKu library lines exist for 9×9 boards only.
examples = What can be pasted?
export = In other formats
working-formats = Writing the board in all formats…
text-note = You can also paste anywhere on the page, or drop a text file onto it.
whole-heading = Nonet as a file
whole = Save Nonet as one file
whole-note = All of it, for use without a server: open the file with a double click. Saving it needs the network.
whole-is = This is Nonet in one file. Your games stay in this browser; they belong to where the file is now, so a moved file begins anew. It cannot update itself.
keys-heading = Keys
peers = Highlight the cells that the selected cell sees
same = Highlight equal digits
letters = Single-letter shortcuts
alphabet = Use letters for digits above 9
size = Board size
shape-irregular = Irregular
close = Close

## Places.

cell = R{ $row }C{ $col }
house-row = row { $n }
house-col = column { $n }
house-box = box { $n }
houses-row = { $n ->
    [one] row { $list }
   *[other] rows { $list }
}
houses-col = { $n ->
    [one] column { $list }
   *[other] columns { $list }
}
houses-box = { $n ->
    [one] box { $list }
   *[other] boxes { $list }
}
list = { $most } and { $last }

## Names of cells.

name-empty = { $cell }, empty
name-candidates = { $cell }, empty, candidates { $digits }
name-no-candidates = { $cell }, empty, no candidates
name-given = { $cell }, { $digit }, given
name-own = { $cell }, { $digit }, yours
name-tool = { $cell }, { $digit }, filled in
name-conflicts = { $name }, conflicts with { $cells }
name-role-house = { $name }, look here
name-role-pattern = { $name }, part of the pattern
name-role-set = { $name }, in set { $set }
name-role-out = { $name }, loses { $digits }
name-role-placed = { $name }, becomes { $digits }
name-role-mistake = { $name }, wrong
pad-name = { $digit }, { $left } left
pad-done = { $digit }, complete

## Chips.

givens = { $n ->
    [one] { $n } given
   *[other] { $n } givens
}
verdict-none = no solution
verdict-one = one solution
verdict-several = several solutions
verdict-undecided = solutions unknown
graded = { $grade } · ER { $er }
er-beyond = 9.5+
graded-title = How hard the givens are. ER is Sudoku Explainer’s rating of the hardest step, from 1.0 to about 12; 9.5+ is 9.5 or more, and Rate finds out.
grade-easy = Easy
grade-medium = Medium
grade-hard = Hard
grade-fiendish = Fiendish
grade-extreme = Extreme
grade-nightmare = Nightmare
chip-conflicts = repeated digits
chip-checking = checking…
chip-rating = { $n } of 6
chip-with-digits = with your digits: { $verdict }
chip-solved = solved

## Work.

working-propagate = Deducing…
working-hint = Looking for the next step…
working-shortest = Leaving out what is not needed…
working-solve = Looking for solutions…
working-rate = Rating…
progress = { $nodes } branches tried, { $found } solutions so far
cancel = Cancel
cancelled = Cancelled. The board is unchanged.
outdated = The board changed in the meantime, so nothing was done. Press again.
failed-request = The engine did not understand the request. The board is unchanged.
failed-worker = The engine stopped unexpectedly. The board is unchanged and a new engine is ready: press again.
failed-fetch = The part of the program that does this could not be loaded. Check the connection and press again. If that does not help, the copy of Nonet on the server is incomplete.
failed-silent = The engine stopped responding, and so did its replacement. The board is unchanged. If it happens again, the task is too big for this device.
recovered = Something went wrong and Nonet restarted. Everything that was saved is here.
slow-silent = The engine is not responding: another one is taking over and will start again.
slow-fetching = Still loading the part of the program that does this…
failed-heading = No answer

## The status line.

said-placed = { $digit } in { $cell }.
left = { $n ->
    [one] { $n } left.
   *[other] { $n } left.
}
said-clashes = { $digit } in { $cell } conflicts with { $cells }.
said-erased = { $cell } is empty.
said-marked = Candidate { $digit } eliminated from { $cell }.
said-restored = Candidate { $digit } restored in { $cell }.
said-impossible = { $digit } is impossible in { $cell }: its row, column or box already has one.
said-shown-first = The candidates are now shown. Type the digit again to eliminate it.
said-given = { $cell } is a given. Choose “Givens” to change it.
said-filled = { $cell } is filled, so it has no candidates.
said-mode-givens = Typing enters givens.
said-mode-digits = Typing enters your digits.
said-mode-eliminate = The computed candidates are shown. Typing one rules it out, or brings it back.
undid = Undone: { $what } ({ $cells }).
redid = Redone: { $what } ({ $cells }).
cells = { $n ->
    [one] { $n } cell
   *[other] { $n } cells
}
cause-type = typing
cause-mark = candidate
cause-propagate = Propagate
cause-step = step
cause-solve = Solve
cause-load = new puzzle
cause-restart = back to the givens
cause-adopt = new givens
cause-shape = new board
cause-clear = clear the board
no-undo = Nothing to undo.
no-redo = Nothing to redo.
no-words = That language could not be loaded. Check the connection and choose it again. If that does not help, the copy of Nonet on the server is incomplete.
restarted = Back to the givens.
no-givens = There are no givens to go back to: this board was typed as your own digits. Make them the givens first.
adopted = { $n ->
    [one] { $n } digit is now a given.
   *[other] { $n } digits are now givens.
}
adopted-none = Every digit on the board is a given already.
said-new = A new puzzle: { $grade }. Undo brings back the previous one.
said-shape = A new { $n }×{ $n } board. Undo brings back the previous one.
cleared = The board is empty.

## Notices.

store-refused = This browser does not let the page store anything (is this a private window?), so nothing is saved. The link in the address bar keeps the puzzle.
store-failed = The browser’s storage is failing: the latest changes are not saved. Nonet keeps trying.
store-full = The disk is full, or the browser’s share of it: the latest changes are not saved. Nonet keeps trying.
store-newer = Another tab is running a newer version of Nonet, so the latest changes here are not saved. Save the game as a file, then reload this tab.
store-damaged = Part of the saved game could not be read. It has been kept aside, and the board was rebuilt from the rest.
store-short = The last saved changes could not be found, so the board is as it was before them.
store-save-game = Save the game as a file
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
engine-lost = The engine does not start. You can still play by hand. Reload the page to try again.
update-ready = A new version is ready.
update-take = Reload to use it
standing-saved = saved
standing-saving = saving…
standing-unsaved = not saved
standing-offline = works offline

## The sheet of keys.

help-arrows = move; with Alt, to the next empty cell
help-wasd = move
help-ends = first and last cell of the row; with Ctrl, of the board
help-pages = up and down by one box
help-digits = enter a digit; a given also moves on to the next cell
help-shift = mark it in the corner
help-ctrl = mark it in the centre
help-both = colour the cell
help-clear = clear the cell: its digit, then centre, corner, colours; among givens, 0 and . move on, ⌫ goes back
help-modes = type digits, corner marks, centre marks, colours; Space for the next one
help-givens = type givens; Space for the next cell
help-eliminate = rule computed candidates out, or bring them back
help-extend = select more cells
help-roam = move without selecting
help-toggle = select or deselect the cell
help-row = select the row
help-all = select all cells
help-invert = select the others instead
help-candidates = show or hide the computed candidates
help-propagate = Propagate
help-step = one step; with Shift, one back
help-hint = Hint; again for more
help-enter = apply the hint, or check for repeated digits
help-solve = Solve
help-rate = Rate
help-undo = undo
help-redo = redo
help-paste = paste a puzzle, anywhere on the page
help-copy = copy the board
help-escape = select one cell, look at no digit; cancel, or close a result
help-help = this sheet
key-shift = Shift
key-space = Space
key-arrows = arrows
key-home = Home End
key-pages = PgUp PgDn
key-delete = 0 . Del ⌫
key-enter = Enter
key-escape = Esc
