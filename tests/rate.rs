//! The scale from 0 to 6, judged by a second implementation on plain arrays.
#![cfg(not(target_arch = "wasm32"))]

mod common;

use common::naive::{Board, instances};
use common::{Plain, Random, plain, puzzle};
use nonet::rate::half_steps;

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

/// How often each technique is used, always the simplest one that has an instance; and is the board full then?
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

/// The library and its twin agree, also on how often each technique is used.
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
