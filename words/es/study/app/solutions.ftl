# What is wrong with a puzzle, and how many solutions it may have.

core-cells = Mire { $cells }.
redundant-cells = Cualquiera de estos, por sí solo, se puede quitar: { $cells }.
differing-cells = Difieren en { $cells }.
repairs-heading = Posibles errores al escribir
no-repairs = Ni cambiar un dado ni intercambiar dos de una fila o columna deja exactamente una solución.
extras-heading = Un dado más dejaría una sola solución
no-extras = Ningún dado adicional por sí solo deja exactamente una solución.
and-more = Y { $n } más.
some-undecided = { $n } más fueron demasiado difíciles de decidir.
solution-number = Solución { $n }
possible-note = En el tablero aparecen tachados los candidatos que no están en ninguna solución.
estimate-note = Una estimación por recorridos al azar del árbol de búsqueda, según Knuth (1975). Pulse otra vez para hacer otra.
choices = Conjeturas hechas
backdoors-needless = Los únicos bastan para resolver este sudoku: no hace falta revelar nada.
backdoors-cell = { $n ->
    [one] Una celda es puerta trasera: con su cifra, los únicos resuelven el resto.
    [many] { $n } de celdas son puertas traseras: con la cifra de una cualquiera, los únicos resuelven el resto.
   *[other] { $n } celdas son puertas traseras: con la cifra de una cualquiera, los únicos resuelven el resto.
}
backdoors-set = { $n ->
    [one] La menor puerta trasera tiene { $size } celdas y es la única de ese tamaño: con sus cifras, los únicos resuelven el resto.
    [many] Las menores puertas traseras tienen { $size } celdas, y hay { $n }: con las cifras de una cualquiera, los únicos resuelven el resto.
   *[other] Las menores puertas traseras tienen { $size } celdas, y hay { $n }: con las cifras de una cualquiera, los únicos resuelven el resto.
}
backdoors-larger = Toda puerta trasera tiene más de { $size } celdas.
backdoors-why-not = No hay puertas traseras, porque el sudoku tiene { $why }: hace falta exactamente una.
backdoors-note = Una puerta trasera es un conjunto de celdas cuyas cifras, una vez conocidas, permiten resolver el resto con únicos desnudos y ocultos. Las menores muestran cuánto le falta a un sudoku para ser fácil.
backdoors-tried = Conjuntos probados
