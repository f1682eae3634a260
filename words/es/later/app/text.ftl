# Text in and out.

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
unclear-heading = ¿De qué tablero se trata?
unclear = Este texto puede leerse como { $n } tableros distintos. Elija uno.
refused-heading = No leído; el tablero no ha cambiado
working-qr = Dibujando el código QR…
working-read = Leyendo el texto…
read-so-far = Leyendo el texto… { $n } caracteres revisados, algunos más de una vez
file-large = «{ $name }» es demasiado grande para ser el texto de un tablero ({ $what } bytes). ¿Añadir sus sudokus a la biblioteca?
file-sort = No se leyó «{ $name }»: es del tipo { $what }, pero los sudokus son texto.
file-binary = No se leyó «{ $name }»: no es texto. El byte { $what } es un carácter de control.
file-closed = No se leyó «{ $name }»: el navegador no puede abrirlo. Quizá sea una carpeta o haya cambiado.
copied = Copiado: { $what }.
not-copied = El navegador no permitió copiar. Seleccione el texto que se muestra y cópielo.
