# Hints, steps, paths and proofs.

## Techniques.

learn-find = Buscar
back-to-index = Volver al índice
example = Ejemplo
by-level = Ordenar solo por dificultad
