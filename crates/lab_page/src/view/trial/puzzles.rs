//! Where the puzzles of an experiment come from.

use crate::key;
use crate::model::Model;
use ::words::Key;
use markup::Node;
use markup::parts::{element, labelled, number, select, switch};
use watch::{EXAMPLES, From, Larger, Making, SETS, SourceKind, example};

/// The boards that puzzles are made for: their boxes, and their names.
const BOARDS: [(&str, &str); 4] = [
    ("2x2", "4×4"),
    ("2x3", "6×6"),
    ("3x3", "9×9"),
    ("4x4", "16×16"),
];

pub(super) fn puzzles(model: &Model) -> Node {
    let source = &model.trial.study.source;
    let words = |kind| match kind {
        SourceKind::Set => key::SOURCE_SET,
        SourceKind::Made => key::SOURCE_MADE,
        SourceKind::Lines => key::SOURCE_LINES,
        SourceKind::Fewer => key::SOURCE_FEWER,
        SourceKind::Larger => key::SOURCE_LARGER,
    };
    let rows = SourceKind::ALL;
    let rows = rows.map(|kind| (kind.slug().to_owned(), model.word(words(kind)).to_owned()));
    let choice = select("trial-source", source.kind.slug(), &rows);
    let (fields, what) = match source.kind {
        SourceKind::Set => (set(model), None),
        SourceKind::Made => (made(model, &source.made), Some(key::MADE_WHAT)),
        SourceKind::Lines => (vec![lines(model)], Some(key::LINES_WHAT)),
        SourceKind::Fewer => (fewer(model), Some(key::FEWER_WHAT)),
        SourceKind::Larger => (larger(model, &source.larger), Some(key::LARGER_WHAT)),
    };
    let what = what.map(|key| element("p", "").text(model.word(key)));
    element("div", "source")
        .child(
            element("div", "fields")
                .child(labelled(model.word(key::TRIAL_PUZZLES), choice))
                .children(fields),
        )
        .children(what)
}

fn set(model: &Model) -> Vec<Node> {
    let source = &model.trial.study.source;
    let rows = SETS.map(|set| {
        let members = set.members.iter().filter_map(|&at| EXAMPLES.get(at));
        let names: Vec<&str> = members.map(|(name, _)| *name).collect();
        (set.slug.to_owned(), names.join(", "))
    });
    let field = select("trial-set", source.set.slug, &rows);
    vec![labelled(model.word(key::SOURCE_SET), field)]
}

fn made(model: &Model, made: &Making) -> Vec<Node> {
    let boards = BOARDS.map(|(boxes, name)| (boxes.to_owned(), name.to_owned()));
    let boards = select("trial-boxes", &made.boxes, &boards);
    let rating = |name| match name {
        "" => (String::new(), model.word(key::ANY).to_owned()),
        _ => (format!("grade:{name}"), model.word(grade(name)).to_owned()),
    };
    let grades = [
        "",
        "easy",
        "medium",
        "hard",
        "fiendish",
        "extreme",
        "nightmare",
    ];
    let rating = select("trial-rating", &made.rating, &grades.map(rating));
    let givens = element("input", "")
        .with("type", "text")
        .with("autocomplete", "off")
        .with("data-field", "trial-givens")
        .with("placeholder", model.word(key::ANY))
        .with("value", &made.givens);
    let impossible = (!made.is_possible())
        .then(|| element("p", "chip warn").text(model.word(key::MADE_IMPOSSIBLE)));
    let fields = [
        (key::MADE_NUMBER, number("trial-made-n", made.n)),
        (key::MADE_SEED, number("trial-made-seed", made.seed)),
        (key::BOARD_SIZE, boards),
        (key::GIVENS, givens),
        (key::DIFFICULTY, rating),
    ];
    let fields = fields.map(|(key, field)| labelled(model.word(key), field));
    fields.into_iter().chain(impossible).collect()
}

/// The key of a grade's words.
fn grade(name: &str) -> Key {
    match name {
        "easy" => key::GRADE_EASY,
        "medium" => key::GRADE_MEDIUM,
        "hard" => key::GRADE_HARD,
        "fiendish" => key::GRADE_FIENDISH,
        "extreme" => key::GRADE_EXTREME,
        _ => key::GRADE_NIGHTMARE,
    }
}

fn lines(model: &Model) -> Node {
    let field = element("textarea", "")
        .with("rows", "6")
        .with("spellcheck", "false")
        .with("data-field", "trial-puzzles")
        .with("value", &model.trial.study.source.lines);
    labelled(model.word(key::SOURCE_LINES), field)
}

fn fewer(model: &Model) -> Vec<Node> {
    let fewer = &model.trial.study.source.fewer;
    let own = ("own".to_owned(), model.word(key::OWN_PUZZLE).to_owned());
    let known = EXAMPLES.iter().enumerate();
    let known = known.map(|(place, (name, _))| (place.to_string(), (*name).to_owned()));
    let rows: Vec<(String, String)> = known.chain([own]).collect();
    let mut places = 0..EXAMPLES.len();
    let place = places.find(|&place| example(place).as_ref() == Some(&fewer.base));
    let chosen = place.map_or("own".to_owned(), |place| place.to_string());
    let from = |from| match from {
        From::Givens => key::FROM_GIVENS,
        From::Solution => key::FROM_SOLUTION,
    };
    let from = From::ALL.map(|known| (known.slug().to_owned(), model.word(from(known)).to_owned()));
    let fields = [
        (key::PUZZLE, select("trial-base", &chosen, &rows)),
        (
            key::FEWER_FROM,
            select("trial-from", fewer.from.slug(), &from),
        ),
        (key::FEWER_STEP, number("trial-step", fewer.step)),
        (key::LARGER_EACH, number("trial-fewer-each", fewer.each)),
        (key::ORDER_SEED, number("trial-fewer-seed", fewer.seed)),
    ];
    let fields = fields.map(|(key, field)| labelled(model.word(key), field));
    let unique = switch(
        "trial-fewer-unique",
        model.word(key::ONE_SOLUTION),
        fewer.unique,
    );
    fields.into_iter().chain([unique]).collect()
}

fn larger(model: &Model, larger: &Larger) -> Vec<Node> {
    let sides = Larger::sides();
    let sides = sides.map(|side| (side.to_string(), format!("{side}×{side}")));
    let sides: Vec<(String, String)> = sides.collect();
    let fields = [
        (
            key::LARGER_TO,
            select("trial-to", &larger.to.to_string(), &sides),
        ),
        (key::LARGER_SHARE, number("trial-share", larger.share)),
        (key::LARGER_EACH, number("trial-each", larger.each)),
        (key::MADE_SEED, number("trial-larger-seed", larger.seed)),
    ];
    let fields = fields.map(|(key, field)| labelled(model.word(key), field));
    let unique = switch(
        "trial-larger-unique",
        model.word(key::ONE_SOLUTION),
        larger.unique,
    );
    fields.into_iter().chain([unique]).collect()
}
