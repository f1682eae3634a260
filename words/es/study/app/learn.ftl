# Techniques to choose from and to learn.

## The sheet of techniques.

techniques-note = Pista, Todos los pasos y Camino de la solución usan las técnicas marcadas, en este orden. Las calificaciones usan el suyo. En la lista, las flechas suben y bajan, Espacio marca, Alt con una flecha mueve la técnica, y la flecha derecha lleva a su «?».
preset-shipped = Predeterminado
preset-hodoku = Orden de HoDoKu
preset-thesis = Las siete de la escala de 0 a 6
preset-simple = Únicos e intersecciones
preset-medium = Hasta medio
preset-hard = Hasta difícil
preset-unfair = Hasta injusto
preset-everything = Todas
move-forward = Subir: { $technique }
move-back = Bajar: { $technique }

## The page of a technique.

also-called = También se llama
no-such-technique = Ninguna técnica se llama así.
rank = HoDoKu: { $level }, { $score } puntos
rank-by-place = { $level }, por su lugar en el orden de las técnicas
previous-technique = ← { $technique }
next-technique = { $technique } →
previous-example = Ejemplo anterior
next-example = Ejemplo siguiente
load-example = Ponerlo en el tablero
load-example-note = Sustituye su tablero y muestra el paso en él. Su tablero queda en el historial.
