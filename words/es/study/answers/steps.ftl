# Hints, steps, paths and proofs, as the second program finds them.

## The families of techniques, in headings and lists.

family-singles = Únicos
family-intersections = Intersecciones línea–caja
family-subsets = Subconjuntos: pares, tríos, cuartetos
family-fish = Peces
family-single-digit = Patrones de una sola cifra
family-colours = Coloreado
family-uniqueness = Unicidad
family-chains = Cadenas y bucles
family-wings = Alas
family-als = Conjuntos casi bloqueados
family-rare = Patrones raros
family-forcing = Cadenas y redes forzadas

## Lists of steps, and what hints tell first.

hint-cells = Las celdas que importan: { $cells }.
next-singles = El siguiente paso usa un único.
next-intersections = El siguiente paso usa una intersección de línea y caja.
next-subsets = El siguiente paso usa un subconjunto: un par, un trío o un cuarteto.
next-fish = El siguiente paso usa un pez: una cifra en tantas filas como columnas.
next-single-digit = El siguiente paso usa un patrón de una sola cifra.
next-colours = El siguiente paso usa coloreado.
next-uniqueness = El siguiente paso usa la unicidad: impide una segunda solución.
next-chains = El siguiente paso usa una cadena o un bucle.
next-wings = El siguiente paso usa un ala.
next-als = El siguiente paso usa conjuntos casi bloqueados.
next-rare = El siguiente paso usa un patrón raro.
next-forcing = El siguiente paso explora suposiciones: una cadena o red forzada.
steps-found = { $n ->
    [one] { $n } paso, con { $kinds }.
    [many] { $n } de pasos, con { $kinds }.
   *[other] { $n } pasos, con { $kinds }.
}
steps-more = { $n ->
    [one] Al menos { $n } paso, con { $kinds } o más. Se muestra el primero.
    [many] Al menos { $n } de pasos, con { $kinds } o más. Se muestran los { $n } primeros.
   *[other] Al menos { $n } pasos, con { $kinds } o más. Se muestran los { $n } primeros.
}
path-solved = { $n ->
    [one] { $n } paso lleva a la solución, { $hard }.
    [many] { $n } de pasos llevan a la solución, { $hard }.
   *[other] { $n } pasos llevan a la solución, { $hard }.
}
path-stuck = { $n ->
    [one] Tras { $n } paso, { $hard }, estas técnicas no avanzan más.
    [many] Tras { $n } de pasos, { $hard }, estas técnicas no avanzan más.
   *[other] Tras { $n } pasos, { $hard }, estas técnicas no avanzan más.
}
path-easy = todos ellos únicos
path-hard = { $n ->
    [one] { $n } de ellos más que un único
    [many] { $n } de ellos más que únicos
   *[other] { $n } de ellos más que únicos
}
at-step = Paso { $at } de { $n }.
proved = { $n ->
    [one] Demostrado solo con el tablero: si su conclusión fuera falsa, no quedaría ninguna manera de cumplir el patrón.
    [many] Demostrado solo con el tablero: si alguna de sus { $n } de conclusiones fuera falsa, no quedaría ninguna manera de cumplir el patrón.
   *[other] Demostrado solo con el tablero: si alguna de sus { $n } conclusiones fuera falsa, no quedaría ninguna manera de cumplir el patrón.
}
proved-on-marks = { $n ->
    [one] Demostrado con el tablero y sus marcas: si su conclusión fuera falsa, no quedaría ninguna manera de cumplir el patrón.
    [many] Demostrado con el tablero y sus marcas: si alguna de sus { $n } de conclusiones fuera falsa, no quedaría ninguna manera de cumplir el patrón.
   *[other] Demostrado con el tablero y sus marcas: si alguna de sus { $n } conclusiones fuera falsa, no quedaría ninguna manera de cumplir el patrón.
}
proved-unique = Se apoya en que el sudoku tiene exactamente una solución, lo que se ha comprobado.
proof-refused = No demostrado: el comprobador rechaza este paso. No se fíe de él.
proof-undecided = No demostrado: hay demasiados casos para comprobarlos todos.

## Cadenas, afirmación por afirmación, y conjuntos con letra, uno por uno.

claim = { $cells } es { $digit }
claim-group = una de { $cells } es { $digit }

## Hints.

hint-where = { $technique }: mire en la { $house }.
hint-finished = El tablero está completo y es correcto.
hint-none = No se encontró ningún paso: ninguna de las técnicas elegidas avanza más.
hint-no-solution = El sudoku no tiene solución, así que ningún paso puede ayudar.
hint-undecided = No hubo tiempo de averiguar si el tablero tiene solución, así que no se da ninguna pista.
mistakes-also = { $n ->
    [one] Y { $n } error más.
    [many] Y { $n } de errores más.
   *[other] Y { $n } errores más.
}
mistake-digit = { $cell } no puede ser { $digit }: con esa cifra el sudoku no tiene solución.
mistake-erased = { $cell } necesita el candidato { $digit }, que se eliminó.
mistake-unmarked = Sus marcas excluyen { $digit } de { $cell }, pero es su cifra.
mistake-together = Sus cifras hasta { $digit } en { $cell } no dejan ninguna solución; sin esa, sí la hay.
