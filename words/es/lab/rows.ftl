# Las opciones de los algoritmos y su pseudocódigo. Una clave es lo que la fila del algoritmo dice en inglés.

## Nombres de opciones y sus valores.

option-heuristic = orden de las celdas
option-digit-order = orden de las cifras
option-cost = coste
option-branch = ramificar en
option-pairs = pares
option-triples = tríos
option-quads = cuartetos
option-hidden-singles = únicos ocultos
option-fill = casas siempre completas
option-fix-singles = fijar únicos
option-restart = empezar de nuevo tras
option-choose = primera celda de un intercambio
option-schedule = temperaturas
option-temperature = temperatura
option-start = temperatura inicial
option-factor = factor
option-estimate = estimar
option-weight = peso
option-collapse = colapsar
option-collapse-rule = regla de colapso
option-to-solutions = hasta soluciones
option-coursework = práctica
option-neighbours = vecinos
option-swaps = intercambios
option-thesis = las siete de la tesis
option-item = elemento que cubrir
option-look = mirar adelante
option-keep = soluciones guardadas
option-mutation = mutación
option-pressure = presión
option-generations = generaciones
option-population = población
option-techniques = técnicas
option-unique = usar la unicidad
option-presolve = presolver
option-fraction = candidato que fijar
option-burst = ráfaga
option-noise = ruido
option-encoding = codificación
option-stretch = tramo
option-steps = pasos por
option-literals = literales
option-stretches = tramos
option-increment = incremento
option-order = orden de las cifras
option-tenure = plazo
option-spread = margen
option-first = la primera
option-smallest = la menor
option-boxes = cajas
option-rows = filas
option-columns = columnas
option-mistakes = errores
option-any = cualquiera
option-constant = constante
option-cooling = enfriando
option-open-cells = celdas abiertas
option-digits = cifras
option-everywhere = todo lo que se sigue
option-ahead = las celdas vistas
option-nowhere = nada
option-all = todas
option-subsets = subconjuntos
option-singles = únicos
option-on = sí
option-off = no
option-one = lo más cercano a 1
option-half = lo más cercano a un medio
option-extended = ampliada
option-minimal = mínima

## Lo que dicen las opciones, y líneas de pseudocódigo.

