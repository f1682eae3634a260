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
images-rated = (de { $least } a { $most } entre imágenes)
