# Hints, steps, paths and proofs.

## Techniques.

outcome-place = { $cell } es { $digit }
outcome-out = { $n ->
    [one] { $cells } pierde { $digit }
    [many] { $cells } pierden { $digit }
   *[other] { $cells } pierden { $digit }
}

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

steps = Todos los pasos
shortest = Camino más corto
path-heading = Camino de la solución
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
next-forcing = El paso siguiente sigue suposiciones: una cadena o red forzada.
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
kinds = { $n ->
    [one] { $n } técnica
    [many] { $n } de técnicas
   *[other] { $n } técnicas
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

## Deductions played one after the other.

player = Reproductor
scrub = Deducción mostrada
play = Reproducir
first-step = Primera
last-step = Última
moment-place = { $at } de { $n }
moment-what = { $what } · { $why }
reason-in = { $technique } en la { $house }
concluded = { $cell } = { $digit }
kind-box = único lugar de una caja
kind-line = único lugar de una línea
kind-cell = única cifra de una celda
kind-other = varias celdas
kept = Deducciones conservadas
said-kept = { $n ->
    [one] { $n } deducción está en el tablero. Deshacer la retira.
    [many] { $n } de deducciones están en el tablero. Deshacer las retira.
   *[other] { $n } deducciones están en el tablero. Deshacer las retira.
}
finish = Terminar
keep = { $n ->
    [one] Conservar esta
    [many] Conservar { $n }
   *[other] Conservar { $n }
}
undo-all = Deshacer todo
carry-out-all = Aplicar todas
carry-out = { $n ->
    [one] Aplicar esta
    [many] Aplicar { $n }
   *[other] Aplicar { $n }
}
put-away = Quitar
notation-eureka = Escribir como Eureka
notation-hodoku = Escribir como HoDoKu
sort-by-effect = Mayores primero
sort-by-ease = Fáciles primero
previous-step = Paso anterior
next-step-shown = Paso siguiente
prove = Demostrarlo
working-prove = Demostrando…
proved = { $n ->
    [one] Demostrado solo con el tablero: si su conclusión fuera falsa, no quedaría ninguna manera de cumplir el patrón.
    [many] Demostrado solo con el tablero: si alguna de sus { $n } de conclusiones fuera falsa, no quedaría ninguna manera de cumplir el patrón.
   *[other] Demostrado solo con el tablero: si alguna de sus { $n } conclusiones fuera falsa, no quedaría ninguna manera de cumplir el patrón.
}
proved-unique = Se apoya en que el sudoku tiene exactamente una solución, lo que se ha comprobado.
proof-refused = No demostrado: el comprobador rechaza este paso. No se fíe de él.
proof-undecided = No demostrado: hay demasiados casos para comprobarlos todos.
next-link = Enlace por enlace
rows-shown = Se muestran { $n } de { $all } filas.

## Cadenas, afirmación por afirmación, y conjuntos con letra, uno por uno.

chain-suppose = Supongamos que { $cells } no es { $digit }.
chain-suppose-group = Supongamos que ninguna de { $cells } es { $digit }.
chain-house = Entonces el { $digit } de { $house } está en { $cells }.
chain-cell = Entonces { $cells } es { $digit }.
chain-set = Entonces { $letter } ({ $set }) tiene todas sus demás cifras, con el { $digit } en { $cells }.
chain-not = Luego { $cells } no es { $digit }.
chain-not-group = Luego ninguna de { $cells } es { $digit }.
net-suppose = Supongamos que { $cells } es { $digit }.
net-suppose-not = Supongamos que { $cells } no es { $digit }.
net-branch = { $set }: supongamos que { $cells } es { $digit }.
net-house = Entonces el { $digit } de { $house } ha de estar en { $cells }.
net-cell = Entonces a { $cells } solo le queda el { $digit }.
net-not = Luego { $cells } no es { $digit }.
net-locked = Lo que le queda al { $digit } en { $base } está en { $cover }, así que { $cells } no es { $digit }.
net-subset = Ahora { $digits } llenan { $set }, así que { $cells } no es { $digit }.
net-fish = Lo que le queda al { $digit } en { $base } está en { $cover }, así que { $cells } no es { $digit }.
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

## The sheet of techniques.

techniques = Técnicas
techniques-note = Pista, Todos los pasos y Camino de la solución usan las técnicas marcadas, en este orden. Las calificaciones usan el suyo. En la lista, las flechas suben y bajan, Espacio marca, Alt con una flecha mueve la técnica, y la flecha derecha lleva a su «?».
preset-shipped = Predeterminado
preset-hodoku = Orden de HoDoKu
preset-simple = Únicos e intersecciones
preset-medium = Hasta medio
preset-hard = Hasta difícil
preset-unfair = Hasta injusto
preset-everything = Todas
move-forward = Subir: { $technique }
move-back = Bajar: { $technique }

## The page of a technique.

what-is = ¿Qué es «{ $technique }»?
pages-asked = Cargando la página…
pages-missing = No se pudo cargar la página: no hay conexión y aún no está guardada.
pages-again = Reintentar
also-called = También se llama
learn-find = Buscar
by-level = Ordenar solo por dificultad
no-such-technique = Ninguna técnica se llama así.
back-to-index = Volver al índice
rank = HoDoKu: { $level }, { $score } puntos
rank-by-place = { $level }, por su lugar en el orden de las técnicas
previous-technique = ← { $technique }
next-technique = { $technique } →
example = Ejemplo
example-of = Ejemplo { $at } de { $n }
previous-example = Ejemplo anterior
next-example = Ejemplo siguiente
load-example = Ponerlo en el tablero
load-example-note = Sustituye su tablero y muestra el paso en él. Deshacer recupera su tablero.

## Contradictions and conflicts.

dead-cell = a { $cell } no le queda ningún candidato
dead-house = { $digit } ya no cabe en la { $house }
repeated = { $digit } aparece dos veces en la { $house }
conflict = { $digit } aparece más de una vez en la { $house }: { $cells }
conflicts = { $n ->
    [one] { $n } cifra repetida, marcada en el tablero.
    [many] { $n } de cifras repetidas; cada una está marcada en el tablero.
   *[other] { $n } cifras repetidas; cada una está marcada en el tablero.
}
no-conflicts = No se repite ninguna cifra.

## Looked at.

basis-givens = (Según los dados.)
basis-board = (Según el tablero actual.)

## Propagate and steps.

placed = { $n ->
    [one] { $n } cifra colocada,
    [many] { $n } de cifras colocadas,
   *[other] { $n } cifras colocadas,
}
gone = { $n ->
    [one] { $n } candidato eliminado,
    [many] { $n } de candidatos eliminados,
   *[other] { $n } candidatos eliminados,
}
end-finished = y el tablero está completo.
end-stuck = y ahí se detiene: de esto no se deduce nada más.
end-contradictory = y el tablero se contradice: { $why }.
step-line = { $technique }: { $what }
path = Camino hasta ahora
step-done = Aplicado
next-step = Siguiente paso
step-back = Paso atrás

## Hints.

hint-where = { $technique }: mire en la { $house }.
hint-level = pista { $n } de 5
hint-more = Más detalles
hint-apply = Aplicar
hint-finished = El tablero está completo y es correcto.
hint-none = No se encontró ningún paso: ninguna de las técnicas elegidas avanza más.
hint-no-solution = El sudoku no tiene solución, así que ningún paso puede ayudar.
hint-undecided = No hubo tiempo de averiguar si el tablero tiene solución, así que no se da ninguna pista.
mistake-heading = Algo está mal
mistakes-also = { $n ->
    [one] Y { $n } error más.
    [many] Y { $n } de errores más.
   *[other] Y { $n } errores más.
}
mend = Corregir { $cell }
mend-all = Corregir todo
mended = { $n ->
    [one] Corregido. Deshacer lo revierte.
    [many] { $n } de errores corregidos. Deshacer lo revierte.
   *[other] { $n } errores corregidos. Deshacer lo revierte.
}
marks-right = Nada de lo que ha escrito o borrado está mal.
marks-missing = { $n ->
    [one] Con este paso aún puede eliminar { $n } candidato.
    [many] Con este paso aún puede eliminar { $n } de candidatos.
   *[other] Con este paso aún puede eliminar { $n } candidatos.
}
mistake-digit = { $cell } no puede ser { $digit }: con esa cifra el sudoku no tiene solución.
mistake-erased = { $cell } necesita el candidato { $digit }, que se eliminó.
mistake-together = Sus cifras hasta { $digit } en { $cell } no dejan ninguna solución; sin esa, sí la hay.
