# Text in and out.

ignored-border = { $n ->
    [one] { $n } línea de borde
    [many] { $n } de líneas de borde
   *[other] { $n } líneas de borde
}
ignored-comment = { $n ->
    [one] { $n } comentario
    [many] { $n } de comentarios
   *[other] { $n } comentarios
}
ignored-damaged = { $n ->
    [one] { $n } línea dañada
    [many] { $n } de líneas dañadas
   *[other] { $n } líneas dañadas
}
ignored-more = { $n ->
    [one] { $n } sudoku más tras el primero
    [many] { $n } de sudokus más tras el primero
   *[other] { $n } sudokus más tras el primero
}
ignored-separators = separadores entre las celdas
ignored-header = un encabezado
ignored-leading = texto antes del sudoku
ignored-trailing = texto tras el sudoku
ignored-conclusion = la conclusión de la línea: el tablero es el anterior a ella
parse-size = Se encontraron { $n } celdas. El tablero más cercano, { $side }×{ $side }, tiene { $cells }.
parse-not-soon = En los primeros { $n } caracteres de este texto largo no empieza ningún tablero.
parse-regions = El mapa bajo [Regions] no divide el tablero en regiones del mismo tamaño.
parse-case-fields = Una línea de la biblioteca de HoDoKu tiene 7 campos, cada uno tras dos puntos; esta tiene { $n }.
parse-case = No se puede leer el campo { $n } de esta línea de la biblioteca de HoDoKu. Debería contener { $what }.
case-technique = el número de la técnica, de cuatro o cinco cifras
case-digits = cifras, o x
case-board = 81 celdas, con + ante las cifras que no son dados
case-candidates = candidatos como cifra, fila y columna, como en 517
reading = { $n }×{ $n }, { $symbols }
symbols-letters = A es 10
symbols-letters-from-one = A es 1
symbols-from-zero = A es 10 y 0 es la última cifra
symbols-numbers = números
symbols-pairs = números de dos cifras
parse-empty = No hay ningún sudoku en este texto.
parse-large = Este texto es demasiado grande: { $n } bytes o más; el límite es un millón.
parse-binary = Esto no es texto: el byte { $n } es un carácter de control.
parse-length = Se encontraron { $n } celdas y hacen falta { $cells }.
parse-short = La línea { $line } es demasiado corta: { $n } celdas en vez de { $side }.
parse-long = La línea { $line } es demasiado larga: { $n } celdas en vez de { $side }.
parse-few = Faltan líneas: { $n } en vez de { $side }.
parse-many = Sobran líneas: { $n } en vez de { $side }.
parse-candidates = Esto parece una tabla de candidatos, pero en algunas celdas una cifra se repite o no vale en este tablero.
parse-broken-link = Este enlace está incompleto o dañado.
parse-newer-link = Este enlace es de una versión más nueva de Nonet. Recargue la página para obtenerla.
parse-address = Este es un enlace a otra página, que Nonet no puede leer. Ábralo y copie de allí el sudoku como cifras.
parse-code = Esto es un código de letras y cifras, como el S9B de SudokuWiki, que Nonet no puede leer. Copie el sudoku como cifras.
parse-char = El carácter { $char } de la línea { $line }, columna { $column } no es una cifra del 1 al 9 ni un signo de celda vacía.
parse-like = Se parece al { $n }: ¿se refería a ese?
parse-repeated = { $n ->
    [one] Un dado está repetido.
    [many] Hay { $n } de dados repetidos.
   *[other] Hay { $n } dados repetidos.
}
