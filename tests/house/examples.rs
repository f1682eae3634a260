//! The examples in `examples/` are right.

#[allow(dead_code, unreachable_pub, reason = "it is a program of its own")]
#[path = "../../crates/nonet/examples/generate.rs"]
mod generate;
#[allow(dead_code, unreachable_pub, reason = "it is a program of its own")]
#[path = "../../crates/worker/examples/hint.rs"]
mod hint;
#[allow(dead_code, unreachable_pub, reason = "it is a program of its own")]
#[path = "../../crates/nonet/examples/solve.rs"]
mod solve;

use support::{plain, solutions};
use words::Lang;

const PUZZLE: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

fn solution(puzzle: &str) -> String {
    let all = solutions(&plain(puzzle), 2);
    assert_eq!(all.len(), 1, "{puzzle}");
    all[0].iter().map(u8::to_string).collect()
}

#[test]
fn solving_says_the_solution_and_how_many_there_are() {
    let expected = format!("{}\n1 in all", solution(PUZZLE));
    assert_eq!(solve::told(PUZZLE).unwrap(), expected);
    assert_eq!(
        solve::told(&"55.......".repeat(9)).ok(),
        None,
        "a repeated digit"
    );
    let many = solve::told(&".".repeat(81)).unwrap();
    assert!(many.ends_with("at least 1000 in all"), "{many}");
}

#[test]
fn hints_have_a_reason_in_each_language() {
    let [english, spanish] = [Lang::En, Lang::Es].map(|lang| hint::told(PUZZLE, 3, lang).unwrap());
    assert_eq!(english.lines().count(), 6, "{english}");
    assert!(
        english.starts_with("Naked Single: r5c5=5\n  R5C5 can only be 5"),
        "{english}"
    );
    assert_ne!(english, spanish);
}

#[test]
fn what_is_made_has_one_solution_and_is_hard() {
    let told = generate::told(7).unwrap();
    let [puzzle, rating, solved] = told.lines().collect::<Vec<_>>()[..] else {
        panic!("{told}")
    };
    assert_eq!(solved, solution(puzzle));
    assert!((26..=45).contains(&rating.replace('.', "").parse().unwrap()));
}
