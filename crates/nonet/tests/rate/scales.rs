//! The ratings: the scale from 0 to 6 and the simulated person, judged by second implementations on plain arrays;
//! Sudoku Explainer's, judged by that program's own figures and by the solutions.

use nonet::board::Solution;
use nonet::generate::scramble;
use nonet::logic::Deduction;
use nonet::rate::{
    Human, explainer, explainer_path, explainer_up_to, explainer_with, half_steps, human, people,
};
use std::ops::ControlFlow::{Break, Continue};
use support::naive::{Board, instances};
use support::{Plain, Random, packed, plain, puzzle, shared, shuffled, solutions};

/// The techniques of the scale, simplest first.
const SCALE: [&str; 7] = [
    "naked-single",
    "hidden-single",
    "pointing",
    "naked-pair",
    "naked-triple",
    "hidden-pair",
    "hidden-triple",
];

/// How often each technique is used, always the simplest that has an instance; and whether the board is full then.
fn uses(givens: &Plain) -> ([u32; 7], bool) {
    let mut board = Board::new(givens);
    let mut uses = [0; 7];
    while let Some((index, instance)) = simplest(&board) {
        uses[index] += 1;
        for (cell, digit) in instance {
            if index < 2 {
                board.place(cell, digit);
            } else {
                board.options[cell][usize::from(digit)] = false;
            }
        }
    }
    (uses, !board.values.contains(&0))
}

fn simplest(board: &Board) -> Option<(usize, Vec<(usize, u8)>)> {
    (0..7).find_map(|index| Some((index, instances(SCALE[index], board).into_iter().next()?)))
}

/// The rating in half steps: each level of the scale is one question.
fn level(uses: [u32; 7], full: bool) -> u8 {
    if !full {
        return 12;
    }
    let hardest = (0..7).rev().find(|&index| uses[index] > 0);
    match hardest {
        None | Some(0) => 0,
        Some(1) => 1,
        Some(index) if uses[index] == 1 => 2 * (index as u8 - 1),
        Some(index) => 2 * (index as u8 - 1) + 1,
    }
}

/// The library and its twin agree, including on how often each technique is used.
fn check(board: &Plain) -> u8 {
    let rating = half_steps(&puzzle(board));
    let (uses, full) = uses(board);
    assert_eq!(rating.half_steps, level(uses, full), "{board:?}");
    assert_eq!(rating.backtracking, !full);
    let used = (0..7).filter(|&index| uses[index] > 0);
    let expected: Vec<(&str, u32)> = used.map(|index| (SCALE[index], uses[index])).collect();
    let counts: Vec<(&str, u32)> = rating.counts.iter().map(|&(i, n)| (i.slug, n)).collect();
    assert_eq!(counts, expected, "{board:?}");
    rating.half_steps
}

#[test]
fn the_twin_agrees_on_random_puzzles() {
    println!("seed 60");
    let mut random = Random::new(60);
    let mut levels = [0; 13];
    for _ in 0..200 {
        let (board, _) = random.unique();
        levels[usize::from(check(&board))] += 1;
    }
    println!("puzzles at each half step: {levels:?}");
    assert!(levels.iter().filter(|&&puzzles| puzzles > 0).count() >= 5);
}

/// A puzzle at each half step; the last is the one that the sources call the hardest of 2012.
const LEVELS: [(u8, &str); 13] = [
    (
        0,
        "059310006307000209040000500720800000000000104000060080000009065090075000605084002",
    ),
    (
        1,
        "059310006307000209000000500720800000000000104000060080000009060090075000605084002",
    ),
    (
        2,
        "000035007093006042000000500054010060389000400001004005200800003000600200000003070",
    ),
    (
        3,
        "040005010632000045000002007090400060500000400010203000070500023000018050005000080",
    ),
    (
        4,
        "018009500006030700709000008000190062800006007090005080020000090003900005080000301",
    ),
    (
        5,
        "008500000200001080060000900020370600094000200670000300000008507000762000000104002",
    ),
    (
        6,
        "000001704000000000008059006900000005500007060002060810090013280004000000200900040",
    ),
    (
        7,
        "000007005458201307000600000600003800801700009004810000040030100002400090305170040",
    ),
    (
        8,
        "000062100001000000000300970018009005009080000200700600080050700100008340020000008",
    ),
    (
        9,
        "400080630800000000002600080170000060209040308000900000000009002000100000085007900",
    ),
    (
        10,
        "109000000004930126000000004900280003070100000006000500000510800400000001000809700",
    ),
    (
        11,
        "030000009007000040900700500050600008310000060009480130005000300080017000400290000",
    ),
    (
        12,
        "800000000003600000070090200050007000000045700000100030001000068008500010090000400",
    ),
];

