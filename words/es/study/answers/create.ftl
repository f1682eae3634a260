# Puzzles that were made.

wish-givens = Ese intervalo de dados está vacío: ponga primero el número menor.
wish-few = Ningún sudoku en un tablero así tiene menos de { $n } dados. Elija un número mayor.
wish-many = Un tablero así solo tiene { $n } celdas. Elija un número menor de dados.
wish-large = Los tableros mayores de 16×16 necesitan un número de dados y no pueden hacerse mínimos: comprobar cada dado tardaría demasiado.
wish-regions = Estas regiones no admiten ninguna solución, así que no admiten ningún sudoku.
wish-way = Un patrón dibujado y las cifras al azar traen su propia simetría: no elija ninguna, o elija «Quitar dados».
wish-pattern = El tablero está vacío: ponga cualquier cifra en cada celda que deba ser un dado.
wish-scale = La dificultad y las técnicas están disponibles hasta 9×9, y la mayoría de las escalas solo en 9×9: elija un tablero así, o cualquier dificultad.
wish-band = Ningún sudoku tiene esa dificultad: la escala no tiene ahí ningún valor. Elija otro intervalo.
wish-off-the-path = Ningún camino de solución tiene esta técnica: las pistas no la usan, o está desactivada. Elija otra.
none-found = No se encontró ninguno en { $n } intentos. Eso no demuestra que no exista: con más intentos u otra semilla podría aparecer.
proof-of-one = Soluciones
proved-by-search = exactamente una, demostrada
minimal = Mínimo
minimal-yes = sí, hacen falta todos los dados
minimal-no = no
minimal-unknown = demasiado difícil de decidir
minimal-puzzle = mínimo
seed = Semilla
options = Opciones
attempts = Intentos
shown-step = En su camino
