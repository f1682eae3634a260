# The page itself: its skeleton, cells, status, notices and keys.

## The skeleton.

about-puzzle = Sobre este sudoku
undo = Deshacer
redo = Rehacer
skip = Ir al tablero
menu = Más
settings = Ajustes
language = Idioma
theme = Tema
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
keys = Teclas y ayuda
board = Tablero de sudoku
pad = Cifras
erase = Borrar
mode = Qué se escribe
mode-givens = Dados
mode-digits = Cifras
mode-eliminate = Tachar
workspaces = Espacios de trabajo
workspace-solve = Resolver
workspace-text = Texto
workspace-library = Juegos
workspace-lab = Lab
workspace-learn = Aprender
lab-opens = Cargando…
game-opened = Partida abierta.
game-taken = Esta partida no se puede abrir ahora: la tiene otra pestaña, o la de aquí no está guardada.
help-me = Ayuda
do-it = Hacer
analyse = Analizar
new = Nuevo
start = Sudoku nuevo…
start-own = Escriba, pegue o suelte aquí un sudoku.
start-again = ¿Otro sudoku?
ready = Un sudoku le espera: empiece a escribir.
paste-mine = Pegar o escribir el mío
paste-mine-what = texto, enlace o archivo
teach-me = Aprender
teach-me-what = las técnicas
watch-it = Ver cómo se resuelve
watch-it-what = deducción a deducción
empty-board = Tablero vacío para escribir
finished-hand = Resuelto a mano. ¿Otro?
finished-hints = { $n ->
    [one] Resuelto a mano, con { $n } pista. ¿Otro?
    [many] Resuelto a mano, con { $n } de pistas. ¿Otro?
   *[other] Resuelto a mano, con { $n } pistas. ¿Otro?
}
finished-tool = Resuelto por Nonet. ¿Otro?
finished-both = Resuelto: { $own } a mano, { $tool } por Nonet. ¿Otro?
propagate = Propagar
hint = Pista
solve = Resolver
rate = Calificar
key-solve = Ctrl ⏎
candidates = Candidatos calculados
reach = Propagar con
reach-naked = únicos desnudos
reach-both = ambos únicos
reach-subsets = únicos y subconjuntos hasta cuartetos
step = Paso
path-short = Camino
restart = Volver a los dados
adopt = Fijar como dados
clear = Vaciar el tablero
result = Resultado
box-label = Pegue o escriba un sudoku de cualquier tamaño, un enlace o lo que copie otro programa; 0 o . es una celda vacía
read-box = Poner en el tablero
open-file = Abrir un archivo de texto
copy-heading = Copiar
copy-givens = Dados en una línea
copy-board = Tablero en una línea
copy-framed = Tablero con marco
copy-candidates = Con candidatos
copy-link = Enlace a este sudoku
copy-library = Línea de la biblioteca de HoDoKu
copy-path = Copiar como texto
save-path = Guardar como texto
path-from = Desde aquí: { $board }
path-saved = El camino se ha guardado como archivo de texto.
library-nine = Las líneas de la biblioteca de HoDoKu existen solo para tableros de 9×9.
examples = ¿Qué se puede pegar?
export = En otros formatos
working-formats = Escribiendo el tablero en todos los formatos…
text-note = También puede pegar en cualquier parte de la página o soltar en ella un archivo de texto.
whole-heading = Nonet en un archivo
whole = Guardar Nonet en un solo archivo
whole-note = Todo Nonet, para usarlo sin servidor: el archivo se abre con doble clic. Para guardarlo hace falta conexión.
whole-is = Esto es Nonet en un solo archivo. Sus partidas quedan en este navegador, ligadas al lugar donde está el archivo: si lo mueve, empieza de nuevo. No puede actualizarse solo.
keys-heading = Teclas
peers = Resaltar las celdas que ve la celda elegida
same = Resaltar las cifras iguales
letters = Atajos de una sola letra
alphabet = Usar letras para las cifras mayores que 9
size = Tamaño del tablero
shape-irregular = Irregular
close = Cerrar

## Places.

cell = F{ $row }C{ $col }
house-row = fila { $n }
house-col = columna { $n }
house-box = caja { $n }
houses-row = { $n ->
    [one] la fila { $list }
    [many] las filas { $list }
   *[other] las filas { $list }
}
houses-col = { $n ->
    [one] la columna { $list }
    [many] las columnas { $list }
   *[other] las columnas { $list }
}
houses-box = { $n ->
    [one] la caja { $list }
    [many] las cajas { $list }
   *[other] las cajas { $list }
}
list = { $most } y { $last }

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

givens = { $n ->
    [one] { $n } dado
    [many] { $n } de dados
   *[other] { $n } dados
}
verdict-none = sin solución
verdict-one = una solución
verdict-several = varias soluciones
verdict-undecided = soluciones por determinar
graded = { $grade } · ER { $er }
er-beyond = 9.5+
graded-title = Dificultad de los dados. ER es lo que Sudoku Explainer da al paso más difícil, de 1.0 a unos 12; 9.5+ es 9.5 o más, y Calificar lo averigua.
grade-easy = Fácil
grade-medium = Medio
grade-hard = Difícil
grade-fiendish = Endiablado
grade-extreme = Extremo
grade-nightmare = Pesadilla
chip-conflicts = cifras repetidas
chip-checking = comprobando…
chip-rating = { $n } de 6
chip-with-digits = con sus cifras: { $verdict }
chip-solved = resuelto

## Work.

