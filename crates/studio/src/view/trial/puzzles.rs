//! Where the puzzles of an experiment come from.

use crate::model::Model;
use crate::view::parts::{element, labelled, number, select, switch};
use watch::{EXAMPLES, From, Larger, Making, Node, SETS, SourceKind, example};

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
        SourceKind::Set => "source-set",
        SourceKind::Made => "source-made",
        SourceKind::Lines => "source-lines",
        SourceKind::Fewer => "source-fewer",
        SourceKind::Larger => "source-larger",
    };
    let rows = SourceKind::ALL;
    let rows = rows.map(|kind| (kind.slug().to_owned(), model.word(words(kind)).to_owned()));
    let choice = select("trial-source", source.kind.slug(), &rows);
    let (fields, what) = match source.kind {
        SourceKind::Set => (set(model), None),
        SourceKind::Made => (made(model, &source.made), Some("made-what")),
        SourceKind::Lines => (vec![lines(model)], Some("lines-what")),
        SourceKind::Fewer => (fewer(model), Some("fewer-what")),
        SourceKind::Larger => (larger(model, &source.larger), Some("larger-what")),
    };
    let what = what.map(|key| element("p", "").text(model.word(key)));
    element("div", "source")
        .child(
            element("div", "fields")
                .child(labelled(model.word("trial-puzzles"), choice))
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
    vec![labelled(model.word("source-set"), field)]
}

fn made(model: &Model, made: &Making) -> Vec<Node> {
    let boards = BOARDS.map(|(boxes, name)| (boxes.to_owned(), name.to_owned()));
    let boards = select("trial-boxes", &made.boxes, &boards);
    let rating = |name| match name {
        "" => (String::new(), model.word("any").to_owned()),
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
        .with("placeholder", model.word("any"))
        .with("value", &made.givens);
    let impossible = (!made.is_possible())
        .then(|| element("p", "chip warn").text(model.word("made-impossible")));
    let fields = [
        ("made-number", number("trial-made-n", made.n)),
        ("made-seed", number("trial-made-seed", made.seed)),
        ("board-size", boards),
        ("givens", givens),
        ("difficulty", rating),
    ];
    let fields = fields.map(|(key, field)| labelled(model.word(key), field));
    fields.into_iter().chain(impossible).collect()
}

/// The key of a grade's words.
fn grade(name: &str) -> &'static str {
    match name {
        "easy" => "grade-easy",
        "medium" => "grade-medium",
        "hard" => "grade-hard",
        "fiendish" => "grade-fiendish",
        "extreme" => "grade-extreme",
        _ => "grade-nightmare",
    }
}

fn lines(model: &Model) -> Node {
    let field = element("textarea", "")
        .with("rows", "6")
        .with("spellcheck", "false")
        .with("data-field", "trial-puzzles")
        .with("value", &model.trial.study.source.lines);
    labelled(model.word("source-lines"), field)
}

fn fewer(model: &Model) -> Vec<Node> {
    let fewer = &model.trial.study.source.fewer;
    let own = ("own".to_owned(), model.word("own-puzzle").to_owned());
    let known = EXAMPLES.iter().enumerate();
    let known = known.map(|(place, (name, _))| (place.to_string(), (*name).to_owned()));
    let rows: Vec<(String, String)> = known.chain([own]).collect();
    let mut places = 0..EXAMPLES.len();
    let place = places.find(|&place| example(place).as_ref() == Some(&fewer.base));
    let chosen = place.map_or("own".to_owned(), |place| place.to_string());
    let from = |from| match from {
        From::Givens => "from-givens",
        From::Solution => "from-solution",
    };
    let from = From::ALL.map(|known| (known.slug().to_owned(), model.word(from(known)).to_owned()));
    let fields = [
        ("puzzle", select("trial-base", &chosen, &rows)),
        ("fewer-from", select("trial-from", fewer.from.slug(), &from)),
        ("fewer-step", number("trial-step", fewer.step)),
        ("larger-each", number("trial-fewer-each", fewer.each)),
        ("order-seed", number("trial-fewer-seed", fewer.seed)),
    ];
    let fields = fields.map(|(key, field)| labelled(model.word(key), field));
    let unique = switch(
        "trial-fewer-unique",
        model.word("one-solution"),
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
            "larger-to",
            select("trial-to", &larger.to.to_string(), &sides),
        ),
        ("larger-share", number("trial-share", larger.share)),
        ("larger-each", number("trial-each", larger.each)),
        ("made-seed", number("trial-larger-seed", larger.seed)),
    ];
    let fields = fields.map(|(key, field)| labelled(model.word(key), field));
    let unique = switch(
        "trial-larger-unique",
        model.word("one-solution"),
        larger.unique,
    );
    fields.into_iter().chain([unique]).collect()
}
