//! Words in Spanish: the Solutions workspace.

use super::super::Table;

pub(super) static WORDS: Table = &[
    ("workspace-solutions", "Soluciones"),
    ("count", "Contar"),
    ("diagnose", "Diagnosticar"),
    ("possible", "Candidatos reales"),
    ("estimate", "Estimar el número"),
    ("backdoors", "Puertas traseras"),
    ("save", "Guardar todas como texto"),
    ("next-solution", "Siguiente"),
    ("previous-solution", "Anterior"),
    (
        "solutions-rest",
        "Contar averigua cuántas soluciones tienen los dados y las muestra. Diagnosticar dice qué les pasa y qué lo arreglaría.",
    ),
    ("working-count", "Contando soluciones…"),
    ("working-diagnose", "Buscando la causa…"),
    ("working-possible", "Probando cada candidato…"),
    ("working-estimate", "Estimando…"),
    ("working-backdoors", "Buscando puertas traseras…"),
    ("working-save", "Escribiendo las soluciones…"),
    ("counted-none", "Ninguna solución."),
    ("counted-one", "Exactamente una solución."),
    ("counted-all", "{n} soluciones, ni una más."),
    (
        "counted-some",
        "Al menos {n} soluciones; ahí terminó la cuenta.",
    ),
    (
        "shown",
        "En el tablero, solo para mirar, la solución {n} de las {of} guardadas.",
    ),
    (
        "differing-note",
        "≠ marca las celdas en que difieren estas soluciones.",
    ),
    ("none-repeated-one", "Sin solución: hay una cifra repetida."),
    (
        "none-repeated-many",
        "Sin solución: hay {n} repeticiones de cifras.",
    ),
    ("none-whatever", "Sin solución, sean cuales sean los dados."),
    (
        "none-core-minimal",
        "Sin solución: estos {n} dados se contradicen, y hace falta cada uno para ello.",
    ),
    ("none-core", "Sin solución: estos {n} dados se contradicen."),
    (
        "one-minimal",
        "Exactamente una solución, y hace falta cada dado: el sudoku es mínimo.",
    ),
    (
        "one-perhaps-minimal",
        "Exactamente una solución. No se pudo saber de todos los dados si hacen falta.",
    ),
    (
        "one-redundant-one",
        "Exactamente una solución, también sin uno de los dados: el sudoku no es mínimo.",
    ),
    (
        "one-redundant-many",
        "Exactamente una solución, también sin uno cualquiera de {n} de los dados: el sudoku no es mínimo.",
    ),
    (
        "several-differ",
        "Varias soluciones. Difieren en {n} celdas.",
    ),
    (
        "diagnosis-undecided",
        "Demasiado difícil de saber en el tiempo dado.",
    ),
    ("core-cells", "Mira {cells}."),
    (
        "redundant-cells",
        "No hacen falta, cada uno por sí solo: {cells}.",
    ),
    ("differing-cells", "Las celdas: {cells}."),
    ("repairs-heading", "Quizá un error al escribir"),
    (
        "no-repairs",
        "Ningún cambio de una sola celda deja exactamente una solución.",
    ),
    ("extras-heading", "Un dado más lo decidiría"),
    (
        "no-extras",
        "Ningún dado más por sí solo deja exactamente una solución.",
    ),
    ("repair-change", "{cell}: {digit} en vez de {was}"),
    ("repair-add", "{cell}: {digit}"),
    ("repair-remove", "{cell}: sin {was}"),
    ("and-more", "Y {n} más."),
    (
        "some-undecided",
        "De {n} más fue demasiado difícil saberlo.",
    ),
    ("solution-number", "Solución {n}"),
    ("possible-count", "{n} candidatos están en alguna solución."),
    (
        "possible-unknown",
        "De {n} más fue demasiado difícil saberlo.",
    ),
    (
        "possible-note",
        "En el tablero van tachados los candidatos que no están en ninguna solución.",
    ),
    (
        "estimate-none",
        "Ningún recorrido al azar llegó a una solución: quizá no haya, o pocas.",
    ),
    ("estimate-exact", "Soluciones: {n}, exactamente."),
    (
        "estimate-rough",
        "Soluciones: unas {n}; llegaron muy pocos recorridos para saber con qué exactitud.",
    ),
    (
        "estimate-interval",
        "Soluciones: unas {n}; con un 95 % de confianza entre {low} y {high}.",
    ),
    (
        "estimate-note",
        "Una estimación con recorridos al azar por el árbol de búsqueda, según Knuth (1975). Pulsa otra vez para hacer otra.",
    ),
    ("choices", "Elecciones hechas"),
    ("saved-none", "Ninguna solución, así que no se guardó nada."),
    (
        "saved-all",
        "Soluciones guardadas: {n}, una por línea; son todas.",
    ),
    (
        "saved-some",
        "Soluciones guardadas: {n}, una por línea; hay más.",
    ),
    ("said-repaired", "Hecho: {what}. Deshacer lo revierte."),
    ("cause-repair", "un arreglo"),
    ("name-shown", "{cell}, {digit}, mostrada"),
    ("name-role-named", "{name}, nombrada en el resultado"),
    ("name-role-differs", "{name}, las soluciones difieren"),
    (
        "backdoors-needless",
        "Los únicos bastan para resolver este sudoku: no hace falta revelar nada.",
    ),
    (
        "backdoors-cell-one",
        "Una celda es puerta trasera: con su cifra, los únicos resuelven el resto.",
    ),
    (
        "backdoors-cell-many",
        "{n} celdas son puertas traseras: con la cifra de una cualquiera, los únicos resuelven el resto.",
    ),
    (
        "backdoors-set-one",
        "La menor puerta trasera tiene {size} celdas y es la única de ese tamaño: con sus cifras, los únicos resuelven el resto.",
    ),
    (
        "backdoors-set-many",
        "Las menores puertas traseras tienen {size} celdas, y hay {n}: con las cifras de una cualquiera, los únicos resuelven el resto.",
    ),
    (
        "backdoors-larger",
        "Toda puerta trasera tiene más de {size} celdas.",
    ),
    (
        "backdoors-why-not",
        "No hay puertas traseras, porque el sudoku tiene {why}: hace falta exactamente una.",
    ),
    (
        "backdoors-note",
        "Una puerta trasera es un conjunto de celdas cuyas cifras, una vez conocidas, permiten resolver el resto con únicos desnudos y ocultos. Las menores muestran cuánto le falta a un sudoku para ser fácil.",
    ),
    ("backdoors-tried", "Conjuntos probados"),
];
