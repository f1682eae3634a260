# Ratings.

## Work.

rated-so-far = Calificando… por ahora ER es al menos { $er }
rated = Dificultad { $n } de 6.
rated-grade = { $grade }. { $meaning }
not-rated = Sin calificar: tiene { $why }, y hace falta exactamente una.
scale-half-steps = 0 a 6
scale-hodoku = HoDoKu
scale-explainer = Sudoku Explainer
scale-dependency = Dependencia
scale-refutation = Suma de refutaciones
means-nine = Solo para tableros de 9×9.
means-nothing = No hay nada que resolver.
means-half-steps = La técnica más difícil de su camino: { $technique }, usada { $n }×.
means-backtracking = Hace falta más que las siete técnicas de esta escala.
means-easy = Bastan los únicos.
means-medium = Nada más difícil que intersecciones, pares y tríos.
means-hard = Nada más difícil que cuartetos, peces básicos, alas, colores y rectángulos únicos.
means-unfair = Nada más difícil que peces con aletas, cadenas y conjuntos casi bloqueados.
means-extreme = Más difícil que «injusto», o con más pasos de los que ese nivel admite.
means-hodoku-unknown = Las técnicas habituales de HoDoKu no lo resuelven; aquí no se prueban cadenas forzadas.
explainer-beyond = { $er } o más
means-explainer-singles = Cada paso es un único, o lleva directamente a uno.
means-explainer-patterns = Hace falta un patrón, como una intersección, un subconjunto, un pez, un ala o un rectángulo único.
means-explainer-chains = Hace falta una cadena.
means-explainer-beyond = Hace falta más de una cadena a la vez.
means-explainer-nested = Hacen falta cadenas dentro de cadenas.
means-dependency = La media de cifras que los únicos pueden colocar en cada paso: cuantas más, más fácil.
infinite = infinita
means-infinite = En algún momento los únicos ni siquiera bastan para refutar las cifras erróneas.
means-no-refutation = Bastan los únicos: no hay que probar nada.
means-refutation = Los pasos necesarios para refutar las cifras que hay que probar: cuantos menos, más fácil.
method-half-steps = 
    La técnica más difícil de un camino que siempre da el paso más sencillo: únicos desnudos 0, únicos ocultos 0.5, intersecciones (una caja limita una cifra a una línea) 1, pares desnudos 2, tríos desnudos 3, pares ocultos 4, tríos ocultos 5. Desde las intersecciones, medio punto más si la técnica hace falta más de una vez. Los sudokus que estas no resuelven son 6.
    Una tesis sobre resolver, contar, generar y calificar sudokus.
    Lo que va más allá de los tríos ocultos: a partir de un solo X-wing, todo es 6. El camino es uno entre varios, así que dos sudokus equivalentes pueden diferir en medio punto.
method-hodoku = 
    En cada paso, la primera técnica del orden de HoDoKu que se pueda aplicar. Cada paso suma los puntos de su técnica, y la técnica más difícil da el nivel. Con más de 800 puntos ya no es fácil; con más de 1000, ya no es medio; con más de 1600, ya no es difícil; con más de 1800, ya no es injusto.
    HoDoKu, de B. Hobiger, reconstruido a partir de su manual y comparado con sus calificaciones.
    Lo difícil que es un sudoku que necesita cadenas forzadas. Donde una técnica tiene varios pasos, HoDoKu puede elegir otro, así que la puntuación puede diferir un poco de la suya.
method-explainer = 
    En cada paso, la primera pista que daría Sudoku Explainer. ER es la calificación del paso más difícil, la que suele darse como la del sudoku; EP, la del más difícil hasta colocar la primera cifra; ED, la del primero.
    Sudoku Explainer 1.2.1, de N. Juillerat, reconstruido a partir de descripciones y comparado con sus caminos.
    Cuántos pasos difíciles hay: uno cuenta como diez. De 8.0 en adelante, un sudoku equivalente puede diferir en una décima.
method-dependency = 
    Treinta personas simuladas conocen solo los únicos y eligen cualquiera de ellos. Antes de cada uno de los primeros 25 pasos se cuentan las cifras que los únicos pueden colocar, 0 si no hay ninguna; esta es la media.
    R. Pelánek: Difficulty Rating of Sudoku Puzzles by a Computational Model, FLAIRS 2011. En dos colecciones, su correlación con el tiempo que tardaron las personas fue de 0.67 y 0.69.
    Si ayudan otras técnicas. Las treinta personas son aleatorias, aunque siempre las mismas: otras darían un número algo distinto.
method-refutation = 
    Cuando las treinta personas no encuentran ningún único, eligen la celda cuyas cifras erróneas se refutan en menos pasos, colocando únicos hasta que algo es imposible. Esos pasos se suman en todo el sudoku; esta es la media.
    R. Pelánek: Difficulty Rating of Sudoku Puzzles by a Computational Model, FLAIRS 2011. En dos colecciones, su correlación con el tiempo que tardaron las personas fue de 0.68 y 0.83.
    Lo difícil que es para quien conoce algo más que los únicos. Es infinita en cuanto una de las treinta no encuentra ninguna celda que los únicos puedan decidir.
