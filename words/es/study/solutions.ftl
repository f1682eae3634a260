# What is wrong with a puzzle, and how many solutions it may have.

none-repeated = { $n ->
    [one] Sin solución: hay una cifra repetida.
    [many] Sin solución: hay cifras repetidas en { $n } de sitios.
   *[other] Sin solución: hay cifras repetidas en { $n } sitios.
}
none-whatever = Este tablero no tiene ninguna solución.
none-core-minimal = Sin solución: estos { $n } dados se contradicen, y con menos de ellos no habría contradicción.
none-core = Sin solución: estos { $n } dados se contradicen.
one-minimal = Exactamente una solución, y hacen falta todos los dados: el sudoku es mínimo.
one-perhaps-minimal = Exactamente una solución. De algunos dados no se pudo decidir si hacen falta.
one-redundant = { $n ->
    [one] Exactamente una solución, incluso sin uno de los dados: el sudoku no es mínimo.
    [many] Exactamente una solución, incluso sin uno cualquiera de { $n } de dados: el sudoku no es mínimo.
   *[other] Exactamente una solución, incluso sin uno cualquiera de { $n } dados: el sudoku no es mínimo.
}
several-differ = Varias soluciones, que difieren en { $n } celdas.
diagnosis-undecided = Demasiado difícil de decidir en el tiempo permitido.
core-cells = Mire { $cells }.
redundant-cells = Cualquiera de estos, por sí solo, se puede quitar: { $cells }.
differing-cells = Difieren en { $cells }.
repairs-heading = Posibles errores al escribir
no-repairs = Ni cambiar un dado ni intercambiar dos de una fila o columna deja exactamente una solución.
extras-heading = Un dado más dejaría una sola solución
no-extras = Ningún dado adicional por sí solo deja exactamente una solución.
repair-change = { $cell }: { $digit } en vez de { $was }
repair-add = { $cell }: { $digit }
repair-remove = { $cell }: quitar { $was }
repair-swap = Intercambiar el { $was } de { $cell } y el { $digit } de { $other }
and-more = Y { $n } más.
some-undecided = { $n } más fueron demasiado difíciles de decidir.
solution-number = Solución { $n }
possible-count = { $n } candidatos aparecen en alguna solución.
possible-unknown = { $n } más fueron demasiado difíciles de decidir.
possible-note = En el tablero aparecen tachados los candidatos que no están en ninguna solución.
estimate-none = Ningún recorrido al azar llegó a una solución: puede que no haya ninguna, o muy pocas.
estimate-rough = Unas { $n } soluciones; llegaron muy pocos recorridos para saber con qué exactitud.
estimate-interval = Unas { $n } soluciones; entre { $low } y { $high } con un 95 % de confianza.
estimate-note = Una estimación por recorridos al azar del árbol de búsqueda, según Knuth (1975). Pulse otra vez para hacer otra.
choices = Conjeturas hechas
saved-none = No hay ninguna solución, así que no se guardó nada.
saved-all = { $n ->
    [one] Guardada la única solución.
    [many] Guardados los { $n } de soluciones, una por línea.
   *[other] Guardadas las { $n } soluciones, una por línea.
}
saved-some = Guardadas { $n } soluciones, una por línea; hay más.
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
