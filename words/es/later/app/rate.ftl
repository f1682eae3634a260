# Solving and rating.

solved-verified = Comprobado casa por casa: { $n } de { $n } contienen cada cifra una vez.
solutions = Soluciones
nodes = Ramas probadas
solve-undo = Deshacer recupera su tablero.
ask-hint = Pista dirá la cifra.
details = Detalles: todas las escalas
unrated-none = Diagnosticar muestra qué dados se contradicen y qué lo arreglaría.
rating = Dificultad
technique = Técnica
