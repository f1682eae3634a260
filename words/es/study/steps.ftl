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
nothing-easier = { $n ->
    [one] Antes se probó { $first }, sin hallar nada.
    [many] Antes se probaron { $n } de técnicas, desde { $first } hasta { $last }, sin hallar nada.
   *[other] Antes se probaron { $n } técnicas, desde { $first } hasta { $last }, sin hallar nada.
}
shortest = Camino más corto

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
sort-by-effect = Mayores primero
sort-by-ease = Fáciles primero
next-link = Enlace por enlace
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

chain-suppose = Supongamos que { $cells } no es { $digit }.
chain-suppose-group = Supongamos que ninguna de { $cells } es { $digit }.
chain-house = Entonces el { $digit } de { $house } está en { $cells }.
chain-house-group = Entonces el { $digit } de { $house } está en una de { $cells }.
chain-cell = Entonces { $cells } es { $digit }.
chain-set = Entonces { $letter } ({ $set }) tiene todas sus demás cifras, con el { $digit } en { $cells }.
chain-set-group = Entonces { $letter } ({ $set }) tiene todas sus demás cifras, con el { $digit } en una de { $cells }.
chain-not = Luego { $cells } no es { $digit }.
chain-not-group = Luego ninguna de { $cells } es { $digit }.
net-suppose = Supongamos que { $cells } es { $digit }.
net-suppose-not = Supongamos que { $cells } no es { $digit }.
net-branch = { $set }: supongamos que { $cells } es { $digit }.
net-cover = Si { $fins } no es { $digit }, { $base } tienen su { $digit } en { $cover }, uno en cada una. Luego una de estas es cierta: un sitio de { $base } en { $house }, o { $fins }.
net-covers = Si ninguna de { $fins } es { $digit }, { $base } tienen su { $digit } en { $cover }, uno en cada una. Luego una de estas es cierta: un sitio de { $base } en { $house }, o una de { $fins }.
net-house = Entonces el { $digit } de { $house } ha de estar en { $cells }.
net-cell = Entonces a { $cells } solo le queda el { $digit }.
net-not = Luego { $cells } no es { $digit }.
net-locked = Los lugares que le quedan al { $digit } en { $base } están en { $cover }, así que { $cells } no es { $digit }.
net-subset = Ahora { $digits } llenan { $set }, así que { $cells } no es { $digit }.
net-fish = Los lugares que le quedan al { $digit } en { $base } están en { $cover }, así que { $cells } no es { $digit }.
net-try = Dentro de eso, supongamos que { $cells } es { $digit }.
net-fail = Así que, dentro de eso, { $cells } no es { $digit }.
net-no-place = Pero entonces { $house } no tiene sitio para el { $digit }.
net-empty = Pero entonces a { $cells } no le queda nada.
net-twice = Pero { $cells } no pueden ser ambas { $digit }.
net-both = Pero { $cells } no puede ser dos cifras.
net-clash = Pero { $cells } tendría que ser { $digit }.
chain-itself = Así que hasta lo contrario lleva a esto: { $first }. Por tanto { $outcome }.
claim = { $cells } es { $digit }
claim-group = una de { $cells } es { $digit }
set-line = { $set }: { $cells }, todas las cifras { $digits } menos una.
set-common = Solo uno de { $set } y { $other } puede tener el { $digit }.
set-crossing = { $set }: { $cells }, en la { $house } y también en la { $other }.
set-side = { $set }: { $cells }, en la { $house }, que ofrece { $digits }.
set-base = { $set }: { $cells }, la base, con cifras de { $digits }.
set-targets = { $set }: { $cells }, los objetivos.
set-loop = { $set }: { $cells }, el bucle: cada celda comparte una casa con la siguiente, y la última con la primera.
set-guardians = { $set }: { $cells }, los guardianes: los demás lugares en esas casas.
turn-half = Media vuelta lleva los dados sobre sí mismos, con algunas cifras intercambiadas.
turn-quarter = Un cuarto de vuelta lleva los dados sobre sí mismos, con algunas cifras intercambiadas.
turn-diagonal = La reflexión en la diagonal de la esquina superior izquierda a la inferior derecha lleva los dados sobre sí mismos, con algunas cifras intercambiadas.
turn-antidiagonal = La reflexión en la diagonal de la esquina superior derecha a la inferior izquierda lleva los dados sobre sí mismos, con algunas cifras intercambiadas.
turn-moved = { $digits } ocupan unas el lugar de otras.
turn-fixed = Sin cambio: { $digits }.
als-lacks = Si a { $set } le falta el { $digit }, tiene { $left }.
als-has = Si { $set } tiene el { $digit }, a { $other } le falta, y tiene { $left }.
als-next = Con el { $digit } en { $set }, a { $other } le falta, y tiene { $left }.
als-ring = Luego uno de { $one } y { $other } tiene la primera de estas cifras y el otro la segunda, y ambos tienen todas las demás: { $outcome }.
stem-cell = Si { $stem } es { $digit }, { $set } es { $left }.
stem-set = Si { $stem } es { $digit }, a { $set } le falta, y tiene { $left }.
fish-no-fin = Si { $fins } no es { $digit }, todos los lugares del { $digit } en { $base } están en { $cover }, así que estas no tienen otro { $digit }.
fish-no-fins = Si ninguna de { $fins } es { $digit }, todos los lugares del { $digit } en { $base } están en { $cover }, así que estas no tienen otro { $digit }.
fish-fin = Si { $fins } es { $digit }, nada que la vea es { $digit }.
fish-fins = Si una de ellas es { $digit }, nada que las vea todas es { $digit }.
colour-line = { $set }: { $digit } en { $cells }.
colour-either = Uno de los dos colores es verdadero: todo { $set }, o todo { $other }.
legend-strong = fuerte: si el primero es falso, el siguiente es verdadero
legend-weak = débil: si el primero es verdadero, el siguiente es falso

