//! Paths and their proofs.

use super::*;

#[test]
fn what_path_prints_is_proved_in_either_notation() {
    for notation in ["hodoku", "eureka"] {
        let path = run(&["path", "--notation", notation], ONE);
        let proved = run(&["prove"], &String::from_utf8(path.stdout).unwrap());
        let n = rows(&proved).pop().unwrap();
        assert!(n == "proved 51 of 51" && status(&proved) == 0, "{n}");
    }
}

#[test]
fn steps_are_proved_where_they_stand() {
    let steps = format!("{ONE} # a puzzle\n  Naked Single: r5c5=5\n  Naked Single: r5c5=5\n\n");
    let each = run(&["prove"], &steps);
    let twice = "line 3: nothing new: r5c5=5: Naked Single: r5c5=5";
    assert_eq!(rows(&each), [twice, "proved 1 of 2"]);
    assert_eq!(status(&each), 1);
    let alone = run(&["prove", "--alone"], &steps);
    assert_eq!(rows(&alone), ["proved 2 of 2"]);
    assert_eq!(status(&alone), 0);
}

#[test]
fn steps_that_are_wrong_or_no_steps_are_told() {
    let wrong = format!(
        "{ONE}\n Naked Single: r5c5=4\n X-Wing: 1 r12 c12 => r3c1<>1\n X-Wing: 1 r12\n{TWICE}\n Naked Single: r1c1=1\n"
    );
    let output = run(&["prove"], &format!("  Naked Single: r1c1=1\n{wrong}"));
    let told = [
        "line 3: nothing new: r5c5=4: Naked Single: r5c5=4",
        "line 4: not so: a truth has candidates: X-Wing: 1 r12 c12 => r3c1<>1",
    ];
    assert_eq!(rows(&output)[..2], told);
    let complaints = complaints(&output);
    assert!(
        complaints.contains("line 1: a step before any puzzle"),
        "{complaints}"
    );
    assert!(
        complaints.contains("line 5: column 15: expected"),
        "{complaints}"
    );
    assert_eq!(status(&output), 1);
    assert_eq!(status(&run(&["prove", "no-such-file"], "")), 2);
}
