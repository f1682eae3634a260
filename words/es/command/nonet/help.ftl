# What `nonet --help` says, and `nonet WORD --help`. Names of arguments, values and fields are the same in every language.

## Headings.

heading-usage = Uso
heading-commands = Órdenes
heading-arguments = Argumentos
heading-options = Opciones

## The words.

command-nonet = Resuelve, cuenta, diagnostica, valora y crea sudokus de 4x4 a 25x25 celdas.
command-solve = Muestra una solución de cada sudoku, y si hay otras
command-count = Muestra cuántas soluciones tiene cada sudoku
command-check = Dice qué repite cada tablero en filas, columnas y cajas, y cuántas de sus casas están completas
command-propagate = Muestra el tablero, y los candidatos, donde se detienen los únicos u otras técnicas
command-diagnose = Dice qué le pasa a cada sudoku y qué lo arreglaría
command-path = Muestra la solución completa de cada sudoku por lógica, paso a paso
command-steps = Muestra todos los pasos lógicos que hay ahora en cada sudoku
command-rate = Muestra lo difícil que es cada sudoku, en todas las escalas
command-backdoors = Muestra los menores conjuntos de celdas de cada sudoku que, una vez reveladas, permiten resolver el resto con únicos
command-techniques = Muestra todas las técnicas: el nombre que se usa aquí, el habitual, la familia, la dificultad
command-generate = Crea sudokus con exactamente una solución
command-convert = Escribe sudokus en el formato de otro programa, a partir de cualquier formato que se pueda leer
command-canonical = Muestra la forma canónica de cada sudoku, la misma para todos los equivalentes
command-scramble = Muestra un sudoku equivalente a cada uno, al azar
command-prove = Prueba pasos escritos: cada uno se deduce de su sudoku, y por la razón que da
command-verify-library = Ejecuta cada caso de una biblioteca de técnicas (en el formato de HoDoKu) y muestra cuántos pasan
command-lab = Ejecuta un algoritmo del laboratorio con cada sudoku y cuenta lo que hace
command-completions = Muestra lo que necesita un intérprete de órdenes para completar órdenes y opciones
command-man = Muestra una página del manual: de todas las órdenes, o de una
command-help = Muestra esta ayuda o la de las órdenes indicadas

## Arguments.

