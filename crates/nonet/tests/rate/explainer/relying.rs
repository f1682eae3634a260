//! Without steps that rely on the solution being the only one.

use nonet::rate::{explainer, explainer_without_uniqueness};
use support::{Random, puzzle};

/// Has a step this rating only if it relies on uniqueness? Unique rectangles and loops, BUG.
fn relies(step: u8) -> bool {
    (45..50).contains(&step) || (56..62).contains(&step)
}

#[test]
fn no_step_is_rated_as_one_that_relies_on_uniqueness() {
    println!("seed 88");
    let mut random = Random::new(88);
    let mut n_changed = 0;
    for _ in 0..150 {
        let puzzle = puzzle(&random.unique().0);
        let (with, without) = (explainer(&puzzle), explainer_without_uniqueness(&puzzle));
        let (with, without) = with.zip(without).expect("of nine by nine");
        assert!(
            !without.steps.iter().any(|&step| relies(step)),
            "{without:?}"
        );
        // Until such a step is taken the paths are the same.
        let same = with
            .steps
            .iter()
            .zip(&without.steps)
            .take_while(|(one, other)| one == other);
        let same = same.count();
        match with.steps.get(same) {
            None => assert_eq!(with, without),
            // The replacement is at least as hard.
            Some(&first) => {
                assert!(relies(first) || first == 50, "{with:?} {without:?}");
                assert!(
                    without.steps.get(same) >= Some(&first),
                    "{with:?} {without:?}"
                );
                n_changed += 1;
            }
        }
    }
    assert!(n_changed > 3, "{n_changed}");
}
