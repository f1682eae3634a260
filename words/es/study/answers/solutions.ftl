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
repair-change = { $cell }: { $digit } en vez de { $was }
repair-add = { $cell }: { $digit }
repair-remove = { $cell }: quitar { $was }
repair-swap = Intercambiar el { $was } de { $cell } y el { $digit } de { $other }
possible-count = { $n } candidatos aparecen en alguna solución.
possible-unknown = { $n } más fueron demasiado difíciles de decidir.
estimate-none = Ningún recorrido al azar llegó a una solución: puede que no haya ninguna, o muy pocas.
estimate-rough = Unas { $n } soluciones; llegaron muy pocos recorridos para saber con qué exactitud.
estimate-interval = Unas { $n } soluciones; entre { $low } y { $high } con un 95 % de confianza.
saved-none = No hay ninguna solución, así que no se guardó nada.
saved-all = { $n ->
    [one] Guardada la única solución.
    [many] Guardados los { $n } de soluciones, una por línea.
   *[other] Guardadas las { $n } soluciones, una por línea.
}
saved-some = Guardadas { $n } soluciones, una por línea; hay más.