argument-help = Muestra la ayuda (más con '--help')
argument-help-long = Muestra la ayuda (un resumen con '-h')
argument-version = Muestra la versión
argument-lang = El idioma de las frases [por omisión: el de la configuración regional]; csv y json son iguales en todos los idiomas
argument-limit = Dejar de contar aquí
argument-seed = La semilla de los números al azar
argument-alone = Juzgar cada paso en el propio sudoku, no en lo que dejan los pasos anteriores
argument-notation = Cómo se escriben los pasos
argument-reasons = Explicar con frases, debajo de cada paso, por qué es correcto
argument-shortest = Quitar los pasos que el camino no necesita
argument-all = Mostrar todos los pasos, y no solo el más sencillo para cada conclusión; un tablero casi vacío de 16x16 o más puede llevar un minuto
argument-candidates = Dibujar también los candidatos de todas las celdas: tras cada paso del camino, o donde se detiene la propagación
argument-framed = Dibujar los tableros en marcos
argument-every = Mostrar todas las soluciones, hasta --limit
argument-rate-no_uniqueness = Calificar en la escala de Explainer sin rectángulos y bucles únicos ni BUG, como en muchas calificaciones publicadas de los más difíciles
argument-no_uniqueness = No dar pasos que cuenten con que la solución sea única
argument-verify = Decir bajo cada solución cuántas de sus casas tienen cada cifra exactamente una vez
argument-exact = Contar todas las soluciones exactamente, por filas o bandas y con memoria: rápido hasta 8x8 y en 9x9
argument-resume = Seguir donde se detuvo la misma orden, si se detuvo
argument-on_error = Qué se escribe para una línea que no se puede leer
value-skip = ninguna fila
value-mark = una fila: `unreadable` como text, line y error como csv y json
argument-output = Escribir las filas en este archivo, que se sobrescribe cuando están completas; - para la salida estándar
argument-propagate-techniques = Propagar con estas técnicas, en este orden: nombres separados por comas, o hints, hodoku, thesis, every [por omisión: naked-single,hidden-single]
argument-solve-techniques = Resolver con estas técnicas, en este orden, hasta donde lleguen, y después por backtracking; nombres como en `nonet path`, thesis para las siete de la escala de 0 a 6
argument-techniques = Buscar pasos solo con estas técnicas, en este orden: nombres separados por comas (`nonet techniques` los escribe), o hints, hodoku, thesis (las siete de la escala de 0 a 6), every [por omisión: hints]
argument-scales = Las escalas, separadas por comas: half-steps, hodoku-level, hodoku-score, explainer, dependency, refutation-sum, whip, braid [por omisión: las cuatro primeras]
argument-images = Calificar también este número de imágenes de cada sudoku (filas, columnas y cifras intercambiadas), y dar el intervalo de calificaciones
argument-inputs = Sudokus, archivos con un sudoku por línea, o - para la entrada estándar
argument-format = Cómo se escriben las filas
argument-threads = En cuántos sudokus se trabaja a la vez [por omisión: tantos como procesadores]
argument-size = La longitud de una fila, en vez de lo que indica la longitud de la línea
argument-boxes = El alto y el ancho de una caja, como 2x3
argument-symbols = Los símbolos de las cifras en tableros con más de nueve
argument-budget = Abandonar un sudoku tras este número de ramas, y decirlo
argument-prove-file = Un sudoku y sus pasos, o varios; - para la entrada estándar
argument-verify-library-file = La biblioteca, un caso por línea
argument-count = Cuántos sudokus se crean
argument-givens = El número de dados: 24..26, ambos incluidos, o 24
argument-symmetry = La simetría de los dados: none, rotate-180, rotate-90, mirror-left-right, mirror-top-bottom, mirror-both, diagonal, antidiagonal, diagonal-both, full
argument-rating = Lo difícil que es: SCALE es half-steps (de 0 a 6), hodoku-level (easy, medium, hard, unfair, extreme), hodoku-score, explainer (hasta 11.9), grade (easy, medium, hard, fiendish, extreme, nightmare: bandas de explainer), dependency, refutation-sum, whip o braid (la longitud del látigo o la trenza más larga que hace falta)
argument-needs = Su camino tiene estas técnicas y nada más difícil, y sin ellas no llega al final; `nonet techniques` escribe los nombres
argument-contains = Su camino tiene estas técnicas, y quizá otras más difíciles
argument-without = Se resuelve sin estas técnicas
argument-pattern = Las celdas de los dados: un signo por celda, . o 0 para una vacía
argument-scatter = Cifras al azar en celdas al azar hasta que haya una sola solución; de 17 a 25 si no se da --givens
argument-minimal = No puede quedar ningún dado que sobre, se pida lo que se pida además
argument-attempts = Abandonar un sudoku tras este número de intentos, y decirlo
argument-generate-size = La longitud de una fila
argument-regions = Regiones irregulares, mediante un mapa en una línea
argument-convert-inputs = Sudokus, enlaces, archivos en cualquier formato que nombre --list, o - para la entrada estándar
argument-to = En qué formato se escribe [por omisión: un sudoku por línea]
argument-convert-list = Mostrar los formatos: nombre, r si se lee, w si se escribe, descripción
argument-list = Mostrar la tabla de algoritmos: nombre, familia, qué es un nodo
argument-algorithm = Con qué algoritmo; si se repite, todos ellos tratan cada sudoku, uno tras otro
argument-experiment = Ejecutar un experimento que el Laboratorio guardó como archivo, o su enlace, y mostrar la tabla que guarda el Laboratorio
argument-export = Mostrar en su lugar el modelo del sudoku para otros programas: cnf o cnf-minimal (DIMACS), gmpl (MathProg), lp (CPLEX)
argument-shell = El intérprete de órdenes
argument-word = La orden, como solve
argument-check = Comprobar archivos entregados por alumnos: repite cada ejecución y muestra el resultado de cada ejercicio, como CSV
argument-trace = Mostrar en su lugar cada suceso de la ejecución, uno por línea: csv o json, como los guarda la página
argument-lab-output = Escribir la traza en este archivo, que se sobrescribe cuando está completa, y mostrar como siempre cómo acabó la ejecución
argument-nodes = Parar tras este número de nodos
argument-memory = Parar cuando se ocupe esta cantidad de memoria
argument-generate-seconds = Abandonar un sudoku tras este número de segundos, y decirlo; con 0 no hay límite [por omisión: 60, sin límite si se da --attempts]
argument-seconds = Parar tras este número de segundos
argument-solutions = Parar tras este número de soluciones [por omisión: 1, o todas si el algoritmo cuenta]

