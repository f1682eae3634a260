//! Formulas in links and on the page.

use crate::lab_runs::{P, begin, classic, row};
use crate::said;
use lab::Happened;
use lab_page::view::{Kept, view};
use lab_page::{Button, Effect, Model, Msg, Owner, Room, update};
use markup::Act;
use watch::{Command, Lane, Setup, Study, read_setup, write_setup};
use words::Lang;

#[test]
fn a_link_carries_formulas_with_all_their_signs() {
    let puzzle = classic(P[2]);
    for text in [
        "size * 2 - degree",
        "if(size % 2 = 1, row + column, -(box / 3) != 2)",
        "max(size, 4) >= 3",
    ] {
        let mut setup = Setup::usual(row("backtracking"));
        setup.lanes.push(Lane::usual(row("candidate-best-first")));
        setup.lanes[0].options.set("heuristic", text).unwrap();
        setup.lanes[1]
            .options
            .set("cost", "open - 2 * depth")
            .unwrap();
        let link = write_setup(&setup, &puzzle);
        let is_plain = |c: char| c.is_ascii_alphanumeric() || "-._~&=;:%".contains(c);
        assert!(link.chars().all(is_plain), "{link}");
        let expected = (Some(setup), Some(puzzle.clone()));
        assert_eq!(read_setup(&format!("#{link}")), expected, "{link}");
    }
    // As people write it by hand; and an older link.
    let (setup, _) = read_setup("a=backtracking;heuristic:size*2-degree");
    let formulas = |setup: Option<Setup>| {
        let lanes = setup.expect("it names an algorithm").lanes;
        let texts = lanes[0].formulas().map(|(_, text)| text.to_owned());
        texts.collect::<Vec<_>>()
    };
    assert_eq!(formulas(setup), ["size*2-degree"]);
    let (old, _) = read_setup("a=candidate-a-star;branch:smallest;weight:0.5&d=7");
    let old = old.expect("it is a setup");
    assert_eq!(old.lanes[0].choices(" "), "branch:smallest weight:0.5");
    let (wrong, _) = read_setup("a=backtracking;heuristic:size%20%2B");
    assert!(formulas(wrong).is_empty());
}

const FIELD: &str = "option/0/heuristic";

fn page_text(model: &Model) -> String {
    view(model, &Kept::new(model)).all_text()
}

/// The content of the field, and whether it is marked as wrong.
fn field(model: &Model) -> (String, String) {
    let page = view(model, &Kept::new(model));
    let found = page.find(&|node| node.attribute("data-field") == Some(FIELD));
    let input = found.expect("there is such a field");
    let of = |name| input.attribute(name).unwrap_or_default().to_owned();
    let says = of("aria-describedby");
    assert!(
        page.find(&|node| node.attribute("id") == Some(&says))
            .is_some()
    );
    (of("value"), of("aria-invalid"))
}

fn say(model: &mut Model, msg: Msg) -> Vec<Effect> {
    update(model, msg)
}

#[test]
fn the_page_checks_as_it_is_typed_and_runs_only_what_is_understood() {
    let mut model = Model::default();
    let opened = format!("a=backtracking&p={}&w=lab", P[2].replace('0', "."));
    say(&mut model, Msg::Opened(opened));
    let typed = |text: &str| Msg::Typed(FIELD.to_owned(), text.to_owned());
    let set = |text: &str| Msg::Set(FIELD.to_owned(), text.to_owned());
    assert!(page_text(&model).contains("Empty: the built-in rule is used."));
    assert!(say(&mut model, typed("size * 2 -")).is_empty());
    assert_eq!(field(&model), ("size * 2 -".to_owned(), "true".to_owned()));
    assert!(page_text(&model).contains("Character 11: a number, a name or a bracket is missing"));
    // It does not run, and stays.
    assert!(say(&mut model, set("size * 2 -")).is_empty());
    let led = Effect::FocusField(FIELD.to_owned());
    assert_eq!(say(&mut model, Msg::Pressed(Button::Run)), [led]);
    assert_eq!(model.said, said("formula-first"));
    assert_eq!(field(&model).0, "size * 2 -");
    say(&mut model, Msg::Speaks(Lang::Es));
    assert!(page_text(&model).contains("Carácter 11"));
    say(&mut model, Msg::Speaks(Lang::En));
    // Once it is valid it waits for Enter.
    say(&mut model, typed("size * 2 - degree"));
    assert_eq!(field(&model).1, "false");
    assert!(page_text(&model).contains("Understood. Enter applies it."));
    let effects = say(&mut model, set("size * 2 - degree"));
    assert!(model.drafts.is_empty());
    let plan = effects.iter().find_map(|effect| match effect {
        Effect::Player(Command::Begin(_, plans, _)) => plans.first(),
        _ => None,
    });
    let options = &plan.expect("it begins").options;
    let own = ("heuristic".to_owned(), "size * 2 - degree".to_owned());
    assert!(options.contains(&own), "{options:?}");
    assert!(plan.is_some_and(|plan| plan.begin().is_ok()));
    assert!(page_text(&model).contains("✓ In use."));
}

