# Text in and out.

grip = Arrastre esto fuera de la ventana para guardar el tablero como archivo de texto.
qr = Código QR
loaded = { $n ->
    [one] Leído un sudoku con { $n } dado.
    [many] Leído un sudoku con { $n } de dados.
   *[other] Leído un sudoku con { $n } dados.
}
loaded-all = No se omitió nada.
loaded-note = Se omitió una parte del texto: vea la lista.
loaded-repeated = Hay cifras repetidas: Diagnosticar muestra qué lo arreglaría.
opened = { $n ->
    [one] En el tablero hay un sudoku con { $n } dado.
    [many] En el tablero hay un sudoku con { $n } de dados.
   *[other] En el tablero hay un sudoku con { $n } dados.
}
no-told-step = El tablero está aquí, pero no se pudo mostrar el paso del enlace.
passed-over = Omitido:
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
unclear-heading = ¿De qué tablero se trata?
unclear = Este texto puede leerse como { $n } tableros distintos. Elija uno.
reading = { $n }×{ $n }, { $symbols }
symbols-letters = A es 10
symbols-letters-from-one = A es 1
symbols-from-zero = A es 10 y 0 es la última cifra
symbols-numbers = números
symbols-pairs = números de dos cifras
refused-heading = No leído; el tablero no ha cambiado
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
working-qr = Dibujando el código QR…
working-read = Leyendo el texto…
read-so-far = Leyendo el texto… { $n } caracteres revisados, algunos más de una vez
file-large = «{ $name }» es demasiado grande para ser el texto de un tablero ({ $what } bytes). ¿Añadir sus sudokus a la biblioteca?
file-sort = No se leyó «{ $name }»: es del tipo { $what }, pero los sudokus son texto.
file-binary = No se leyó «{ $name }»: no es texto. El byte { $what } es un carácter de control.
file-closed = No se leyó «{ $name }»: el navegador no puede abrirlo. Quizá sea una carpeta o haya cambiado.
copied = Copiado: { $what }.
not-copied = El navegador no permitió copiar. Seleccione el texto que se muestra y cópielo.
