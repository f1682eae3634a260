# El árbol de los cambios, los puntos guardados, lo que solo se supone.

history = Historial
savepoint = Guardar este punto
chip-supposed = suposición
name-supposed = { $name }, suposición
