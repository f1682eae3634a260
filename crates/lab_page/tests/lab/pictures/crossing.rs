//! Parents and children.

use super::watch;
use crate::lab_runs::{P, classic};
use lab::{Crossing, Detail, Run};
use nonet::board::{Digit, DigitSet, HouseKind, Puzzle};
use std::collections::BTreeSet;

fn crossing(run: &dyn Run) -> Option<Crossing> {
    match run.detail() {
        Detail::Population { crossing, .. } => crossing.map(|crossing| *crossing),
        other => panic!("{other:?}"),
    }
}

/// How many digits are missing from the houses of a board, in total.
fn lacking(digits: &[Digit], puzzle: &Puzzle) -> u64 {
    let geometry = puzzle.geometry();
    let lacks = geometry.houses().map(|house| {
        let cells = geometry.house_cells(house).iter();
        let held: DigitSet = cells.map(|cell| digits[cell.index()]).collect();
        9 - held.len() as u64
    });
    lacks.sum()
}

#[test]
fn a_child_is_its_parents_house_by_house() {
    let puzzle = classic(P[1]);
    for (slug, options, n_children) in [
        ("genetic-algorithm", "", 2),
        ("genetic-algorithm", "mutation=0", 2),
        ("memetic", "burst=20", 1),
        ("memetic", "burst=0 fill=rows", 1),
    ] {
        let (mut n, mut n_changed, mut kinds) = (0, 0, BTreeSet::new());
        watch(slug, options, &puzzle, 150, &mut |run, _| {
            let Some(crossing) = crossing(run) else {
                return;
            };
            assert_eq!(crossing.children.len(), n_children);
            for parent in &crossing.parents {
                assert_eq!(parent.cost, lacking(&parent.digits, &puzzle));
            }
            for child in &crossing.children {
                kinds.insert(child.kind);
                n += 1;
                n_changed += usize::from(!child.changed.is_empty());
                assert_eq!(child.board.cost, lacking(&child.board.digits, &puzzle));
                for cell in puzzle.geometry().cells() {
                    let place = match child.kind {
                        HouseKind::Row => cell.index() / 9,
                        HouseKind::Col => cell.index() % 9,
                        HouseKind::Box => cell.index() / 27 * 3 + cell.index() % 9 / 3,
                    };
                    let parent = &crossing.parents[usize::from(child.second[place])];
                    let is_same = child.board.digits[cell.index()] == parent.digits[cell.index()];
                    assert_eq!(is_same, !child.changed.contains(&cell), "{slug} {options}");
                }
            }
        });
        assert!(n >= 140, "{n}");
        let changes = !options.contains("=0");
        assert_eq!(n_changed > 0, changes, "{slug} {options} {n_changed}");
        assert_eq!(kinds.len(), if slug == "memetic" { 1 } else { 3 });
    }
}
