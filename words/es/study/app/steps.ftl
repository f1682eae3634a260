# Hints, steps, paths and proofs, as the second program finds them.

## The families of techniques, in headings and lists.

nothing-easier = { $n ->
    [one] Antes se probó { $first }, sin hallar nada.
    [many] Antes se probaron { $n } de técnicas, desde { $first } hasta { $last }, sin hallar nada.
   *[other] Antes se probaron { $n } técnicas, desde { $first } hasta { $last }, sin hallar nada.
}
shortest = Camino más corto

## Lists of steps, and what hints tell first.

sort-by-effect = Mayores primero
sort-by-ease = Fáciles primero
next-link = Enlace por enlace

## Cadenas, afirmación por afirmación, y conjuntos con letra, uno por uno.

legend-strong = fuerte: si el primero es falso, el siguiente es verdadero
legend-weak = débil: si el primero es verdadero, el siguiente es falso

## Hints.

hint-level = pista { $n } de 5
hint-more = Más detalles
hint-apply = Aplicar
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
