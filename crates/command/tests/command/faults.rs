//! Trouble outside the program: missing files, unusual line ends, a closed output.

use super::*;
use std::fs::{self, File};
use std::path::Path;

fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::create_dir_all(&path).expect("a folder can be made");
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a name in UTF-8")
}

fn bytes(name: &str, bytes: &[u8]) -> PathBuf {
    let path = folder("faults").join(name);
    fs::write(&path, bytes).expect("a file can be written");
    path
}

#[test]
fn each_question_takes_its_own_options_and_no_other_s() {
    let options = [
        ("--limit", "3", vec!["count", "solve"]),
        ("--notation", "eureka", vec!["path", "steps"]),
        (
            "--techniques",
            "thesis",
            vec!["path", "steps", "propagate", "solve"],
        ),
        ("--scale", "hodoku-score", vec!["rate"]),
        ("--images", "2", vec!["rate"]),
        ("--seed", "5", vec!["scramble"]),
    ];
    let words: Vec<&str> = batch::ASKS.iter().map(|ask| ask.slug).collect();
    for (option, value, takers) in options {
        assert!(takers.iter().all(|taker| words.contains(taker)));
        for word in &words {
            let status = status(&run(&[word, option, value, ONE], ""));
            let wanted = if takers.contains(word) { 0 } else { 2 };
            assert_eq!(status, wanted, "{word} {option}");
        }
    }
}

#[test]
fn an_argument_that_is_no_puzzle_is_told_for_what_it_is() {
    let folder = folder("faults");
    let output = run(&["count", text(&folder), ONE], "");
    assert_eq!((status(&output), rows(&output)), (1, vec!["1".to_owned()]));
    assert_eq!(
        complaints(&output),
        format!("nonet: {}: is a folder\n", text(&folder))
    );
    let names = [
        "no/such/file",
        "list.txt",
        "n",
        "123.csv",
        "my list of puzzles from yesterday",
        "C:\\lists\\5",
        "2026-11-22-13-45-27-18-19.txt",
    ];
    for name in names {
        let output = run(&["count", name], "");
        assert_eq!(status(&output), 1);
        assert_eq!(
            complaints(&output),
            format!("nonet: argument 1: no such file: {name}\n")
        );
        let output = run(&["lab", "--algorithm", "backtracking", name], "");
        assert_eq!(status(&output), 1);
        assert!(
            complaints(&output).contains("no such file"),
            "{}",
            complaints(&output)
        );
    }
    // Text that was meant as a puzzle gets the complaint about the puzzle.
    for bad in [&ONE[1..], &ONE.replace('5', "O")] {
        let complaint = complaints(&run(&["count", bad], ""));
        assert!(!complaint.contains("file"), "{complaint}");
    }
    for word in ["prove", "verify-library"] {
        let output = run(&[word, text(&folder)], "");
        assert_eq!(status(&output), 2);
        assert!(complaints(&output).ends_with(": is a folder\n"));
        let output = run(&[word, "no-such-file"], "");
        assert_eq!(status(&output), 2);
        assert_eq!(complaints(&output), "nonet: no-such-file: no such file\n");
    }
}

#[cfg(unix)]
#[test]
fn a_pipe_with_a_name_is_read_like_a_file() {
    let pipe = folder("faults").join("pipe");
    let _ = fs::remove_file(&pipe);
    let made = Command::new("mkfifo")
        .arg(&pipe)
        .status()
        .expect("mkfifo is there");
    assert!(made.success());
    let writer = thread::spawn({
        let pipe = pipe.clone();
        move || fs::write(pipe, format!("{ONE}\n{SIX}\n"))
    });
    let output = run(&["count", text(&pipe)], "");
    writer
        .join()
        .expect("the writer does not panic")
        .expect("the pipe is read");
    assert_eq!(
        (status(&output), rows(&output)),
        (0, vec!["1".to_owned(), "6".to_owned()])
    );
}

#[cfg(target_os = "linux")]
#[test]
fn devices_end() {
    assert_eq!(status(&run(&["count", "/dev/null"], "")), 0);
    let output = run(&["count", "/dev/zero"], "");
    assert_eq!(status(&output), 1);
    assert_eq!(complaints(&output), "nonet: /dev/zero: is not text\n");
}

#[test]
fn lines_end_as_anybody_ends_them() {
    for end in ["\n", "\r\n", "\r"] {
        let list = format!("{ONE}{end}bad{end}{end}{SIX}{end}");
        for input in [list.clone(), list.trim_end().to_owned()] {
            let output = run(&["count", "--threads", "1"], &input);
            assert_eq!(
                (status(&output), rows(&output)),
                (1, vec!["1".to_owned(), "6".to_owned()]),
                "{end:?}"
            );
            assert!(
                complaints(&output).starts_with("nonet: line 2: "),
                "{end:?}"
            );
            assert_eq!(complaints(&output).lines().count(), 1);
        }
    }
}