## Hints.

hint-where = { $technique }: mire en la { $house }.
hint-level = pista { $n } de 5
hint-more = Más detalles
hint-apply = Aplicar
hint-finished = El tablero está completo y es correcto.
hint-none = No se encontró ningún paso: ninguna de las técnicas elegidas avanza más.
hint-no-solution = El sudoku no tiene solución, así que ningún paso puede ayudar.
hint-undecided = No hubo tiempo de averiguar si el tablero tiene solución, así que no se da ninguna pista.
mistakes-also = { $n ->
    [one] Y { $n } error más.
    [many] Y { $n } de errores más.
   *[other] Y { $n } errores más.
}
marks-read = Sus marcas son correctas, y este paso se encontró con ellas.
is-not = { $cell } sin { $digits }
is-marked = { $digits } en { $cell }
footing-alone = Este paso no depende de sus marcas: también lo dan los candidatos calculados.
footing-relies = De sus marcas: { $what }.
footing-shown = El tablero por sí solo da lo mismo, con técnicas hasta { $technique }.
footing-unshown = No se encontró una deducción rápida sin sus marcas.
footing-hidden = Lo ocultan marcas imposibles: { $what }.
footing-other = Solo con los candidatos calculados, el paso siguiente sería: { $technique }.
footing-other-hidden = Ese lo ocultan marcas imposibles: { $what }.
mend = Corregir { $cell }
mend-all = Corregir todo
marks-right = Nada de lo que ha escrito o borrado está mal.
marks-missing = { $n ->
    [one] Con este paso aún puede eliminar { $n } candidato.
    [many] Con este paso aún puede eliminar { $n } de candidatos.
   *[other] Con este paso aún puede eliminar { $n } candidatos.
}
mistake-digit = { $cell } no puede ser { $digit }: con esa cifra el sudoku no tiene solución.
mistake-erased = { $cell } necesita el candidato { $digit }, que se eliminó.
mistake-unmarked = Sus marcas excluyen { $digit } de { $cell }, pero es su cifra.
mistake-together = Sus cifras hasta { $digit } en { $cell } no dejan ninguna solución; sin esa, sí la hay.
