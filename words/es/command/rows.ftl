# What rows say in sentences. Cells are written r4c5, houses r4, c5, b6, in every language.

## Un tablero tal como está.

verified = { $n } de { $all } casas tienen cada cifra exactamente una vez.
check-nothing = No se repite ninguna cifra.
check-rows = Repetidas en filas: { $what }.
check-columns = Repetidas en columnas: { $what }.
check-boxes = Repetidas en cajas: { $what }.

## A diagnosis.

undecided = Demasiado difícil de decidir.
undecided-more = Hay una solución; es demasiado difícil decidir si hay otras.
repeats = { $digit } está repetido en { $house } ({ $cells })
none-repeated = Sin solución: { $what }.
none-whatever = Este tablero no tiene ninguna solución.
none-impossible = Sin solución: { $givens } es imposible.
none-core-minimal = Sin solución: estos { $n } dados se contradicen, y con menos de ellos no habría contradicción: { $givens }.
none-core = Sin solución: estos { $n } dados se contradicen: { $givens }.
should-go = { $given } no debería estar dado
should-be = { $given } debería ser { $digit }
should-swap = { $one } y { $other } deberían intercambiarse
perhaps = Quizá { $what }.
no-repairs = Ni cambiar un dado ni intercambiar dos de una fila o columna deja exactamente una solución.
all-needed = Hacen falta todos los dados.
does-without = Se puede quitar { $givens }.
does-without-any = Se puede quitar uno cualquiera de { $n } dados: { $givens }.
differ = Varias soluciones: difieren en { $n } celdas: { $cells }.
one-left = Un dado más dejaría una sola solución: { $what }.
no-extras = Ningún dado adicional por sí solo deja exactamente una solución.
and-more = { $names } y { $n } más
unsure-givens = { $n ->
    [one] De { $n } dado fue demasiado difícil decidirlo.
    [many] De { $n } de dados fue demasiado difícil decidirlo.
   *[other] De { $n } dados fue demasiado difícil decidirlo.
}
unsure-cells = { $n ->
    [one] De { $n } celda fue demasiado difícil decidirlo.
    [many] De { $n } de celdas fue demasiado difícil decidirlo.
   *[other] De { $n } celdas fue demasiado difícil decidirlo.
}
unsure-candidates = { $n ->
    [one] De { $n } candidato fue demasiado difícil decidirlo.
    [many] De { $n } de candidatos fue demasiado difícil decidirlo.
   *[other] De { $n } candidatos fue demasiado difícil decidirlo.
}

## Random digits.

attempts = { $n ->
    [one] { $n } intento
    [many] { $n } de intentos
   *[other] { $n } intentos
}

## Where a path ends.

path-stops = Las técnicas terminan aquí. `nonet solve` con las mismas --techniques sigue por backtracking.
path-none = No hay solución. `nonet diagnose` dice por qué.
path-several = Hay varias soluciones, así que la lógica no puede llegar a una.
path-undecided = Fue demasiado difícil decidir si hay exactamente una solución, así que ningún paso cuenta con ello. Véase --budget.
lacks-digit = a { $cell } no le queda ninguna cifra
lacks-place = { $digit } ya no cabe en { $house }
stands-twice = { $digit } aparece dos veces en { $house }

## Techniques, then backtracking.

completed-logic = Con lógica: cifras colocadas { $placed }, candidatos descartados { $removed }. { $what }.
completed-nothing = Con lógica: nada.
completed-search = Después, por backtracking, desde { $cell } ({ $digits }): cifras probadas { $tried }, retiradas { $back }.
completed-none = Sin solución: toda cifra probada lleva a una contradicción.
completed-paused = El backtracking se detuvo, así que no se sabe si hay solución. Véase --budget.

## Ratings.

rated-half-steps = { $half_steps } de 6
rated-hodoku = HoDoKu { $level } { $score }
rated-explainer = Explainer { $er }/{ $ep }/{ $ed }
rated-dependency = dependencia { $dependency }
rated-refutation-sum = suma de refutación { $refutation_sum }
rated-whip = látigos { $length }
rated-whip-beyond = más allá de los látigos
rated-braid = trenzas { $length }
rated-braid-beyond = más allá de las trenzas
rated-images = (de { $least } a { $most } entre imágenes)

