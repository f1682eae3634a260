//! Words in Spanish: solving and rating.

use super::super::Table;

pub(super) static WORDS: Table = &[
    (
        "solved-never",
        "Sin solución: ni siquiera los dados solos tienen una.",
    ),
    (
        "solved-not-so",
        "Así no hay solución: los dados solos tienen una, así que una cifra suya está mal.",
    ),
    (
        "solved-unknown",
        "Así no hay solución; no se determinó a tiempo si los dados solos tienen una.",
    ),
    ("solved-one", "Exactamente una solución."),
    (
        "solved-several",
        "Varias soluciones: {n} en total. Se muestra una.",
    ),
    (
        "solved-at-least",
        "Varias soluciones: al menos {n}, donde se dejó de contar. Se muestra una.",
    ),
    (
        "solved-verified",
        "Comprobado casa por casa: {n} de {n} tienen cada cifra una vez.",
    ),
    ("solutions", "Soluciones"),
    ("nodes", "Ramas probadas"),
    ("solve-undo", "Deshacer recupera su tablero."),
    ("ask-hint", "Pista dice qué cifra es."),
    ("rated", "Dificultad {n} de 6."),
    (
        "not-rated",
        "Sin valorar, porque tiene {why}: hace falta exactamente una.",
    ),
    (
        "unrated-none",
        "Diagnosticar dice qué dados se contradicen y qué lo arreglaría.",
    ),
    (
        "unrated-several",
        "Diagnosticar dice dónde difieren las soluciones y qué otro dado deja una sola.",
    ),
    (
        "unrated-undecided",
        "Contar se toma todo el tiempo que haga falta para saberlo.",
    ),
    ("rating", "Dificultad"),
    ("scale", "Escala"),
    ("value", "Valor"),
    ("scale-half-steps", "0 a 6"),
    ("scale-hodoku", "HoDoKu"),
    ("scale-explainer", "Sudoku Explainer"),
    ("scale-dependency", "Dependencia"),
    ("scale-refutation", "Suma de refutaciones"),
    ("means-nine", "Solo para tableros de 9×9."),
    ("means-nothing", "No hay nada que buscar."),
    (
        "means-half-steps",
        "La técnica más difícil de su camino: {technique}, {n}×.",
    ),
    (
        "means-backtracking",
        "Hace falta más que sus siete técnicas.",
    ),
    ("level-easy", "fácil"),
    ("level-medium", "medio"),
    ("level-hard", "difícil"),
    ("level-unfair", "injusto"),
    ("level-extreme", "extremo"),
    ("means-easy", "Bastan los únicos."),
    (
        "means-medium",
        "Nada más difícil que intersecciones, pares y tríos.",
    ),
    (
        "means-hard",
        "Nada más difícil que cuartetos, peces básicos, alas, colores y rectángulos únicos.",
    ),
    (
        "means-unfair",
        "Nada más difícil que peces con aletas, cadenas y conjuntos casi cerrados.",
    ),
    (
        "means-extreme",
        "Más difícil que «injusto», o más pasos de los que eso admite.",
    ),
    (
        "means-hodoku-unknown",
        "Más que sus técnicas habituales sin cadenas forzadas.",
    ),
    ("explainer-beyond", "7.5 o más"),
    (
        "means-explainer-singles",
        "Cada paso es un único, o acaba enseguida en uno.",
    ),
    (
        "means-explainer-patterns",
        "Hace falta un patrón, como una intersección, un subconjunto, un pez, un ala o un rectángulo único.",
    ),
    ("means-explainer-chains", "Hace falta una cadena."),
    (
        "means-explainer-beyond",
        "Hace falta más que una cadena cada vez.",
    ),
    (
        "means-dependency",
        "Tantas cifras puede colocar un único cada vez, de media: cuantas más, más fácil.",
    ),
    ("infinite", "infinita"),
    (
        "means-infinite",
        "En algún punto los únicos no bastan ni para refutar cifras erróneas.",
    ),
    (
        "means-no-refutation",
        "Bastan los únicos: no hay que probar nada.",
    ),
    (
        "means-refutation",
        "Tantos pasos refutan las cifras que hay que probar: cuantos menos, más fácil.",
    ),
    ("method", "Cómo se valora"),
    ("method-counts", "Qué cuenta"),
    ("method-source", "De dónde viene"),
    ("method-limits", "Qué no puede decir"),
    (
        "method-half-steps",
        "La técnica más difícil de un camino, siempre el paso más simple primero: únicos desnudos 0, únicos ocultos 0.5, intersecciones (una caja que limita una cifra a una línea) 1, pares desnudos 2, tríos desnudos 3, pares ocultos 4, tríos ocultos 5; desde las intersecciones, medio punto más si hacen falta más de una vez. Lo que no resuelven es 6.\nUna tesis sobre resolver, contar, generar y valorar sudokus.\nLo que va más allá de los tríos ocultos: desde un X-wing todo es 6. El camino es uno entre varios, así que sudokus iguales salvo nombres y orden pueden diferir en medio punto.",
    ),
    (
        "method-hodoku",
        "Tras cada paso, la primera técnica del orden de HoDoKu que tenga un paso; cada paso suma los puntos de su técnica. La técnica más difícil da el nivel. Más de 800 puntos ya no es fácil, más de 1000 no es medio, 1600 no es difícil, 1800 no es injusto.\nHoDoKu, de B. Hobiger, reconstruido a partir de su manual y comparado con sus valoraciones.\nCuán difíciles son los sudokus que necesitan cadenas forzadas. Donde una técnica tiene varios pasos, HoDoKu puede tomar otro, así que la puntuación puede diferir un poco de la suya.",
    ),
    (
        "method-explainer",
        "Tras cada paso, la primera pista que daría Sudoku Explainer. ER es la valoración del paso más difícil, la que suele llamarse la del sudoku; EP la del más difícil hasta colocar la primera cifra; ED la del primero.\nSudoku Explainer 1.2.1, de N. Juillerat, reconstruido a partir de descripciones y comparado con sus caminos.\nNada desde 7.5: eso necesita tríos alineados, cadenas muy largas o cadenas en varias ramas. Tampoco cuántos pasos difíciles hay: uno cuenta como diez.",
    ),
    (
        "method-dependency",
        "Treinta personas simuladas conocen solo los únicos y toman cualquiera de ellos. Antes de cada uno de los primeros 25 pasos se cuentan las cifras que los únicos pueden colocar, 0 donde no hay ninguno; esta es la media.\nR. Pelánek: Difficulty Rating of Sudoku Puzzles by a Computational Model, FLAIRS 2011. En dos colecciones su correlación con el tiempo que tardaron las personas fue 0.67 y 0.69.\nSi otras técnicas ayudan. Las treinta son aleatorias, aunque siempre las mismas: otras darían un número algo distinto.",
    ),
    (
        "method-refutation",
        "Donde las treinta personas no tienen ningún único, toman la celda cuyas cifras erróneas se refutan en menos pasos, con los únicos que siguen hasta que algo es imposible. Esos pasos se suman en todo el sudoku; esta es la media.\nR. Pelánek: Difficulty Rating of Sudoku Puzzles by a Computational Model, FLAIRS 2011. En dos colecciones su correlación con el tiempo que tardaron las personas fue 0.68 y 0.83.\nCuán difícil es para quien conoce más que los únicos. Es infinita en cuanto una de las treinta no encuentra ninguna celda que los únicos decidan.",
    ),
    ("histogram", "Técnicas del camino de solución"),
    ("technique", "Técnica"),
    ("uses", "Cuántas veces"),
    ("hardest", "la más difícil"),
];
