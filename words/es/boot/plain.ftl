# El tablero sin WebAssembly.

plain-board = Tablero de sudoku
plain-pad = Cifras
plain-cell = F{ $row }C{ $col } { $digit }
plain-empty = vacía
plain-repeated = { $cell }, repetida
plain-left = { $digit }, quedan { $left }
plain-erase = Borrar
plain-undo = Deshacer
plain-clear = Vaciar el tablero
plain-print = Imprimir
plain-sound = No se repite ninguna cifra
plain-clashes = { $n ->
    [one] { $n } celda tiene una cifra repetida
    [many] { $n } de celdas tienen cifras repetidas
   *[other] { $n } celdas tienen cifras repetidas
}
plain-kept = Lo que escribe queda en la dirección de esta página: guárdela o cópiela.