## Why a step is not proved.

unproved = línea { $line }: { $why }: { $step }
unproved-old = nada nuevo: { $what }
unproved-not-so = no se cumple: { $what }
unproved-does-not-follow = no se deduce: { $what }
unproved-too-long = demasiadas maneras que probar
unproved-not-found = aquí no hay tal patrón de esta técnica, y la línea omite lo que una prueba necesita

## What does not hold of its pattern.

claim-a-common-digit-is-in-both = una cifra común está en ambos
claim-a-common-digit-is-restricted = una cifra común está restringida
claim-a-line-is-about-a-candidate = una línea trata de un candidato
claim-a-net-is-not-too-deep = una red no es demasiado profunda
claim-a-pattern-rules-out = un patrón descarta algo
claim-a-set-has-its-other-digits-once-each = un conjunto tiene cada una de sus otras cifras una sola vez
claim-a-set-has-one-digit-more-than-cells = un conjunto tiene una cifra más que celdas
claim-a-sets-digits-are-its-candidates = las cifras de un conjunto son sus candidatos
claim-a-single-is-alone = un único está solo
claim-a-strong-link-for-every-two-claims = hay un enlace fuerte por cada dos afirmaciones
claim-a-strong-link-has-no-third-way = un enlace fuerte no deja una tercera posibilidad
claim-a-truth-has-candidates = una verdad tiene candidatos
claim-as-many-cells-as-digits = hay tantas celdas como cifras
claim-as-many-covers-as-bases = hay tantas coberturas como bases
claim-claims-of-a-set-are-all-its-places = las afirmaciones de un conjunto son todos sus sitios
claim-endo-fins-are-in-two-bases = las endoaletas están en dos bases
claim-every-digit-has-an-image = toda cifra tiene imagen
claim-every-template-before-has-the-candidate = toda plantilla anterior tiene el candidato
claim-fins-are-outside-the-cover = las aletas están fuera de la cobertura
claim-guardians-are-all-other-candidates = los guardianes son todos los demás candidatos
claim-guardians-are-in-the-pattern = los guardianes están en el patrón
claim-neighbours-have-different-colours = los vecinos tienen colores distintos
claim-neighbours-in-colour-are-the-only-two = los vecinos en color son los dos únicos
claim-no-cell-of-a-deadly-pattern-is-a-given = ninguna celda de un patrón mortal es un dado
claim-no-cover-is-a-base = ninguna cobertura es una base
claim-nothing-is-named-twice = nada se nombra dos veces
claim-the-board-has-the-digit = el tablero tiene la cifra
claim-the-branches-are-all-ways = las ramas son todas las posibilidades
claim-the-cells-hold-nothing-else-or-all-places = las celdas no contienen nada más, o contienen todos los sitios
claim-the-cells-of-a-set-share-a-house = las celdas de un conjunto comparten una casa
claim-the-cover-holds-all-of-them = la cobertura los contiene todos
claim-the-house-holds-the-cells = la casa contiene las celdas
claim-the-house-is-a-cover = la casa es de la cobertura
claim-the-image-of-a-box-is-a-box = la imagen de una caja es una caja
claim-the-image-of-a-given-is-a-given = la imagen de un dado es un dado
claim-the-last-one-is-right = el último es correcto
claim-the-solution-is-known-to-be-unique = se sabe que la solución es única
claim-these-are-all-places-in-the-base = estos son todos los sitios de la base
claim-weakly-linked-claims-exclude-each-other = las afirmaciones con enlace débil se excluyen
claim-what-is-seen-is-wrong = lo que se ve es falso
claim-what-is-supposed-is-open = lo que se supone está abierto
claim-without-guardians-there-are-two-ways-to-fill-it = sin guardianes hay dos maneras de rellenarlo
