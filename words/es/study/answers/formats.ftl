# The formats of other programs: their names, what is said of texts in them, and of boards taken along in them. The
# command line uses the names and the reasons, too.

format-nonet = Nonet: lo que sigue a # en sus enlaces
format-sudoku-coach = estado de sudoku.coach
format-sudokuwiki = cadena de SudokuWiki
format-opensudoku = partida de OpenSudoku
format-opensudoku-file = archivo de OpenSudoku
format-1gsudoku = archivo de Sudoku 10’000 (.1gsudoku)
format-ksudoku = archivo de KSudoku
format-gnome = partida guardada de Sudoku de GNOME
format-f-puzzles = enlace de f-puzzles
format-sudokupad = enlace de SudokuPad
format-sudokupad-scf = enlace de SudokuPad, código corto
format-sudokuwiki-link = enlace de SudokuWiki
format-sudoku-exchange = enlace de SudokuExchange
format-sudoku-coach-link = enlace de sudoku.coach
format-penpa = enlace de Penpa+
format-solo = partida de Solo (puzles de Simon Tatham)
format-sudokuwiki-1 = cadena de SudokuWiki, versión 1
format-sudokuwiki-0 = cadena de SudokuWiki, 81 conjuntos
format-sukaku = Sukaku, 729 caracteres
format-puzzle-bank = banco de sudokus de SudokuExchange
format-gsf = tabla de sudokus de gsf
format-csv = CSV con una columna de sudokus
format-latex = LaTeX, paquete sudoku
format-html = tabla HTML
format-markdown = tabla Markdown
format-json = lista de JSON, Python o JavaScript
format-sdk = sudoku de SadMan y SudoCue (.sdk)
format-sdx = partida de SudoCue (.sdx)
format-simple-sudoku = partida de Simple Sudoku (.ss)
format-susser = cadena de Susser
format-marked-candidates = cuadrícula de candidatos con marcas
format-circled = tablero en cifras dentro de círculos
format-sdm = lista de sudokus (.sdm)
format-fifty-nine = código corto de SudokuExchange

## What is wrong with a text.

cells-broken = { $n ->
    [one] tiene { $n } celda
    [many] tiene { $n } de celdas
   *[other] tiene { $n } celdas
}
broken-content = una celda no tiene sentido
broken-packed = no se puede descomprimir; quizá falte una parte
broken-too-large = es más grande que cualquier sudoku
broken-name-only = solo contiene el nombre de un sudoku, y no se descarga nada de la red
broken-shape = es para otra clase de tablero o de una versión desconocida

## What has no place on a board or in a format.

lost-cages = jaulas
lost-arrows = flechas y otras sumas a lo largo de líneas
lost-thermometers = termómetros
lost-drawings = líneas y marcas dibujadas en el tablero
lost-diagonals = diagonales sin repeticiones
lost-rules = otras reglas
lost-fog = niebla
lost-corners = marcas en las esquinas
lost-colours = colores
lost-history = el historial de movimientos
lost-outside = signos fuera del tablero y entre celdas
lost-digits = qué cifras son suyas
lost-candidates = candidatos eliminados
lost-centre = marcas en el centro

## What the page says.

recognised = Reconocido: { $what }.
damaged-in-format = Esto parece el formato «{ $what }», pero { $why }.
