//! The rows of lines that cannot be read, of several files, of boards that repeat digits; and tables of ratings.

use super::*;
use std::path::Path;

fn list(name: &str, lines: &[&str]) -> String {
    let path = file(name, &(lines.join("\n") + "\n"));
    path.to_str().expect("a name in UTF-8").to_owned()
}

#[test]
fn a_line_that_cannot_be_read_has_a_row_if_that_is_asked_for() {
    let path = list(
        "marked.txt",
        &[ONE, "# a remark", "", "bad", SIX, &ONE.replace('5', "O")],
    );
    let words = |form: &str, on_error: &str| {
        run(
            &[
                "count",
                "--limit",
                "9",
                "--format",
                form,
                "--on-error",
                on_error,
                &path,
            ],
            "",
        )
    };
    assert_eq!(rows(&words("text", "skip")), ["1", "6"]);
    let marked = words("text", "mark");
    assert_eq!(
        (status(&marked), rows(&marked)),
        (
            1,
            ["1", "unreadable", "6", "unreadable"]
                .map(String::from)
                .to_vec()
        )
    );
    let csv = rows(&words("csv", "mark"));
    assert_eq!(csv[0], "line,puzzle,shape,count,complete,nodes,error");
    let n_fields = |row: &String| {
        row.split('"')
            .step_by(2)
            .map(|part| part.matches(',').count())
            .sum::<usize>()
    };
    assert!(csv.iter().all(|row| n_fields(row) == 6), "{csv:?}");
    assert!(
        csv[2].starts_with("4,,,,,,") && csv[4].contains("line 6, column 1"),
        "{csv:?}"
    );
    assert!(csv[1].ends_with(','), "{csv:?}");
    let json = rows(&words("json", "mark"));
    assert!(json[1].starts_with("{\"line\":4,\"error\":\""), "{json:?}");
    assert_eq!(json.len(), 4);
    assert!(!rows(&words("csv", "skip")).concat().contains("error"));
}

#[test]
fn rows_of_several_files_name_them() {
    let (one, two) = (
        list("one, two.txt", &[ONE, SIX]),
        list("three.txt", &["x", ONE]),
    );
    let csv = run(&["count", "--format", "csv", &one, &two, "-", SIX], ONE);
    let csv = rows(&csv);
    assert_eq!(csv[0], "file,line,puzzle,shape,count,complete,nodes");
    let begins = [
        format!("\"{one}\",1,"),
        format!("\"{one}\",2,"),
        format!("{two},2,"),
        "-,1,".to_owned(),
        ",4,".to_owned(),
    ];
    for (row, begin) in csv[1..].iter().zip(&begins) {
        assert!(row.starts_with(begin), "{row} {begin}");
    }
    assert_eq!(csv.len(), 6);
    let json = rows(&run(&["solve", "--format", "json", &one, &two], ""));
    assert!(
        json[2].starts_with(&format!("{{\"file\":\"{two}\",\"line\":2,\"puzzle\":")),
        "{json:?}"
    );
    // A single file is not named.
    assert!(rows(&run(&["count", "--format", "csv", &one], ""))[0].starts_with("line,"));
    assert!(rows(&run(&["count", "--format", "csv", ONE, SIX], ""))[0].starts_with("line,"));
}

#[test]
fn digits_that_repeat_are_told_in_one_line() {
    for word in [
        "solve",
        "count",
        "rate",
        "backdoors",
        "path",
        "propagate",
        "canonical",
    ] {
        let told = run(&[word], TWICE);
        assert_eq!(status(&told), 0);
        let complaint =
            "nonet: line 1: a digit repeats, so there is no solution: 5 repeats in r1 (r1c12)\n";
        assert_eq!(complaints(&told), complaint, "{word}");
        let list = [ONE, NONE, TWICE, SIX, TWICE, TWICE].join("\n");
        for threads in ["1", "2"] {
            let told = complaints(&run(&[word, "--threads", threads], &list));
            assert!(
                told.contains("repeats on 3 boards")
                    && told.contains("the first, line 3: 5 repeats in r1"),
                "{told}"
            );
            assert_eq!(told.lines().count(), 1);
        }
    }
    for word in ["check", "diagnose", "scramble"] {
        assert_eq!(complaints(&run(&[word], TWICE)), "", "{word}");
    }
    for form in ["csv", "json"] {
        assert!(complaints(&run(&["solve", "--format", form], TWICE)).contains("5 repeats"));
    }
}

