# The library: every game, and puzzles that may become one.

search = Search
search-hint = Name, tag, difficulty, digits
sort = Sort by
by-played = Last played
by-created = Added
by-name = Name
by-difficulty = Difficulty
by-progress = Progress
by-givens = Givens
show = Show
any = All
untouched = Not begun
begun = In progress
solved = Solved
solved-ones = Solved
percent = { $n } %
all = All games
deleted-ones = Deleted
folders = Folders
tags = Tags
places = Where
figures = Statistics
no-history = No longer kept
games = Games
rows = { $n ->
    [one] { $count } game
   *[other] { $count } games
}
ticked = { $n ->
    [one] { $count } selected
   *[other] { $count } selected
}
givens = { $n ->
    [one] { $count } given
   *[other] { $count } givens
}
sized = { $side }×{ $side }, { $givens }
rating = ER { $er }
easy = Easy
medium = Medium
hard = Hard
fiendish = Fiendish
extreme = Extreme
nightmare = Nightmare
today = Today, { $time }
yesterday = Yesterday
open-now = open now
not-rated-yet = { $n ->
    [one] { $count } puzzle is not rated yet.
   *[other] { $count } puzzles are not rated yet.
}
tick = Select { $name }
tick-all = Select all
rename = Rename
delete = Delete
restore = Put back
undo = Undo the deletion
undo-removal = Undo the removal
empty = Remove for ever…
really-empty = Remove for ever
ask-empty = Remove the deleted games and their histories for ever? This cannot be undone. A game that is open stays.
emptied = Removed.
not-emptied = { $n ->
    [one] { $count } game stays under Deleted: it is open, or shares its history with a game that is not deleted.
   *[other] { $count } games stay under Deleted: they are open, or share their history with games that are not deleted.
}
deleted = { $n ->
    [one] { $count } game deleted. It stays under Deleted until you remove it for ever.
   *[other] { $count } games deleted. They stay under Deleted until you remove them for ever.
}
deleted-on-board = The game on the board is among them: if you go on playing it, it comes back.
played-on = { $n ->
    [one] { $count } deleted game was continued and is back.
   *[other] { $count } deleted games were continued and are back.
}
restored = { $n ->
    [one] { $count } game put back.
   *[other] { $count } games put back.
}
move-to = Move to…
no-folder = No folder
tag-as = Tag…
new-folder = New folder…
new-tag = New tag…
rename-folder = Rename folder
remove-folder = Remove folder
folder-removed = Folder removed. Its games stay, under All games.
rename-tag = Rename tag
remove-tag = Remove tag
tag-removed = Tag removed. The games stay.
place-is-back = It is back, with its games.
put-into = { $n ->
    [one] { $count } game put into “{ $name }”.
   *[other] { $count } games put into “{ $name }”.
}
put-nowhere = { $n ->
    [one] { $count } game is no longer in a folder.
   *[other] { $count } games are no longer in a folder.
}
tagged = { $n ->
    [one] Tag “{ $name }” added to { $count } game.
   *[other] Tag “{ $name }” added to { $count } games.
}
untagged = { $n ->
    [one] Tag “{ $name }” removed from { $count } game.
   *[other] Tag “{ $name }” removed from { $count } games.
}
named = The game is now called “{ $name }”.
unnamed = The game no longer has a name.
folder-made = Folder “{ $name }” created.
folder-named = The folder is now called “{ $name }”.
folder-known = There is already a folder with this name.
tag-named = The tag is now called “{ $name }”.
tag-known = There is already a tag with this name.
ask-name = Name of the game
ask-folder = Name of the new folder
ask-tag = Name of the new tag
ask-place = New name
ok = OK
cancel = Cancel
import = Import…
backup = Back up
too-many-tags = There cannot be more than 63 tags.
unreadable = This file cannot be read.
not-ours = Another tab has the library open. You can browse it and open games here, but not change anything.
nothing-here = No games here. Every game you play is listed automatically; “Import…” brings in others.
nothing-in-folder = This folder is empty. Select games elsewhere and put them here with “Move to…”.
nothing-tagged = No game has this tag. Select games elsewhere and give it to them with “Tag…”.
nothing-deleted = Nothing is deleted.
nothing-found = No game matches the search and the filter.
reading = Reading the games…
saving = Saving…
unsaved = Changes to the library are not being saved.
damaged-lines = { $n ->
    [one] { $count } line of the library was damaged. Names, folders and tags in it are lost, games are not.
   *[other] { $count } lines of the library were damaged. Names, folders and tags in them are lost, games are not.
}
save-damaged = Save the damaged lines
forget-damaged = Discard them
taking = Reading… { $n } %
taken = { $n ->
    [one] { $count } puzzle added.
   *[other] { $count } puzzles added.
}
games-taken = { $n ->
    [one] { $count } game added.
   *[other] { $count } games added.
}
known-already = { $n ->
    [one] { $count } was already there.
   *[other] { $count } were already there.
}
bad-lines = { $n ->
    [one] { $count } entry is not a puzzle.
   *[other] { $count } entries are not puzzles.
}
pasted = Pasted
backed-up = { $n ->
    [one] Backup written: { $count } game with its history.
   *[other] Backup written: { $count } games with their histories.
}
backed-up-puzzles = { $n ->
    [one] It also contains { $count } puzzle not yet begun.
   *[other] It also contains { $count } puzzles not yet begun.
}
restored-games = { $n ->
    [one] { $count } game restored.
   *[other] { $count } games restored.
}
damaged-at = The file is damaged or cut off at line { $line }; what could be read was added.
other-backup = This backup was written by another version of Nonet, and cannot be read.
figures-none = Nothing solved yet. A puzzle counts once you have solved it yourself; to see times, switch on the timer in the settings.
figures-note = Counted from the games in this library, in this browser only. A game in which Nonet placed digits does not count; a game that you delete is no longer counted.
figures-since = Only what was solved since { $day } is counted.
level = Difficulty
number = Solved
best = Fastest
median = Median
timed = Timed
all-levels = All
unrated = Not rated
in-progress = { $n ->
    [one] { $count } game in progress
   *[other] { $count } games in progress
}
helped = { $n ->
    [one] { $count } solved with Nonet’s digits
   *[other] { $count } solved with Nonet’s digits
}
streak = { $n ->
    [one] { $count } day in a row
   *[other] { $count } days in a row
}
longest = { $n ->
    [one] longest: { $count } day
   *[other] longest: { $count } days
}
save-figures = Save as a table
forget = Reset the statistics…
ask-forget = Leave out everything solved until now? The games stay, with their times.
really-forget = Reset
forgotten = The statistics start again from now.
figures-saved = { $n ->
    [one] Table written: { $count } game.
   *[other] Table written: { $count } games.
}
any-grade = Any difficulty
rate-all = Rate all
rate-no-more = Stop rating
rated-of = { $n } of { $of } rated
save-lines = Save as lines
save-table = Save as a table
exported = { $n ->
    [one] { $count } puzzle saved in a file.
   *[other] { $count } puzzles saved in a file.
}
