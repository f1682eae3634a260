# The solutions of a puzzle.

count = Contar
diagnose = Diagnosticar
possible = Candidatos reales
estimate = Estimar
backdoors = Puertas traseras
save = Guardar todas como texto
previous-solution = Anterior
solutions-rest = Contar averigua cuántas soluciones tienen los dados y las muestra. Diagnosticar dice qué les pasa a los dados y qué lo arreglaría.
working-count = Contando soluciones…
working-diagnose = Diagnosticando…
working-possible = Probando cada candidato…
working-estimate = Estimando…
working-backdoors = Buscando puertas traseras…
working-save = Escribiendo las soluciones…
counted-none = Ninguna solución.
counted-one = Exactamente una solución.
counted-all = Exactamente { $n } soluciones.
counted-some = Al menos { $n } soluciones; ahí se dejó de contar.
shown = En el tablero está la solución { $n } de las { $of } encontradas, solo para verla.
differing-note = ≠ marca las celdas en las que difieren estas soluciones.
said-repaired = Cambiado: { $what }. Deshacer lo revierte.