## Values.

value-full = con todo lo que una prueba necesita, las cadenas como bucles, los peces como casas y casas
value-hodoku = como los escribe HoDoKu (látigos y trenzas, como D. Berthier), que omite una parte de eso
value-eureka = con todo lo que una prueba necesita, las cadenas con paréntesis, los peces como base\cobertura
value-text = solo la respuesta
value-csv = un encabezado, y después campos separados por comas
value-json = un objeto por línea
value-letters = de 1 a 9, y después letras desde A = 10
value-letters-from-one = letras desde A = 1
value-from-zero = como letters, pero 0 es la última cifra: de 0 a F
value-numbers = números con algo entre ellos
value-pairs = números de dos cifras: de 01 a 25

## The paragraphs below the arguments.

after-nonet-1 =
    Sudokus, uno por línea: 81 caracteres (o 16, 36, 64, 100, 144, 225, 256, 400, 576, 625) en orden de lectura, con 0 . _ - * x
    o ? para una celda vacía; las cifras después del 9 son letras desde A = 10 (otras convenciones se reconocen por sus signos, o
    con --symbols). También se leen números con algo entre ellos. En la misma línea puede seguir un mapa de regiones de la
    misma longitud. Lo que siga al sudoku tras un espacio, una coma o un # se omite. Las líneas en blanco y las que empiezan
    por # se saltan. Un tablero puede ocupar también varias líneas, una fila en cada una, con marco o sin él; las líneas de 16
    celdas son filas si lo dice --size 16 o si empieza un marco; si no, tableros de 4x4.
after-nonet-2 = Cada argumento es - para la entrada estándar, el nombre de un archivo o un sudoku. Si no hay ninguno, se lee la entrada estándar.
after-nonet-3 =
    Cada respuesta es una línea, en el orden de los sudokus. De una línea que no se puede leer se avisa en la salida de errores
    con su número, y también de una que se podría leer de varias maneras (se toma la más probable). Tras un tablero que se
    leería con otras cajas va el mapa de sus regiones: lo que nonet escribe, nonet lo lee. Las filas de varios archivos como
    csv y json empiezan por file.
after-nonet-4 =
    Estado de salida: 0 si se leyeron y respondieron todas las líneas, 1 si alguna no, 2 si los argumentos no tienen sentido
    o no se puede escribir la salida. none, one, several y undecided son respuestas, y acaban con 0.
after-nonet-5 =
    --output escribe al lado del archivo, en NAME.part, y lo reemplaza al final: si se detiene el programa o se llena el
    disco, el archivo anterior sigue ahí, y la misma orden con --resume sigue con lo hecho. Un archivo que se lee no se puede
    escribir a la vez.
after-solve-1 =
    Como text: la solución; `none`; una solución seguida de ` several`. Con --budget también `undecided`, o una solución seguida
    de ` undecided`. Con --every todas las soluciones, una por línea, y `# 6`, cuántas son, con un + si hay más; con --verify,
    debajo de cada una, cuántas casas tienen cada cifra exactamente una vez (27 de 27).
    Como csv y json: line (número de la línea o del argumento), puzzle, shape (alto x ancho de las cajas, o el mapa de las
    regiones), verdict (none, one, several, undecided), solution (json: null si no se encontró), nodes (ramas recorridas), con
    --every como json también solutions, complete.
after-solve-2 =
    Con --techniques dos líneas que empiezan con # dicen qué hizo la lógica, y qué hizo el backtracking desde ahí: dónde
    empezó (la celda con menos candidatos), cuántas cifras probó y retiró. La lógica es la de `nonet path` con las mismas
    técnicas. --budget limita las cifras probadas [por omisión: 1 000 000]; después la respuesta es `undecided`.
    Como csv y json, en lugar de nodes: steps, placements, eliminations, techniques (cuántas veces se usa cada una), begins,
    candidates, tried, taken_back (null si bastó la lógica).
after-count-1 =
    Como text: el número de soluciones. Un + detrás dice que ahí se dejó de contar, por el límite o porque se agotó el
    presupuesto, y puede haber más: `2+` son dos o más. Con --exact se cuentan todas, 6670903752021072936960 en el tablero
    vacío de 9x9; `undecided` si eso lleva demasiada memoria o tiempo; en json el número es texto.
    Como csv y json: line, puzzle, shape, count, complete (false donde text lleva un +), nodes.
