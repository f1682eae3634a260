//! The laboratory.

use super::*;

#[test]
fn several_algorithms_run_on_each_puzzle_and_the_rows_say_which() {
    let two = [
        "--algorithm",
        "depth-first",
        "--algorithm=candidate-best-first",
    ];
    let words = [&["lab", "--pairs", "--order", "9-1"], &two[..]].concat();
    let together = rows(&run(&words, &format!("{ONE}\n{SIX}\n")));
    let alone =
        |puzzle: &str, words: &[&str]| rows(&run(&[&["lab"], words].concat(), puzzle)).concat();
    let expected: Vec<String> = [ONE, SIX]
        .iter()
        .flat_map(|puzzle| {
            let first = alone(puzzle, &["--algorithm", "depth-first", "--order", "9-1"]);
            let second = alone(puzzle, &["--algorithm", "candidate-best-first", "--pairs"]);
            [first, second]
        })
        .collect();
    let numbered = |row: &String| row.replace("\"line\":2,", "\"line\":1,");
    assert_eq!(together.iter().map(numbered).collect::<Vec<_>>(), expected);
    for wrong in [
        &["--trace", "csv"][..],
        &["--magic"],
        &["--algorithm", "magic"],
    ] {
        let output = run(&[&words, wrong].concat(), ONE);
        assert_eq!((status(&output), rows(&output).len()), (2, 0), "{wrong:?}");
    }
}

#[test]
fn the_laboratory_runs_what_its_table_says() {
    let list = rows(&run(&["lab", "--list"], ""));
    assert!(list.iter().any(|line| line.starts_with("breadth-first ")));
    let output = run(
        &["lab", "--algorithm", "depth-first", "--order", "9-1", ONE],
        "",
    );
    let found = rows(&output);
    assert_eq!((status(&output), found.len()), (0, 1));
    for part in [
        "\"algorithm\":\"depth-first\"",
        "\"order\":\"9-1\"",
        "\"status\":\"solved\"",
        &format!("\"solution\":\"{SOLVED}\""),
        "\"expanded\":474",
        "\"frontier_max\":15",
        "\"cost\":null",
    ] {
        assert!(found[0].contains(part), "{part} in {}", found[0]);
    }
    let flags = [
        "lab",
        "--algorithm=candidate-best-first",
        "--pairs",
        "--branch",
        "smallest",
    ];
    assert!(rows(&run(&flags, ONE))[0].contains("\"expanded\":0"));
    let kept = run(
        &["lab", "--algorithm", "exhaustive-count", "--keep", "9", SIX],
        "",
    );
    let kept = rows(&kept).remove(0);
    assert!(kept.contains("\"status\":\"exhausted\"") && kept.contains("\"solutions\":6"));
    assert_eq!(
        kept.split("\"kept\":")
            .nth(1)
            .map(|list| list.matches(',').count()),
        Some(5)
    );
    let stopped = run(
        &["lab", "--algorithm", "breadth-first", "--nodes", "7", ONE],
        "",
    );
    assert!(
        rows(&stopped)[0].contains("\"status\":\"node-limit\",\"solution\":null,\"expanded\":7")
    );
    let stopped = run(
        &["lab", "--algorithm", "breadth-first", "--memory", "0", ONE],
        "",
    );
    assert!(rows(&stopped)[0].contains("\"status\":\"memory-limit\""));
    let stopped = run(
        &["lab", "--algorithm", "breadth-first", "--seconds", "0", ONE],
        "",
    );
    assert!(rows(&stopped)[0].contains("\"status\":\"time-limit\""));
    let twice = run(&["lab", "--algorithm", "backtracking", TWICE], "");
    assert!(rows(&twice)[0].contains("\"status\":\"no-solution\",\"reason\":\"repeated-givens\""));
}

#[test]
fn the_laboratory_writes_models() {
    for (format, first, last) in [
        ("cnf", "c ", "729 0"),
        ("cnf-minimal", "c ", "729 0"),
        ("gmpl", "# ", "end;"),
        ("lp", "\\ ", "End"),
    ] {
        let full = format!("{}9", &SOLVED[..80]);
        let output = run(&["lab", "--export", format, &full], "");
        let found = rows(&output);
        assert_eq!(status(&output), 0, "{format}");
        assert!(found[0].starts_with(first), "{format} {}", found[0]);
        assert_eq!(found.last().map(String::as_str), Some(last), "{format}");
    }
    assert_eq!(status(&run(&["lab", "--export", "xls", ONE], "")), 2);
    assert_eq!(status(&run(&["lab", "--export", "cnf", "12"], "")), 1);
}

