# What is said on standard error, after "nonet: ".

## Where.

place-line = línea { $n }
place-file = { $name }: línea { $n }
place-lines = líneas { $n } a { $m }
place-file-lines = { $name }: líneas { $n } a { $m }
place-argument = argumento { $n }
place-puzzle = sudoku { $n }
place-input = entrada estándar
place-output = salida estándar

## Files and lines.

no-such-file = no existe
no-such-file-named = no existe el archivo: { $name }
no-permission = sin permiso de lectura
is-folder = es una carpeta
output-is-input = { $output } es también una entrada ({ $input }): no se escribe nada; elija otro nombre para la salida
output-is-busy = otra ejecución lo está escribiendo; espere a que acabe o elija otro nombre
is-packed = está comprimido ({ $what }): descomprímalo antes
gzip-damaged = está comprimido con gzip, pero dañado o incompleto
repeats-one = una cifra se repite, así que no hay solución: { $what }
repeats-several = en { $n } tableros se repite una cifra, así que no tienen solución; el primero, { $place }: { $what }
output-left = { $part } queda de una ejecución que se detuvo: la misma orden con --resume sigue desde ahí; para empezar de nuevo, bórrelo
output-other = { $part } queda de otra orden: repita aquella con --resume o borre el archivo
stopped = detenido tras { $n } líneas, que están en { $part }: la misma orden con --resume sigue desde ahí
stopped-part = detenido: lo hecho está en { $part }
progress = { $n } líneas, { $rate } por segundo
progress-left = { $n } líneas, { $rate } por segundo, faltan { $left }
is-no-text = no es texto
cannot-be-read = no se puede leer
no-utf8 = el byte { $n } no es UTF-8
unclear = ambiguo, se usa la primera lectura: { $readings }
or = { $one }, o bien { $other }
reading = { $side }x{ $side }, { $symbols }
reading-boxes = { $side }x{ $side } con cajas de { $high }x{ $wide }, { $symbols }
from-to = de { $first } a { $last }
from-zero = con 0 como última cifra

## Other programs' formats.

damaged = { $what }, pero dañado: { $why }
passed-over = se omite: { $what }
not-held = no cabe aquí y se deja fuera: { $what }
givens-alone = se parte de los dados; se omiten { $what }
begun-digits = las cifras puestas
begun-candidates = los candidatos eliminados
first-reading = ambiguo, se usa la lectura más probable
cannot-be-written = el formato no admite tableros así

## Steps that are to be proved. Signs are in accents, as in `=>`.

no-board = un paso antes de cualquier sudoku (los sudokus no llevan sangría)
no-step = columna { $column }: se esperaba { $expected }
expected-one-of = { $most } o { $last }
part-a-cell = una celda
part-a-house = una casa
part-a-link-of-two-candidates = un enlace de dos candidatos
part-a-number-of-the-board = un número del tablero
part-a-technique = el nombre de una técnica
part-a-technique-and-a-colon = el nombre de una técnica y dos puntos
part-cells-of-one-house = celdas de una misma casa
part-each-number-once = cada número una sola vez
part-links-in-turns = enlaces fuertes y débiles alternados, fuertes los de los extremos
part-one-cell = una sola celda
part-one-house = una sola casa
part-one-placement = una sola colocación, si el patrón es una casa o nada
part-the-end = el final de la línea
part-the-letter-of-a-second-set = la letra de un segundo conjunto
part-the-letter-of-the-next-set = la letra del conjunto siguiente
part-the-other-colour = / y el otro color
part-the-way-back = el camino de vuelta, o un enlace débil hacia la cadena y otro desde ella
part-what-the-link-stands-on = entre corchetes, en qué se apoya el enlace fuerte

## Puzzles that are made.