after-check-1 =
    Como texto: las cifras que se repiten en filas, en columnas y en cajas, cada una con su casa y sus celdas, y cuántas casas
    tienen cada cifra exactamente una vez: las 27 de un tablero de 9x9 si es una solución.
    Como csv y json: line, puzzle, shape, repeated [{"{"}digit, house, cells{"}"}], complete, houses.
after-propagate-1 =
    Como texto: el tablero, con ` open 17` si quedan tantas celdas abiertas, o ` contradiction`; con --candidates, debajo, todos los
    candidatos.
    Como csv y json: line, puzzle, shape, board, open, contradiction, steps, candidates (de cada celda, en orden de lectura).
after-diagnose-1 =
    Como text: unas frases en una línea: por qué no hay solución y qué único cambio dejaría exactamente una; dónde difieren
    varias soluciones y qué dado adicional decidiría; qué dados sobran.
    Como csv: line, puzzle, shape, verdict, text. Como json: line, puzzle, shape, verdict (none, one, several, undecided) y
      none: repeated [{"{"}digit, house, cells{"}"}], core (un conjunto de dados que se contradicen), core_is_minimal,
        repairs [{"{"}cell, given, digit{"}"}] (digit null: hay que quitarlo),
        swaps [[r1c1, r1c2]] (dados que intercambian sus cifras), unknown (dados de los que fue demasiado difícil decidirlo);
      one: solution, minimal (null: no se sabe), redundant, unknown;
      several: solutions (dos), differing (celdas), possible (las cifras de cada celda que están en alguna solución),
        unknown_possible, extras [{"{"}cell, digit{"}"}] (dados adicionales que dejan una sola solución), unknown_extras;
      undecided: solution (null si no se encontró ninguna);
    y text, en inglés. Las celdas se llaman de r1c1 a r9c9; las casas, r1, c1, b1.
after-path-1 =
    Como text: el sudoku, y después una línea por paso; una línea - si las técnicas no lo resuelven, y debajo, tras #, por
    qué: terminan, o no hay solución, o hay varias, o fue demasiado difícil decidirlo. Con --candidates, los candidatos que deja cada paso van en líneas que empiezan con #. Con --reasons sigue lo que la página dice de cada paso, en líneas que empiezan con #: `nonet prove` las salta.
    Como csv: line, puzzle, shape, verdict, solved, steps (separados por punto y coma). Como json, lo mismo. verdict: none,
    one, several, undecided; los pasos que suponen una sola solución solo se dan si es one. Un paso es technique (su nombre fijo), places y removes (como r1c2=5 y r1c2<>5), line, level y score de HoDoKu si tiene la
    técnica, y con --reasons también reason (frases, en inglés).
after-steps-1 =
    Como text: el sudoku, y después una línea por paso: el más sencillo para cada conclusión o, con --all, todos. Como csv y json: line, puzzle, shape, verdict, steps; los pasos y sus razones son
    como en `nonet path`.
after-rate-1 =
    Como text: la escala de 0 a 6; el nivel y la puntuación de HoDoKu; los valores ER/EP/ED de Sudoku Explainer (el paso más
    difícil, el más difícil hasta la primera cifra colocada, el primer paso) según la versión 1.2.1. Con --scale también:
    entre cuántos únicos se puede elegir (dependency), y en cuántos pasos se refutan las cifras erróneas de las celdas que hay
    que probar (refutation-sum; R. Pelanek, 2011), y cuántas celdas y casas tiene el látigo más largo que hace falta, 0 si
    bastan los únicos (whip; W de D. Berthier, 2011); lo mismo con trenzas (braid; su B). `none`, `several` o `undecided` si no
    se sabe que un sudoku tiene exactamente una solución.
    Como csv, lo que se pida: line, puzzle, shape, verdict (none, one, several, undecided), grade, er, ep, ed, hodoku_level,
    hodoku_score, half_steps, dependency, refutation_sum, whip, braid; con --images, tras cada escala el mínimo y el máximo,
    como er_least, er_most; un + tras lo que solo es una cota inferior; whip y braid `beyond`.
    Como json: line, puzzle, shape, verdict, half_steps (de 0 a 12), hodoku {"{"}level, score{"}"}, explainer
    {"{"}er, ep, ed{"}"}, dependency, refutation_sum, whip y braid {"{"}length{"}"}, images (el menor y el mayor valor de cada
    escala); null donde una escala no llega: explainer, dependency y refutation_sum, solo en 9x9. Si un límite acaba la
    búsqueda de explainer, er es null y er_at_least dice lo hallado; lo mismo at_least en whip y braid. Si length es null sin
    él, no lo resuelven.
    La puntuación de HoDoKu depende de cómo se gire el sudoku; la escala de 0 a 6 y los valores de Explainer, rara vez.
    dependency y refutation-sum son las de la forma canónica: todas las imágenes tienen las mismas, y los mismos whip y braid.