#[test]
fn a_formula_is_raced_against_the_built_in_rule() {
    let mut model = Model::default();
    let opened = format!(
        "a=backtracking-forward-checking;branch:smallest&p={}",
        P[1].replace('0', ".")
    );
    say(&mut model, Msg::Opened(opened));
    say(
        &mut model,
        Msg::Pressed(Button::Example(Owner::Run, 0, "heuristic", 1)),
    );
    let against = Button::Against(0);
    assert_eq!(Button::named(&against.name()), Some(against));
    let example = Button::Example(Owner::Run, 0, "heuristic", 2);
    assert_eq!(Button::named(&example.name()), Some(example));
    say(&mut model, Msg::Pressed(against));
    let choices: Vec<String> = model
        .setup
        .lanes
        .iter()
        .map(|lane| lane.choices(" "))
        .collect();
    assert_eq!(
        choices,
        [
            "branch:smallest heuristic:size%20%2A%202%20-%20degree",
            "branch:smallest"
        ]
    );
    assert!(
        page_text(&model)
            .contains("Backtracking, forward checking: the smallest, size * 2 - degree")
    );
    // Text typed for a run goes with it.
    say(
        &mut model,
        Msg::Typed("option/1/heuristic".to_owned(), "size +".to_owned()),
    );
    say(&mut model, Msg::Pressed(Button::DropLane(0)));
    assert_eq!(field(&model), ("size +".to_owned(), "true".to_owned()));
}

#[test]
fn an_experiment_has_formulas_too() {
    let mut model = Model::default();
    let opened = format!("a=backtracking&p={}&w=lab", P[2].replace('0', "."));
    say(&mut model, Msg::Opened(opened));
    say(&mut model, Msg::Pressed(Button::Room(Room::Trial)));
    let (place, name) = (0, "heuristic");
    let algorithm = "trial-algorithm/0".to_owned();
    say(&mut model, Msg::Set(algorithm, "backtracking".to_owned()));
    let field = Owner::Trial.field(place, name);
    let typed = |text: &str| Msg::Typed(field.clone(), text.to_owned());
    say(&mut model, typed("size +"));
    assert!(page_text(&model).contains("Character 7: a number, a name or a bracket is missing"));
    let led = Effect::FocusField(field.clone());
    assert_eq!(say(&mut model, Msg::Pressed(Button::TrialRun)), [led]);
    assert_eq!(model.said, said("formula-first"));
    let example = Button::Example(Owner::Trial, place, name, 1);
    assert_eq!(Button::named(&example.name()), Some(example));
    let effects = say(&mut model, Msg::Pressed(example));
    assert!(effects.is_empty() && model.drafts.is_empty());
    // The same algorithm once more, with the text typed for it; it goes with it.
    say(&mut model, Msg::Pressed(Button::TrialTwin(place)));
    let last = model.trial.study.lanes.len() - 1;
    let set = Msg::Set(Owner::Trial.field(last, name), "degree".to_owned());
    say(&mut model, set);
    let last_typed = Msg::Typed(Owner::Trial.field(last, name), "degree -".to_owned());
    say(&mut model, last_typed);
    say(&mut model, Msg::Pressed(Button::TrialDrop(place)));
    assert!(
        model
            .drafts
            .contains_key(&Owner::Trial.field(last - 1, name))
    );
    let link = model.trial.study.link().expect("it is short");
    let again = Study::of_link(&link).expect("it is an experiment");
    assert_eq!(again.lanes, model.trial.study.lanes);
    assert_eq!(again.lanes[last - 1].choices(" "), "heuristic:degree");
}

#[test]
fn a_chosen_formula_is_told_with_its_value_and_the_next_best() {
    let mut run = begin("backtracking", "heuristic=0-size", &classic(P[1]));
    let event = run.step();
    assert_eq!(event.happened, Happened::Expanded);
    let why = event.why.expect("it compares");
    assert!(why.value < 0 && why.next.is_some_and(|next| next >= why.value));
}
