//! Berthier's W, judged by his own ratings; all images of a puzzle have the same. A slow twin is in `tests/logic`.

use crate::common::{HARDEST, Random, plain, puzzle};
use nonet::board::Puzzle;
use nonet::generate::scramble;
use nonet::rate::{WhipRating, whips};

/// Puzzles with the ratings that Berthier gives them.
const RATED: &str = include_str!("../data/whips.txt");

fn rated() -> impl Iterator<Item = (Puzzle, u32)> {
    let lines = RATED.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let (text, length) = line.split_once(' ').expect("a puzzle and its rating");
        (puzzle(&plain(text)), length.parse().expect("a number"))
    })
}

#[test]
fn puzzles_have_the_ratings_that_berthier_gives_them() {
    let mut n = [0; 7];
    for (puzzle, length) in rated() {
        assert_eq!(whips(&puzzle), Some(WhipRating::Of(length)), "{puzzle:?}");
        n[length as usize] += 1;
    }
    assert!(n.iter().all(|&n| n > 0), "{n:?}");
}

#[test]
fn all_images_of_a_puzzle_have_the_same_rating() {
    println!("seed 91");
    let mut random = Random::new(91);
    let fresh = (0..20).map(|_| puzzle(&random.unique().0));
    let all: Vec<Puzzle> = rated().map(|(puzzle, _)| puzzle).chain(fresh).collect();
    for puzzle in all {
        let rating = whips(&puzzle);
        for seed in 0..5 {
            assert_eq!(whips(&scramble(&puzzle, seed)), rating, "{puzzle:?} {seed}");
        }
    }
}

#[test]
fn the_hardest_are_beyond_whips() {
    for text in HARDEST {
        let rating = whips(&puzzle(&plain(text)));
        assert_eq!(rating, Some(WhipRating::Beyond), "{text}");
    }
}
