//! Words in Spanish: steps, hints and techniques.

use super::super::Table;

pub(super) static WORDS: Table = &[
    // Techniques.
    ("outcome-place", "{cell} es {digit}"),
    ("outcome-out-one", "{cells} pierde {digit}"),
    ("outcome-out-many", "{cells} pierden {digit}"),
    // Lists of steps, and what hints tell first.
    ("steps", "Todos los pasos"),
    ("path-heading", "Camino de la solución"),
    ("hint-family", "Busque un paso de este tipo: {family}."),
    ("hint-cells", "Las celdas que importan: {cells}."),
    ("family-singles", "únicos"),
    ("family-intersections", "intersecciones de líneas y cajas"),
    ("family-subsets", "subconjuntos: pares, tríos, cuartetos"),
    (
        "family-fish",
        "peces: una cifra en tantas filas como columnas",
    ),
    ("family-single-digit", "patrones de una sola cifra"),
    ("family-colours", "coloreado"),
    (
        "family-uniqueness",
        "unicidad: lo que daría una segunda solución",
    ),
    ("family-chains", "cadenas y bucles"),
    ("family-wings", "alas"),
    ("family-als", "conjuntos casi cerrados"),
    ("family-rare", "patrones raros"),
    ("steps-one", "{n} paso, de {kinds}."),
    ("steps-many", "{n} pasos, de {kinds}."),
    ("kinds-one", "{n} técnica"),
    ("kinds-many", "{n} técnicas"),
    ("path-solved-one", "{n} paso lleva a la solución."),
    ("path-solved-many", "{n} pasos llevan a la solución."),
    (
        "path-stuck-one",
        "Tras {n} paso las técnicas de aquí no llegan más lejos.",
    ),
    (
        "path-stuck-many",
        "Tras {n} pasos las técnicas de aquí no llegan más lejos.",
    ),
    ("at-step", "Paso {at} de {n}."),
    ("notation-eureka", "Escribir como Eureka"),
    ("notation-hodoku", "Escribir como HoDoKu"),
    ("sort-by-effect", "Mayores primero"),
    ("sort-by-ease", "Fáciles primero"),
    ("previous-step", "Paso anterior"),
    ("next-step-shown", "Paso siguiente"),
    ("up-to-here", "Resolver hasta aquí"),
    ("prove", "Demostrarlo"),
    ("working-prove", "Demostrando…"),
    (
        "proved-one",
        "Demostrado solo con el tablero: se probó lo contrario de su conclusión, y toda manera de hacer cierto el patrón lo contradice.",
    ),
    (
        "proved-many",
        "Demostrado solo con el tablero: se probó lo contrario de cada una de sus {n} conclusiones, y toda manera de hacer cierto el patrón lo contradice.",
    ),
    (
        "proved-unique",
        " Se apoya en que el puzle tiene exactamente una solución, y eso se comprobó.",
    ),
    (
        "proof-refused",
        "No demostrado: el comprobador no acepta este paso. No se fíe de él.",
    ),
    (
        "proof-undecided",
        "No demostrado: hay demasiadas maneras para probarlas todas.",
    ),
    ("next-link", "Enlace por enlace"),
    ("rows-shown", "Se muestran {n} filas a la vez, de {all}."),
    // The sheet of techniques.
    ("techniques", "Técnicas"),
    (
        "techniques-note",
        "Pista, Todos los pasos y Camino de solución usan lo marcado, en este orden. Las dificultades conservan el suyo. En la lista, las flechas suben y bajan, Espacio marca, Alt con una flecha mueve.",
    ),
    ("preset-shipped", "Como viene"),
    ("preset-hodoku", "Orden de HoDoKu"),
    ("preset-simple", "Únicos e intersecciones"),
    ("preset-medium", "Hasta medio"),
    ("preset-hard", "Hasta difícil"),
    ("preset-unfair", "Hasta injusto"),
    ("preset-everything", "Todas"),
    ("move-forward", "Subir: {technique}"),
    ("move-back", "Bajar: {technique}"),
    // The page of a technique.
    ("what-is", "¿Qué es «{technique}»?"),
    ("pages-asked", "Trayendo la página…"),
    (
        "pages-missing",
        "No se pudo traer la página: no hay red y aún no está guardada.",
    ),
    ("pages-again", "Intentar de nuevo"),
    ("example", "Ejemplo"),
    ("load-example", "Cargar el ejemplo"),
    (
        "load-example-note",
        "Ocupa el lugar de su tablero y muestra en él el paso. Deshacer devuelve su tablero.",
    ),
    // Contradictions and conflicts.
    ("dead-cell", "a {cell} no le queda ningún candidato"),
    ("dead-house", "{digit} ya no cabe en {house}"),
    ("repeated", "{digit} está dos veces en {house}"),
    (
        "conflict",
        "{digit} está más de una vez en {house}: {cells}",
    ),
    (
        "conflicts-one",
        "{n} cifra repetida; cada una está marcada en el tablero.",
    ),
    (
        "conflicts-many",
        "{n} cifras repetidas; cada una está marcada en el tablero.",
    ),
    ("no-conflicts", "Ninguna cifra se repite."),
    // Looked at.
    ("basis-givens", "(Se miraron los dados.)"),
    ("basis-board", "(Se miró el tablero actual.)"),
    // Propagate and steps.
    ("placed-one", "{n} cifra colocada,"),
    ("placed-many", "{n} cifras colocadas,"),
    ("gone-one", "{n} candidato eliminado,"),
    ("gone-many", "{n} candidatos eliminados,"),
    ("end-finished", "y el tablero está terminado."),
    (
        "end-stuck",
        "y ahí se detiene: de este modo no se sigue nada más.",
    ),
    (
        "end-contradictory",
        "y el tablero es contradictorio: {why}.",
    ),
    ("step-line", "{technique}: {what}"),
    ("path", "Camino hasta ahora"),
    ("step-done", "Hecho"),
    ("next-step", "Siguiente paso"),
    ("step-back", "Paso atrás"),
    // Hints.
    ("hint-where", "{technique}: mire en {house}."),
    ("hint-level", "pista {n} de 5"),
    ("hint-more", "Decir más"),
    ("hint-apply", "Aplicar"),
    (
        "hint-finished",
        "El tablero está completo y correcto: no queda nada por encontrar.",
    ),
    (
        "hint-none",
        "No se encontró ningún paso: ninguna de las técnicas elegidas avanza más.",
    ),
    (
        "hint-no-solution",
        "El sudoku no tiene solución, así que ningún paso sirve.",
    ),
    (
        "hint-undecided",
        "No se pudo determinar a tiempo si el tablero tiene solución, así que no se da ninguna pista.",
    ),
    ("mistake-heading", "Algo está mal"),
    ("mistakes-also-one", "Y {n} error más."),
    ("mistakes-also-many", "Y {n} errores más."),
    ("mend", "Corregir {cell}"),
    ("mend-all", "Corregir todo"),
    ("mended-one", "Corregido. Deshacer lo revierte."),
    (
        "mended-many",
        "{n} errores corregidos. Deshacer lo revierte.",
    ),
    (
        "marks-right",
        "Nada de lo que ha puesto o borrado está mal.",
    ),
    (
        "marks-missing-one",
        "A sus marcas les falta algo: sigue en pie {n} candidato que este paso quita.",
    ),
    (
        "marks-missing-many",
        "A sus marcas les falta algo: siguen en pie {n} candidatos que este paso quita.",
    ),
    (
        "mistake-digit",
        "{cell} no puede ser {digit}: con esa cifra el sudoku no tiene solución.",
    ),
    (
        "mistake-erased",
        "{cell} perdió el candidato {digit}, que le hace falta.",
    ),
    (
        "mistake-together",
        "Sus cifras hasta {digit} en {cell} no dejan ninguna solución; sin esa, sí.",
    ),
];
