# The page itself: the skeleton, cells and the status line.

## The skeleton.

undo = Undo
start-own = Type, paste or drop a puzzle here.
ready = A puzzle is ready: just type.
propagate = Propagate
hint = Hint
solve = Solve
restart = Back to the givens
adopt = Make these the givens
copy-link = Link to this puzzle
copy-path = Copy as text
save-path = Save as text

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

graded-title = How hard the givens are. ER is Sudoku Explainer’s rating of the hardest step, from 1.0 to about 12; 9.5+ is 9.5 or more; Rate works it out.
chip-conflicts = repeated digits
chip-checking = checking…
chip-with-digits = with your digits: { $verdict }
chip-solved = solved

## Work.

cancel = Cancel

## What fails: the later words may be what does not come.

failed-heading = No answer
slow-fetching = Still loading this part of Nonet…

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
said-filled = { $cell } is filled.
said-mode-givens = Typing enters givens.
said-mode-digits = Typing enters your digits.
said-mode-eliminate = The computed candidates are shown. Typing one rules it out, or brings it back.
undid = Undone: { $what } ({ $cells }).
redid = Redone: { $what } ({ $cells }).
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
no-words = That language could not be loaded. Check the connection, then choose it again.
said-new = A new puzzle: { $grade }. The old one is in the history.
said-shape = A new { $n }×{ $n } board. The old one is in the history.
cleared = The board is empty. The old one is in the history.

## Notices.

store-refused = This browser does not let the page store anything (is this a private window?), so nothing is saved. The link in the address bar keeps the puzzle.
store-failed = The browser’s storage is failing: the latest changes are not saved. Nonet keeps trying.
store-full = The disk is full, or the browser’s share of it: the latest changes are not saved. Nonet keeps trying.
store-newer = Another tab is running a newer version of Nonet, so the latest changes here are not saved. Save the game as a file, then reload this tab.
store-save-game = Save the game as a file
update-ready = A new version is ready.
update-take = Reload to use it
standing-saved = saved
standing-saving = saving…
standing-unsaved = not saved
standing-offline = works offline
cells = { $n ->
    [one] { $n } cell
   *[other] { $n } cells
}
