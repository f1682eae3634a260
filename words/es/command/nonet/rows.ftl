# What rows say in sentences. Cells are written r4c5, houses r4, c5, b6, in every language.

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
