# The page itself: the skeleton, cells and the status line.

## The skeleton.

about-puzzle = About this puzzle
skip = To the board
menu = More
pad = Digits
mode-digits = Digits
mode-eliminate = Rule out
workspaces = Workspaces
workspace-solve = Solve
workspace-text = Text
workspace-library = Library
workspace-lab = Lab
workspace-learn = Learn
lab-opens = Loading…
help-me = Help me
do-it = Do it
analyse = Analyse
new = New
paste-mine-what = text, a link or a file
teach-me = Teach me
teach-me-what = the techniques
watch-it = Watch it solve
watch-it-what = every deduction in order
key-solve = Ctrl ⏎
path-short = Path
result = Result
close = Close
redo = Redo
settings = Settings
keys = Keys and help
board = Sudoku board
erase = Erase
mode = Typing enters
start = New puzzle…
paste-mine = Paste or type mine
rate = Rate
candidates = Computed candidates
step = Step
clear = Clear the board