#[test]
fn each_level_has_its_puzzle() {
    for (level, text) in LEVELS {
        assert_eq!(check(&plain(text)), level, "{text}");
    }
}

/// ER, EP and ED in tenths as Sudoku Explainer writes them.
fn published(text: &str) -> Option<u8> {
    text.replace('.', "").parse().ok()
}

fn rated(text: &str) -> [Option<u8>; 3] {
    let rating = explainer(&puzzle(&plain(text))).expect("a board of 9x9");
    [rating.er, rating.ep, rating.ed]
}

#[test]
fn sudoku_explainer_says_the_same() {
    let Some(table) = shared("techniques/ratings-part.csv") else {
        return;
    };
    let mut rows = table
        .lines()
        .map(|line| line.split(',').collect::<Vec<_>>());
    let names = rows.next().expect("a header");
    let column = |name: &str| names.iter().position(|&n| n == name).expect("the column");
    let columns = ["se_er", "se_ep", "se_ed"].map(column);
    let (mut same, mut unknown) = (0, 0);
    for row in rows {
        let expected = columns.map(|column| published(row[column]));
        if expected[0].is_none() {
            unknown += 1;
            continue;
        }
        assert_eq!(rated(row[0]), expected, "{}", row[0]);
        same += 1;
    }
    println!("{same} puzzles rate the same, {unknown} have no rating to compare");
    assert!(same > 0);
}

#[test]
fn sudoku_explainer_takes_the_same_steps() {
    let Some(text) = packed("techniques/paths-explainer.txt.gz") else {
        return;
    };
    let mut paths: Vec<(&str, Vec<Option<u8>>)> = Vec::new();
    for line in text.lines().filter(|line| !line.trim().is_empty()) {
        match line.strip_prefix("   ") {
            None => paths.push((line, Vec::new())),
            Some(step) => {
                let rating = step.split(' ').next().and_then(published);
                paths.last_mut().expect("a puzzle").1.push(rating);
            }
        }
    }
    for (text, steps) in &paths {
        let own = explainer(&puzzle(&plain(text)))
            .expect("a board of 9x9")
            .steps;
        assert_eq!(
            own.into_iter().map(Some).collect::<Vec<_>>(),
            *steps,
            "{text}"
        );
    }
    println!("{} paths are the same", paths.len());
}

/// No step of this path contradicts the solution; and a path that has a rating ends in it.
fn check_explainer(board: &Plain, full: &Plain) {
    let path = explainer_path(&puzzle(board)).expect("a board of 9x9");
    let rating = explainer(&puzzle(board)).expect("a board of 9x9");
    let ratings: Vec<u8> = path.iter().map(|&(rating, _)| rating).collect();
    assert_eq!(rating.steps, ratings);
    let mut placed = *board;
    for (rating, deductions) in &path {
        assert!(!deductions.is_empty());
        for deduction in deductions {
            let (cell, digit) = parts(*deduction);
            let places = matches!(deduction, Deduction::Place(_));
            assert_eq!(full[cell] == digit, places, "{rating} on {board:?}");
            if places {
                placed[cell] = digit;
            }
        }
    }
    assert_eq!(rating.er.is_some(), placed == *full);
    let hardest = ratings.iter().max().copied().unwrap_or(0);
    assert!(rating.er.is_none_or(|er| er == hardest));
    assert_eq!(rating.ed, ratings.first().copied());
    for most in (10..75).chain([80, 85, 90, 95]) {
        let up_to = rating.er.filter(|&er| u32::from(er) <= most);
        assert_eq!(explainer_up_to(&puzzle(board), most), up_to, "{most}");
    }
}

