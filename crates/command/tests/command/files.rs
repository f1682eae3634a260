//! Files that are written: whole or not at all, and never over an input.

use super::*;
use std::fs::{self, File};
use std::path::Path;

/// An empty folder for this test alone.
fn folder(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR"))
        .join("files")
        .join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).expect("a folder can be made");
    path
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a name in UTF-8")
}

fn content(path: &Path) -> String {
    fs::read_to_string(path).expect("it is there")
}

/// The names in a folder, in order.
fn names(folder: &Path) -> Vec<String> {
    let entries = fs::read_dir(folder).expect("it is there");
    let name = |entry: io::Result<fs::DirEntry>| {
        let name = entry.expect("it can be read").file_name();
        name.into_string().expect("a name in UTF-8")
    };
    let mut names: Vec<String> = entries.map(name).collect();
    names.sort();
    names
}

/// Two commands that write files: the words before the name of the file.
const WRITERS: [&[&str]; 2] = [
    &["solve", "--output"],
    &[
        "lab",
        "--algorithm",
        "backtracking",
        "--trace",
        "csv",
        "--output",
    ],
];

fn written(writer: &[&str], output: &str, rest: &[&str], input: &str) -> Output {
    run(&[writer, &[output], rest].concat(), input)
}

#[test]
fn an_input_is_never_an_output() {
    for writer in WRITERS {
        let folder = folder("input");
        let list = folder.join("list.txt");
        let before = format!("{ONE}\n{SIX}\n");
        fs::write(&list, &before).expect("it can be written");
        let linked = folder.join("linked.txt");
        fs::hard_link(&list, &linked).expect("it can be linked");
        let dotted = folder.join(".").join("list.txt");
        #[cfg(unix)]
        std::os::unix::fs::symlink("list.txt", folder.join("leads.txt")).expect("it can be linked");
        let mut outputs = vec![text(&list), text(&linked), text(&dotted)];
        let leads = folder.join("leads.txt");
        outputs.extend(cfg!(unix).then_some(text(&leads)));
        let all = names(&folder);
        for output in outputs {
            for inputs in [&[text(&list)][..], &[ONE, text(&linked)]] {
                let refused = written(writer, output, inputs, "");
                let told = complaints(&refused);
                assert_eq!((status(&refused), rows(&refused).len()), (2, 0), "{told}");
                assert!(
                    told.contains("is also an input") && told.contains("another name"),
                    "{told}"
                );
                assert_eq!(
                    (content(&list), names(&folder)),
                    (before.clone(), all.clone()),
                    "{output}"
                );
            }
        }
    }
}

#[cfg(unix)]
#[test]
fn standard_input_and_output_are_files_too() {
    for writer in WRITERS {
        let folder = folder("redirected");
        let list = folder.join("list.txt");
        let before = format!("{ONE}\n");
        fs::write(&list, &before).expect("it can be written");
        let opened = || File::open(&list).expect("it is there");
        let mut child = command(&[writer, &[text(&list)]].concat());
        let refused = child.stdin(opened()).output().expect("the program runs");
        assert_eq!(status(&refused), 2);
        assert!(
            complaints(&refused).contains("standard input"),
            "{}",
            complaints(&refused)
        );
        // As in `nonet WORD FILE >> FILE`: it would read its own output without end.
        let append = File::options()
            .append(true)
            .open(&list)
            .expect("it is there");
        let words = [&writer[..writer.len() - 1], &[text(&list)]].concat();
        let refused = command(&words)
            .stdout(append)
            .output()
            .expect("the program runs");
        assert_eq!(status(&refused), 2, "{}", complaints(&refused));
        assert_eq!(
            (content(&list), names(&folder)),
            (before, vec!["list.txt".to_owned()])
        );
    }
}

#[test]
fn a_file_is_replaced_when_its_successor_is_whole() {
    for writer in WRITERS {
        let folder = folder("whole");
        let path = folder.join("out.txt");
        for before in [None, Some("old\n")] {
            let _ = before.map(|old| fs::write(&path, old).expect("it can be written"));
            let mut child = command(&[writer, &[text(&path), "-"]].concat())
                .stdin(Stdio::piped())
                .spawn()
                .expect("the program runs");
            let mut pipe = child.stdin.take().expect("a pipe");
            writeln!(pipe, "{ONE}").expect("it reads");
            let part = folder.join("out.txt.part");
            while !part.exists() {
                thread::yield_now();
            }
            assert_eq!(fs::read_to_string(&path).ok().as_deref(), before);
            drop(pipe);
            assert!(child.wait().expect("it ends").success());
            assert_eq!(names(&folder), ["out.txt"]);
            assert!(content(&path).lines().count() > 0 && !content(&path).contains("old"));
        }
    }
}

