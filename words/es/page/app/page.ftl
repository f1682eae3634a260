# The page itself: the skeleton, cells and the status line.

## The skeleton.

undo = Deshacer
start-own = Escriba, pegue o suelte aquí un sudoku.
ready = Un sudoku le espera: empiece a escribir.
propagate = Propagar
hint = Pista
solve = Resolver
restart = Volver a los dados
adopt = Fijar como dados
copy-link = Enlace a este sudoku
copy-path = Copiar como texto
save-path = Guardar como texto

## Names of cells.

name-empty = { $cell }, vacía
name-candidates = { $cell }, vacía, candidatos { $digits }
name-no-candidates = { $cell }, vacía, sin candidatos
name-given = { $cell }, { $digit }, dado
name-own = { $cell }, { $digit }, propia
name-tool = { $cell }, { $digit }, rellenada
name-conflicts = { $name }, en conflicto con { $cells }
name-role-house = { $name }, mire aquí
name-role-pattern = { $name }, parte del patrón
name-role-set = { $name }, del conjunto { $set }
name-role-out = { $name }, pierde { $digits }
name-role-placed = { $name }, pasa a ser { $digits }
name-role-mistake = { $name }, incorrecta
pad-name = { $digit }, { $left } por poner
pad-done = { $digit }, completa

## Chips.

graded-title = Dificultad de los dados. ER es lo que Sudoku Explainer da al paso más difícil, de 1.0 a unos 12; 9.5+ es 9.5 o más, y Calificar lo averigua.
chip-conflicts = cifras repetidas
chip-checking = comprobando…
chip-with-digits = con sus cifras: { $verdict }
chip-solved = resuelto

## Work.

cancel = Cancelar

## What fails: the later words may be what does not come.

failed-heading = Sin respuesta
slow-fetching = Esta parte de Nonet todavía se está cargando…

## The status line.

said-placed = { $digit } en { $cell }.
left = { $n ->
    [one] Queda { $n }.
    [many] Quedan { $n }.
   *[other] Quedan { $n }.
}
said-clashes = { $digit } en { $cell } está en conflicto con { $cells }.
said-erased = { $cell } está vacía.
said-marked = Candidato { $digit } eliminado de { $cell }.
said-restored = Candidato { $digit } restaurado en { $cell }.
said-impossible = { $digit } es imposible en { $cell }: ya está en su fila, columna o caja.
said-shown-first = Ahora se muestran los candidatos. Repita la cifra para eliminarla.
said-given = { $cell } es un dado. Elija «Dados» para cambiarlo.
said-filled = { $cell } está llena.
said-mode-givens = Ahora se escriben dados.
said-mode-digits = Ahora se escriben sus cifras.
said-mode-eliminate = Se muestran los candidatos calculados. Al escribir uno se descarta o vuelve.
undid = Deshecho: { $what } ({ $cells }).
redid = Rehecho: { $what } ({ $cells }).
cause-type = escritura
cause-mark = candidato
cause-propagate = Propagar
cause-step = paso
cause-solve = Resolver
cause-load = sudoku nuevo
cause-restart = volver a los dados
cause-adopt = dados nuevos
cause-shape = tablero nuevo
cause-clear = vaciar el tablero
no-undo = No hay nada que deshacer.
no-redo = No hay nada que rehacer.
no-words = No se pudo cargar ese idioma. Compruebe la conexión y elíjalo otra vez.
said-new = Un sudoku nuevo: { $grade }. El anterior está en el historial.
said-shape = Un tablero nuevo de { $n }×{ $n }. El anterior está en el historial.
cleared = El tablero está vacío. El anterior está en el historial.

## Notices.

store-refused = Este navegador no permite que la página guarde nada (¿es una ventana privada?), así que no se guarda nada. El enlace de la barra de direcciones conserva el sudoku.
store-failed = El almacenamiento del navegador falla: los últimos cambios no se han guardado. Nonet sigue intentándolo.
store-full = El disco, o la parte reservada al navegador, está lleno: los últimos cambios no se han guardado. Nonet sigue intentándolo.
store-newer = Otra pestaña usa una versión más nueva de Nonet, así que los últimos cambios de esta no se han guardado. Guarde la partida en un archivo y recargue esta pestaña.
store-save-game = Guardar la partida en un archivo
update-ready = Hay una versión nueva.
update-take = Recargar para usarla
standing-saved = guardado
standing-saving = guardando…
standing-unsaved = sin guardar
standing-offline = funciona sin conexión
cells = { $n ->
    [one] { $n } celda
    [many] { $n } de celdas
   *[other] { $n } celdas
}
