//! Formulas of one's own: the language against a plain evaluator, the orders against boards looked at from outside, and
//! against the built-in rules, which some formulas say again.

use crate::common::lab::{P, begin, classic, limited, row, solved};
use nonet::app::model::Lang;
use nonet::board::{Cell, Digit, DigitSet};
use nonet::lab::heuristic::{Formula, FormulaError, Function, Name, Use, Wrong};
use nonet::lab::{
    ALGORITHMS, Counters, Happened, Kind, Limits, Measured, Options, Random, Snapshot,
};
use nonet::studio::view::{Kept, view};
use nonet::studio::{Button, Effect, Model, Msg, update};
use nonet::watch::{Command, Lane, Setup, read_setup, write_setup};
use std::collections::BTreeSet;

/// A formula as a tree, made at random.
enum Tree {
    Number(i64),
    Name(Name),
    Minus(Box<Self>),
    Two(&'static str, Box<Self>, Box<Self>),
    Call(&'static str, Vec<Self>),
}

const SIGNS: [&str; 11] = ["+", "-", "*", "/", "%", "<", "<=", ">", ">=", "=", "!="];
const CALLS: [(&str, usize); 5] = [("min", 2), ("max", 2), ("max", 3), ("abs", 1), ("if", 3)];

fn tree(random: &mut Random, used: Use, depth: usize) -> Tree {
    let inner = |random: &mut Random| tree(random, used, depth - 1);
    let names: Vec<Name> = used.names().collect();
    match random.below(if depth == 0 { 2 } else { 8 }) {
        0 => Tree::Number([0, 1, 2, 7, 81, 1_000_000_000][random.below(6)]),
        1 => Tree::Name(names[random.below(names.len())]),
        2 => Tree::Minus(inner(random).into()),
        3 => {
            let (name, n) = CALLS[random.below(CALLS.len())];
            Tree::Call(name, (0..n).map(|_| inner(random)).collect())
        }
        _ => {
            let sign = SIGNS[random.below(SIGNS.len())];
            Tree::Two(sign, inner(random).into(), inner(random).into())
        }
    }
}

/// How tightly a tree's own sign binds.
fn rank(tree: &Tree) -> u8 {
    match tree {
        Tree::Two("+" | "-", ..) => 1,
        Tree::Two("*" | "/" | "%", ..) => 2,
        Tree::Two(..) => 0,
        Tree::Minus(_) | Tree::Number(_) | Tree::Name(_) | Tree::Call(..) => 3,
    }
}

/// The text with as few brackets as possible, and white space here and there.
fn text(tree: &Tree, least: u8, random: &mut Random) -> String {
    let space = |random: &mut Random| [" ", "", "", "  "][random.below(4)];
    let own = rank(tree);
    let bare = match tree {
        Tree::Number(number) => number.to_string(),
        Tree::Name(name) => name.slug().to_owned(),
        Tree::Minus(inner) => format!("-{}", text(inner, 3, random)),
        Tree::Two(sign, one, other) => {
            let (left, right) = (if own == 0 { 1 } else { own }, own + 1);
            let sides = [text(one, left, random), text(other, right, random)];
            let gaps = [space(random), space(random)];
            [&sides[0], gaps[0], sign, gaps[1], &sides[1]].concat()
        }
        Tree::Call(name, inner) => {
            let inner: Vec<String> = inner.iter().map(|tree| text(tree, 0, random)).collect();
            format!("{name}{}({})", space(random), inner.join(", "))
        }
    };
    if own < least {
        return format!("({}{bare})", space(random));
    }
    bare
}

/// The value by the book: in whole numbers wide enough, brought back into 64 bits after each sign.
fn plain_value(tree: &Tree, fact: &dyn Fn(Name) -> i64) -> i64 {
    let of = |tree: &Tree| i128::from(plain_value(tree, fact));
    let wide = match tree {
        Tree::Number(number) => i128::from(*number),
        Tree::Name(name) => i128::from(fact(*name)),
        Tree::Minus(inner) => -of(inner),
        Tree::Two(sign, one, other) => {
            let (one, other) = (of(one), of(other));
            match *sign {
                "+" => one + other,
                "-" => one - other,
                "*" => one * other,
                "/" => one.checked_div(other).unwrap_or(0),
                "%" => one.checked_rem(other).unwrap_or(0),
                "<" => i128::from(one < other),
                "<=" => i128::from(one <= other),
                ">" => i128::from(one > other),
                ">=" => i128::from(one >= other),
                "=" => i128::from(one == other),
                _ => i128::from(one != other),
            }
        }
        Tree::Call("if", inner) => of(&inner[if of(&inner[0]) == 0 { 2 } else { 1 }]),
        Tree::Call("abs", inner) => of(&inner[0]).abs(),
        Tree::Call(name, inner) => {
            let all = inner.iter().map(of);
            let best = if *name == "min" { all.min() } else { all.max() };
            best.expect("it has arguments")
        }
    };
    wide.clamp(i64::MIN.into(), i64::MAX.into()) as i64
}

#[test]
fn a_formula_means_what_its_tree_says() {
    let mut random = Random::new(18);
    let mut n_read = 0;
    for n in 0..20_000 {
        let used = [Use::Cells, Use::Digits, Use::Cost][n % 3];
        let tree = tree(&mut random, used, n % 5);
        let text = text(&tree, 0, &mut random);
        let formula = match Formula::read(&text, used) {
            Ok(formula) => formula,
            Err(error) => {
                assert!(
                    matches!(error.wrong, Wrong::TooLong(200)),
                    "{text}: {error:?}"
                );
                continue;
            }
        };
        n_read += 1;
        let facts = [random.bits() as i32 % 100, 0, -3].map(i64::from);
        let fact = |name: Name| facts[name.slug().len() % 3];
        let wanted = plain_value(&tree, &fact);
        assert_eq!(formula.value(&mut Vec::new(), fact), wanted, "{text}");
        assert_eq!(Formula::read(formula.text(), used).as_ref(), Ok(&formula));
    }
    assert!(n_read > 15_000, "{n_read}");
}

#[test]
fn what_has_no_ordinary_value_has_one_all_the_same() {
    let huge = "1000000000 * 1000000000 * 1000000000";
    for (text, value) in [
        ("7 / 0".to_owned(), 0),
        ("7 % 0".to_owned(), 0),
        ("-7 / 2".to_owned(), -3),
        ("-7 % 2".to_owned(), -1),
        (huge.to_owned(), i64::MAX),
        (format!("-({huge}) - 9"), i64::MIN),
        (format!("abs(-({huge}) - 9)"), i64::MAX),
        (format!("(-({huge}) - 9) / -1"), i64::MAX),
        (format!("(-({huge}) - 9) % -1"), 0),
        ("3 × 4 − 2 ≤ 10".to_owned(), 1),
        ("if(2 > 1, 5, 1 / 0)".to_owned(), 5),
    ] {
        let formula = Formula::read(&text, Use::Cells).expect("it is a formula");
        assert_eq!(formula.value(&mut Vec::new(), |_| 1), value, "{text}");
    }
}

#[test]
fn a_fault_has_a_place_and_a_reason() {
    let deep = format!("{}1{}", "(".repeat(60), ")".repeat(60));
    let name = |name: &str| Wrong::Name(name.to_owned());
    for (text, at, wrong) in [
        ("", 0, Wrong::Value),
        ("size +", 6, Wrong::Value),
        ("size + * 2", 7, Wrong::Value),
        ("()", 1, Wrong::Value),
        ("min(1,)", 6, Wrong::Value),
        ("size 2", 5, Wrong::Operator),
        ("size)", 4, Wrong::Operator),
        ("(size 2)", 6, Wrong::Operator),
        ("(size", 5, Wrong::Open(0)),
        ("2 * min(1, (3)", 14, Wrong::Open(7)),
        ("sise", 0, name("sise")),
        ("1 - digit", 4, name("digit")),
        ("1 < size < 3", 9, Wrong::Chain),
        ("ñ ? size", 2, Wrong::Sign('?')),
        ("1.5", 1, Wrong::Sign('.')),
        ("2 * 9999999999", 4, Wrong::TooLarge(1_000_000_000)),
        ("99999999999999999999999", 0, Wrong::TooLarge(1_000_000_000)),
        ("min size", 4, Wrong::Call(Function::Min)),
        ("1 + if(size, 2)", 4, Wrong::Arguments(Function::If)),
        ("abs(1, 2)", 0, Wrong::Arguments(Function::Abs)),
        (&deep, 24, Wrong::TooDeep(24)),
        (&"-".repeat(100), 24, Wrong::TooDeep(24)),
        (&"1".repeat(201), 200, Wrong::TooLong(200)),
    ] {
        let error = FormulaError { at, wrong };
        assert_eq!(Formula::read(text, Use::Cells), Err(error), "{text}");
    }
}

/// Whatever is typed is read to its end, and the place of a fault is in the text.
#[test]
fn hostile_texts_are_refused_in_an_orderly_way() {
    let parts = [
        "(", ")", ",", "-", "<=", "1", "size", "if(", "min(", " ", "é", "\0", "💣", "%", "=", "abs",
    ];
    let mut random = Random::new(6);
    for _ in 0..20_000 {
        let n = random.below(40);
        let text: String = (0..n).map(|_| parts[random.below(parts.len())]).collect();
        match Formula::read(&text, Use::Digits) {
            Ok(formula) => drop(formula.value(&mut Vec::new(), |_| i64::MIN)),
            Err(error) => assert!(error.at <= text.chars().count(), "{text:?} {error:?}"),
        }
    }
}

/// The algorithms that have an option of this name.
fn with(option: &'static str) -> impl Iterator<Item = &'static str> {
    let has = move |row: &&nonet::lab::Algorithm| row.options.iter().any(|one| one.name == option);
    ALGORITHMS.iter().filter(has).map(|row| row.slug)
}

/// The counts of a run to its end, or to a limit.
fn counts(slug: &str, text: &str) -> Counters {
    let limits = Limits {
        nodes: 20_000,
        ..Limits::of(row(slug))
    };
    limited(slug, text, &classic(P[1]), limits).counters
}

/// An algorithm, its rule by options, and the same rule as formulas.
const RULES: &[(&str, &str, &str)] = &[
    ("backtracking", "", "heuristic=row*9+column"),
    ("scan-then-search", "", "heuristic=row*side+column"),
    (
        "backtracking-forward-checking",
        "branch=smallest",
        "heuristic=size",
    ),
    (
        "backtracking-full-propagation",
        "branch=smallest",
        "heuristic=size",
    ),
    (
        "backtracking-full-propagation",
        "branch=first",
        "heuristic=0",
    ),
    (
        "exhaustive-count",
        "look=ahead",
        "look=ahead heuristic=size branch=first",
    ),
    (
        "candidate-breadth-first",
        "branch=smallest",
        "heuristic=size",
    ),
    (
        "candidate-breadth-first",
        "branch=smallest pairs",
        "heuristic=size pairs",
    ),
    ("candidate-best-first", "", "cost=open"),
    (
        "candidate-best-first",
        "branch=smallest",
        "cost=open heuristic=size",
    ),
    ("candidate-a-star", "", "cost=depth+open"),
    (
        "candidate-a-star",
        "estimate=digits weight=0.5",
        "cost=2*depth+digits",
    ),
    ("dsatur", "", "heuristic=100*size-degree"),
    ("dsatur-greedy", "", "heuristic=100*size-degree"),
];

#[test]
fn formulas_that_say_a_built_in_rule_count_the_same() {
    for &(slug, rule, formula) in RULES {
        assert_eq!(
            counts(slug, rule),
            counts(slug, formula),
            "{slug} {formula}"
        );
    }
    let smallest = counts("backtracking-smallest-domain", "");
    assert_eq!(smallest, counts("backtracking", "heuristic=size"));
    for slug in with("digit-order") {
        assert_eq!(
            counts(slug, ""),
            counts(slug, "digit-order=digit"),
            "{slug}"
        );
    }
}

/// Trying 9 before 1 is what depth-first search in that order does.
#[test]
fn digits_tried_downwards_are_those_of_depth_first_search() {
    let downwards = solved("backtracking", "digit-order=-digit", &classic(P[2]));
    let search = solved("depth-first", "order=9-1", &classic(P[2]));
    assert_eq!(
        (downwards.expanded, downwards.generated),
        (search.expanded, search.generated)
    );
    assert_eq!(downwards.expanded, 474);
}

/// What names mean, looked up on a board from outside.
struct Seen<'a>(&'a Snapshot);

impl Seen<'_> {
    fn is_open(&self, cell: Cell) -> bool {
        self.0.digits.get(cell).is_none()
    }

    fn set(&self, cell: Cell) -> BTreeSet<u8> {
        if let Some(domain) = self.0.domains.get(cell.index()) {
            return domain.iter().map(Digit::get).collect();
        }
        let geometry = self.0.digits.geometry();
        let sees = |&other: &Cell| other != cell && geometry.sees(cell, other);
        let others = geometry.cells().filter(sees);
        let held: BTreeSet<u8> = others
            .filter_map(|other| Some(self.0.digits.get(other)?.get()))
            .collect();
        (1..=9).filter(|digit| !held.contains(digit)).collect()
    }

    fn about(&self, name: Name, cell: Cell, digit: Option<u8>, depth: u64) -> i64 {
        let geometry = self.0.digits.geometry();
        let cells = || geometry.cells();
        let seen = |other: &Cell| *other != cell && geometry.sees(cell, *other);
        let open_seen = || cells().filter(seen).filter(|&other| self.is_open(other));
        let holds = |other: Cell| self.0.digits.get(other).map(Digit::get);
        let n = match name {
            Name::Size => self.set(cell).len(),
            Name::Degree => open_seen().count(),
            Name::Row => cell.index() / 9 + 1,
            Name::Column => cell.index() % 9 + 1,
            Name::Box => cell.index() / 27 * 3 + cell.index() % 9 / 3 + 1,
            Name::Digit => digit.unwrap_or(0).into(),
            Name::Used => cells().filter(|&other| holds(other) == digit).count(),
            Name::Removes => open_seen()
                .filter(|&other| digit.is_some_and(|digit| self.set(other).contains(&digit)))
                .count(),
            Name::Open => cells().filter(|&other| self.is_open(other)).count(),
            Name::Depth => depth as usize,
            Name::Side => 9,
            Name::Random | Name::Digits | Name::Bivalue => unreachable!("not asked for"),
        };
        n as i64
    }

    /// The values of what is to be chosen from, in order, and the first of the least.
    fn least<T: Copy>(values: &[(i64, T)]) -> (T, i64, Option<i64>) {
        let least = values.iter().map(|(value, _)| *value).min().expect("some");
        let first = values.iter().position(|(value, _)| *value == least);
        let first = first.expect("it is there");
        let others = values.iter().enumerate().filter(|(at, _)| *at != first);
        (
            values[first].1,
            least,
            others.map(|(_, (value, _))| *value).min(),
        )
    }
}

/// A formula without `random`, and its tree.
fn made(random: &mut Random, used: Use) -> (Tree, String) {
    loop {
        let tree = tree(random, used, 3);
        let text = text(&tree, 0, random).replace(' ', "");
        let formula = Formula::read(&text, used);
        if formula.is_ok_and(|formula| !formula.uses(Name::Random)) {
            return (tree, text);
        }
    }
}

#[test]
fn cells_and_digits_are_those_of_the_least_value() {
    let mut random = Random::new(9);
    let mut n_told = 0;
    for slug in [
        "backtracking",
        "backtracking-forward-checking",
        "backtracking-full-propagation",
        "dsatur",
    ] {
        for _ in 0..12 {
            let (cells, cells_text) = made(&mut random, Use::Cells);
            let (digits, digits_text) = made(&mut random, Use::Digits);
            let options = format!("heuristic={cells_text} digit-order={digits_text}");
            let mut run = begin(slug, &options, &classic(P[2]));
            for _ in 0..60 {
                let (before, depth) = (run.board(), run.counters().depth);
                let event = run.step();
                let (Some(why), seen) = (event.why, Seen(&before)) else {
                    continue;
                };
                let open = before.digits.geometry().cells();
                let open = open.filter(|&cell| seen.is_open(cell));
                let value = |cell| plain_value(&cells, &|name| seen.about(name, cell, None, depth));
                let values: Vec<(i64, Cell)> = open.map(|cell| (value(cell), cell)).collect();
                let (cell, least, next) = Seen::least(&values);
                assert_eq!(why.measured, Measured::Formula);
                assert_eq!((why.value, why.next), (least, next), "{slug} {options}");
                assert_eq!(event.cell, Some(cell), "{slug} {options}");
                let set = seen.set(cell);
                if let (Some(digit), false) = (event.digit, set.is_empty()) {
                    let about = |digit| {
                        plain_value(&digits, &|name| seen.about(name, cell, Some(digit), depth))
                    };
                    let values: Vec<(i64, u8)> = set.iter().map(|&d| (about(d), d)).collect();
                    assert_eq!(digit.get(), Seen::least(&values).0, "{slug} {options}");
                }
                n_told += 1;
            }
        }
    }
    assert!(n_told > 500, "{n_told}");
}

/// The order of the successors of the first board, breadth-first, and the cost of states that wait.
#[test]
fn states_come_in_the_order_of_the_formulas() {
    let mut run = begin(
        "candidate-breadth-first",
        "digit-order=-digit",
        &classic(P[1]),
    );
    let event = run.step();
    let cell = event.cell.expect("it branched");
    let waiting = run.waiting(9).expect("a frontier").next;
    let digits: Vec<u8> = waiting
        .iter()
        .filter_map(|state| Some(state.digits[cell.index()]?.get()))
        .collect();
    assert!(
        digits.len() > 1 && digits.is_sorted_by(|one, other| one > other),
        "{digits:?}"
    );
    for cost in ["open-2*depth", "0-open", "digits-bivalue"] {
        let mut run = begin(
            "candidate-best-first",
            &format!("cost={cost}"),
            &classic(P[0]),
        );
        for _ in 0..150 {
            let waiting = run.waiting(6).expect("a frontier");
            assert!(!waiting.is_in_tenths);
            let values: Vec<_> = waiting.next.iter().map(|state| state.value).collect();
            assert!(values.is_sorted(), "{cost}: {values:?}");
            let event = run.step();
            if let Some(why) = event.why {
                assert_eq!(
                    (why.measured, Some(why.value)),
                    (Measured::Formula, values[0])
                );
                assert_eq!(
                    Some(why.value),
                    cost_of(cost, &run.board(), run.counters().depth)
                );
            }
        }
    }
}

/// The cost of the state that was taken out, from its board.
fn cost_of(cost: &str, board: &Snapshot, depth: u64) -> Option<i64> {
    let sizes = board.domains.iter().map(|set: &DigitSet| set.len() as i64);
    let open = sizes.clone().filter(|&size| size > 1).count() as i64;
    let digits: i64 = sizes.clone().map(|size| size - 1).sum();
    let bivalue = sizes.filter(|&size| size == 2).count() as i64;
    Some(match cost {
        "open-2*depth" => open - 2 * depth as i64,
        "0-open" => -open,
        _ => digits - bivalue,
    })
}

#[test]
fn random_comes_from_the_seed_and_goes_on_in_a_copy() {
    let puzzle = classic(P[2]);
    let path = |seed| {
        let row = row("backtracking-forward-checking");
        let mut options = Options::usual(row.options);
        options.set("heuristic", "size * 1000 + random").unwrap();
        options.set("digit-order", "random").unwrap();
        let mut run = row.begin(&puzzle, &options, seed).unwrap();
        let mut steps: Vec<_> = (0..10).map(|_| run.step()).collect();
        let mut copy = run.fork().expect("it can be copied");
        let rest: Vec<_> = (0..40).map(|_| run.step()).collect();
        let again: Vec<_> = (0..40).map(|_| copy.step()).collect();
        assert_eq!(rest, again);
        steps.extend(rest);
        steps
    };
    assert_eq!(path(1), path(1));
    assert_ne!(path(1), path(2));
}

#[test]
fn every_example_is_a_formula_and_solves() {
    let mut n = 0;
    for row in ALGORITHMS {
        for option in row.options {
            let Kind::Formula(used) = option.kind else {
                continue;
            };
            for example in used.examples() {
                let mut options = Options::usual(row.options);
                options.set(option.name, example).expect("it is a formula");
                let mut run = row.begin(&classic(P[2]), &options, 3).expect("it begins");
                let limits = Limits::of(row);
                let outcome = nonet::lab::run(run.as_mut(), limits, &mut crate::common::lab::on);
                let is_solved = outcome.solution.is_some() || outcome.counters.solutions == 1;
                assert!(is_solved || !row.proves, "{} {example}", row.slug);
                n += 1;
            }
        }
    }
    assert!(n > 30, "{n}");
}

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

/// What the field shows, and whether it is marked as wrong.
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
    assert!(say(&mut model, Msg::Pressed(Button::Run)).is_empty());
    assert_eq!(model.said, "formula-first");
    assert_eq!(field(&model).0, "size * 2 -");
    say(&mut model, Msg::Speaks(Lang::Es));
    assert!(page_text(&model).contains("Carácter 11"));
    say(&mut model, Msg::Speaks(Lang::En));
    // Once it is understood it waits for Enter.
    say(&mut model, typed("size * 2 - degree"));
    assert_eq!(field(&model).1, "false");
    assert!(page_text(&model).contains("Understood. Enter takes it."));
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
    say(&mut model, Msg::Pressed(Button::Example(0, "heuristic", 1)));
    let against = Button::Against(0);
    assert_eq!(Button::named(&against.name()), Some(against));
    let example = Button::Example(0, "heuristic", 2);
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
    assert!(page_text(&model).contains("Backtracking, forward checking · size * 2 - degree"));
    // What is typed for a run goes with it.
    say(
        &mut model,
        Msg::Typed("option/1/heuristic".to_owned(), "size +".to_owned()),
    );
    say(&mut model, Msg::Pressed(Button::DropLane(0)));
    assert_eq!(field(&model), ("size +".to_owned(), "true".to_owned()));
}

#[test]
fn a_chosen_formula_is_told_with_its_value_and_the_next_best() {
    let mut run = begin("backtracking", "heuristic=0-size", &classic(P[1]));
    let event = run.step();
    assert_eq!(event.happened, Happened::Expanded);
    let why = event.why.expect("it compares");
    assert!(why.value < 0 && why.next.is_some_and(|next| next >= why.value));
}