/// A rating that is ended early reports what is known by then, and never too much.
#[test]
fn a_rating_that_is_ended_says_what_it_is_at_least() {
    let puzzle = puzzle(&plain(LEVELS[12].1));
    let whole = explainer(&puzzle).expect("a board of 9x9");
    assert_eq!(whole.er, Some(whole.er_at_least));
    let mut least = 0;
    for signs in [1, 10, 100] {
        let mut heard = Vec::new();
        let rating = explainer_with(&puzzle, &mut |rating| {
            heard.push(rating);
            if heard.len() < signs {
                Continue(())
            } else {
                Break(())
            }
        });
        let rating = rating.expect("a board of 9x9");
        assert_eq!((rating.er, heard.len()), (None, signs));
        assert!(heard.is_sorted() && whole.steps.starts_with(&rating.steps));
        assert!((least..=whole.er_at_least).contains(&rating.er_at_least));
        least = rating.er_at_least;
    }
    assert!(least >= 95);
}

/// Images of a puzzle have its rating, give or take a tenth: which places of a house are tried together depends on
/// where its first one is.
#[test]
fn a_picture_of_a_puzzle_has_nearly_its_rating() {
    println!("seed 65");
    let mut random = Random::new(65);
    let (mut same, mut all) = (0, 0);
    for &(text, er, ..) in RATED.iter().filter(|&&(_, er, ..)| (60..95).contains(&er)) {
        for _ in 0..4 {
            let image = shuffled(&plain(text), &mut random);
            let rating = explainer(&puzzle(&image)).and_then(|rating| rating.er);
            let rating = rating.expect("a rating");
            assert!(er.abs_diff(rating) <= 1, "{text} as {image:?}");
            same += usize::from(er == rating);
            all += 1;
        }
    }
    println!("{same} of {all} pictures have the same rating");
    assert!(same * 10 > all * 8);
}

fn parts(deduction: Deduction) -> (usize, u8) {
    let candidate = deduction.candidate();
    (candidate.cell.index(), candidate.digit.get())
}

#[test]
fn no_step_of_sudoku_explainer_is_wrong() {
    println!("seed 61");
    let mut random = Random::new(61);
    for _ in 0..150 {
        let (board, full) = random.unique();
        check_explainer(&board, &full);
    }
}

/// 1.5 means that hidden singles alone solve it.
#[test]
fn hidden_singles_are_up_to_1_5() {
    println!("seed 62");
    let mut random = Random::new(62);
    for _ in 0..50 {
        let (givens, _) = random.unique();
        let mut board = Board::new(&givens);
        while let Some(instance) = instances("hidden-single", &board).first() {
            let (cell, digit) = instance[0];
            board.place(cell, digit);
        }
        let er = explainer(&puzzle(&givens)).and_then(|rating| rating.er);
        let easy = er.is_some_and(|er| er <= 15);
        assert_eq!(easy, !board.values.contains(&0), "{givens:?}");
    }
}

#[test]
fn boards_without_one_solution_are_rated_somehow() {
    println!("seed 63");
    let mut random = Random::new(63);
    for _ in 0..20 {
        let (several, impossible) = (random.several(), random.impossible());
        let mut nonsense = [0; 81];
        for _ in 0..random.below(40) {
            nonsense[random.below(81)] = 1 + random.below(9) as u8;
        }
        for board in [several, impossible, nonsense] {
            let mut heard = 0;
            let rating = explainer_with(&puzzle(&board), &mut |_| {
                heard += 1;
                if heard < 20 { Continue(()) } else { Break(()) }
            });
            let rating = rating.expect("a board of 9x9");
            let hardest = rating.steps.iter().max().copied().unwrap_or(0);
            assert!(rating.er_at_least >= hardest);
        }
    }
}

/// Singles in the order in which a cell-by-cell search finds them.
fn singles(board: &Board) -> Vec<(usize, u8)> {
    let found = ["naked-single", "hidden-single"].map(|slug| instances(slug, board));
    let mut all: Vec<(usize, u8)> = found.into_iter().flatten().flatten().collect();
    all.sort_unstable();
    all.dedup();
    all
}

/// The average number of singles in the first 25 steps, if only singles are needed.
fn choice(givens: &Plain, random: &mut Random) -> Option<f64> {
    let (mut board, mut counts) = (Board::new(givens), Vec::new());
    while board.values.contains(&0) {
        let singles = singles(&board);
        counts.push(singles.len());
        if singles.is_empty() {
            return None;
        }
        let (cell, digit) = singles[random.below(singles.len())];
        board.place(cell, digit);
    }
    counts.truncate(25);
    Some(counts.iter().sum::<usize>() as f64 / counts.len() as f64)
}

