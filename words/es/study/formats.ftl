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

broken-cells = { $n ->
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
format-damaged = Esto parece el formato «{ $what }», pero { $why }.
not-held = Nonet no puede guardar esto, así que se ha omitido: { $what }.
not-held-rules = Sin estas reglas es otro sudoku.
which-heading = ¿Qué sudoku?
which-board = { $n ->
    [one] Hay { $n } sudoku.
    [many] Hay { $n } de sudokus: elija uno.
   *[other] Hay { $n } sudokus: elija uno.
}
boards-label = Sudokus de este texto
choose-board = Poner este en el tablero
boards-cut = La lista muestra los primeros { $n } de { $all }.
formats-label = Formato
format-lacks = En este formato no cabe: { $what }.
format-holds = En este formato cabe todo lo que hay en el tablero.
copy-format = Copiar esto
save-format = Guardar como archivo
copied-format = el tablero en este formato
formats-offered = { $n ->
    [one] { $n } formato admite este tablero.
    [many] { $n } de formatos admiten este tablero: elija uno.
   *[other] { $n } formatos admiten este tablero: elija uno.
}
formats-read = { $n ->
    [one] Además de tableros sencillos se lee { $n } formato.
    [many] Además de tableros sencillos se leen { $n } de formatos.
   *[other] Además de tableros sencillos se leen { $n } formatos.
}
examples-note = Tableros sencillos de cualquier tamaño: en una línea, en filas, en un marco, como tabla, con candidatos. Líneas de la biblioteca de HoDoKu y los enlaces de Nonet. Y lo que escriben otros programas, cada uno con un ejemplo del mismo sudoku:
