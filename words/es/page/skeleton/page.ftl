# The page itself: the skeleton, cells and the status line.

## The skeleton.

about-puzzle = Sobre este sudoku
skip = Ir al tablero
menu = Más
pad = Cifras
mode-digits = Cifras
mode-eliminate = Tachar
workspaces = Espacios de trabajo
workspace-solve = Resolver
workspace-text = Texto
workspace-library = Biblioteca
workspace-lab = Lab
workspace-learn = Aprender
lab-opens = Cargando…
help-me = Ayuda
do-it = Hacer
analyse = Analizar
new = Nuevo
paste-mine-what = texto, enlace o archivo
teach-me = Aprender
teach-me-what = las técnicas
watch-it = Ver cómo se resuelve
watch-it-what = deducción a deducción
key-solve = Ctrl ⏎
path-short = Camino
result = Resultado
close = Cerrar
redo = Rehacer
settings = Ajustes
keys = Teclas y ayuda
board = Tablero de sudoku
erase = Borrar
mode = Qué se escribe
start = Sudoku nuevo…
paste-mine = Pegar o escribir el mío
rate = Calificar
candidates = Candidatos calculados
step = Paso
clear = Vaciar el tablero
