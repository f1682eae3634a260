# The formats of other programs: their names, what is said of texts in them, and of boards taken along in them. The
# command line uses the names and the reasons, too.

format-nonet = Nonet: what follows the # in its links
format-sudoku-coach = sudoku.coach state
format-sudokuwiki = SudokuWiki string
format-opensudoku = OpenSudoku game
format-opensudoku-file = OpenSudoku file
format-1gsudoku = Sudoku 10’000 file (.1gsudoku)
format-ksudoku = KSudoku file
format-gnome = GNOME Sudoku saved game
format-f-puzzles = f-puzzles link
format-sudokupad = SudokuPad link
format-sudokupad-scf = SudokuPad link, short code
format-sudokuwiki-link = SudokuWiki link
format-sudoku-exchange = SudokuExchange link
format-sudoku-coach-link = sudoku.coach link
format-penpa = Penpa+ link
format-solo = Solo game (Simon Tatham’s puzzles)
format-sudokuwiki-1 = SudokuWiki string, version 1
format-sudokuwiki-0 = SudokuWiki string, 81 sets
format-sukaku = Sukaku, 729 characters
format-puzzle-bank = SudokuExchange puzzle bank
format-gsf = gsf’s table of puzzles
format-csv = CSV with a column of puzzles
format-latex = LaTeX, package sudoku
format-html = HTML table
format-markdown = Markdown table
format-json = JSON, Python or JavaScript list
format-sdk = SadMan and SudoCue puzzle (.sdk)
format-sdx = SudoCue game (.sdx)
format-simple-sudoku = Simple Sudoku game (.ss)
format-susser = Susser string
format-marked-candidates = grid of candidates with marks
format-circled = board in circled figures
format-sdm = list of puzzles (.sdm)
format-fifty-nine = SudokuExchange short code

## What is wrong with a text.

cells-broken = { $n ->
    [one] it has { $n } cell
   *[other] it has { $n } cells
}
broken-content = a cell makes no sense
broken-packed = it cannot be unpacked; part of it may be missing
broken-too-large = it is larger than any puzzle
broken-name-only = it contains only the name of a puzzle, and nothing is fetched from the network
broken-shape = it is for another kind of board or an unknown version

## What has no place on a board or in a format.

lost-cages = cages
lost-arrows = arrows and other sums along lines
lost-thermometers = thermometers
lost-drawings = lines and marks drawn on the board
lost-diagonals = diagonals without repeats
lost-rules = further rules
lost-fog = fog
lost-corners = marks in corners
lost-colours = colours
lost-history = the history of moves
lost-outside = signs outside the board and between cells
lost-digits = which digits are your own
lost-candidates = eliminated candidates
lost-centre = marks in the centre

## What the page says.

recognised = Recognised: { $what }.
damaged-in-format = This looks like the format “{ $what }”, but { $why }.
