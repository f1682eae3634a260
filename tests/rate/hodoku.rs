//! HoDoKu's rating, compared with HoDoKu's own for the puzzles beside the project.

use crate::common::{plain, puzzle, shared};
use nonet::logic::Level;
use nonet::rate;

/// A puzzle with HoDoKu's level and score.
struct Rated {
    text: String,
    level: String,
    score: u32,
}

fn rated() -> Option<Vec<Rated>> {
    let text = shared("techniques/ratings-part.csv")?;
    let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let names = lines.next().unwrap_or_default();
    let column = |name: &str| names.iter().position(|n| *n == name).unwrap_or(0);
    let [level, score] = ["ho_level", "ho_score"].map(column);
    let rated = |fields: Vec<&str>| Rated {
        text: fields[0].to_owned(),
        level: fields[level].to_owned(),
        score: fields[score].parse().unwrap_or(0),
    };
    Some(lines.map(rated).collect())
}

#[test]
fn levels_and_scores_are_hodokus() {
    let Some(all) = rated() else {
        return;
    };
    let below = all.iter().filter(|rated| rated.level != "EXTREME");
    let (mut n, mut same_level, mut same_score) = (0, 0, 0);
    for rated in below {
        let ours = rate::hodoku(&puzzle(&plain(&rated.text)));
        let (level, score) = ours.map_or((Level::Extreme, 0), |ours| (ours.level, ours.score));
        n += 1;
        same_level += u32::from(format!("{level:?}").to_uppercase() == rated.level);
        same_score += u32::from(score == rated.score);
        if score != rated.score {
            println!(
                "{} {level:?} {score}, not {} {}",
                rated.text, rated.level, rated.score
            );
        }
    }
    println!("level {same_level} of {n}, score {same_score} of {n}");
    assert!(n > 100 && same_level * 100 >= n * 99 && same_score * 100 >= n * 99);
}
