//! HoDoKu's rating, compared with HoDoKu's own for the puzzles beside the project.

use crate::common::{plain, puzzle, shared};
use nonet::logic::Level;
use nonet::rate;

#[test]
fn levels_and_scores_agree_with_hodoku() {
    let Some(text) = shared("techniques/ratings-part.csv") else {
        return;
    };
    let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let names = lines.next().unwrap_or_default();
    let column = |name: &str| names.iter().position(|n| *n == name).unwrap_or(0);
    let [level, score] = ["ho_level", "ho_score"].map(column);
    let (mut n, mut same_level, mut near) = (0, 0, 0);
    for fields in lines.filter(|fields| fields[level] != "EXTREME") {
        let ours = rate::hodoku(&puzzle(&plain(fields[0])));
        let theirs: f64 = fields[score].parse().unwrap_or(0.0);
        let (our_level, our_score) = match &ours {
            Some(rating) => (rating.level, f64::from(rating.score)),
            None => (Level::Extreme, 0.0),
        };
        n += 1;
        let same = format!("{our_level:?}").to_uppercase() == fields[level];
        let is_near = (our_score - theirs).abs() <= theirs / 10.0;
        same_level += u32::from(same);
        near += u32::from(is_near);
        if !same || !is_near {
            println!(
                "{} {our_level:?} {our_score}, not {} {theirs}",
                fields[0], fields[level]
            );
        }
    }
    println!("level {same_level} of {n}, score within a tenth {near} of {n}");
    assert!(n > 100 && same_level * 100 >= n * 97 && near * 100 >= n * 95);
}
