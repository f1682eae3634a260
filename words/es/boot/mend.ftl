# Lo que se dice donde Nonet falló demasiadas veces.

mend-page = Nonet falló tres veces en un minuto y se detuvo. Lo guardado se conserva y la dirección contiene el sudoku.
mend-lab = El laboratorio falló tres veces en un minuto y se detuvo. Su partida no se ha visto afectada.
mend-again = Reintentar
