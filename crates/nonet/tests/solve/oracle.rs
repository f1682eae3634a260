//! The judge of the other tests is itself judged here.

use support::{Random, plain, solutions};

#[test]
fn counts_that_are_known() {
    let example =
        plain("800000600029670010000014050600391502051000900902006000060430000090087160007000003");
    assert_eq!(solutions(&example, 100).len(), 6);
    assert_eq!(solutions(&[0; 81], 5).len(), 5);
}

#[test]
fn random_puzzles_are_what_they_claim() {
    let mut random = Random::new(1);
    for _ in 0..20 {
        let (board, full) = random.unique();
        assert_eq!(solutions(&board, 2), [full]);
        assert_eq!(solutions(&random.several(), 2).len(), 2);
        assert!(solutions(&random.impossible(), 1).is_empty());
    }
}
