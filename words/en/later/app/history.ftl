# The tree of changes, savepoints, what is only supposed.

history-rest = Nothing has been done yet.
no-givens = There are no givens to go back to: this board was typed as your own digits. Make them the givens first.
givens-stay = This puzzle is being played, so its givens stay as they are. To change them, edit the puzzle.
edit-puzzle = Edit the puzzle
starts-here = This puzzle’s game begins here: there is nothing more to undo. The previous puzzle is kept.
previous-puzzle = Back to the previous puzzle
past-place = change { $at } · { $n } in all
past-start = The beginning
past-run = { $n ->
    [one] { $n } change, the last: { $what }
   *[other] { $n } changes, the last: { $what }
}
past-change = { $what } ({ $cells })
past-emptied = { $cell } emptied
past-unnamed = Savepoint
past-named = Savepoint “{ $name }”
past-supposed = what if
past-here = you are here
past-here-already = You are already there.
past-left = { $n ->
    [one] { $n } change undone. It stays in the history.
   *[other] { $n } changes undone. They stay in the history.
}
past-entered = { $n ->
    [one] { $n } change redone.
   *[other] { $n } changes redone.
}
savepoint-name = Name of this savepoint
unsave = Remove savepoint
past-saved = This place is a savepoint.
past-saved-already = This place is already a savepoint.
past-unsaved = This place is no longer a savepoint.
replay = Replay from the start
go-there = Go there
last-correct = Back to the last correct board
past-corrected = { $n ->
    [one] { $n } change undone: the board agrees with the solution again. What was undone stays in the history.
   *[other] { $n } changes undone: the board agrees with the solution again. What was undone stays in the history.
}
past-all-correct = Everything on the board agrees with the solution.
past-never-correct = No earlier board with these givens agrees with the solution.
past-no-solution = The givens have no solution, so no board can be called correct.
past-several = The givens have more than one solution, so no digit can be called wrong.
suppose = What if …
supposing = From here on you are trying something out. Keep it or drop it when you know.
supposing-already = You are already trying something out: keep it or drop it first.
keep-supposed = Keep it
drop-supposed = Drop it
supposed-kept = Kept. It is part of your game now.
supposed-dropped = { $n ->
    [one] Dropped: { $n } change undone. It stays in the history as a branch.
   *[other] Dropped: { $n } changes undone. They stay in the history as a branch.
}
supposed-dropped-none = Dropped: there was nothing to undo.
past-cut = { $n } of { $all } rows are shown: those around where you are.
