//! Links, files, experiments, examples and exercises.

use super::{Lab, names, p3, page};
use crate::lab_runs::P;
use crate::said;
use lab::ALGORITHMS;
use lab::models::Export;
use lab_page::{Button, EXAMPLES, Effect, Msg, Room, Texts};
use markup::Act;
use watch::read_setup;
use words::Lang;

#[test]
fn the_models_of_a_puzzle_are_saved_as_the_command_line_prints_them() {
    let mut lab = Lab::open(&format!(
        "a=integer-program&a=clause-learning;encoding:minimal&{}",
        p3()
    ));
    let mut buttons = Vec::new();
    names(&page(&lab.model), "data-do", &mut buttons);
    let named = buttons.iter().filter(|name| name.starts_with("model:"));
    let exports: Vec<Button> = named.flat_map(|name| Button::named(name)).collect();
    let wanted = [Export::Gmpl, Export::Lp, Export::CnfMinimal];
    assert_eq!(exports, wanted.map(Button::SaveModel));
    for (export, name) in
        wanted
            .into_iter()
            .zip(["nonet-model.mod", "nonet-model.lp", "nonet-model.cnf"])
    {
        lab.press(Button::SaveModel(export));
        let text = export.text(&lab.model.puzzle);
        assert!(text.lines().count() > 30);
        assert_eq!(
            lab.effects.last(),
            Some(&Effect::Save(name.to_owned(), text))
        );
    }
}

#[test]
fn the_link_brings_the_run_back() {
    let mut lab = Lab::open(&p3());
    lab.set("option/0/order", "9-1");
    lab.set("seed", "42");
    lab.press(Button::CopyLink);
    let Some(Effect::CopyLink(link)) = lab.effects.last() else {
        panic!("{:?}", lab.effects.last());
    };
    let mut again = Lab::open(&format!("#{link}"));
    again.set("speed", "100");
    again.press(Button::Run);
    assert_eq!(again.expanded(), [474]);
    assert_eq!(again.model.setup.seed, 42);
}

#[test]
fn an_experiment_runs_all_its_jobs() {
    let mut lab = Lab::open(&p3());
    lab.press(Button::Room(Room::Trial));
    lab.set("trial-source", "lines");
    lab.set("trial-puzzles", &format!("{}\nno puzzle\n{}", P[2], P[2]));
    lab.set("trial-seeds", "2");
    lab.press(Button::TrialRun);
    let trial = &lab.model.trial;
    let experiment = trial.experiment.as_ref().expect("it was run");
    assert_eq!(experiment.progress(), (12, 12));
    assert_eq!((trial.unread, trial.is_running()), (1, false));
    assert_eq!(lab.model.said, said("trial-over"));
    lab.press(Button::TrialCsv);
    let Some(Effect::Save(name, csv)) = lab.effects.last() else {
        panic!("{:?}", lab.effects.last());
    };
    assert_eq!(
        (name.as_str(), csv.lines().count()),
        ("nonet-experiment.csv", 13)
    );
    lab.press(Button::SaveChart(1));
    let saved = lab.effects.last();
    assert!(matches!(saved, Some(Effect::Save(_, svg)) if svg.starts_with("<svg")));
}

#[test]
fn examples_and_exercises_can_be_run() {
    for (name, fragment) in EXAMPLES {
        assert!(read_setup(fragment).1.is_some(), "{name}");
    }
    for folder in ["exercises/exercises.md", "ejercicios/ejercicios.md"] {
        let path = format!("{}/../../docs/{folder}", env!("CARGO_MANIFEST_DIR"));
        let text = std::fs::read_to_string(path).expect("it is there");
        let links = text.lines().filter_map(|line| line.strip_prefix("    a="));
        let links: Vec<String> = links.map(|link| format!("a={link}")).collect();
        assert_eq!(links.len(), 20);
        for link in links {
            let (setup, puzzle) = read_setup(&link);
            let lanes = link.matches("a=").count();
            assert_eq!(setup.map(|setup| setup.lanes.len()), Some(lanes), "{link}");
            assert!(puzzle.is_some(), "{link}");
        }
    }
}

#[test]
fn every_algorithm_has_a_page_in_both_languages() {
    for folder in ["algorithms", "algoritmos"] {
        for row in ALGORITHMS {
            let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
            let path = format!("{root}/docs/{folder}/{}.md", row.slug);
            let text = std::fs::read_to_string(&path).unwrap_or_else(|_| panic!("no {path}"));
            assert!(text.contains(&format!("(`{}`)", row.slug)), "{path}");
        }
    }
}

#[test]
fn a_lesson_sets_itself_up() {
    let mut lab = Lab::open(&p3());
    let text =
        "# exercises\n## one One\nDo it.\n#a=depth-first;order:9-1&p=1..2.3....4.2..1&s=2x2\n";
    lab.say(Msg::TextsCame(Lang::En, Some(format!("\n{text}"))));
    assert_eq!(Texts::read(&format!("\n{text}")).lessons.len(), 1);
    lab.press(Button::Room(Room::Class));
    assert!(page(&lab.model).all_text().contains("Do it."));
    lab.press(Button::Lesson(0));
    assert_eq!(lab.model.room, Room::Watch);
    assert_eq!(lab.model.puzzle.geometry().side(), 4);
}
