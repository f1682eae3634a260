# The solutions of a puzzle.

counted-none = Ninguna solución.
counted-one = Exactamente una solución.
counted-all = Exactamente { $n } soluciones.
counted-some = Al menos { $n } soluciones; ahí se dejó de contar.
shown = En el tablero está la solución { $n } de las { $of } encontradas, solo para verla.
