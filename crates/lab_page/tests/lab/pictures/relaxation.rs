//! The relaxation of a linear program.

use super::watch;
use crate::lab_runs::{P, classic};
use lab::{Detail, Happened};

#[test]
fn a_relaxation_is_shown_also_at_a_dead_end() {
    let (mut n_ends, mut n_shown) = (0, 0);
    for options in ["", "presolve=off", "fraction=half"] {
        watch(
            "integer-program",
            options,
            &classic(P[0]),
            40,
            &mut |run, event| {
                let Detail::Program {
                    values,
                    fixed,
                    is_infeasible,
                    ..
                } = run.detail()
                else {
                    panic!("a program");
                };
                assert_eq!(is_infeasible, event.happened == Happened::Conflict);
                assert_eq!(values.len(), 729);
                // The sums of cells and houses are 1, up to rounding down.
                for cell in 0..81 {
                    let sum: u32 = values[9 * cell..9 * cell + 9]
                        .iter()
                        .map(|&v| u32::from(v))
                        .sum();
                    assert!((991..=1000).contains(&sum), "{sum}");
                }
                for literal in &fixed {
                    let place = 9 * literal.cell.index() + literal.digit.index();
                    let value = u32::from(values[place]);
                    let wanted = if literal.holds { 1000 } else { 0 };
                    // At a dead end, the last fixed value is the one that the shown relaxation does not have.
                    let is_last = fixed.last() == Some(literal);
                    assert!(value.abs_diff(wanted) <= 1 || is_infeasible && is_last);
                }
                if is_infeasible {
                    n_ends += 1;
                    let [dead_end] = run.dead_ends().try_into().expect("one dead end");
                    n_shown += usize::from(dead_end.emptied.is_some());
                    assert_eq!(dead_end.tried, None);
                } else {
                    assert!(run.dead_ends().is_empty());
                }
            },
        );
    }
    assert!(n_ends >= 4 && n_shown > 0, "{n_ends} {n_shown}");
}
