# El árbol de los cambios, los puntos guardados, lo que solo se supone.

history-rest = Todavía no se ha hecho nada.
no-givens = No hay dados a los que volver: este tablero se escribió con cifras propias. Fíjelas antes como dados.
givens-stay = Este sudoku se está jugando, así que sus dados no cambian. Para cambiarlos, edite el sudoku.
edit-puzzle = Editar el sudoku
starts-here = La partida de este sudoku empieza aquí: no hay nada más que deshacer. El sudoku anterior se conserva.
previous-puzzle = Volver al sudoku anterior
past-place = cambio { $at } · { $n } en total
past-start = El principio
past-run = { $n ->
    [one] { $n } cambio, el último: { $what }
    [many] { $n } de cambios, el último: { $what }
   *[other] { $n } cambios, el último: { $what }
}
past-change = { $what } ({ $cells })
past-emptied = { $cell } vaciada
past-unnamed = Punto guardado
past-named = Punto guardado «{ $name }»
past-supposed = suposición
past-here = está aquí
past-here-already = Ya está ahí.
past-left = { $n ->
    [one] { $n } cambio deshecho. Sigue en el historial.
    [many] { $n } de cambios deshechos. Siguen en el historial.
   *[other] { $n } cambios deshechos. Siguen en el historial.
}
past-entered = { $n ->
    [one] { $n } cambio rehecho.
    [many] { $n } de cambios rehechos.
   *[other] { $n } cambios rehechos.
}
savepoint-name = Nombre de este punto guardado
unsave = Quitar el punto guardado
past-saved = Este punto está guardado.
past-saved-already = Este punto ya estaba guardado.
past-unsaved = Este punto ya no está guardado.
replay = Repetir desde el principio
go-there = Ir a ese punto
last-correct = Volver al último tablero correcto
past-corrected = { $n ->
    [one] { $n } cambio deshecho: el tablero vuelve a coincidir con la solución. Lo deshecho sigue en el historial.
    [many] { $n } de cambios deshechos: el tablero vuelve a coincidir con la solución. Lo deshecho sigue en el historial.
   *[other] { $n } cambios deshechos: el tablero vuelve a coincidir con la solución. Lo deshecho sigue en el historial.
}
past-all-correct = Todo lo que hay en el tablero coincide con la solución.
past-never-correct = Ningún tablero anterior con estos dados coincide con la solución.
past-no-solution = Los dados no tienen solución, así que ningún tablero puede llamarse correcto.
past-several = Los dados tienen más de una solución, así que ninguna cifra puede llamarse errónea.
suppose = ¿Y si…?
supposing = A partir de aquí está probando algo. Consérvelo o descártelo cuando lo sepa.
supposing-already = Ya está probando algo: consérvelo o descártelo antes.
keep-supposed = Conservarlo
drop-supposed = Descartarlo
supposed-kept = Conservado. Ya forma parte de su partida.
supposed-dropped = { $n ->
    [one] Descartado: { $n } cambio deshecho. Sigue en el historial como rama.
    [many] Descartado: { $n } de cambios deshechos. Siguen en el historial como rama.
   *[other] Descartado: { $n } cambios deshechos. Siguen en el historial como rama.
}
supposed-dropped-none = Descartado: no había nada que deshacer.
past-cut = Se ven { $n } de { $all } filas: las que rodean su lugar actual.