working-propagate = Deduciendo…
working-hint = Buscando el siguiente paso…
working-shortest = Quitando lo que no hace falta…
working-solve = Buscando soluciones…
working-rate = Calificando…
progress = { $nodes } ramas probadas, { $found } soluciones por ahora
cancel = Cancelar
cancelled = Cancelado. El tablero no ha cambiado.
outdated = El tablero cambió mientras tanto, así que no se hizo nada. Pulse otra vez.
failed-request = El motor no entendió la petición. El tablero no ha cambiado.
failed-worker = El motor se detuvo de forma inesperada. El tablero no ha cambiado y hay un motor nuevo listo: pulse otra vez.
failed-fetch = No se pudo descargar la parte del programa que hace esto. Compruebe la conexión y pulse otra vez. Si el problema persiste, la copia de Nonet en el servidor está incompleta.
failed-silent = El motor dejó de responder, y también su sustituto. El tablero no ha cambiado. Si vuelve a ocurrir, la tarea es excesiva para este dispositivo.
recovered = Algo falló y Nonet se reinició. Todo lo guardado está aquí.
slow-silent = El motor no responde: otro toma el relevo y empezará de nuevo.
slow-fetching = Todavía se está descargando la parte del programa que hace esto…
failed-heading = Sin respuesta

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
said-filled = { $cell } está llena, así que no tiene candidatos.
said-mode-givens = Ahora se escriben dados.
said-mode-digits = Ahora se escriben sus cifras.
said-mode-eliminate = Se muestran los candidatos calculados. Al escribir uno se descarta o vuelve.
undid = Deshecho: { $what } ({ $cells }).
redid = Rehecho: { $what } ({ $cells }).
cells = { $n ->
    [one] { $n } celda
    [many] { $n } de celdas
   *[other] { $n } celdas
}
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
no-words = No se pudo descargar ese idioma. Compruebe la conexión y elíjalo otra vez. Si el problema persiste, la copia de Nonet en el servidor está incompleta.
restarted = De vuelta a los dados.
no-givens = No hay dados a los que volver: este tablero se escribió con cifras propias. Fíjelas antes como dados.
adopted = { $n ->
    [one] { $n } cifra es ahora un dado.
    [many] { $n } de cifras son ahora dados.
   *[other] { $n } cifras son ahora dados.
}
adopted-none = Todas las cifras del tablero ya son dados.
said-new = Un sudoku nuevo: { $grade }. Deshacer recupera el anterior.
said-shape = Un tablero nuevo de { $n }×{ $n }. Deshacer recupera el anterior.
cleared = El tablero está vacío.

## Notices.

store-refused = Este navegador no permite que la página guarde nada (¿es una ventana privada?), así que no se guarda nada. El enlace de la barra de direcciones conserva el sudoku.
store-failed = El almacenamiento del navegador falla: los últimos cambios no se han guardado. Nonet sigue intentándolo.
store-full = El disco, o la parte reservada al navegador, está lleno: los últimos cambios no se han guardado. Nonet sigue intentándolo.
store-newer = Otra pestaña usa una versión más nueva de Nonet, así que los últimos cambios de esta no se han guardado. Guarde la partida en un archivo y recargue esta pestaña.
store-damaged = No se pudo leer una parte de la partida guardada. Se ha conservado aparte, y el tablero se reconstruyó con el resto.
store-short = No se encontraron los últimos cambios guardados, así que el tablero está como antes de ellos.
store-save-game = Guardar la partida en un archivo
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
engine-lost = El motor no arranca. Se puede seguir jugando a mano. Recargue la página para intentarlo de nuevo.
update-ready = Hay una versión nueva.
update-take = Recargar para usarla
standing-saved = guardado
standing-saving = guardando…
standing-unsaved = sin guardar
standing-offline = funciona sin conexión

## The sheet of keys.

help-arrows = moverse; con Alt, a la siguiente celda vacía
help-wasd = moverse
help-ends = primera y última celda de la fila; con Ctrl, del tablero
help-pages = subir y bajar una caja
help-digits = escribir una cifra; un dado pasa además a la celda siguiente
help-shift = anotarla en la esquina
help-ctrl = anotarla en el centro
help-both = colorear la celda
help-clear = vaciar la celda: su cifra y después centro, esquina, colores; entre los dados, 0 y . avanzan y ⌫ retrocede
help-modes = escribir cifras, marcas de esquina, marcas de centro, colores; Espacio para lo siguiente
help-givens = escribir dados; Espacio para la celda siguiente
help-eliminate = descartar candidatos calculados, o recuperarlos
help-extend = elegir más celdas
help-roam = moverse sin elegir
help-toggle = elegir la celda o dejar de elegirla
help-row = elegir la fila
help-all = elegir todas las celdas
help-invert = elegir las otras en su lugar
help-candidates = mostrar u ocultar los candidatos calculados
help-propagate = Propagar
help-step = un paso; con Mayús, atrás
help-hint = Pista; otra vez para saber más
help-enter = aplicar la pista, o comprobar si hay cifras repetidas
help-solve = Resolver
help-rate = Calificar
help-undo = deshacer
help-redo = rehacer
help-paste = pegar un sudoku, en cualquier parte de la página
help-copy = copiar el tablero
help-escape = elegir una sola celda, no mirar ninguna cifra; cancelar, o cerrar un resultado
help-help = esta hoja
key-shift = Mayús
key-space = Espacio
key-arrows = flechas
key-home = Inicio Fin
key-pages = RePág AvPág
key-delete = 0 . Supr ⌫
key-enter = Intro
key-escape = Esc
