# Puzzles that were made.

made = { $n ->
    [one] { $n } sudoku creado. Está en el tablero.
    [many] { $n } de sudokus creados. El primero está en el tablero; elija otro de la lista.
   *[other] { $n } sudokus creados. El primero está en el tablero; elija otro de la lista.
}
certificate = Certificado
copy-certificate = Copiar el certificado
scrambled = En el tablero hay un sudoku equivalente: solo se han intercambiado cifras, filas y columnas.
canonical-is = La forma canónica: la misma para todos los sudokus equivalentes y solo para ellos.
canonical-none = No se conoce la forma canónica de este tablero.
same-puzzle = Equivalentes: intercambiando cifras, filas y columnas, uno se convierte en el otro.
other-puzzle = No son equivalentes: sus formas canónicas son distintas.