#[test]
fn ratings_are_a_flat_table_of_what_is_asked_for() {
    let table = |words: &[&str]| {
        rows(&run(
            &[&["rate", "--format", "csv"], words, &[ONE, SIX]].concat(),
            "",
        ))
    };
    let all = table(&[]);
    assert_eq!(
        all[0],
        "line,puzzle,shape,verdict,grade,er,ep,ed,hodoku_level,hodoku_score,half_steps"
    );
    let told: Vec<&str> = all[1].split(',').collect();
    assert_eq!(
        told[3..],
        ["one", "easy", "1.2", "1.2", "1.2", "easy", told[9], "0"]
    );
    assert!(
        told[9].parse::<u32>().is_ok_and(|score| score > 100),
        "{all:?}"
    );
    assert!(all[2].ends_with(",several,,,,,,,"), "{all:?}");
    let some = table(&["--scale", "whip,hodoku-level", "--images", "2"]);
    assert_eq!(
        some[0],
        "line,puzzle,shape,verdict,hodoku_level,hodoku_level_least,hodoku_level_most,whip,whip_least,whip_most"
    );
    assert!(some[1].ends_with(",one,easy,easy,easy,0,0,0"), "{some:?}");
    let pearls = table(&["--scale", "explainer", "--images", "2"]);
    let columns = "er,ep,ed,er_least,er_most,ep_least,ep_most,ed_least,ed_most";
    assert!(pearls[0].ends_with(columns), "{pearls:?}");
    assert!(
        pearls[1].contains(",easy,1.2,1.2,1.2,1.2,1.2,1."),
        "{pearls:?}"
    );
}

/// A file of boards longer than one reading buffer.
fn long(head: &str, row: impl Fn(usize) -> String, n: usize) -> String {
    let rows: String = (0..n).map(|n| row(n) + "\n").collect();
    assert!(rows.len() > 1 << 20);
    format!("{head}\n{rows}")
}

#[test]
fn a_table_is_read_by_its_head_however_long_it_is() {
    let row = |n: usize| match n {
        2 => format!("{n},2x3,{}", ".".repeat(36)),
        _ => format!("{n},3x3,{ONE}"),
    };
    let text = long("id,shape,puzzle", row, 13_000);
    let path = file("long.csv", &text);
    let output = run(
        &["count", "--limit", "2", path.to_str().expect("a name")],
        "",
    );
    assert_eq!((status(&output), complaints(&output)), (0, String::new()));
    let all = rows(&output);
    assert_eq!(
        (all.len(), &*all[0], &*all[2], &*all[12_999]),
        (13_000, "1", "2+", "1")
    );
    // Numbered as in a short table, where a bad row is reported too.
    let bad = text.replace(&format!("7,3x3,{ONE}"), "7,3x3,nothing");
    let output = run(&["count", "--format", "csv"], &bad);
    let told = complaints(&output);
    assert!(
        told.starts_with("nonet: line 8: "),
        "{}",
        told.get(..80).unwrap_or(&told)
    );
    let short: String = text
        .lines()
        .take(9)
        .map(|line| format!("{line}\n"))
        .collect();
    let short = rows(&run(&["count", "--limit", "2", "--format", "csv"], &short));
    assert!(
        short[3].starts_with(&format!("3,{},2x3,2,", ".".repeat(36))),
        "{short:?}"
    );
}