fn simulated(givens: &Plain, full: &Plain, seed: u64) -> Human {
    let solution = Solution::verify(puzzle(full)).expect("a solution");
    human(&puzzle(givens), &solution, seed).expect("a board of 9x9")
}

#[test]
fn simulated_people_have_the_choice_that_a_second_program_gives_them() {
    println!("seed 64");
    let mut random = Random::new(64);
    let mut easy = 0;
    for seed in 0..25 {
        let (givens, full) = random.unique();
        let human = simulated(&givens, &full, seed);
        assert_eq!(human, simulated(&givens, &full, seed));
        let runs: Vec<Option<f64>> = (0..30).map(|_| choice(&givens, &mut random)).collect();
        let Some(sum) = runs.iter().copied().sum::<Option<f64>>() else {
            assert_ne!(human.refutation_sum, Some(0.0), "{givens:?}");
            continue;
        };
        let mean = sum / 30.0;
        assert!(
            (human.dependency - mean).abs() < 0.15 * mean + 0.2,
            "{givens:?}"
        );
        assert_eq!(human.refutation_sum, Some(0.0));
        easy += 1;
    }
    assert!(easy > 5);
}

#[test]
fn images_of_a_puzzle_are_as_hard_for_people() {
    for (seed, givens) in LEVELS.iter().enumerate() {
        let puzzle = puzzle(&plain(givens.1));
        let image = scramble(&puzzle, seed as u64);
        assert!(people(&puzzle).is_some());
        assert_eq!(people(&puzzle), people(&image), "{}", givens.1);
    }
}

#[test]
fn one_empty_cell_leaves_no_choice() {
    let full = solutions(&plain(LEVELS[0].1), 1)[0];
    let mut givens = full;
    givens[40] = 0;
    let expected = Human {
        dependency: 1.0,
        refutation_sum: Some(0.0),
    };
    assert_eq!(simulated(&givens, &full, 1), expected);
    assert_eq!(rated(&text(&givens)), [Some(10); 3]);
}

fn text(board: &Plain) -> String {
    board.iter().map(ToString::to_string).collect()
}

