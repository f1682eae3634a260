# El árbol de los cambios, los puntos guardados, lo que solo se supone.

show-supposed = Las cifras de «¿Y si…?» se ven distintas
