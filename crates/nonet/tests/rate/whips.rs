//! Berthier's W and B, judged by his own ratings; all images of a puzzle have the same. A slow twin is in
//! `crates/nonet/tests/logic`.

use nonet::board::Puzzle;
use nonet::generate::scramble;
use nonet::rate::{WhipRating, braids, whips};
use support::{HARDEST, Random, plain, puzzle};

/// Puzzles with the ratings that Berthier gives them.
const RATED: &str = include_str!("../../../../tests/data/whips.txt");

fn rated() -> impl Iterator<Item = (Puzzle, [u32; 2])> {
    let lines = RATED.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let fields: Vec<&str> = line.split(' ').collect();
        let &[text, w, b] = fields.as_slice() else {
            panic!("{line}");
        };
        let ratings = [w, b].map(|length| length.parse().expect("a number"));
        (puzzle(&plain(text)), ratings)
    })
}

#[test]
fn puzzles_have_the_ratings_that_berthier_gives_them() {
    let mut n = [0; 10];
    for (puzzle, [w, b]) in rated() {
        assert_eq!(whips(&puzzle), Some(WhipRating::Of(w)), "{puzzle:?}");
        assert_eq!(braids(&puzzle), Some(WhipRating::Of(b)), "{puzzle:?}");
        n[w as usize] += 1;
    }
    assert!(n[..7].iter().all(|&n| n > 0) && n[9] > 0, "{n:?}");
}

#[test]
fn all_images_of_a_puzzle_have_the_same_rating() {
    println!("seed 91");
    let mut random = Random::new(91);
    let fresh = (0..20).map(|_| puzzle(&random.unique().0));
    let all: Vec<Puzzle> = rated().map(|(puzzle, _)| puzzle).chain(fresh).collect();
    for puzzle in all {
        let ratings = |puzzle: &Puzzle| [whips(puzzle), braids(puzzle)];
        let own = ratings(&puzzle);
        for seed in 0..3 {
            let image = scramble(&puzzle, seed);
            assert_eq!(ratings(&image), own, "{puzzle:?} {seed}");
        }
    }
}

#[test]
fn the_hardest_are_beyond_whips_and_braids() {
    for text in HARDEST {
        let puzzle = puzzle(&plain(text));
        assert_eq!(whips(&puzzle), Some(WhipRating::Beyond), "{text}");
        assert_eq!(braids(&puzzle), Some(WhipRating::Beyond), "{text}");
    }
}