/// Our own puzzles, with ER, EP and ED as this library gave them once all available paths equalled Sudoku
/// Explainer's; from 7.5 on two of A. Inkala's with one more given. The one with 6.1 is from the players' forum,
/// with that program's list of its steps: <http://forum.enjoysudoku.com/bug-type-3-with-se-6-1-t5619.html>; so is
/// the last, with its rating: <http://forum.enjoysudoku.com/easter-monster-derivatives-t34331.html>.
#[rustfmt::skip]
pub(crate) const RATED: &[(&str, u8, u8, u8)] = &[
    ("..8.35.4.4.....8.7.6.......8..2...1..9..87...6....12.4..57.......7......2..9..1..", 12, 12, 12),
    (".9...8..74.....6.2...57..4........6..532..9.1...3....591..6..28..4........2.9...6", 15, 15, 15),
    (".1........87..5....2514.....3...1..69..8....4.....9..7..2.6.79.....2.46...8.....2", 17, 12, 12),
    ("5.8.29.......8.2...2.1.4....6....3..1....65..9.......4..7.91...6....87......3.4.9", 20, 15, 15),
    (".........436.....2.8.....7....9.1...5..4.86......57..1....4...539.2..8..6...9..3.", 23, 20, 20),
    ("1..2..6.........4..6....9..2.3..9....9......28.46...5..72....85..8..24......5...6", 25, 12, 12),
    ("..97....3.2...5.48.8.2..........91.48.4..2.75.3.....8.........2.18..74..5....4...", 26, 15, 15),
    ("2....9...68..4...9..1....7...6.9.....251.....4..72...8......5.....45.2........61.", 28, 25, 25),
    ("3...6......8...12..12..3.6....7..8...6.....3.5.4.9.....3..8...47.54.....8.6.3....", 30, 12, 12),
    (".98....6..7.6.....6....37.1.5.........7.15..4.6...2..9...8..1.3.8.......2....9..6", 32, 15, 15),
    ("..61..2..4..3..6..........7..2.4936...52.....94..3.....8.9.....29..7...3..7.2..8.", 34, 28, 26),
    (".135......4...7.59.....24...8.3...67..9.6....6.......8.....91.2.2.....83..7......", 36, 15, 15),
    (".......3.3....6.8.281...5...982....5..26.9.1..7..........7......5..3..9....8.42..", 40, 12, 12),
    (".....72.......4..8..79..3..28..7...1..9...7.2...46......5......742.5....961......", 42, 12, 12),
    ("..78...15853......1......2.59......4....63.8...1..........4.9.6.4.1.6..2.....9...", 44, 15, 15),
    (".3..........9...4.6.......5.5.83.........56..8..4973...4.2....9.2..1......7.6..83", 45, 12, 12),
    ("4..6......3...2.....2.....45.64....97...8..15....736..8...3.7..6......8....2.....", 46, 12, 12),
    ("2.5..69.84........971...5.........5.....6.834.....8.9..67..9.81..........4.72....", 50, 12, 12),
    (".73.1...6.......4..5..6.3..7.5...9....45.....93...6..734..5..2....234.1....9....5", 56, 12, 12),
    ("193.....7..........4...2.8..8.4........8...5..34956.7..1......4..5...921..7......", 57, 12, 12),
    (".4..6...........91....73.52..1.......8.59.......6.27.543...5.........2.8.....7.43", 58, 12, 12),
    (".4...1...1...7.8..9....35...7......6..5....1.....8.39...6..4..8.1.2.8.4..2.......", 62, 12, 12),
    ("941.3..5........91........77.2.8.1..1..96.8.2...2........52..4...........38...7..", 66, 23, 23),
    (".8..4.3.55..8..9..6...371.......1.8.8......1.93....4..2...5..3......8..........7.", 67, 12, 12),
    ("9.....8.2.2.....94.4.7........4........6..9..3..1.2..5..7..15....2.65...65.27...8", 68, 12, 12),
    ("....821.....6...7.5..7..82.6.........1...73...983..65..2......8......23..3...1..4", 70, 12, 12),
    ("7....6312.........2...5...4..1..279...........7...36....3.97....4....8......4..5.", 71, 20, 20),
    (".8......9....5....473..8.65...672.....93..8..7.......3..7.6.2..6.49........8...5.", 72, 12, 12),
    ("..24...1.1.6..5.7..........5......9.2......84.392.....6...8.1.3...5......8...76..", 73, 15, 15),
    ("..8...3.....5.4...4....1..2.19...85...........53...62.1..4.8..7...9.6.....7...9..", 61, 12, 12),
    ("84.6.7...2...8.1...5....8.......46.2.......43.9...3....3...57.....13....6.......9", 75, 23, 23),
    ("1....7.9..3..2...8..96.35....53..9...1..8...26....4...3......1..4......7.97...3..", 76, 12, 12),
    ("1....7.9..3..2...8..96..5....53..9...1..8...26....4...35.....1.24......7..7...3..", 79, 12, 12),
    ("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4.93...7..7...3..", 82, 12, 12),
    ("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7897...3..", 84, 12, 12),
    ("8.........436......7..9.2...5...7.......457...8.1...3...1....68..85...1..9....4..", 87, 73, 26),
    ("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4.9....7..7...3..", 89, 12, 12),
    ("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7..13..", 93, 12, 12),
    ("8..........36......7..9.2...5...7.......457.....1...3...1....684.85...1..9....4..", 96, 94, 76),
    ("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4....8.7..7...3..", 97, 12, 12),
    ("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9..1.4..", 100, 100, 97),
    ("1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..41.....7..7...3..", 105, 105, 78),
    ("8........9.36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..", 107, 107, 95),
    (".2.3.....4...5......6..17..5..2......3.....4...1..68....9......7..1..9.......9.68", 108, 108, 26),
];

#[test]
fn puzzles_of_each_rating_keep_it() {
    for &(text, er, ep, ed) in RATED {
        assert_eq!(rated(text), [er, ep, ed].map(Some), "{text}");
    }
}

#[test]
fn a_full_board_asks_for_nothing() {
    let full = Random::new(77).solution();
    let rating = explainer(&puzzle(&full)).expect("a board of 9x9");
    let all = [rating.er, rating.ep, rating.ed];
    assert_eq!((all, rating.steps.len()), ([Some(0); 3], 0));
}
