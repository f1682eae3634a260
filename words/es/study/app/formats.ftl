# The formats of other programs: their names, what is said of texts in them, and of boards taken along in them. The
# command line uses the names and the reasons, too.

## What the page says.

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
lacks-in-format = En este formato no cabe: { $what }.
holds-in-format = En este formato cabe todo lo que hay en el tablero.
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
