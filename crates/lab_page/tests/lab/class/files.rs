//! Work given out and submitted, as links and files: it reads back, and changes are detected.

use super::{Lab, repeated, some_work, work_in};
use lab_page::Msg;
use lab_page::class::{
    Assignment, Finding, HandInError, Paper, Work, read_file, write_assignment, write_work,
};
use nonet::board::Cell as Place;
use std::collections::BTreeMap;
use words::Lang;

#[test]
fn links_and_files_bring_everything_back() {
    let work = some_work();
    assert_eq!(
        Assignment::read(&work.assignment.fragment()),
        Some(work.assignment.clone())
    );
    assert_eq!(
        read_file(&write_assignment(&work.assignment)),
        Ok(Paper::Assignment(work.assignment.clone()))
    );
    let text = write_work(&work);
    assert_eq!(work_in(&text), (work.clone(), true));
    // Another layout is the same work; another byte is not.
    let flat = text.replace('\n', " ");
    assert_eq!(work_in(&flat), (work.clone(), true));
    let (changed, is_whole) = work_in(&text.replace("two", "too"));
    assert!(!is_whole && changed != work);
    assert_eq!(Assignment::read("a=depth-first&w=lab"), None);
}

#[test]
fn what_was_made_up_is_found() {
    let work = some_work();
    assert_eq!(repeated(&work), [Finding::Same, Finding::Same]);
    let other = |change: &dyn Fn(&mut Work)| {
        let mut work = work.clone();
        change(&mut work);
        repeated(&work)
    };
    let differs = |what: &str| Finding::Differs(what.to_owned());
    let found = other(&|work| work.done[1].runs[0].lanes[0].steps += 1);
    assert_eq!(found[1], differs("steps"));
    let found = other(&|work| work.done[1].runs[0].lanes[0].status = "stopped".to_owned());
    assert_eq!(found[1], differs("status"));
    let found = other(&|work| work.done[1].runs[0].lanes[0].counters[0].1 = Some(1));
    assert_eq!(found[1], differs("expanded"));
    let found = other(&|work| drop(work.done[1].runs[0].lanes[0].counters.pop()));
    assert_eq!(found[1], differs("counters"));
    let found = other(&|work| work.done[0].runs[0].predictions[0].truth = Place::new(7));
    assert_eq!(found[0], differs("predictions"));
    let found = other(&|work| work.done[0].runs[0].lanes[0].algorithm = "backtracking".to_owned());
    assert_eq!(found[0], Finding::NoRun);
    let found = other(&|work| work.done[0].runs[0].run = "p=1".to_owned());
    assert_eq!(found[0], Finding::NoRun);
}

#[test]
fn what_is_no_file_of_ours_says_why() {
    let text = write_work(&some_work());
    for (at, _) in text.trim_end().char_indices() {
        let cut = read_file(&text[..at]);
        assert!(matches!(cut, Err(HandInError::Json(_))), "cut at {at}");
    }
    let errors = [
        ("{}", HandInError::Other),
        ("[1]", HandInError::Other),
        ("{\"nonet\": \"game\"}", HandInError::Other),
        (
            "{\"nonet\": \"hand-in\", \"version\": 2}",
            HandInError::Newer,
        ),
        ("{\"nonet\": \"hand-in\"}", HandInError::Field("version")),
        (
            "{\"nonet\": \"assignment\", \"version\": 1}",
            HandInError::Field("title"),
        ),
    ];
    for (text, error) in errors {
        assert_eq!(read_file(text), Err(error), "{text}");
    }
    let mut lab = Lab::open(Lang::Es, "w=lab", BTreeMap::new());
    lab.say(Msg::FileCame("x.json".to_owned(), Some("{}".to_owned())));
    assert!(
        lab.text()
            .contains("x.json: no es una tarea ni una entrega")
    );
    assert!(lab.model.class.work.is_none());
}
