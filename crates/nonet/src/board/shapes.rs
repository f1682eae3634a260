//! The boards with boxes that have a name on the page, on the command line and in sentences.

/// Rows and columns of a box, smaller boards first. Boards with irregular regions come in as text.
pub const SHAPES: [(usize, usize); 18] = [
    (2, 2),
    (2, 3),
    (3, 2),
    (2, 4),
    (4, 2),
    (3, 3),
    (2, 5),
    (5, 2),
    (3, 4),
    (4, 3),
    (3, 5),
    (5, 3),
    (4, 4),
    (4, 5),
    (5, 4),
    (4, 6),
    (6, 4),
    (5, 5),
];
