//! For graders: the whole trace of a run, and files submitted by pupils.

use super::*;
use lab::algorithm;
use lab_page::class::{Assignment, Done, LaneRecord, Task, Work, write_assignment, write_work};
use watch::{Player, Setup, Trace, read_setup, trace};

/// A player at the end of the run in a link.
fn player(link: &str) -> Player {
    let (setup, puzzle) = read_setup(link);
    let plans = setup.expect("a run").plans(&puzzle.expect("a puzzle"));
    let mut player = Player::new(plans.into_iter().next().expect("one")).expect("it can be run");
    while player.verdict().is_none() {
        player.hurry(10_000);
    }
    player
}

/// The command line writes event by event what the page writes at the end.
#[test]
fn the_whole_trace_is_what_the_page_saves() {
    for (slug, form) in [
        ("depth-first", Trace::Csv),
        ("candidate-best-first", Trace::Json),
        ("tabu-search", Trace::Csv),
        ("clause-learning", Trace::Json),
        ("human-logic", Trace::Csv),
    ] {
        let row = algorithm(slug).expect("there is one");
        assert_eq!(Setup::usual(row).seed, 0);
        let wanted = trace(&player(&format!("a={slug}&p={ONE}&w=lab")), form);
        let output = run(
            &["lab", "--algorithm", slug, "--trace", form.slug(), ONE],
            "",
        );
        assert_eq!(status(&output), 0, "{}", complaints(&output));
        assert_eq!(String::from_utf8_lossy(&output.stdout), wanted, "{slug}");
    }
}

#[test]
fn a_trace_has_no_end_but_the_run_s() {
    let path = file("long.csv", "");
    let into = path.to_str().expect("a path");
    let thin = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9";
    let words = [
        "lab",
        "--algorithm",
        "backtracking",
        "--nodes",
        "100000",
        "--trace",
        "csv",
        "--output",
        into,
        thin,
    ];
    let output = run(&words, "");
    let row = rows(&output).remove(0);
    assert!(
        row.contains("\"status\":\"node-limit\"") && row.contains("\"expanded\":100000"),
        "{row}"
    );
    let text = std::fs::read_to_string(&path).expect("it is there");
    let mut lines = text.lines();
    assert!(
        lines
            .next()
            .is_some_and(|head| head.starts_with("position,event,"))
    );
    let mut nodes = 0;
    for (place, line) in (1..).zip(lines) {
        let mut fields = line.split(',');
        assert_eq!(fields.next(), Some(&*u64::to_string(&place)));
        nodes += u64::from(
            fields
                .next()
                .is_some_and(|event| matches!(event, "expanded" | "conflict" | "backtrack")),
        );
    }
    assert!(nodes >= 100_000 && !text.contains("left-out"), "{nodes}");
}

#[test]
fn a_run_that_is_refused_says_so_instead() {
    let output = run(
        &["lab", "--algorithm", "depth-first", "--trace", "csv", TWICE],
        "",
    );
    assert!(
        rows(&output)[0].contains("\"status\":\"no-solution\""),
        "{:?}",
        rows(&output)
    );
    let output = run(
        &["lab", "--algorithm", "depth-first", "--trace", "xml", ONE],
        "",
    );
    assert_eq!(status(&output), 2);
    assert!(
        complaints(&output).contains("csv, json"),
        "{}",
        complaints(&output)
    );
}

/// The work that a pupil submits after this run.
fn handed(link: &str) -> Work {
    let player = player(link);
    let slug = player.plan().algorithm.clone();
    let mut work = Work::new(Assignment {
        title: "Search".to_owned(),
        note: String::new(),
        tasks: vec![Task::Exercise("where-next".to_owned())],
    });
    work.name = "Ada, \"the first\"".to_owned();
    let mut done = Done {
        answer: "=1+1".to_owned(),
        ..Done::default()
    };
    let lane = LaneRecord::new(slug, player.position(), player.verdict(), player.counters());
    done.note_runs(link, vec![lane]);
    work.done = vec![done];
    work
}

#[test]
fn what_was_handed_in_is_repeated() {
    let mut work = handed(&format!("a=backtracking&p={ONE}&w=lab"));
    let good = file("good.json", &write_work(&work));
    work.done[0].runs[0].lanes[0].counters[0].1 = Some(17);
    let other = file("other.json", &write_work(&work));
    let task = file("task.json", &write_assignment(&work.assignment));
    let [good, other, task] =
        [good, other, task].map(|path| path.to_str().expect("a path").to_owned());
    let output = run(&["lab", "--check", &good], "");
    assert_eq!((status(&output), complaints(&output)), (0, String::new()));
    let head = "file,name,whole,task,exercise,answer,right,predicted,same,runs,doubts,expected,points,comment";
    let row = format!("{good},\"Ada, \"\"the first\"\"\",true,1,where-next,'=1+1,0,0,1,1,,,,");
    assert_eq!(rows(&output), [head, &row]);
    let output = run(
        &["lab", "--check", &good, &other, &task, "missing.json"],
        "",
    );
    assert_eq!(status(&output), 1);
    assert!(
        rows(&output)[2].ends_with(",0,1,other expanded,,,"),
        "{:?}",
        rows(&output)
    );
    let told = complaints(&output);
    assert!(
        told.contains("an assignment, not a submission") && told.contains("missing.json: "),
        "{told}"
    );
    assert_eq!(status(&run(&["lab", "--check"], "")), 1);
}