after-backdoors-1 =
    Una puerta trasera es un conjunto de celdas cuyas cifras, una vez reveladas, permiten resolver el resto con únicos desnudos
    y ocultos. Se buscan las menores, de 3 celdas como máximo; --budget es el número de conjuntos por sudoku.
    Como text: cuántas celdas tiene cada una, y después las primeras 1000, como `1: r1c2=5; r3c4=7` o `2: r1c2=5 r3c4=7`; 0 si
    bastan los únicos; `more than 3`; con --budget también `undecided`, o un + tras el tamaño si puede haber más;
    `none`, `several` o `undecided` si no se sabe que un sudoku tiene exactamente una solución.
    Como csv y json: line, puzzle, shape, verdict (none, one, several, undecided), size (null si no se encontró), count, complete (false si se agotó el presupuesto), sets.
after-techniques-1 =
    La primera columna es el nombre que toman --techniques, --needs, --contains y --without. El orden es el de las pistas;
    las que solo se buscan si se piden van al final. La dificultad es el nivel de HoDoKu; lo que HoDoKu no conoce es tan
    difícil como lo último que hay antes y que HoDoKu conoce.
    Como csv y json: slug, name (en inglés), family, level (easy, medium, hard, unfair, extreme), score (de HoDoKu),
    half_steps (en la escala de 0 a 6: de 0 a 12), hints (si las pistas la buscan), hodoku (su nombre en HoDoKu); null donde
    no lo hay.
after-generate-1 =
    Cada sudoku tiene su propia semilla: el primero la de --seed, y cada uno de los demás la del anterior más uno. La misma
    semilla y las mismas opciones dan el mismo sudoku en toda máquina, y en la página. Sin --seed se inventa una, que se indica
    en la salida de errores.
after-generate-2 =
    Cada sudoku tiene exactamente una solución. Es mínimo (no le sobra ningún dado) si solo se pide una forma; en otro caso,
    también eso se pide con --minimal. Solo con --symmetry no sobra nada que la simetría permitiera quitar.
after-generate-3 =
    --needs: el camino de las pistas tiene esta técnica y nada más difícil, y lo más fácil no basta; si se repite, hace falta
    cada una de ellas. --contains: el camino la tiene, quizá junto a otras más difíciles. El certificado muestra el paso.
    --without: se resuelve con las demás técnicas que usan las pistas. Algunas peticiones son raras o imposibles: tras --seconds o
    --attempts se dice que no se encontró ninguno. Los sudokus se escriben en cuanto están, así que Ctrl+C no pierde los
    anteriores.
after-generate-4 =
    Como text: el sudoku, seguido de un mapa de las regiones si son irregulares; con --scatter, tras #, cuántos intentos hicieron
    falta. Como csv y json, su certificado: puzzle,
    shape, solutions (1, probado por búsqueda), solution, minimal, givens, symmetry (la mayor del patrón), half_steps,
    hodoku, explainer, dependency, refutation_sum como en `nonet rate`, techniques (cuántas veces se usa cada una en el camino
    de las pistas), by_logic (si llega a la solución), shown (los pasos pedidos, con su número en el camino),
    seed, options, attempts. Valoraciones y técnicas, en tableros de hasta 9x9.
after-generate-5 = Estado de salida: 0 si se crearon todos los sudokus, 1 si alguno no, 2 si los argumentos no tienen sentido.
after-convert-1 =
    Un archivo se lee entero si tiene la señal de un formato y ocupa como mucho 1 MiB; si no, línea por línea, como lo leen las
    demás órdenes. Estas también admiten archivos en estos formatos: de cada tablero, los dados.
    De lo que se omite, y de lo que aquí ningún tablero puede contener (jaulas, flechas...), se avisa en la salida de
    errores, una vez por archivo. Un tablero que el formato no admite no se escribe. Estado de salida: 0 si todo se leyó y se
    escribió; si no, 1.
