//! Words in English: text in and out.

use super::super::Table;

pub(super) static WORDS: Table = &[
    ("loaded-one", "Read a puzzle with {n} given."),
    ("loaded-many", "Read a puzzle with {n} givens."),
    ("loaded-all", " Nothing was passed over."),
    ("loaded-note", " Something was passed over: it is listed."),
    ("passed-over", "Passed over:"),
    ("ignored-border-one", "{n} line of border"),
    ("ignored-border-many", "{n} lines of border"),
    ("ignored-comment-one", "{n} comment"),
    ("ignored-comment-many", "{n} comments"),
    ("ignored-damaged-one", "{n} damaged line"),
    ("ignored-damaged-many", "{n} damaged lines"),
    ("ignored-more-one", "{n} more puzzle after the first"),
    ("ignored-more-many", "{n} more puzzles after the first"),
    ("ignored-separators", "separators between the cells"),
    ("ignored-header", "a heading"),
    ("ignored-trailing", "text after the puzzle"),
    (
        "ignored-conclusion",
        "what the line concludes: the board is the one before it",
    ),
    (
        "parse-size",
        "{n} cells found. The nearest board, {side}×{side}, has {cells}.",
    ),
    (
        "parse-regions",
        "The map under [Regions] does not cut the board into regions of equal size.",
    ),
    (
        "parse-case-fields",
        "A line of HoDoKu's library has 7 fields, each after a colon; this one has {n}.",
    ),
    (
        "parse-case",
        "Field {n} of this line of HoDoKu's library can't be read: {what} belong there.",
    ),
    (
        "case-technique",
        "the four or five figures of the technique's number",
    ),
    ("case-digits", "digits, or x,"),
    (
        "case-board",
        "81 cells, with + before digits that are not given,",
    ),
    (
        "case-candidates",
        "candidates as digit, row and column, as in 517,",
    ),
    ("unclear-heading", "Which board is meant?"),
    (
        "unclear",
        "This text may mean {n} different boards. Choose one.",
    ),
    ("reading", "{n}×{n}, {symbols}"),
    ("symbols-letters", "A is 10"),
    ("symbols-letters-from-one", "A is 1"),
    ("symbols-from-zero", "A is 10 and 0 the last digit"),
    ("symbols-numbers", "numbers"),
    ("symbols-pairs", "numbers of two figures"),
    ("refused-heading", "Not read; the board is as it was"),
    ("parse-empty", "There is no puzzle in this text."),
    (
        "parse-large",
        "This text is too large: {n} bytes or more; one million is the limit.",
    ),
    (
        "parse-binary",
        "This is not text: byte {n} is a control character.",
    ),
    ("parse-length", "{n} cells found where {cells} are needed."),
    (
        "parse-short",
        "Line {line} is too short: {n} cells instead of {side}.",
    ),
    (
        "parse-long",
        "Line {line} is too long: {n} cells instead of {side}.",
    ),
    ("parse-few", "Too few lines: {n} instead of {side}."),
    ("parse-many", "Too many lines: {n} instead of {side}."),
    (
        "parse-candidates",
        "This is a grid of candidates; only digits can be read so far.",
    ),
    (
        "parse-char",
        "The character {char} in line {line}, column {column} is neither a digit from 1 to 9 nor a sign for an empty cell.",
    ),
    ("parse-like", " It looks like {n}: is that meant?"),
    ("parse-repeated-one", "A given is repeated."),
    ("parse-repeated-many", "{n} givens are repeated."),
    ("working-read", "Reading the text…"),
    (
        "read-so-far",
        "Reading the text… {n} characters looked at, some more than once",
    ),
    (
        "file-large",
        "“{name}” was not read: it has {what} bytes, and a million is the limit. Copy the puzzle you want out of it and paste that.",
    ),
    (
        "file-sort",
        "“{name}” was not read: its type is {what}, and puzzles are text.",
    ),
    (
        "file-binary",
        "“{name}” was not read: it is not text. Byte {what} is a control character.",
    ),
    (
        "file-closed",
        "“{name}” was not read: the browser cannot open it. It may be a folder, or have changed meanwhile.",
    ),
    ("copied", "Copied: {what}."),
    (
        "not-copied",
        "The browser did not let the page copy. The text is shown: select and copy it.",
    ),
];
