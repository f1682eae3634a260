//! Words in Spanish: text in and out.

use super::super::Table;

pub(super) static WORDS: Table = &[
    ("loaded-one", "Leído un sudoku con {n} dado."),
    ("loaded-many", "Leído un sudoku con {n} dados."),
    ("loaded-all", " No se omitió nada."),
    ("loaded-note", " Se omitió algo: está en la lista."),
    ("passed-over", "Se omitió:"),
    ("ignored-border-one", "{n} línea de borde"),
    ("ignored-border-many", "{n} líneas de borde"),
    ("ignored-comment-one", "{n} comentario"),
    ("ignored-comment-many", "{n} comentarios"),
    ("ignored-damaged-one", "{n} línea dañada"),
    ("ignored-damaged-many", "{n} líneas dañadas"),
    ("ignored-more-one", "{n} sudoku más tras el primero"),
    ("ignored-more-many", "{n} sudokus más tras el primero"),
    ("ignored-separators", "separadores entre las celdas"),
    ("ignored-header", "un encabezado"),
    ("ignored-trailing", "texto tras el sudoku"),
    (
        "ignored-conclusion",
        "lo que concluye la línea: el tablero es el de antes",
    ),
    (
        "parse-size",
        "Se encontraron {n} celdas. El tablero más cercano, {side}×{side}, tiene {cells}.",
    ),
    (
        "parse-regions",
        "El mapa bajo [Regions] no divide el tablero en regiones del mismo tamaño.",
    ),
    (
        "parse-case-fields",
        "Una línea de biblioteca de HoDoKu tiene 7 campos, cada uno tras dos puntos; esta tiene {n}.",
    ),
    (
        "parse-case",
        "El campo {n} de esta línea de biblioteca de HoDoKu no se puede leer: ahí van {what}.",
    ),
    (
        "case-technique",
        "las cuatro o cinco cifras del número de la técnica",
    ),
    ("case-digits", "cifras, o x"),
    (
        "case-board",
        "81 celdas, con + ante las cifras que no son dadas",
    ),
    (
        "case-candidates",
        "candidatos como cifra, fila y columna, como en 517",
    ),
    ("unclear-heading", "¿Qué tablero es?"),
    (
        "unclear",
        "Este texto puede ser {n} tableros distintos. Elige uno.",
    ),
    ("reading", "{n}×{n}, {symbols}"),
    ("symbols-letters", "A es 10"),
    ("symbols-letters-from-one", "A es 1"),
    ("symbols-from-zero", "A es 10 y 0 la última cifra"),
    ("symbols-numbers", "números"),
    ("symbols-pairs", "números de dos cifras"),
    ("refused-heading", "No leído; el tablero está como estaba"),
    ("parse-empty", "No hay ningún sudoku en este texto."),
    (
        "parse-large",
        "Este texto es demasiado grande: {n} bytes o más; el límite es un millón.",
    ),
    (
        "parse-binary",
        "Esto no es texto: el byte {n} es un carácter de control.",
    ),
    (
        "parse-length",
        "Se encontraron {n} celdas y hacen falta {cells}.",
    ),
    (
        "parse-short",
        "La línea {line} es demasiado corta: {n} celdas en vez de {side}.",
    ),
    (
        "parse-long",
        "La línea {line} es demasiado larga: {n} celdas en vez de {side}.",
    ),
    ("parse-few", "Faltan líneas: {n} en vez de {side}."),
    ("parse-many", "Sobran líneas: {n} en vez de {side}."),
    (
        "parse-candidates",
        "Esto es una tabla de candidatos; por ahora solo se leen cifras.",
    ),
    (
        "parse-char",
        "El carácter {char} de la línea {line}, columna {column} no es una cifra del 1 al 9 ni un signo de celda vacía.",
    ),
    ("parse-like", " Se parece al {n}: ¿es lo que se quiso?"),
    ("parse-repeated-one", "Un dado está repetido."),
    ("parse-repeated-many", "Hay {n} dados repetidos."),
    ("working-read", "Leyendo el texto…"),
    (
        "read-so-far",
        "Leyendo el texto… {n} caracteres mirados, algunos más de una vez",
    ),
    (
        "file-large",
        "No se leyó «{name}»: tiene {what} bytes y el límite es un millón. Copia de él el sudoku que quieras.",
    ),
    (
        "file-sort",
        "No se leyó «{name}»: es del tipo {what}, y los sudokus son texto.",
    ),
    (
        "file-binary",
        "No se leyó «{name}»: no es texto. El byte {what} es un carácter de control.",
    ),
    (
        "file-closed",
        "No se leyó «{name}»: el navegador no puede abrirlo. Quizá sea una carpeta o haya cambiado entretanto.",
    ),
    ("copied", "Copiado: {what}."),
    (
        "not-copied",
        "El navegador no dejó copiar. El texto está a la vista: selecciónelo y cópielo.",
    ),
];