line-own-order-of-cells = su propio orden de celdas: primero la celda abierta con el menor valor de esta fórmula
line-own-order-of-digits = su propio orden de cifras: en cada celda, primero la cifra con el menor valor de esta fórmula
line-own-cost = su propio coste de un estado: primero el de menor valor de esta fórmula
line-first-cell-of-a-swap = la primera celda de un intercambio: una cuya cifra se repite en su fila o columna, o cualquiera
line-schedule = la temperatura es siempre la misma, o baja y el tablero se llena de nuevo cuando se congela
line-cooling-factor = la temperatura se multiplica por este factor tras n x n intentos, siendo n el número de celdas intercambiables
line-estimate = qué se estima: las celdas abiertas, o las cifras que aún sobran
line-weight = cuánto cuenta la estimación junto a las decisiones tomadas
line-collapse = un tablero con un solo sucesor se sustituye enseguida por él y no se cuenta
line-first-or-smallest-domain = en qué celda: la primera abierta, o la de dominio mínimo
line-pairs = dos celdas de una casa con las mismas dos cifras se las reservan
line-triples = tres celdas de una casa con tres cifras entre todas se las reservan
line-quads = cuatro celdas de una casa con cuatro cifras entre todas se las reservan
line-hidden-singles = una cifra a la que solo le queda un sitio en una casa va ahí
line-houses-kept-whole = las casas que desde el principio tienen cada cifra una vez; dentro de ellas se intercambian celdas
line-fix-singles = las celdas que llenan los únicos desnudos y ocultos se llenan antes y quedan como están
line-restart-after-iterations = tras cuántas iteraciones sin mejorar se llena de nuevo el tablero; 0 es nunca
line-item = cuál: el que tiene menos opciones, o el primero
line-look-ahead = qué se sigue de una cifra: todos los únicos, lo que pierden las celdas que ve, o nada
line-smallest-domain-or-first = en qué celda: la de dominio mínimo, o la primera abierta
line-solutions-kept = cuántas soluciones se guardan para mostrarlas
line-mutation = la parte de los hijos que muta
line-pressure = k en la aptitud, k x coste máximo - coste: cuanto más cerca de 1, más se prefieren los tableros mejores
line-generations = tras cuántas se rinde
line-population = cuántos tableros
line-techniques = cuáles: todas las de las pistas; hasta subconjuntos; solo únicos; o las siete de la tesis, en su orden
line-uniqueness = también las técnicas que exigen una solución única, si una búsqueda demuestra que lo es
line-presolve = los únicos deciden lo que pueden antes de hacer el modelo, o cada candidato es una variable
line-candidate-to-fix = qué candidato se fija: el más cercano a 1, o el más cercano a un medio
line-swaps-of-a-child = cuántos intercambios se prueban en cada hijo
line-temperature-of-a-child = la temperatura a la que estos se aceptan
line-restart-after-generations = tras cuántas generaciones sin mejorar se llenan de nuevo todos los tableros; 0 es nunca
line-noise = la parte de las iteraciones en que la celda se intercambia al azar
line-encoding = también las cláusulas que se siguen de las otras, o solo las necesarias
line-conflicts-until-restart = conflictos hasta volver a empezar, por 1 1 2 1 1 2 4 …
line-stretch = qué es un paso: una cifra con lo que descarta, un literal o un tramo; los recuentos al final son los mismos
line-step-of-the-horizon = cuánto más lejos ve cada vez
line-digit-order = el orden en que se prueban las cifras de una celda
line-tenure = cuántas iteraciones, por lo menos, una cifra no puede volver a su celda
line-tenure-by-chance = y hasta cuántas más, al azar
line-temperature = la temperatura constante; o aquella a la que un tablero que se enfría cuenta como congelado
line-start-temperature = la temperatura a la que empieza a enfriarse
line-fill-houses = llenar cada caja (o fila, o columna) con las cifras que le faltan, en orden aleatorio
line-no-line-lacks-a-digit = si a ninguna línea le falta una cifra: una solución; si no hay dos celdas intercambiables: rendirse
line-cooled-in-vain = si se ha enfriado sin éxito: llenar de nuevo y recalentar
line-choose-two-cells = elegir al azar una celda que incumple una regla y otra de su caja
line-swap-or-not = intercambiarlas si el coste no sube; si no, con probabilidad e^(-subida / temperatura)
line-best-board-so-far = es el mejor tablero hasta ahora
line-not-swapped = cien veces sin intercambio: seguir
line-every-cell-is-filled = si todas las celdas están llenas: una solución
line-first-empty-cell = celda = la primera vacía, fila por fila
line-each-digit-that-fits = por cada cifra que no está en su fila, columna ni caja:
line-place = ponerla y seguir desde el principio
line-no-digit-fits = si ninguna cabe: un callejón sin salida
line-take-back = quitar la última cifra y probar la siguiente
line-nothing-to-take-back = nada que quitar: no hay más soluciones
line-cell-with-fewest-digits = celda = la vacía en que caben menos cifras; de varias, la primera
line-first-or-smallest-empty-cell = celda = la primera vacía, o la de dominio mínimo
line-each-digit-of-the-domain = por cada cifra de su dominio:
line-place-and-look-ahead = ponerla y quitarla de los dominios de las celdas que ve; seguir desde el principio
line-a-domain-is-empty = si un dominio está vacío: un callejón sin salida
line-take-back-and-restore = quitar la última cifra, restaurar los dominios, probar la siguiente
line-first-or-smallest-open-cell = celda = la primera abierta, o la de dominio mínimo
line-place-and-singles = ponerla; poner únicos desnudos y ocultos mientras los haya; seguir desde el principio
line-domain-or-house-is-empty = si un dominio está vacío, o una casa no tiene sitio para una cifra: un callejón sin salida
line-frontier-is-the-puzzle = frontera = el sudoku, propagado; si se contradice: sin solución
line-take-from-the-frontier = sacar de la frontera el tablero siguiente; si no queda ninguno: no hay más soluciones
line-each-cell-has-one-digit = si cada celda tiene una cifra: una solución
line-cell-with-several-digits = celda = la primera con varias cifras, o la que menos tiene
line-each-digit-of-its-set = por cada cifra de su conjunto: copiar el tablero, ponerla, propagar; desechar lo que se contradice
line-one-successor-is-left = si se colapsa y queda un solo sucesor (práctica: que no es solución): seguir con él
line-collapse-rule = hasta soluciones: una solución que es el único sucesor termina la búsqueda; práctica: espera en la cola (implica colapsar)
line-put-the-successors = poner los sucesores en la frontera
line-every-item-is-covered = si todos los elementos están cubiertos: una solución
line-item-with-fewest-options = elemento = el que tiene menos opciones, o el primero
line-each-option = por cada opción del elemento:
line-cover-its-items = cubrir sus cuatro elementos: quitar toda opción que comparta alguno; seguir desde el principio
line-item-has-no-option = si el elemento no tiene opciones: un callejón sin salida
line-uncover = descubrir los elementos de la última opción en orden inverso; probar la siguiente
line-every-cell-is-filled-count = si todas las celdas están llenas: contar una solución y conservarla si se pidió
line-smallest-open-cell = celda = la abierta de dominio mínimo, o la primera
line-place-and-what-follows = ponerla y lo que se sigue; seguir desde el principio
line-these-are-all = nada que quitar: estas son todas
line-fill-with-random-digits = llenar las celdas vacías de muchos tableros con cifras al azar
line-best-board-is-a-solution = si al mejor tablero no le falta nada: una solución
line-too-many-generations = tras la última generación permitida: rendirse
line-two-parents-by-fitness = sortear dos padres, cada uno según su aptitud: k x coste máximo - coste
line-two-children = dos hijos: las mejores cajas de ambos; las mejores filas, o columnas, de ambos; mutar algunos
line-children-replace-the-worst = hijos suficientes: los mejores que el peor ocupan su lugar o, si no, el mejor de ellos
line-the-best-board-is-the-best = el mejor tablero es el mejor hasta ahora
line-every-vertex-is-coloured = si todos los vértices tienen color: una solución
line-most-constrained-vertex = vértice = el que tiene más colores alrededor; de varios, el que tiene más vecinos sin color
line-each-free-colour = por cada color que no tiene ninguno de sus vecinos:
line-colour-the-vertex = colorearlo y seguir desde el principio
line-vertex-sees-every-colour = si un vértice ve todos los colores: un callejón sin salida
line-take-the-colour-back = quitar el último color y probar el siguiente
line-no-further-colouring = nada que quitar: no hay más coloreos
line-least-free-colour = color = el menor que no tiene ninguno de sus vecinos
line-no-colour-is-left = si un vértice ve todos los colores: rendirse
line-grid-contradicts = si una celda no tiene candidatos, una casa no tiene sitio para una cifra o una cifra se repite: sin solución
line-each-technique = por cada técnica, primero la más fácil:
line-apply-and-go-on = si halla un paso: aplicarlo y seguir desde el principio
line-no-technique-finds = ninguna técnica halla nada: rendirse
line-solve-the-relaxation = resolver la relajación: cada candidato de 0 a 1, las sumas de celdas y casas 1
line-every-value-is-whole = si todos los valores son enteros: una solución; excluirla
line-choose-a-fraction = candidato = el más cercano a 1, o a un medio, de los que no son ni 0 ni 1
line-fix-to-1 = fijarlo en 1 y seguir desde el principio
line-relaxation-is-infeasible = si la relajación no es factible: un callejón sin salida
line-fix-to-0 = fijar el último candidato en 0 en su lugar y seguir desde el principio
line-simplex-fails = si el método símplex falla: rendirse
line-fill-many-boards = llenar muchos tableros: cada caja con las cifras que le faltan, en orden aleatorio
line-fill-all-afresh = tras muchas generaciones sin mejorar: llenarlos todos de nuevo
line-two-parents-by-chance = dos padres: cada uno, el mejor de dos tableros sorteados
line-child-takes-boxes = un hijo toma cada caja de uno de ellos; luego una ráfaga de intercambios, como en el recocido
line-enough-children = hijos suficientes: ellos y el mejor de los anteriores son la población
line-its-best-board-is-the-best = su mejor tablero es el mejor hasta ahora
line-fill-afresh = tras muchas iteraciones sin mejorar: llenar de nuevo
line-choose-a-mistake = elegir al azar una celda cuya cifra se repite en su fila o columna
line-swap-with-the-best = intercambiarla con la celda de su caja que deja el menor coste; con algo de ruido, con cualquiera
line-leave-it = todos los intercambios subirían el coste: dejarla
line-every-variable-is-set = si todas las variables tienen valor: una solución
line-unit-clauses = mientras a una cláusula le quede un solo literal: hacerlo verdadero
line-clause-is-empty = si a una cláusula no le queda ninguno: un conflicto
line-learn-a-clause = aprender una cláusula que dice por qué y volver a donde fuerza un valor
line-restart = tras cierto número de conflictos: empezar de nuevo con lo aprendido
line-decide-a-variable = si no, decidir una variable que estuvo en muchos conflictos recientes
line-conflict-without-decision = un conflicto sin decisión: no hay más soluciones
line-queue-is-the-puzzle = cola = el sudoku
line-take-from-the-queue = sacar el primer tablero de la cola; si no queda ninguno: no hay más soluciones
line-board-is-full = si está lleno: una solución
line-its-first-empty-cell = celda = la primera vacía, fila por fila
line-each-digit-that-fits-the-cell = por cada cifra que no está en la fila, columna ni caja de la celda:
line-copies-to-the-queue = poner una copia con la cifra en la celda al final de la cola
line-stack-is-the-puzzle = pila = el sudoku
line-take-from-the-stack = tomar el tablero de encima de la pila; si no queda ninguno: no hay más soluciones
line-copies-to-the-stack = poner en la pila una copia con la cifra en la celda, de modo que la primera en orden salga primero
line-take-from-the-stack-to-the-end = tomar el tablero de encima de la pila; si no queda ninguno y nada quedó oculto: no hay más soluciones
line-at-the-horizon = si está en el horizonte: saltarlo; si no, celda = la primera vacía, fila por fila
line-move-the-horizon = cuando la pila está vacía: mover el horizonte y empezar de nuevo
line-swaps-of-mistakes = de los intercambios que tocan un error (tesis: de todos sus movimientos), no tabú o que llevan a un nuevo mejor:
line-swaps-within = intercambios dentro de las casas llenas; o los de la tesis: en filas y columnas, y una cifra repetida por una que falta
line-make-the-best-swap = hacer el de menor coste; por un tiempo una cifra no puede volver a la celda que dejó
line-leads-to-the-best-board = lleva al mejor tablero hasta ahora
line-no-swap-wait = no hay ninguno: esperar
line-states-are-the-empty-board = estados = el tablero vacío, una vez
line-take-the-next-state = tomar el siguiente estado de esta fila; si no hay ninguno, bajar una fila
line-each-way-to-fill-the-row = para cada manera de llenar la fila: las cifras que tiene ahora cada columna y cada caja abierta
line-same-up-to-names = igual que antes, salvo los nombres de las cifras libres: sumar las cuentas; si no, un estado nuevo
line-band-is-full = 9x9, una banda llena: sumar las maneras de llenar las otras dos, según lo que tienen sus columnas
line-no-row-left = no quedan filas: las cuentas son las soluciones
line-singles = una cifra con un solo lugar en una fila, columna o caja, o una celda con una sola cifra posible: llenarla; repetir
line-nothing-fits = si una celda no admite ninguna cifra o una casa no tiene lugar para una: no hay solución
line-search-for-the-rest = nada más que llenar: buscar el resto
line-logic-contradicts = lógica: si una celda no tiene candidatos, una casa no tiene lugar o una cifra se repite: no hay solución
line-each-technique-of-the-list = por cada técnica de la lista, desde el principio:
line-apply-and-go-on-from-the-list = si halla un paso: aplicarlo y seguir desde el principio de la lista
line-none-finds-search = ninguna halla nada: buscar con los candidatos que quedan
