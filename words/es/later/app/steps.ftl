# Hints, steps, paths and proofs.

## Techniques.


## Lists of steps, and what hints tell first.

path-heading = Camino de la solución

## Deductions played one after the other.

moment-place = { $at } de { $n }
moment-what = { $what } · { $why }
reason-in = { $technique } en la { $house }
concluded = { $cell } = { $digit }
kind-box = único lugar de una caja
kind-line = único lugar de una línea
kind-cell = única cifra para una celda
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
prove = Demostrarlo
working-prove = Demostrando…
rows-shown = Se muestran { $n } de { $all } filas.

## The page of a technique.

what-is = ¿Qué es «{ $technique }»?
pages-asked = Cargando la página…
pages-missing = No se pudo cargar la página: no hay conexión y aún no está guardada.
pages-again = Reintentar

## Contradictions and conflicts.

conflicts = { $n ->
    [one] { $n } cifra repetida.
    [many] { $n } de cifras repetidas.
   *[other] { $n } cifras repetidas.
}
no-conflicts = No se repite ninguna cifra.

## Propagate and steps.

step-done = Aplicado
next-step = Siguiente paso
step-back = Paso atrás

## Hints.

mistake-heading = Algo está mal
mended = { $n ->
    [one] Corregido. Deshacer lo revierte.
    [many] { $n } de errores corregidos. Deshacer los revierte.
   *[other] { $n } errores corregidos. Deshacer los revierte.
}
