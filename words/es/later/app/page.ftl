# The page itself, what is seen a moment after its start: hidden workspaces and sheets, work, notices, keys.

## The skeleton.

copy-givens = Dados en una línea
copy-board = Tablero en una línea
copy-framed = Tablero con marco
copy-candidates = Con candidatos
copy-library = Línea de la biblioteca de HoDoKu
examples = ¿Qué se puede pegar?
export = En otros formatos
timer-runs = Tiempo: { $time }. Pulse para detenerlo.
timer-stands = Detenido en { $time }. Pulse para seguir.
paused = En pausa: el tablero está oculto. Pulse el tiempo o escriba para seguir.
name-hidden = { $cell }, oculta
path-from = Desde aquí: { $board }
path-saved = El camino se ha guardado como archivo de texto.
library-nine = Las líneas de la biblioteca de HoDoKu existen solo para tableros de 9×9.
working-formats = Escribiendo el tablero en todos los formatos…

## Work.

working-propagate = Deduciendo…
working-hint = Buscando el siguiente paso…
working-shortest = Quitando lo que no hace falta…
working-solve = Buscando soluciones…
working-rate = Calificando…
progress = { $nodes } ramas probadas, { $found } soluciones por ahora
cancelled = Cancelado. El tablero no ha cambiado.
outdated = El tablero cambió mientras tanto, así que no se hizo nada. Pulse otra vez.
recovered = Algo falló y Nonet se reinició. Todo lo guardado está aquí.
slow-silent = El motor no responde: otro toma el relevo y empezará de nuevo.

## What is said of games.

game-opened = Partida abierta.
game-taken = Esta partida no se puede abrir ahora: está abierta en otra pestaña, o la de aquí aún no se ha guardado.
start-again = ¿Otro sudoku?
finished-hand = Resuelto a mano. ¿Otro?
finished-hints = { $n ->
    [one] Resuelto a mano, con { $n } pista. ¿Otro?
    [many] Resuelto a mano, con { $n } de pistas. ¿Otro?
   *[other] Resuelto a mano, con { $n } pistas. ¿Otro?
}
finished-tool = Resuelto por Nonet. ¿Otro?
finished-both = Resuelto: { $own } a mano, { $tool } por Nonet. ¿Otro?
restarted = De vuelta a los dados.
adopted = { $n ->
    [one] { $n } cifra es ahora un dado.
    [many] { $n } de cifras son ahora dados.
   *[other] { $n } cifras son ahora dados.
}
adopted-none = Todas las cifras del tablero ya son dados.

## Notices.

store-damaged = No se pudo leer una parte de la partida guardada. Se ha conservado aparte, y el tablero se reconstruyó con el resto.
store-short = No se encontraron los últimos cambios guardados, así que el tablero está como antes de ellos.
store-save-damaged = Guardar la parte dañada en un archivo
store-forget-damaged = Eliminarla
store-understood = De acuerdo
brought-changes = { $n ->
    [one] En la base de datos del navegador faltaba el último cambio. Se recuperó de la copia de seguridad.
    [many] En la base de datos del navegador faltaban los últimos { $n } de cambios. Se recuperaron de la copia de seguridad.
   *[other] En la base de datos del navegador faltaban los últimos { $n } cambios. Se recuperaron de la copia de seguridad.
}
brought-damaged = La partida estaba dañada en la base de datos del navegador. Se recuperó entera de la copia de seguridad.
brought-games = { $n ->
    [one] El navegador había perdido su base de datos. Se recuperó { $n } partida de la copia de seguridad.
    [many] El navegador había perdido su base de datos. Se recuperaron { $n } de partidas de la copia de seguridad.
   *[other] El navegador había perdido su base de datos. Se recuperaron { $n } partidas de la copia de seguridad.
}
old-games = Se conservan { $n } partidas antiguas, { $size } kB en total.
old-games-ask = Se eliminarán para siempre { $n } partidas, cambiadas por última vez entre el { $first } y el { $last }, { $size } kB en total. Las más nuevas y las de pestañas abiertas se conservan.
old-games-save = Guardarlas en un archivo
old-games-remove = Eliminarlas…
old-games-remove-now = Eliminarlas ahora
old-games-keep = Conservarlas

## The sheet of keys.

help-arrows = moverse
help-empty = a la siguiente celda vacía
help-wasd = moverse
help-ends = primera y última celda de la fila
help-corners = primera y última celda del tablero
help-pages = subir y bajar una caja
help-digits = escribir una cifra; un dado pasa además a la celda siguiente
help-shift = anotarla en la esquina
help-ctrl = anotarla en el centro
help-both = colorear la celda
help-clear = vaciar la celda: su cifra y después centro, esquina, colores; al escribir dados, 0 y . avanzan y ⌫ retrocede
help-modes = escribir cifras, marcas de esquina, marcas de centro, colores
help-next = pasar a lo siguiente de esa lista; al escribir dados, a la celda siguiente
help-givens = escribir dados
help-eliminate = descartar candidatos calculados, o recuperarlos
help-extend = elegir más celdas
help-roam = moverse sin elegir
help-toggle = elegir la celda o dejar de elegirla
help-row = elegir la fila
help-all = elegir todas las celdas
help-invert = elegir las otras en su lugar
help-candidates = mostrar u ocultar los candidatos calculados
help-propagate = Propagar
help-step = un paso
help-hint = Pista; otra vez para saber más
help-enter = aplicar la pista, o comprobar si hay cifras repetidas
help-solve = Resolver
help-rate = Calificar
help-undo = deshacer
help-redo = rehacer
help-paste = pegar un sudoku, en cualquier parte de la página
help-copy = copiar el tablero
help-escape = elegir una sola celda, dejar de resaltar; cancelar, o cerrar un resultado
help-help = esta hoja
key-shift = Mayús
key-space = Espacio
key-home = Inicio
key-end = Fin
key-page-up = RePág
key-page-down = AvPág
key-delete = Supr
key-enter = Intro
key-escape = Esc
keys-note = Pulse una tecla de esta lista para cambiarla.
key-wait = Pulse la tecla nueva para «{ $what }». Esc la deja como está; Supr la quita.
key-kept = No ha cambiado nada.
key-not-free = { $key } no se puede usar: escribe, copia, pega o sale del tablero.
key-set = { $key } es ahora la tecla para «{ $what }».
key-was = Ya no sirve para «{ $what }».
key-none = «{ $what }» ya no tiene tecla.
keys-usual = Todas las teclas vuelven a ser las habituales.
