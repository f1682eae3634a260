# Las opciones de los algoritmos y su pseudocódigo. Una clave es lo que la fila del algoritmo dice en inglés.

## Nombres de opciones y sus valores.

name-heuristic = orden de las celdas
name-digit-order = orden de las cifras
name-cost = coste
name-branch = ramificar en
name-pairs = pares
name-triples = tríos
name-quads = cuartetos
name-hidden-singles = únicos ocultos
name-fill = casas siempre completas
name-fix-singles = fijar únicos
name-restart = empezar de nuevo tras
name-choose = primera celda de un intercambio
name-schedule = temperaturas
name-temperature = temperatura
name-start = temperatura inicial
name-factor = factor
name-estimate = estimar
name-weight = peso
name-collapse = colapsar
name-collapse-rule = regla de colapso
name-to-solutions = hasta soluciones
name-coursework = práctica
name-neighbours = vecinos
name-swaps = intercambios
name-thesis = las siete de la tesis
name-item = elemento que cubrir
name-look = mirar adelante
name-keep = soluciones guardadas
name-mutation = mutación
name-pressure = presión
name-generations = generaciones
name-population = población
name-techniques = técnicas
name-unique = usar la unicidad
name-presolve = presolver
name-fraction = candidato que fijar
name-burst = ráfaga
name-noise = ruido
name-encoding = codificación
name-stretch = tramo
name-steps = pasos por
name-literals = literales
name-stretches = tramos
name-increment = incremento
name-order = orden de las cifras
name-tenure = plazo
name-spread = margen
name-first = la primera
name-smallest = la menor
name-boxes = cajas
name-rows = filas
name-columns = columnas
name-mistakes = errores
name-any = cualquiera
name-constant = constante
name-cooling = enfriando
name-open-cells = celdas abiertas
name-digits = cifras
name-everywhere = todo lo que se sigue
name-ahead = las celdas vistas
name-nowhere = nada
name-all = todas
name-subsets = subconjuntos
name-singles = únicos
name-on = sí
name-off = no
name-one = lo más cercano a 1
name-half = lo más cercano a un medio
name-extended = ampliada
name-minimal = mínima

## Lo que dicen las opciones, y líneas de pseudocódigo.