made-up-seed = semilla { $seed }
none-found = { $n ->
    [one] no se encontró ninguno en { $n } intento, lo que no demuestra que no exista
    [many] no se encontró ninguno en { $n } de intentos, lo que no demuestra que no exista
   *[other] no se encontró ninguno en { $n } intentos, lo que no demuestra que no exista
}
none-in-time = { $n ->
    [one] no se encontró ninguno en { $n } intento y { $seconds } s, lo que no demuestra que no exista; --seconds dice cuánto se prueba
    [many] no se encontró ninguno en { $n } de intentos y { $seconds } s, lo que no demuestra que no exista; --seconds dice cuánto se prueba
   *[other] no se encontró ninguno en { $n } intentos y { $seconds } s, lo que no demuestra que no exista; --seconds dice cuánto se prueba
}
trying = sudoku { $n }: { $attempts } intentos, { $seconds } s
impossible-givens = el intervalo de dados está vacío: primero va el número menor
impossible-few = ningún sudoku en este tablero tiene menos de { $n } dados
impossible-many = este tablero solo tiene { $n } celdas
impossible-large = los tableros de { $side }x{ $side } necesitan un número de dados, y no se hacen mínimos
impossible-way = estas opciones no se pueden combinar
impossible-pattern = el patrón no tiene ninguna celda, o tiene alguna que no está en el tablero
impossible-scale = las dificultades y las técnicas son para tableros de hasta 9x9, la mayoría de las escalas solo para 9x9
impossible-band = la escala no tiene ningún valor en ese intervalo
impossible-off-the-path = las pistas no usan esta técnica, o debe faltar, así que ningún camino la tiene
impossible-regions = estas regiones no tienen solución

## Values that arguments cannot have.

wrong-size = uno de { $all }; otros, con --boxes
wrong-boxes = dos números, como 2x3, cuyo producto sea 25 como máximo
wrong-numbers = un número, o dos, como 24..26
wrong-rating = SCALE:A..B, como 1.5..4, o easy..hard para hodoku-level; la escala es una de { $all }
wrong-technique = ninguna técnica se llama así; `nonet techniques` las muestra todas
wrong-technique-similar = ninguna técnica se llama así; ¿quería decir { $names }? `nonet techniques` las muestra todas
wrong-pattern = un patrón tiene un signo por celda
wrong-regions = un signo por celda, el mismo en toda la región
one-of = uno de { $all }
fewer-threads = --threads { $wanted }: se usan { $n }
no-experiment = no es un experimento; el Laboratorio los guarda como archivos, o como enlaces con x=
runs-left-out = se omiten { $n } ejecuciones más allá de 100 000
lines-unread = { $n } líneas no son sudokus
lack-impossible = el generador no hace sudokus así
lack-gave-up = con algunas semillas no se encontró ningún sudoku así
lack-no-solution = no se encontró solución para el sudoku inicial
lack-several = el sudoku inicial tiene varias soluciones
lack-too-many = solo se usan los primeros 10 000 sudokus
no-algorithm = no hay ningún algoritmo { $slug }; nonet lab --list los muestra todos
trace-of-one = --trace es para un solo algoritmo
no-option = no hay ninguna opción { $name }
wrong-option = la opción { $name } no puede ser { $value }
wrong-formula = la opción { $name }: { $why }

## What was handed in

check-no-files = no hay archivos que comprobar
check-assignment = una tarea, no una entrega
check-too-long = más de 4 MiB: no es un archivo de Nonet
check-no-json = no es un archivo de Nonet: no se puede leer desde el carácter { $at }
check-other = no es una entrega
check-newer = de una versión más nueva de Nonet
check-field = dañado: falta su campo { $name } o no es correcto

## Arguments that make no sense: what is wrong, a tip, and where there is more.

refused-value = valor no válido '{ $value }' para '{ $argument }'
refused-no-value = hace falta un valor para '{ $argument }' y no se indicó ninguno
refused-more-values = no se esperaba el valor '{ $value }' para '{ $argument }'
refused-argument = no se esperaba el argumento '{ $argument }'
refused-word = no se reconoce la orden '{ $word }'
refused-no-word = '{ $word }' necesita una orden y no se indicó ninguna
refused-missing = faltan los argumentos obligatorios siguientes: { $argument }
refused-together = el argumento '{ $argument }' no se puede usar con { $others }
refused-twice = el argumento '{ $argument }' solo se puede usar una vez
default-is = [por omisión: { $value }]
possible-values = [valores posibles: { $values }]
tip-similar = consejo: ¿quería decir { $names }?
tip-use = consejo: use { $names }
more-by-help = Para saber más, pruebe '--help'.
refused = error: { $why }