#[test]
fn what_a_word_writes_as_csv_or_json_is_read_again() {
    let lying = "....3.1.....4.......5.........2.....";
    for form in ["csv", "json"] {
        let first = run(
            &["count", "--limit", "2", "--boxes", "3x2", "--format", form],
            lying,
        );
        let text = String::from_utf8(first.stdout.clone()).expect("it is text");
        let again = run(&["count", "--limit", "2", "--format", form], &text);
        assert_eq!(rows(&again), rows(&first), "{form}: {}", complaints(&again));
    }
}

fn gzip(path: &Path) -> Vec<u8> {
    let packed = Command::new("gzip").arg("-c").arg(path).output();
    packed.expect("gzip is there").stdout
}

#[cfg(unix)]
#[test]
fn packed_lists_are_read() {
    let line = format!("{ONE}\n");
    let plain = file("packed.txt", &line.repeat(3000));
    let packed = gzip(&plain);
    let twice = [packed.clone(), packed.clone()].concat();
    let path = plain.with_extension("gz");
    for (bytes, n) in [(&packed, 3000), (&twice, 6000)] {
        std::fs::write(&path, bytes).expect("it can be written");
        let output = run(&["count", path.to_str().expect("a name")], "");
        assert_eq!(
            (status(&output), rows(&output).len(), complaints(&output)),
            (0, n, String::new())
        );
    }
    // Cut off, or with one wrong bit: reported once, after the readable part.
    let mut wrong = packed.clone();
    let last = wrong.len() - 5;
    wrong[last] ^= 1;
    for bytes in [
        &packed[..packed.len() / 2],
        &packed[..packed.len() - 1],
        &wrong,
    ] {
        std::fs::write(&path, bytes).expect("it can be written");
        let output = run(&["count", path.to_str().expect("a name")], "");
        assert_eq!(status(&output), 1);
        let told = complaints(&output);
        assert_eq!(
            told.matches("is packed by gzip, but damaged").count(),
            1,
            "{told}"
        );
        assert!(told.lines().count() <= 2, "{told}");
    }
    std::fs::write(&path, b"PK\x03\x04\x14\0\0\0").expect("it can be written");
    let told = complaints(&run(&["count", path.to_str().expect("a name")], ""));
    assert!(told.contains("is packed (zip): unpack it first"), "{told}");
}

#[test]
fn short_names_of_options() {
    let path = file("short.txt", "");
    let name = path.to_str().expect("a name");
    assert_eq!(status(&run(&["solve", "-j", "2", "-o", name, ONE], "")), 0);
    assert_eq!(
        std::fs::read_to_string(&path).expect("it is there"),
        format!("{SOLVED}\n")
    );
}

/// Answers start from the givens of a game in progress, and say so, for a line and for a whole file.
#[test]
fn a_position_is_answered_from_its_givens_and_that_is_said() {
    let filled = "+98+41.+6..31.+3892+6......+341+8941.+9.5..6.9..1+34..+2356+4+891+7.+69.817......+67.+917.13.+9.6.";
    let erased = format!(":0000:x:{}:532 733::", filled.replace('+', ""));
    let both = format!(":0000:x:{filled}:532 733::");
    let (digits, candidates) = ("the digits filled in", "the eliminated candidates");
    for (line, left_out) in [
        (filled, vec![digits]),
        (&erased, vec![candidates]),
        (&both, vec![digits, candidates]),
    ] {
        for word in ["solve", "count", "steps", "path", "rate", "propagate"] {
            let output = run(&[word, &list("position.txt", &[line])], "");
            let said = complaints(&output);
            assert_eq!(said.matches("starts from the givens").count(), 1, "{said}");
            for part in [digits, candidates] {
                assert_eq!(said.contains(part), left_out.contains(&part), "{said}");
            }
            assert!(!rows(&output).is_empty());
        }
    }
    let plain = run(&["count", &list("plain.txt", &[ONE])], "");
    assert_eq!(complaints(&plain), "");
}
