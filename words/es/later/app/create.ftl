# The Create workspace.

print = Imprimir
save-svg = Guardar como SVG
create-rest = Cada sudoku tiene exactamente una solución, demostrada por búsqueda exhaustiva, y viene con un certificado. El sudoku anterior queda en el historial.
working-craft = El taller está trabajando…
making = Sudoku { $at } de { $n }: { $attempts } intentos hasta ahora, { $seconds } s
wish-words = Uno de los campos no es un número válido: los dados son números enteros, el menor primero; las dificultades tienen como máximo un decimal, como 4.2.
puzzles = Sudokus
compare-empty = Primero escriba o pegue el otro sudoku.
compare-unread = El otro texto no es un sudoku.
take-all = Añadirlos todos a la biblioteca
forget = Quitar de la lista
forgotten = El sudoku ya no está en la lista. Sigue en el tablero.
print-none = La lista está vacía: no hay nada que imprimir.