#[test]
fn the_laboratory_refuses_what_makes_no_sense() {
    for arguments in [
        &["lab"][..],
        &["lab", "--algorithm"],
        &["lab", "--algorithm", "guessing", ONE],
        &["lab", "--algorithm", "breadth-first", "--order", "1-9", ONE],
        &["lab", "--algorithm", "depth-first", "--order", "1-8", ONE],
        &[
            "lab",
            "--algorithm",
            "iterative-deepening",
            "--increment",
            "0",
            ONE,
        ],
        &["lab", "--algorithm", "depth-first", "--seed", "x", ONE],
    ] {
        let output = run(arguments, "");
        assert_eq!(
            (status(&output), rows(&output).len()),
            (2, 0),
            "{arguments:?}"
        );
        assert!(!complaints(&output).is_empty());
    }
    let bad = run(&["lab", "--algorithm", "depth-first"], "no puzzle\n");
    assert_eq!((status(&bad), rows(&bad).len()), (1, 0));
}

#[test]
fn formulas_order_what_the_laboratory_does() {
    let expanded = |arguments: &[&str]| {
        let all = [&["lab"], arguments, &[ONE]].concat();
        let row = rows(&run(&all, "")).remove(0);
        let (_, rest) = row.split_once("\"expanded\":").expect("a count");
        rest.split(',').next().map(str::to_owned)
    };
    let built_in = expanded(&["--algorithm", "backtracking-smallest-domain"]);
    let own = expanded(&["--algorithm", "backtracking", "--heuristic", "size"]);
    assert_eq!(own, built_in);
    // Without an algorithm; a leading minus does not make an option.
    for (option, formula, slug) in [
        (
            "--heuristic",
            "size * 2 - degree",
            "backtracking-forward-checking",
        ),
        ("--digit-order", "-digit", "backtracking-forward-checking"),
        ("--cost", "open", "candidate-best-first"),
    ] {
        let row = rows(&run(&["lab", option, formula, ONE], "")).remove(0);
        let name = option.trim_start_matches('-');
        assert!(row.contains(&format!("\"algorithm\":\"{slug}\"")), "{row}");
        assert!(row.contains(&format!("\"{name}\":\"{formula}\"")), "{row}");
    }
}

#[test]
fn a_wrong_formula_is_shown_with_its_place() {
    let wrong = run(&["lab", "--heuristic", "size * digit", ONE], "");
    assert_eq!((status(&wrong), rows(&wrong).len()), (2, 0));
    let told = complaints(&wrong);
    let lines: Vec<&str> = told.lines().collect();
    assert!(
        lines[0].starts_with("nonet: option heuristic: Character 8: there is no “digit” here"),
        "{told}"
    );
    assert_eq!(lines[1..], ["  size * digit", "         ^"]);
    let help = run(
        &["lab", "--algorithm", "candidate-best-first", "--help"],
        "",
    );
    let help = rows(&help).join("\n");
    for part in [
        "--cost <FORMULA>",
        "bivalue  how many cells",
        "removes  how many open",
    ] {
        assert!(help.contains(part), "{part} in {help}");
    }
}

#[test]
fn help_says_what_holds_if_nothing_is_said() {
    for (slug, defaults) in [
        (
            "tabu-search",
            &["[default: boxes]", "[default: 5]", "[default: 2000]"][..],
        ),
        (
            "candidate-a-star",
            &[
                "[default: first]",
                "[default: 1.0]",
                "[default: to-solutions]",
            ],
        ),
    ] {
        let output = run(&["lab", "--algorithm", slug, "--help"], "");
        let help = String::from_utf8(output.stdout).unwrap();
        assert!(
            defaults.iter().all(|default| help.contains(default)),
            "{help}"
        );
    }
    let spanish = run(
        &[
            "lab",
            "--algorithm",
            "tabu-search",
            "--help",
            "--lang",
            "es",
        ],
        "",
    );
    assert!(
        String::from_utf8(spanish.stdout)
            .unwrap()
            .contains("[por omisión: 2000]")
    );
}