#[test]
fn an_answer_does_not_wait_for_what_follows_a_cr() {
    use std::io::{BufRead, BufReader};
    let mut child = command(&["count"])
        .stdin(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut pipe = child.stdin.take().expect("a pipe");
    let mut reader = BufReader::new(child.stdout.take().expect("a pipe"));
    for (line, expected) in [(ONE, "1\n"), (SIX, "6\n")] {
        write!(pipe, "{line}\r\n").expect("it reads");
        let mut row = String::new();
        reader.read_line(&mut row).expect("it answers");
        assert_eq!(row, expected);
    }
    drop(pipe);
    assert!(child.wait().expect("it ends").success());
}

#[test]
fn other_forms_of_text() {
    let list = format!("\u{FEFF}{ONE}\r\n{SIX}\n");
    let little: Vec<u8> = list.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let big: Vec<u8> = list.encode_utf16().flat_map(u16::to_be_bytes).collect();
    for (name, content) in [
        ("utf8", list.as_bytes()),
        ("little", &little),
        ("big", &big),
    ] {
        let path = bytes(name, content);
        let output = run(&["count", text(&path)], "");
        assert_eq!(
            (status(&output), rows(&output)),
            (0, vec!["1".to_owned(), "6".to_owned()]),
            "{name}"
        );
    }
    assert_eq!(status(&run(&["count", text(&bytes("empty", b""))], "")), 0);
    let path = bytes("zeros", format!("{ONE}\nab\0\n{SIX}\n").as_bytes());
    let output = run(&["count", text(&path)], "");
    assert_eq!((status(&output), rows(&output).len()), (1, 2));
    assert!(
        complaints(&output).contains("zeros: line 2: This is not text: byte 3 "),
        "{}",
        complaints(&output)
    );
    let wide = format!("{}\n{ONE}\n", "7".repeat(1_000_000));
    let output = run(&["count"], &wide);
    assert_eq!((status(&output), rows(&output)), (1, vec!["1".to_owned()]));
    assert!(complaints(&output).contains("line 1: No board begins in the first 16384 characters"));
}

#[cfg(unix)]
#[test]
fn a_file_twice_and_standard_input_twice() {
    let path = bytes("twice", format!("{ONE}\n").as_bytes());
    let output = run(&["count", text(&path), "-", text(&path), "-"], SIX);
    assert_eq!(
        (status(&output), rows(&output)),
        (0, ["1", "6", "1"].map(String::from).to_vec())
    );
}

#[test]
fn a_bad_byte_is_told_with_its_line() {
    let case = ":0101:5:+5........1...............................................................1.......:::522:";
    let mut library = format!("{case}\n").into_bytes();
    library.extend(b"# caf\xE9\n");
    library.extend(format!("{case}\n").as_bytes());
    let path = bytes("library", &library);
    let output = run(&["verify-library", text(&path)], "");
    assert_eq!(status(&output), 1);
    assert!(
        complaints(&output).contains("library: line 2: byte 6 is not UTF-8"),
        "{}",
        complaints(&output)
    );
    assert!(
        rows(&output)
            .last()
            .is_some_and(|row| row.contains(" of 2,")),
        "{:?}",
        rows(&output)
    );
    let path = bytes(
        "steps",
        b"123............. # 4x4\n  \xFF\n  Full House: 4 in r1 => r1c4=4\n",
    );
    let output = run(&["prove", text(&path)], "");
    assert_eq!(
        (status(&output), rows(&output)),
        (1, vec!["proved 1 of 1".to_owned()])
    );
    assert_eq!(complaints(&output), "nonet: line 2: byte 3 is not UTF-8\n");
}

#[test]
fn more_threads_than_can_be_are_not_started() {
    for ask in [
        &["count", "--threads", "1000000000", ONE][..],
        &["generate", "--threads", "1000000000", "--seed", "1"],
    ] {
        let output = run(ask, "");
        assert_eq!((status(&output), rows(&output).len()), (0, 1));
        assert_eq!(
            complaints(&output),
            "nonet: --threads 1000000000: 256 are used\n"
        );
    }
}

/// Every word that prints, with what it reads on standard input.
const PRINTING: [&[&str]; 8] = [
    &["solve"],
    &["count", "--format", "json"],
    &["diagnose", "--format", "csv"],
    &["prove", "-"],
    &["verify-library", "-"],
    &["lab", "--list"],
    &["lab", "--algorithm", "backtracking"],
    &["generate", "--count", "50", "--seed", "1"],
];

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_told() {
    for ask in PRINTING {
        let full = File::options()
            .write(true)
            .open("/dev/full")
            .expect("Linux has it");
        let list = bytes("full", format!("{ONE}\n").repeat(300).as_bytes());
        let input = File::open(list).expect("it was written");
        let child = command(ask)
            .stdin(input)
            .stdout(full)
            .spawn()
            .expect("the program runs");
        let output = child.wait_with_output().expect("the program runs");
        assert_eq!(status(&output), 1, "{ask:?}");
        assert!(
            complaints(&output).contains("nonet: standard output: "),
            "{ask:?}: {}",
            complaints(&output)
        );
    }
}

#[test]
fn a_reader_who_leaves_in_the_middle_is_no_fault() {
    use std::io::Read;
    for ask in PRINTING {
        let list = bytes("left", format!("{ONE}\n").repeat(3000).as_bytes());
        let input = File::open(list).expect("it was written");
        let mut child = command(ask).stdin(input).spawn().expect("the program runs");
        let mut out = child.stdout.take().expect("a pipe");
        let mut err = child.stderr.take().expect("a pipe");
        let complaints = thread::spawn(move || std::io::read_to_string(&mut err));
        out.read_exact(&mut [0; 8]).expect("it answers");
        drop(out);
        let status = child.wait().expect("the program runs").code();
        let complaints = complaints.join().expect("no panic").expect("it is text");
        assert_ne!(status, Some(101), "{ask:?}");
        assert!(!complaints.contains("standard output"), "{ask:?}");
    }
}
