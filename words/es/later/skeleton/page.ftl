# The page itself, what is seen a moment after its start: hidden workspaces and sheets, work, notices, keys.

## The skeleton.

reach-naked = únicos desnudos
reach-both = ambos únicos
reach-subsets = únicos y subconjuntos hasta cuartetos
language = Idioma
theme-system = Sistema
theme-light = Claro
theme-dark = Oscuro
empty-board = Tablero vacío para escribir
copy-heading = Copiar
text-note = También puede pegar en cualquier parte de la página o soltar en ella un archivo de texto.
whole-heading = Nonet en un archivo
whole = Guardar Nonet en un solo archivo
whole-note = Todo Nonet, para usarlo sin servidor: el archivo se abre con doble clic. Para guardarlo hace falta conexión.
keys-heading = Teclas
shape-irregular = Irregular
whole-is = Esto es Nonet en un solo archivo. Sus partidas quedan en este navegador, ligadas al lugar donde está el archivo: si lo mueve, empieza de nuevo. No puede actualizarse solo.
zoom = Ampliar el tablero
several = Elegir varias celdas
select-all = Elegir todas las celdas
select-others = Invertir la selección
reach = Propagar con
theme = Tema
box-label = Pegue o escriba un sudoku de cualquier tamaño, un enlace o texto copiado de otro programa; 0 o . es una celda vacía
read-box = Poner en el tablero
open-file = Abrir un archivo de texto
peers = Resaltar las celdas que ve la celda elegida
same = Resaltar las cifras iguales
letters = Atajos de una sola letra
timer = Cronómetro (se detiene mientras el tablero no está a la vista)
wrap = En el borde, seguir por el lado opuesto
alphabet = Usar letras para las cifras mayores que 9
size = Tamaño del tablero
usual-keys = Teclas habituales
