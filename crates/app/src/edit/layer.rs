//! Where the player's own marks are drawn in a cell, beside the computed candidates and distinct from them.

/// Which places of a cell's corner layer, `across` by `across`, hold `n_marks` marks: first the corners, then the
/// lines above and below, then the sides. Marks that fill them in reading order are sorted.
///
/// ```
/// let taken = app::edit::layer::slots(3, 3);
/// assert_eq!(taken, [true, false, true, false, false, false, true, false, false]);
/// ```
pub fn slots(across: usize, n_marks: usize) -> Vec<bool> {
    let last = across.saturating_sub(1);
    let is_end = |at: usize| at == 0 || at == last;
    let rank = |place: usize| match (is_end(place / across), is_end(place % across)) {
        (true, true) => 0,
        (true, false) => 1,
        (false, true) => 2,
        (false, false) => 3,
    };
    let places = 0..across * across;
    let before = |place: usize| {
        let earlier = |&other: &usize| (rank(other), other) < (rank(place), place);
        places.clone().filter(earlier).count()
    };
    places
        .clone()
        .map(|place| before(place) < n_marks)
        .collect()
}