line-your-own-order-of-cells-the-open-cell-with-the-least-value-of-this = su propio orden de celdas: primero la celda abierta con el menor valor de esta fórmula
line-your-own-order-of-digits-of-a-cell-the-digit-with-the-least-value = su propio orden de cifras: en cada celda, primero la cifra con el menor valor de esta fórmula
line-your-own-cost-of-a-state-the-one-with-the-least-value-of-this = su propio coste de un estado: primero el de menor valor de esta fórmula
line-the-first-cell-of-a-swap-one-whose-digit-stands-again-in-its-row = la primera celda de un intercambio: una cuya cifra se repite en su fila o columna, o cualquiera
line-the-temperature-is-always-the-same-or-it-cools-down-and-the-board-is = la temperatura es siempre la misma, o baja y el tablero se llena de nuevo cuando se congela
line-by-which-it-cools-down-after-as-many-tries-as-the-square-of-the = la temperatura se multiplica por este factor tras n x n intentos, siendo n el número de celdas intercambiables
line-what-is-estimated-open-cells-or-the-digits-that-must-still-go = qué se estima: las celdas abiertas, o las cifras que aún sobran
line-how-much-the-estimate-counts-beside-the-decisions-made = cuánto cuenta la estimación junto a las decisiones tomadas
line-a-board-with-just-one-successor-is-replaced-by-it-at-once-and-not = un tablero con un solo sucesor se sustituye enseguida por él y no se cuenta
line-on-which-cell-the-first-open-one-or-the-one-with-the-smallest-domain = en qué celda: la primera abierta, o la de dominio mínimo
line-two-cells-of-a-house-with-the-same-two-digits-keep-these-to-themselves = dos celdas de una casa con las mismas dos cifras se las reservan
line-three-cells-of-a-house-with-three-digits-between-them-keep-these-to-themselves = tres celdas de una casa con tres cifras entre todas se las reservan
line-four-cells-of-a-house-with-four-digits-between-them-keep-these-to-themselves = cuatro celdas de una casa con cuatro cifras entre todas se las reservan
line-a-digit-with-one-place-left-in-a-house-goes-there = una cifra a la que solo le queda un sitio en una casa va ahí
line-the-houses-that-hold-every-digit-once-from-the-start-on-cells-are-swapped = las casas que desde el principio tienen cada cifra una vez; dentro de ellas se intercambian celdas
line-cells-that-naked-and-hidden-singles-fill-are-filled-first-and-stay-as-they = las celdas que llenan los únicos desnudos y ocultos se llenan antes y quedan como están
line-after-so-many-iterations-without-a-new-best-the-board-is-filled-afresh-never = tras cuántas iteraciones sin mejorar se llena de nuevo el tablero; 0 es nunca
line-which-the-one-with-the-fewest-options-left-or-the-first = cuál: el que tiene menos opciones, o el primero
line-what-follows-from-a-digit-all-singles-what-the-cells-it-sees-lose-or = qué se sigue de una cifra: todos los únicos, lo que pierden las celdas que ve, o nada
line-on-which-cell-the-one-with-the-smallest-domain-or-the-first-open-one = en qué celda: la de dominio mínimo, o la primera abierta
line-so-many-solutions-are-kept-to-be-shown = cuántas soluciones se guardan para mostrarlas
line-the-share-of-children-that-are-mutated = la parte de los hijos que muta
line-k-in-the-fitness-k-x-the-highest-cost-cost-the-nearer-to-1 = k en la aptitud, k x coste máximo - coste: cuanto más cerca de 1, más se prefieren los tableros mejores
line-after-so-many-it-gives-up = tras cuántas se rinde
line-so-many-boards = cuántos tableros
line-which-all-that-hints-know-up-to-subsets-singles-alone-or-the-thesis-seven = cuáles: todas las de las pistas; hasta subconjuntos; solo únicos; o las siete de la tesis, en su orden
line-also-techniques-that-need-a-unique-solution-if-a-search-proves-that-there-is = también las técnicas que exigen una solución única, si una búsqueda demuestra que lo es
line-singles-decide-what-they-can-before-the-model-is-made-or-every-candidate-is = los únicos deciden lo que pueden antes de hacer el modelo, o cada candidato es una variable
line-which-candidate-is-fixed-the-one-nearest-to-1-or-nearest-to-a-half = qué candidato se fija: el más cercano a 1, o el más cercano a un medio
line-so-many-swaps-are-tried-on-each-child = cuántos intercambios se prueban en cada hijo
line-at-which-these-are-accepted = la temperatura a la que estos se aceptan
line-after-so-many-generations-without-a-new-best-all-boards-are-filled-afresh-never = tras cuántas generaciones sin mejorar se llenan de nuevo todos los tableros; 0 es nunca
line-the-share-of-iterations-in-which-the-cell-is-swapped-by-chance = la parte de las iteraciones en que la celda se intercambia al azar
line-also-the-clauses-that-follow-from-the-others-or-only-what-is-needed = también las cláusulas que se siguen de las otras, o solo las necesarias
line-conflicts-until-it-starts-again-times-1-1-2-1-1-2-4 = conflictos hasta volver a empezar, por 1 1 2 1 1 2 4 …
line-what-a-step-is-a-digit-with-what-it-rules-out-a-literal-or = qué es un paso: una cifra con lo que descarta, un literal o un tramo; los recuentos al final son los mismos
line-how-much-farther-it-sees-each-time = cuánto más lejos ve cada vez
line-the-order-in-which-the-digits-of-a-cell-are-tried = el orden en que se prueban las cifras de una celda
line-a-digit-may-not-return-to-its-cell-for-so-many-iterations-at-least = cuántas iteraciones, por lo menos, una cifra no puede volver a su celda
line-and-for-up-to-so-many-more-by-chance = y hasta cuántas más, al azar
line-the-constant-one-or-that-at-which-a-cooled-board-counts-as-frozen = la temperatura constante; o aquella a la que un tablero que se enfría cuenta como congelado
line-the-temperature-from-which-it-cools-down = la temperatura a la que empieza a enfriarse
line-fill-each-box-or-row-or-column-with-the-digits-it-lacks-in-a = llenar cada caja (o fila, o columna) con las cifras que le faltan, en orden aleatorio
line-if-no-line-lacks-a-digit-a-solution-if-no-two-cells-can-be = si a ninguna línea le falta una cifra: una solución; si no hay dos celdas intercambiables: rendirse
line-if-it-has-cooled-down-in-vain-fill-afresh-heat-up = si se ha enfriado sin éxito: llenar de nuevo y recalentar
line-choose-a-cell-that-breaks-a-rule-and-another-one-of-its-box-by = elegir al azar una celda que incumple una regla y otra de su caja
line-swap-them-if-the-cost-does-not-rise-else-with-probability-e-rise-temperature = intercambiarlas si el coste no sube; si no, con probabilidad e^(-subida / temperatura)
line-that-is-the-best-board-so-far = es el mejor tablero hasta ahora
line-not-swapped-a-hundred-times-go-on = cien veces sin intercambio: seguir
line-if-every-cell-is-filled-a-solution = si todas las celdas están llenas: una solución
line-cell-the-first-empty-cell-row-by-row = celda = la primera vacía, fila por fila
line-for-each-digit-that-its-row-column-and-box-do-not-hold = por cada cifra que no está en su fila, columna ni caja:
line-place-it-and-go-on-from-the-top = ponerla y seguir desde el principio
line-if-none-fits-a-dead-end = si ninguna cabe: un callejón sin salida
line-take-the-last-digit-back-and-try-the-next = quitar la última cifra y probar la siguiente
line-nothing-to-take-back-no-further-solution = nada que quitar: no hay más soluciones
line-cell-the-empty-cell-that-the-fewest-digits-fit-of-several-the-first = celda = la vacía en que caben menos cifras; de varias, la primera
line-cell-the-first-empty-cell-or-the-one-with-the-smallest-domain = celda = la primera vacía, o la de dominio mínimo
line-for-each-digit-of-its-domain = por cada cifra de su dominio:
line-place-it-and-take-it-from-the-domains-of-the-cells-it-sees-go = ponerla y quitarla de los dominios de las celdas que ve; seguir desde el principio
line-if-a-domain-is-empty-a-dead-end = si un dominio está vacío: un callejón sin salida
line-take-the-last-digit-back-restore-the-domains-try-the-next = quitar la última cifra, restaurar los dominios, probar la siguiente
line-cell-the-first-open-cell-or-the-one-with-the-smallest-domain = celda = la primera abierta, o la de dominio mínimo
line-place-it-place-naked-and-hidden-singles-while-there-are-any-go-on-from = ponerla; poner únicos desnudos y ocultos mientras los haya; seguir desde el principio
line-if-a-domain-is-empty-or-a-house-has-no-place-for-a-digit = si un dominio está vacío, o una casa no tiene sitio para una cifra: un callejón sin salida
line-frontier-the-puzzle-propagated-if-that-contradicts-itself-no-solution = frontera = el sudoku, propagado; si se contradice: sin solución
line-take-the-next-board-out-of-the-frontier-if-there-is-none-no-further = sacar de la frontera el tablero siguiente; si no queda ninguno: no hay más soluciones
line-if-each-cell-has-one-digit-a-solution = si cada celda tiene una cifra: una solución
line-cell-the-first-with-several-digits-or-the-one-with-the-fewest = celda = la primera con varias cifras, o la que menos tiene
line-for-each-digit-of-its-set-copy-the-board-place-it-propagate-drop-what = por cada cifra de su conjunto: copiar el tablero, ponerla, propagar; desechar lo que se contradice
line-if-collapsing-and-one-successor-is-left-coursework-that-is-no-solution-go-on = si se colapsa y queda un solo sucesor (práctica: que no es solución): seguir con él
line-to-solutions-a-solution-that-is-the-only-successor-ends-the-search-coursework-it = hasta soluciones: una solución que es el único sucesor termina la búsqueda; práctica: espera en la cola (implica colapsar)
line-put-the-successors-into-the-frontier = poner los sucesores en la frontera
line-if-every-item-is-covered-a-solution = si todos los elementos están cubiertos: una solución
line-item-the-one-with-the-fewest-options-or-the-first = elemento = el que tiene menos opciones, o el primero
line-for-each-option-of-the-item = por cada opción del elemento:
line-cover-its-four-items-take-out-every-option-that-shares-one-go-on-from = cubrir sus cuatro elementos: quitar toda opción que comparta alguno; seguir desde el principio
line-if-the-item-has-no-option-a-dead-end = si el elemento no tiene opciones: un callejón sin salida
line-uncover-the-last-option-s-items-in-the-opposite-order-try-the-next-option = descubrir los elementos de la última opción en orden inverso; probar la siguiente
line-if-every-cell-is-filled-count-a-solution-and-keep-it-on-request = si todas las celdas están llenas: contar una solución y conservarla si se pidió
line-cell-the-open-cell-with-the-smallest-domain-or-the-first = celda = la abierta de dominio mínimo, o la primera
line-place-it-and-what-follows-go-on-from-the-top = ponerla y lo que se sigue; seguir desde el principio
line-nothing-to-take-back-these-are-all = nada que quitar: estas son todas
line-fill-the-empty-cells-of-many-boards-with-random-digits = llenar las celdas vacías de muchos tableros con cifras al azar
line-if-the-best-board-lacks-nothing-a-solution = si al mejor tablero no le falta nada: una solución
line-after-so-many-generations-give-up = tras la última generación permitida: rendirse
line-draw-two-parents-each-by-its-fitness-k-x-the-highest-cost-cost = sortear dos padres, cada uno según su aptitud: k x coste máximo - coste
line-two-children-the-better-boxes-of-both-the-better-rows-or-columns-of-both = dos hijos: las mejores cajas de ambos; las mejores filas, o columnas, de ambos; mutar algunos
line-enough-children-those-better-than-the-worst-take-its-place-or-else-the-best = hijos suficientes: los mejores que el peor ocupan su lugar o, si no, el mejor de ellos
line-the-best-board-is-the-best-so-far = el mejor tablero es el mejor hasta ahora
line-if-every-vertex-is-coloured-a-solution = si todos los vértices tienen color: una solución
line-vertex-the-one-with-the-most-colours-around-it-of-several-the-one-with = vértice = el que tiene más colores alrededor; de varios, el que tiene más vecinos sin color
line-for-each-colour-that-none-of-its-neighbours-has = por cada color que no tiene ninguno de sus vecinos:
line-colour-it-and-go-on-from-the-top = colorearlo y seguir desde el principio
line-if-a-vertex-sees-every-colour-a-dead-end = si un vértice ve todos los colores: un callejón sin salida
line-take-the-last-colour-back-and-try-the-next = quitar el último color y probar el siguiente
line-nothing-to-take-back-no-further-colouring = nada que quitar: no hay más coloreos
line-colour-the-least-that-none-of-its-neighbours-has = color = el menor que no tiene ninguno de sus vecinos
line-if-a-vertex-sees-every-colour-give-up = si un vértice ve todos los colores: rendirse
line-if-a-cell-has-no-candidate-a-house-no-place-or-a-digit-stands = si una celda no tiene candidatos, una casa no tiene sitio para una cifra o una cifra se repite: sin solución
line-for-each-technique-the-easiest-first = por cada técnica, primero la más fácil:
line-if-it-finds-a-step-apply-it-and-go-on-from-the-top = si halla un paso: aplicarlo y seguir desde el principio
line-no-technique-finds-anything-give-up = ninguna técnica halla nada: rendirse
line-solve-the-relaxation-each-candidate-from-0-to-1-the-sums-of-cells-and = resolver la relajación: cada candidato de 0 a 1, las sumas de celdas y casas 1
line-if-every-value-is-whole-a-solution-cut-it-off = si todos los valores son enteros: una solución; excluirla
line-candidate-the-one-nearest-to-1-or-to-a-half-of-those-that-are = candidato = el más cercano a 1, o a un medio, de los que no son ni 0 ni 1
line-fix-it-to-1-and-go-on-from-the-top = fijarlo en 1 y seguir desde el principio
line-if-the-relaxation-has-no-point-a-dead-end = si la relajación no es factible: un callejón sin salida
line-fix-the-last-candidate-to-0-instead-and-go-on-from-the-top = fijar el último candidato en 0 en su lugar y seguir desde el principio
line-if-the-simplex-method-fails-give-up = si el método símplex falla: rendirse
line-fill-many-boards-each-box-with-the-digits-it-lacks-in-a-random-order = llenar muchos tableros: cada caja con las cifras que le faltan, en orden aleatorio
line-after-many-generations-without-a-new-best-fill-all-afresh = tras muchas generaciones sin mejorar: llenarlos todos de nuevo
line-two-parents-each-the-better-of-two-boards-drawn-by-chance = dos padres: cada uno, el mejor de dos tableros sorteados
line-a-child-takes-each-box-from-one-of-them-then-a-burst-of-swaps = un hijo toma cada caja de uno de ellos; luego una ráfaga de intercambios, como en el recocido
line-enough-children-the-best-one-of-before-and-they-are-the-population = hijos suficientes: ellos y el mejor de los anteriores son la población
line-its-best-board-is-the-best-so-far = su mejor tablero es el mejor hasta ahora
line-after-many-iterations-without-a-new-best-fill-afresh = tras muchas iteraciones sin mejorar: llenar de nuevo
line-choose-by-chance-a-cell-whose-digit-stands-again-in-its-row-or-column = elegir al azar una celda cuya cifra se repite en su fila o columna
line-swap-it-with-the-cell-of-its-box-that-leaves-the-least-cost-with = intercambiarla con la celda de su caja que deja el menor coste; con algo de ruido, con cualquiera
line-each-swap-would-raise-the-cost-leave-it = todos los intercambios subirían el coste: dejarla
line-if-every-variable-has-a-value-a-solution = si todas las variables tienen valor: una solución
line-while-a-clause-has-one-literal-left-make-it-true = mientras a una cláusula le quede un solo literal: hacerlo verdadero
line-if-a-clause-has-none-left-a-conflict = si a una cláusula no le queda ninguno: un conflicto
line-learn-a-clause-that-says-why-and-go-back-to-where-it-forces-a = aprender una cláusula que dice por qué y volver a donde fuerza un valor
line-after-so-many-conflicts-start-again-with-what-was-learned = tras cierto número de conflictos: empezar de nuevo con lo aprendido
line-otherwise-decide-a-variable-that-was-in-many-conflicts-of-late = si no, decidir una variable que estuvo en muchos conflictos recientes
line-a-conflict-without-a-decision-no-further-solution = un conflicto sin decisión: no hay más soluciones
line-queue-the-puzzle = cola = el sudoku
line-take-the-first-board-out-of-the-queue-if-there-is-none-no-further = sacar el primer tablero de la cola; si no queda ninguno: no hay más soluciones
line-if-it-is-full-a-solution = si está lleno: una solución
line-cell-its-first-empty-cell-row-by-row = celda = la primera vacía, fila por fila
line-for-each-digit-that-the-row-column-and-box-of-the-cell-do-not = por cada cifra que no está en la fila, columna ni caja de la celda:
line-put-a-copy-with-the-digit-in-the-cell-at-the-end-of-the = poner una copia con la cifra en la celda al final de la cola
line-stack-the-puzzle = pila = el sudoku
line-take-the-top-board-from-the-stack-if-there-is-none-no-further-solution = tomar el tablero de encima de la pila; si no queda ninguno: no hay más soluciones
line-put-a-copy-with-the-digit-in-the-cell-on-the-stack-so-that = poner en la pila una copia con la cifra en la celda, de modo que la primera en orden salga primero
line-take-the-top-board-from-the-stack-if-there-is-none-and-nothing-was = tomar el tablero de encima de la pila; si no queda ninguno y nada quedó oculto: no hay más soluciones
line-if-it-lies-at-the-horizon-pass-over-it-else-cell-its-first-empty = si está en el horizonte: saltarlo; si no, celda = la primera vacía, fila por fila
line-when-the-stack-is-empty-move-the-horizon-and-start-again = cuando la pila está vacía: mover el horizonte y empezar de nuevo
line-of-the-swaps-that-touch-a-mistake-thesis-of-all-its-moves-not-tabu = de los intercambios que tocan un error (tesis: de todos sus movimientos), no tabú o que llevan a un nuevo mejor:
line-swaps-within-the-filled-houses-or-the-thesis-swaps-in-rows-and-columns-a = intercambios dentro de las casas llenas; o los de la tesis: en filas y columnas, y una cifra repetida por una que falta
line-make-the-one-with-the-least-cost-a-digit-may-not-return-to-the = hacer el de menor coste; por un tiempo una cifra no puede volver a la celda que dejó
line-it-leads-to-the-best-board-so-far = lleva al mejor tablero hasta ahora
line-there-is-none-wait = no hay ninguno: esperar
line-states-the-empty-board-once = estados = el tablero vacío, una vez
line-take-the-next-state-of-this-row-if-there-is-none-go-down-a = tomar el siguiente estado de esta fila; si no hay ninguno, bajar una fila
line-for-each-way-to-fill-the-row-the-digits-that-each-column-and-open = para cada manera de llenar la fila: las cifras que tiene ahora cada columna y cada caja abierta
line-the-same-up-to-the-names-of-free-digits-as-before-add-the-counts = igual que antes, salvo los nombres de las cifras libres: sumar las cuentas; si no, un estado nuevo
line-9x9-a-band-is-full-add-the-ways-to-fill-the-other-two-by = 9x9, una banda llena: sumar las maneras de llenar las otras dos, según lo que tienen sus columnas
line-no-row-left-the-counts-are-the-solutions = no quedan filas: las cuentas son las soluciones
line-a-digit-with-only-one-place-in-a-row-column-or-box-or-a = una cifra con un solo lugar en una fila, columna o caja, o una celda con una sola cifra posible: llenarla; repetir
line-if-a-cell-fits-no-digit-or-a-house-has-no-place-for-one = si una celda no admite ninguna cifra o una casa no tiene lugar para una: no hay solución
line-nothing-more-to-fill-search-for-the-rest = nada más que llenar: buscar el resto
line-logic-if-a-cell-has-no-candidate-a-house-no-place-or-a-digit = lógica: si una celda no tiene candidatos, una casa no tiene lugar o una cifra se repite: no hay solución
line-for-each-technique-of-the-list-from-its-start = por cada técnica de la lista, desde el principio:
line-if-it-finds-a-step-apply-it-and-go-on-from-the-list-s = si halla un paso: aplicarlo y seguir desde el principio de la lista
line-none-finds-any-search-with-the-candidates-that-are-left = ninguna halla nada: buscar con los candidatos que quedan