#[cfg(unix)]
#[test]
fn a_link_still_leads_to_the_file_and_rights_are_kept() {
    use std::os::unix::fs::{PermissionsExt, symlink};
    let folder = folder("link");
    let (path, link) = (folder.join("out.txt"), folder.join("link.txt"));
    symlink("out.txt", &link).expect("it can be linked");
    // At first nothing is there, then a file.
    for _ in 0..2 {
        assert_eq!(status(&written(WRITERS[0], text(&link), &[ONE], "")), 0);
        assert_eq!(content(&path), format!("{SOLVED}\n"));
        assert!(link.is_symlink() && !path.is_symlink());
        fs::set_permissions(&path, fs::Permissions::from_mode(0o640)).expect("it is ours");
    }
    let mode = fs::metadata(&path)
        .expect("it is there")
        .permissions()
        .mode();
    assert_eq!(mode & 0o777, 0o640);
    fs::set_permissions(&path, fs::Permissions::from_mode(0o440)).expect("it is ours");
    let refused = written(WRITERS[0], text(&path), &[SIX], "");
    assert_eq!(
        (status(&refused), content(&path)),
        (2, format!("{SOLVED}\n"))
    );
}

#[cfg(unix)]
#[test]
fn a_kill_at_any_point_leaves_the_old_file() {
    let folder = folder("killed");
    let path = folder.join("out.txt");
    for delay in 0..12 {
        fs::write(&path, "old\n").expect("it can be written");
        let mut child = command(&["solve", "--output", text(&path)])
            .stdin(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let mut pipe = child.stdin.take().expect("a pipe");
        let writer = thread::spawn(move || {
            let line = format!("{ONE}\n");
            while pipe.write_all(line.as_bytes()).is_ok() {}
        });
        thread::sleep(std::time::Duration::from_millis(5 * delay));
        child.kill().expect("it runs");
        child.wait().expect("it ends");
        writer.join().expect("the writer does not panic");
        assert_eq!(content(&path), "old\n", "{delay}");
        for suffix in ["part", "resume"] {
            let _ = fs::remove_file(folder.join(format!("out.txt.{suffix}")));
        }
    }
}

/// The shell limits the size of files: a stand-in for a full disk, at any byte.
#[cfg(target_os = "linux")]
#[test]
fn a_disk_that_fills_up_leaves_the_old_file() {
    let folder = folder("full");
    let (path, list) = (folder.join("out.txt"), folder.join("list.txt"));
    fs::write(&list, format!("{ONE}\n").repeat(3000)).expect("it can be written");
    for writer in WRITERS {
        fs::write(&path, "old\n").expect("it can be written");
        let words = [
            &[env!("CARGO_BIN_EXE_nonet")],
            writer,
            &[text(&path), text(&list)],
        ]
        .concat();
        // With the signal off, a write beyond the limit fails as on a full disk.
        let script = "trap '' XFSZ; ulimit -f 8; exec \"$@\"";
        let output = Command::new("sh")
            .args(["-c", script, "sh"])
            .args(words)
            .env("LC_ALL", "C")
            .output()
            .expect("a shell");
        assert_eq!(status(&output), 1);
        assert!(
            complaints(&output).contains("out.txt: "),
            "{}",
            complaints(&output)
        );
        assert_eq!(content(&path), "old\n");
    }
    for writer in WRITERS {
        let output = written(writer, "/dev/full", &[text(&list)], "");
        assert_eq!(status(&output), 1);
        assert!(complaints(&output).contains("/dev/full: "));
    }
}

#[cfg(target_os = "linux")]
#[test]
fn streams_and_devices_are_written_as_they_stand() {
    let folder = folder("streams");
    let here = |name: &str| {
        let mut child = command(&["solve", "--output", name, ONE]);
        child
            .current_dir(&folder)
            .output()
            .expect("the program runs")
    };
    for name in ["-", "/dev/stdout", "/dev/fd/1"] {
        assert_eq!(rows(&here(name)), [SOLVED], "{name}");
    }
    assert_eq!(
        (status(&here("/dev/null")), rows(&here("/dev/null")).len()),
        (0, 0)
    );
    assert_eq!(names(&folder), [""; 0]);
    let kept = folder.join("kept.txt");
    fs::write(&kept, "kept\n").expect("it can be written");
    let append = File::options()
        .append(true)
        .open(&kept)
        .expect("it is there");
    let mut child = command(&["solve", "--output", "/dev/stdout", ONE]);
    assert!(
        child
            .stdout(append)
            .status()
            .expect("the program runs")
            .success()
    );
    assert_eq!(content(&kept), format!("kept\n{SOLVED}\n"));
}

#[cfg(unix)]
#[test]
fn a_pipe_with_a_name_is_written_and_may_break() {
    use std::io::Read;
    let folder = folder("pipe");
    let pipe = folder.join("pipe");
    let made = Command::new("mkfifo").arg(&pipe).status();
    assert!(made.expect("mkfifo is there").success());
    let read = thread::spawn({
        let pipe = pipe.clone();
        move || fs::read_to_string(pipe)
    });
    assert_eq!(status(&written(WRITERS[0], text(&pipe), &[ONE], "")), 0);
    let read = read.join().expect("the reader does not panic");
    assert_eq!(read.expect("it is text"), format!("{SOLVED}\n"));
    let leaves = thread::spawn({
        let pipe = pipe.clone();
        move || File::open(pipe).and_then(|mut pipe| pipe.read_exact(&mut [0; 8]))
    });
    let list = format!("{ONE}\n").repeat(30_000);
    let output = written(WRITERS[0], text(&pipe), &["-"], &list);
    leaves
        .join()
        .expect("the reader does not panic")
        .expect("it reads");
    assert_eq!((status(&output), complaints(&output)), (0, String::new()));
    assert_eq!(names(&folder), ["pipe"]);
}

#[test]
fn two_runs_do_not_write_the_same_file() {
    let folder = folder("two");
    let path = folder.join("out.txt");
    let mut first = command(&["solve", "--output", text(&path)])
        .stdin(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let pipe = first.stdin.take().expect("a pipe");
    while !folder.join("out.txt.part").exists() {
        thread::yield_now();
    }
    // The file exists a moment before it is locked.
    thread::sleep(std::time::Duration::from_millis(200));
    let second = written(WRITERS[0], text(&path), &[ONE], "");
    assert_eq!(status(&second), 2);
    assert!(
        complaints(&second).contains("another run is writing it"),
        "{}",
        complaints(&second)
    );
    drop(pipe);
    assert!(first.wait().expect("it ends").success());
    assert_eq!(names(&folder), ["out.txt"]);
}

/// A list that takes a while, with lines that give no row, and rows of several lines.
fn long_list() -> String {
    let lines = [ONE, "# a remark", "bad", SIX, "", NONE];
    lines.map(|line| line.to_owned() + "\n").concat().repeat(60)
}

/// Starts the command on a pipe, feeds it this much of the list, waits until something is written, and stops it by
/// this signal.
#[cfg(unix)]
fn stopped(words: &[&str], fed: &str, part: &Path, signal: &str) -> Output {
    let mut child = command(words)
        .stdin(Stdio::piped())
        .spawn()
        .expect("the program runs");
    let mut pipe = child.stdin.take().expect("a pipe");
    pipe.write_all(fed.as_bytes()).expect("it reads");
    pipe.flush().expect("it reads");
    while !fs::metadata(part).is_ok_and(|found| found.len() > 100) {
        thread::sleep(std::time::Duration::from_millis(2));
    }
    let id = child.id().to_string();
    let sent = Command::new("kill").args(["-s", signal, &id]).status();
    assert!(sent.expect("kill is there").success());
    let output = child.wait_with_output().expect("it ends");
    drop(pipe);
    output
}

#[cfg(unix)]
#[test]
fn a_stopped_run_goes_on_to_the_same_end() {
    use std::os::unix::process::ExitStatusExt;
    let folder = folder("resumed");
    let (path, list) = (folder.join("out.txt"), folder.join("list.txt"));
    let part = folder.join("out.txt.part");
    let input = long_list();
    fs::write(&list, &input).expect("it can be written");
    for words in [
        &["count"][..],
        &["path"],
        &["solve", "--format", "csv", "--on-error", "mark"],
        &["scramble"],
    ] {
        let whole = run(&[words, &["-"]].concat(), &input);
        for (signal, number) in [("INT", 2), ("TERM", 15), ("KILL", 9)] {
            fs::write(&path, "old\n").expect("it can be written");
            let words = [words, &["--output", text(&path), "-"]].concat();
            let ended = stopped(&words, &input[..input.len() / 2], &part, signal);
            assert_eq!(ended.status.signal(), Some(number), "{words:?}");
            let told = complaints(&ended);
            let is_told = told.contains("out.txt.part") && told.contains("--resume");
            assert!(number == 9 || is_told, "{told}");
            assert_eq!(content(&path), "old\n");
            let marked = fs::read_to_string(folder.join("out.txt.resume")).expect("a mark");
            assert!(!marked.contains(" 00000000000000000000 "), "{marked}");
            // Neither another command nor a fresh start removes it.
            let left = content(&part);
            let again = run(&words, &input);
            assert_eq!((status(&again), content(&part)), (2, left.clone()));
            assert!(
                complaints(&again).contains("--resume"),
                "{}",
                complaints(&again)
            );
            let other = run(
                &[&words[..], &["--resume", "--budget", "7"]].concat(),
                &input,
            );
            assert_eq!((status(&other), content(&part)), (2, left));
            assert!(complaints(&other).contains("another command"));
            let resumed = run(
                &[&words[..], &["--resume", "--threads", "1"]].concat(),
                &input,
            );
            assert_eq!(status(&resumed), status(&whole), "{}", complaints(&resumed));
            assert_eq!(
                content(&path).as_bytes(),
                whole.stdout,
                "{words:?} {signal}"
            );
            assert_eq!(names(&folder), ["list.txt", "out.txt"]);
        }
    }
    // Having nothing to resume is not an error.
    let fresh = run(&["count", "--resume", "--output", text(&path), ONE], "");
    assert_eq!((status(&fresh), content(&path)), (0, "1\n".to_owned()));
}

#[cfg(unix)]
#[test]
fn a_run_stopped_before_its_first_row_leaves_nothing() {
    let folder = folder("early");
    let path = folder.join("out.txt");
    for writer in WRITERS {
        let mut child = command(&[writer, &[text(&path)]].concat())
            .stdin(Stdio::piped())
            .spawn()
            .expect("the program runs");
        let pipe = child.stdin.take().expect("a pipe");
        while names(&folder).is_empty() {
            thread::yield_now();
        }
        thread::sleep(std::time::Duration::from_millis(200));
        let id = child.id().to_string();
        assert!(
            Command::new("kill")
                .args(["-s", "INT", &id])
                .status()
                .expect("kill")
                .success()
        );
        let output = child.wait_with_output().expect("it ends");
        assert_eq!(
            (complaints(&output), names(&folder)),
            (String::new(), vec![])
        );
        drop(pipe);
    }
}

/// A disk that is full, and later has room again.
#[cfg(target_os = "linux")]
#[test]
fn a_run_goes_on_after_a_full_disk() {
    let folder = folder("room");
    let (path, list) = (folder.join("out.txt"), folder.join("list.txt"));
    fs::write(&list, format!("{ONE}\n").repeat(3000)).expect("it can be written");
    let words = ["solve", "--output", text(&path), text(&list)];
    let script = "trap '' XFSZ; ulimit -f 40; exec \"$@\"";
    let full = Command::new("sh")
        .args(["-c", script, "sh", env!("CARGO_BIN_EXE_nonet")])
        .args(words)
        .env("LC_ALL", "C")
        .output()
        .expect("a shell");
    assert_eq!(status(&full), 1);
    assert!(
        complaints(&full).contains("--resume"),
        "{}",
        complaints(&full)
    );
    let resumed = run(&[&words[..], &["--resume"]].concat(), "");
    assert_eq!(status(&resumed), 0, "{}", complaints(&resumed));
    assert_eq!(content(&path), format!("{SOLVED}\n").repeat(3000));
    assert_eq!(names(&folder), ["list.txt", "out.txt"]);
}

/// On a terminal long work shows its progress, which leaves no trace; elsewhere it shows nothing.
#[cfg(target_os = "linux")]
#[test]
fn long_work_shows_on_a_terminal_how_far_it_is() {
    let folder = folder("terminal");
    let (path, list) = (folder.join("out.txt"), folder.join("list.txt"));
    fs::write(&list, format!("{SIX}\n{NONE}\n").repeat(400)).expect("it can be written");
    let nonet = env!("CARGO_BIN_EXE_nonet");
    let words = format!(
        "{nonet} diagnose --threads 1 -o {} {}",
        text(&path),
        text(&list)
    );
    let on_terminal = Command::new("script")
        .args(["-qefc", &words, "/dev/null"])
        .env("LC_ALL", "C")
        .stdin(Stdio::null())
        .output()
        .expect("script is there");
    let shown = String::from_utf8(on_terminal.stdout).expect("it is text");
    assert!(
        shown.contains(" lines, ") && shown.contains(" left"),
        "{shown:?}"
    );
    assert!(
        shown.trim_end_matches(['\r', '\n']).ends_with("\r\u{1b}[K"),
        "{shown:?}"
    );
    let quiet = run(&words.split(' ').skip(1).collect::<Vec<_>>(), "");
    assert_eq!(complaints(&quiet), "");
}
