# La biblioteca: todas las partidas, y sudokus que pueden llegar a serlo.

search = Buscar
search-hint = Nombre, etiqueta, dificultad, cifras
sort = Ordenar por
by-played = Última jugada
by-created = Añadida
by-name = Nombre
by-difficulty = Dificultad
by-progress = Progreso
by-givens = Dados
show = Mostrar
any = Todas
untouched = Sin empezar
begun = En curso
solved = Resuelta
solved-ones = Resueltas
percent = { $n } %
all = Todas las partidas
deleted-ones = Eliminadas
folders = Carpetas
tags = Etiquetas
places = Dónde
figures = Estadísticas
no-history = Ya no se guarda
games = Partidas
rows = { $n ->
    [one] { $count } partida
    [many] { $count } de partidas
   *[other] { $count } partidas
}
ticked = { $n ->
    [one] { $count } seleccionada
    [many] { $count } seleccionadas
   *[other] { $count } seleccionadas
}
givens = { $n ->
    [one] { $count } dado
    [many] { $count } de dados
   *[other] { $count } dados
}
sized = { $side }×{ $side }, { $givens }
rating = ER { $er }
easy = Fácil
medium = Medio
hard = Difícil
fiendish = Endiablado
extreme = Extremo
nightmare = Pesadilla
today = Hoy, { $time }
yesterday = Ayer
open-now = abierta ahora
not-rated-yet = { $n ->
    [one] { $count } sudoku está aún sin valorar.
    [many] { $count } de sudokus están aún sin valorar.
   *[other] { $count } sudokus están aún sin valorar.
}
tick = Seleccionar { $name }
tick-all = Seleccionar todas
rename = Cambiar nombre
delete = Eliminar
restore = Recuperar
undo = Deshacer lo eliminado
undo-removal = Deshacer lo quitado
empty = Borrar para siempre…
really-empty = Borrar para siempre
ask-empty = ¿Borrar para siempre las partidas eliminadas y sus historiales? No se puede deshacer. Una partida abierta se queda.
emptied = Borradas.
not-emptied = { $n ->
    [one] { $count } partida sigue en Eliminadas: está abierta o comparte su historial con otra que no está eliminada.
    [many] { $count } de partidas siguen en Eliminadas: están abiertas o comparten su historial con otras que no están eliminadas.
   *[other] { $count } partidas siguen en Eliminadas: están abiertas o comparten su historial con otras que no están eliminadas.
}
deleted = { $n ->
    [one] { $count } partida eliminada. Queda en Eliminadas hasta que la borre para siempre.
    [many] { $count } de partidas eliminadas. Quedan en Eliminadas hasta que las borre para siempre.
   *[other] { $count } partidas eliminadas. Quedan en Eliminadas hasta que las borre para siempre.
}
deleted-on-board = Entre ellas está la del tablero: si sigue jugándola, vuelve.
played-on = { $n ->
    [one] { $count } partida eliminada se siguió jugando y ha vuelto.
    [many] { $count } de partidas eliminadas se siguieron jugando y han vuelto.
   *[other] { $count } partidas eliminadas se siguieron jugando y han vuelto.
}
restored = { $n ->
    [one] { $count } partida recuperada.
    [many] { $count } de partidas recuperadas.
   *[other] { $count } partidas recuperadas.
}
move-to = Mover a…
no-folder = Sin carpeta
tag-as = Etiquetar…
new-folder = Carpeta nueva…
new-tag = Etiqueta nueva…
rename-folder = Renombrar carpeta
remove-folder = Quitar carpeta
folder-removed = Carpeta quitada. Sus partidas se quedan, en Todas las partidas.
rename-tag = Renombrar etiqueta
remove-tag = Quitar etiqueta
tag-removed = Etiqueta quitada. Las partidas se quedan.
place-is-back = Ha vuelto, con sus partidas.
put-into = { $n ->
    [one] { $count } partida puesta en «{ $name }».
    [many] { $count } de partidas puestas en «{ $name }».
   *[other] { $count } partidas puestas en «{ $name }».
}
put-nowhere = { $n ->
    [one] { $count } partida queda sin carpeta.
    [many] { $count } de partidas quedan sin carpeta.
   *[other] { $count } partidas quedan sin carpeta.
}
tagged = { $n ->
    [one] Etiqueta «{ $name }» añadida a { $count } partida.
    [many] Etiqueta «{ $name }» añadida a { $count } de partidas.
   *[other] Etiqueta «{ $name }» añadida a { $count } partidas.
}
untagged = { $n ->
    [one] Etiqueta «{ $name }» quitada de { $count } partida.
    [many] Etiqueta «{ $name }» quitada de { $count } de partidas.
   *[other] Etiqueta «{ $name }» quitada de { $count } partidas.
}
named = La partida se llama ahora «{ $name }».
unnamed = La partida ya no tiene nombre.
folder-made = Carpeta «{ $name }» creada.
folder-named = La carpeta se llama ahora «{ $name }».
folder-known = Ya hay una carpeta con este nombre.
tag-named = La etiqueta se llama ahora «{ $name }».
tag-known = Ya hay una etiqueta con este nombre.
ask-name = Nombre de la partida
ask-folder = Nombre de la carpeta nueva
ask-tag = Nombre de la etiqueta nueva
ask-place = Nombre nuevo
ok = Aceptar
cancel = Cancelar
import = Importar…
backup = Copia de seguridad
too-many-tags = No puede haber más de 63 etiquetas.
unreadable = Este archivo no se puede leer.
not-ours = Otra pestaña tiene abierta la biblioteca. Aquí puede verla y abrir partidas, pero no cambiar nada.
nothing-here = No hay partidas. Cada partida que juegue aparece aquí automáticamente; con «Importar…» se añaden otras.
nothing-in-folder = Esta carpeta está vacía. Seleccione partidas en otro lugar y tráigalas con «Mover a…».
nothing-tagged = Ninguna partida tiene esta etiqueta. Seleccione partidas en otro lugar y désela con «Etiquetar…».
nothing-deleted = No hay nada eliminado.
nothing-found = Ninguna partida coincide con la búsqueda y el filtro.
reading = Leyendo las partidas…
saving = Guardando…
unsaved = Los cambios de la biblioteca no se están guardando.
damaged-lines = { $n ->
    [one] { $count } línea de la biblioteca estaba dañada. Los nombres, carpetas y etiquetas que tenía se han perdido; las partidas, no.
    [many] { $count } de líneas de la biblioteca estaban dañadas. Los nombres, carpetas y etiquetas que tenían se han perdido; las partidas, no.
   *[other] { $count } líneas de la biblioteca estaban dañadas. Los nombres, carpetas y etiquetas que tenían se han perdido; las partidas, no.
}
save-damaged = Guardar las líneas dañadas
forget-damaged = Descartarlas
taking = Leyendo… { $n } %
taken = { $n ->
    [one] { $count } sudoku añadido.
    [many] { $count } de sudokus añadidos.
   *[other] { $count } sudokus añadidos.
}
games-taken = { $n ->
    [one] { $count } partida añadida.
    [many] { $count } de partidas añadidas.
   *[other] { $count } partidas añadidas.
}
known-already = { $n ->
    [one] { $count } ya estaba.
    [many] { $count } ya estaban.
   *[other] { $count } ya estaban.
}
bad-lines = { $n ->
    [one] { $count } entrada no es un sudoku.
    [many] { $count } de entradas no son sudokus.
   *[other] { $count } entradas no son sudokus.
}
pasted = Pegadas
backed-up = { $n ->
    [one] Copia guardada: { $count } partida con su historial.
    [many] Copia guardada: { $count } de partidas con sus historiales.
   *[other] Copia guardada: { $count } partidas con sus historiales.
}
backed-up-puzzles = { $n ->
    [one] También contiene { $count } sudoku sin empezar.
    [many] También contiene { $count } de sudokus sin empezar.
   *[other] También contiene { $count } sudokus sin empezar.
}
restored-games = { $n ->
    [one] { $count } partida recuperada de la copia.
    [many] { $count } de partidas recuperadas de la copia.
   *[other] { $count } partidas recuperadas de la copia.
}
damaged-at = El archivo está dañado o cortado en la línea { $line }; se ha añadido lo que se pudo leer.
other-backup = Esta copia la escribió otra versión de Nonet y no se puede leer.
figures-none = Aún no hay nada resuelto. Un sudoku cuenta cuando lo ha resuelto usted; para ver tiempos, active el cronómetro en los ajustes.
figures-note = Se cuentan las partidas de esta biblioteca, solo en este navegador. Una partida en la que Nonet puso cifras no cuenta; una que se borra deja de contar.
figures-since = Solo se cuenta lo resuelto desde: { $day }.
level = Dificultad
number = Resueltas
best = La más rápida
median = Mediana
timed = Con tiempo
all-levels = Todas
unrated = Sin valorar
in-progress = { $n ->
    [one] { $count } partida empezada
    [many] { $count } de partidas empezadas
   *[other] { $count } partidas empezadas
}
helped = { $n ->
    [one] { $count } resuelta con cifras de Nonet
    [many] { $count } de resueltas con cifras de Nonet
   *[other] { $count } resueltas con cifras de Nonet
}
streak = { $n ->
    [one] { $count } día seguido
    [many] { $count } de días seguidos
   *[other] { $count } días seguidos
}
longest = { $n ->
    [one] lo máximo: { $count } día
    [many] lo máximo: { $count } de días
   *[other] lo máximo: { $count } días
}
save-figures = Guardar como tabla
forget = Reiniciar las estadísticas…
ask-forget = ¿No contar nada de lo resuelto hasta ahora? Las partidas se quedan, con sus tiempos.
really-forget = Reiniciar
forgotten = Las estadísticas empiezan de nuevo ahora.
figures-saved = { $n ->
    [one] Tabla escrita: { $count } partida.
    [many] Tabla escrita: { $count } de partidas.
   *[other] Tabla escrita: { $count } partidas.
}
any-grade = Cualquier dificultad
rate-all = Valorar todos
rate-no-more = Dejar de valorar
rated-of = { $n } de { $of } valorados
save-lines = Guardar como líneas
save-table = Guardar como tabla
exported = { $n ->
    [one] { $count } sudoku guardado en un archivo.
    [many] { $count } de sudokus guardados en un archivo.
   *[other] { $count } sudokus guardados en un archivo.
}
