# The page itself, what is seen a moment after its start: hidden workspaces and sheets, work, notices, keys.

## The skeleton.

reach-naked = naked singles
reach-both = both singles
reach-subsets = singles and subsets up to quads
language = Language
theme-system = System
theme-light = Light
theme-dark = Dark
empty-board = Empty board to type on
copy-heading = Copy
text-note = You can also paste anywhere on the page, or drop a text file onto it.
whole-heading = Nonet as a file
whole = Save Nonet as one file
whole-note = All of it, for use without a server: double-click the file to open it. Saving it needs a connection.
keys-heading = Keys
shape-irregular = Irregular
whole-is = This is Nonet in one file. Your games stay in this browser and belong to where the file is now: if you move the file, you start afresh. It cannot update itself.
zoom = Enlarge the board
several = Select several cells
select-all = Select all cells
select-others = Invert the selection
reach = Propagate with
theme = Theme
box-label = Paste or type a puzzle of any size, a link, or text copied from another program; 0 or . is an empty cell
read-box = Put on the board
open-file = Open a text file
peers = Highlight the cells that the selected cell sees
same = Highlight equal digits
letters = Single-letter shortcuts
timer = Timer (pauses while the board is out of sight)
wrap = At the edge, continue on the other side
alphabet = Use letters for digits above 9
size = Board size
usual-keys = Reset keys
