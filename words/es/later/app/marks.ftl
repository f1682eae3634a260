# Las marcas propias y las celdas elegidas.

fill-marks = Anotar candidatos
compare-marks = Comparar mis marcas
help-look = resaltar una cifra; otra vez para quitarlo
help-turn = resaltar la cifra anterior o la siguiente
help-pairs = resaltar las celdas con dos candidatos; otra vez para quitarlo
help-away = dejar de resaltar
read-empty = vacía
read-row = Fila { $n }: { $cells }
read-col = Columna { $n }: { $cells }
read-box-aloud = Caja { $n }: { $cells }
read-no-marks = No hay marcas en { $cell }.
help-read-lines = leer la fila en voz alta; con Mayús, la columna
help-read-marks = leer la caja en voz alta; con Mayús, las marcas de las celdas elegidas
help-reach = elegir hasta la primera o la última celda de la fila; con Ctrl, del tablero
said-not-shown = { $digit } no se ve en las celdas elegidas, así que no se puede colorear. Esc deja de resaltarla.
said-looks-at-pairs = Se resaltan las celdas que muestran dos candidatos o marcas. Pulse otra vez la tecla para quitarlo.
drop-marks = Quitar las marcas imposibles
said-only-mine = Solo se muestran sus propias marcas.
marks-filled = { $n ->
    [one] { $n } candidato anotado.
    [many] { $n } de candidatos anotados.
   *[other] { $n } candidatos anotados.
}
marks-dropped = { $n ->
    [one] { $n } marca imposible quitada.
    [many] { $n } de marcas imposibles quitadas.
   *[other] { $n } marcas imposibles quitadas.
}
marks-missing-computed = { $n ->
    [one] Falta anotar { $n } candidato.
    [many] Faltan por anotar { $n } de candidatos.
   *[other] Faltan por anotar { $n } candidatos.
}
marks-wrong-computed = { $n ->
    [one] { $n } marca es imposible.
    [many] { $n } de marcas son imposibles.
   *[other] { $n } marcas son imposibles.
}
marks-as-computed = Sus marcas son justo los candidatos calculados.
marks-more-cells = { $n ->
    [one] y { $n } celda más
    [many] y { $n } de celdas más
   *[other] y { $n } celdas más
}
