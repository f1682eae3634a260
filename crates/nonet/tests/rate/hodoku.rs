//! HoDoKu's rating, compared with HoDoKu's own for the puzzles next to the project.

use nonet::board::Grid;
use nonet::logic::{Context, Deduction, Level, Step, proof};
use nonet::rate;
use nonet::text::Brief;
use support::{packed, plain, puzzle, shared};

/// A puzzle with HoDoKu's level and score.
struct Rated {
    text: String,
    level: String,
    score: u32,
}

/// The puzzles that HoDoKu rates without guessing.
fn rated() -> Option<Vec<Rated>> {
    let text = shared("techniques/ratings-part.csv")?;
    let mut lines = text.lines().map(|line| line.split(',').collect::<Vec<_>>());
    let names = lines.next().unwrap_or_default();
    let column = |name: &str| names.iter().position(|n| *n == name).unwrap_or(0);
    let [level, score, steps] = ["ho_level", "ho_score", "ho_hist"].map(column);
    let rated = |fields: Vec<&str>| Rated {
        text: fields[0].to_owned(),
        level: fields[level].to_owned(),
        score: fields[score].parse().unwrap_or(0),
    };
    let guesses = |fields: &Vec<&str>| fields[steps].split(' ').any(|uses| uses.starts_with("bf:"));
    Some(lines.filter(|fields| !guesses(fields)).map(rated).collect())
}

/// How many there are, and how many have HoDoKu's level and score here.
fn same(all: &[&Rated]) -> [usize; 3] {
    let (mut levels, mut scores) = (0, 0);
    for rated in all {
        let ours = rate::hodoku(&puzzle(&plain(&rated.text)));
        let (level, score) = ours.map_or((Level::Easy, 0), |ours| (ours.level, ours.score));
        levels += usize::from(format!("{level:?}").to_uppercase() == rated.level);
        scores += usize::from(score == rated.score);
        if score != rated.score {
            println!(
                "{} {level:?} {score}, not {} {}",
                rated.text, rated.level, rated.score
            );
        }
    }
    println!("{}: level {levels}, score {scores}", all.len());
    [all.len(), levels, scores]
}

#[test]
fn levels_and_scores_are_hodokus() {
    let Some(all) = rated() else {
        return;
    };
    let (extreme, others): (Vec<&Rated>, _) =
        all.iter().partition(|rated| rated.level == "EXTREME");
    let [n, levels, scores] = same(&others);
    assert!(n > 200 && levels == n && scores == n);
    let [n, levels, scores] = same(&extreme);
    assert!(n > 40 && levels == n && scores * 100 >= n * 97);
}

/// Each step that HoDoKu would take is one that can be proved, and its path ends with the solution.
#[test]
fn the_steps_of_extreme_paths_are_proved() {
    for rated in rated().into_iter().flatten() {
        if rated.level != "EXTREME" {
            continue;
        }
        let board = puzzle(&plain(&rated.text));
        let path = rate::hodoku_path(&board).expect("a board of 9x9");
        let (mut grid, givens) = (Grid::new(&board), board.given_cells());
        for step in &path.steps {
            let proof = proof::check(&Context::unique(&grid, &givens), step);
            assert!(proof.is_ok(), "{} {step:?}: {proof:?}", rated.text);
            step.apply(&mut grid);
        }
        assert!(grid.is_full(), "{}", rated.text);
    }
}

/// HoDoKu's steps are reproduced one by one for every rating below its highest level.
#[test]
fn paths_are_hodokus() {
    let Some(text) = packed("techniques/paths-hodoku.txt.gz") else {
        return;
    };
    let (mut n, mut same) = (0, 0);
    for block in text.split("\n\n").filter(|block| !block.is_empty()) {
        let mut lines = block.lines();
        let board = puzzle(&plain(lines.next().unwrap_or_default()));
        let Some(path) = rate::hodoku_path(&board) else {
            continue;
        };
        let is_so = |(line, step): (&str, &Step)| {
            let brief = Brief::read(board.geometry(), line).expect("a line of HoDoKu's");
            let same = |deduction: &Deduction| brief.deductions.contains(deduction);
            brief.techniques.contains(&step.technique)
                && brief.deductions.len() == step.deductions.len()
                && step.deductions.iter().all(same)
        };
        let told: Vec<&str> = lines.collect();
        let is_same =
            told.len() == path.steps.len() && told.into_iter().zip(&path.steps).all(is_so);
        n += 1;
        same += usize::from(is_same);
    }
    println!("{same} of {n} paths");
    assert!(n > 200 && same == n);
}