after-canonical-1 =
    De todos los sudokus que resultan de uno al intercambiar cifras, filas de una banda, columnas de una pila, bandas y pilas
    y, si las cajas son cuadradas, filas con columnas, aquel cuya línea va primero, con las celdas vacías antes que las cifras.
    Dos sudokus son equivalentes si estas líneas son iguales.
    Como text: esa línea; `none` con regiones irregulares, cifras repetidas y tableros llenos de 12x12 o más.
    Como csv y json: line, puzzle, shape, canonical.
after-scramble-1 =
    Se ordenan al azar las cifras, las filas en sus bandas, las columnas en sus pilas, las bandas y las pilas, y quizá se
    intercambian filas y columnas si las cajas son cuadradas. A la semilla se le suma el número de la línea.
    Como text: el sudoku. Como csv y json: line, puzzle, shape, scrambled.
after-prove-1 =
    Un archivo contiene sudokus (o líneas de la biblioteca de HoDoKu, que dicen qué candidatos faltan) y bajo cada uno sus
    pasos, con sangría, como los escriben nonet path y nonet steps en cualquier notación, o el propio HoDoKu. La prueba
    necesita el tablero y el patrón del propio paso, y nada más. Donde una línea de HoDoKu omite lo que la prueba necesita (la
    cobertura de una intersección, los guardianes de un rectángulo, los enlaces de una cadena forzada), se busca un patrón de
    esa técnica con esas celdas y exactamente esas conclusiones, y se prueba ese; para una cadena forzada, cualquier red que
    concluya lo mismo. Látigos y trenzas pueden estar escritos como los imprime CSP-Rules, de Berthier. Se muestran los pasos
    que no se prueban, cada uno con su línea y el motivo, y después el total, `proved P of N`. Estado de salida: 0 si se
    leyeron todas las líneas y se prueban todos los pasos.
after-verify-library-1 =
    Cada línea que falla se muestra tras `not found` (ningún paso de la técnica con las cifras de la línea concluye justo lo
    que dice la línea) o `not strict` (otro paso con las mismas cifras concluye otra cosa); después, los casos y los aciertos
    por técnica; después el total, `found F of N, strict S of N`. Estado de salida: 0 si se encontraron todos los casos.
after-completions-1 =
    bash: nonet completions bash > ~/.local/share/bash-completion/completions/nonet
    zsh: nonet completions zsh > una carpeta de $fpath, como _nonet
    fish: nonet completions fish > ~/.config/fish/completions/nonet.fish
after-man-1 =
    nonet man | man -l - la muestra. Para instalarla: nonet man > ~/.local/share/man/man1/nonet.1, y
    nonet man solve > ~/.local/share/man/man1/nonet-solve.1 para cada orden.
after-lab-1 =
    Cada respuesta es un objeto JSON por línea: algorithm, options, seed, line, puzzle, shape; status (solved; exhausted: menos
    soluciones que las pedidas; no-solution; node-limit, memory-limit, time-limit; gave-up: no prueba nada; refused, con reason);
    solution (null si no se encontró); y cada contador con su nombre.
    `nonet lab --list` muestra los algoritmos; `nonet lab --algorithm SLUG --help`, también las opciones de ese algoritmo.
    Fórmulas como 'size * 2 - degree' ordenan celdas (--heuristic), cifras (--digit-order) o estados (--cost); la ayuda de un
    algoritmo enumera los nombres. Sin --algorithm valen para backtracking-forward-checking; --cost, para candidate-best-first.
after-lab-2 =
    `nonet lab --experiment ARCHIVO` ejecuta un experimento guardado por el Laboratorio de la página, o su enlace: cada
    algoritmo con sus opciones, con cada sudoku y cada semilla. La tabla (CSV) tiene una ejecución por línea y, en la primera,
    los nombres de las columnas: el nombre del sudoku, sus cifras y sus cajas, size y unique si los sudokus crecen, algoritmo,
    opciones, semilla, estado, todos los contadores y microsegundos. Solo el tiempo difiere de la tabla de la página.
after-lab-3 =
    Con --check los argumentos son archivos del laboratorio de la página; las columnas son file, name, whole (false: modificado
    después de que Nonet lo escribiera), task, exercise, answer, right y predicted (predicciones), same y runs (las ejecuciones que
    salieron como está escrito, y todas), doubts (lo que no). Estado de salida: 0 si todos los archivos están enteros y cada
    ejecución salió como está escrito.
