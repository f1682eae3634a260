//! The exercises of the documentation: their answers are true, in every language.

use lab::Counters;
use watch::read_setup;
use words::Lang;

/// An exercise as in the documentation.
struct Exercise {
    slug: String,
    title: String,
    task: String,
    link: String,
    answer: String,
}

/// The exercises of a language; the part for the teacher has no name, and does not count.
fn exercises(file: &str) -> Vec<Exercise> {
    let path = format!("{}/../../docs/{file}", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(path).expect("it is there");
    let sections = text.split("\n## ").skip(1);
    let named = sections.filter_map(|section| {
        let (heading, body) = section.split_once('\n')?;
        let (title, slug) = heading.strip_suffix("`)")?.split_once(" (`")?;
        let of = |is_it: &dyn Fn(&str) -> bool| {
            let lines = body.lines().filter(|line| !line.is_empty() && is_it(line));
            lines.collect::<Vec<_>>().join(" ")
        };
        let (set_up, quoted) = (
            |line: &str| line.starts_with("    "),
            |line: &str| line.starts_with('>'),
        );
        Some(Exercise {
            slug: slug.to_owned(),
            title: title.to_owned(),
            task: of(&|line| !set_up(line) && !quoted(line)),
            link: of(&set_up).trim().to_owned(),
            answer: of(&quoted).replace("> ", ""),
        })
    });
    named.collect()
}

const DOCS: [(Lang, &str, &str); 2] = [
    (Lang::En, "exercises/exercises.md", ","),
    (Lang::Es, "ejercicios/ejercicios.md", " "),
];

/// The exercises as the page fetches them.
pub(super) fn texts(lang: Lang) -> String {
    let (_, file, _) = DOCS
        .into_iter()
        .find(|(known, ..)| *known == lang)
        .expect("a language");
    let one = |e: Exercise| format!("## {} {}\n{}\n#{}\n", e.slug, e.title, e.task, e.link);
    let answer = |e: &Exercise| format!("## {}\n> {}\n", e.slug, e.answer);
    let answers: String = exercises(file).iter().map(answer).collect();
    let all: String = exercises(file).into_iter().map(one).collect();
    format!("\n# exercises\n{all}# answers\n{answers}## plan\nFour lessons.\n")
}

/// The end of a run in a link, after a replacement in it: how each algorithm ends by itself, step by step.
fn counters(link: &str, (old, new): (&str, &str)) -> Vec<Counters> {
    assert!(link.contains(old), "{link} has no {old}");
    let (setup, puzzle) = read_setup(&link.replace(old, new));
    let plans = setup.expect("a run").plans(&puzzle.expect("a puzzle"));
    let end = |plan: &watch::Plan| {
        let mut run = plan.begin().expect("it can be run");
        loop {
            let happened = run.step().happened;
            if plan.limits.verdict(happened, run.counters()).is_some() {
                return *run.counters();
            }
        }
    };
    plans.iter().map(end).collect()
}

/// The replacement in an exercise's link, and the figures that its answer then names: the run and the counter.
type Figures = (
    &'static str,
    (&'static str, &'static str),
    &'static [(usize, &'static str)],
);

const AS_IT_IS: (&str, &str) = ("", "");

const FIGURES: &[Figures] = &[
    (
        "queue-and-stack",
        AS_IT_IS,
        &[
            (0, "frontier_max"),
            (1, "frontier_max"),
            (0, "expanded"),
            (1, "expanded"),
        ],
    ),
    (
        "an-identity",
        AS_IT_IS,
        &[(0, "expanded"), (1, "expanded"), (2, "expanded")],
    ),
    ("the-wall", AS_IT_IS, &[(0, "expanded"), (0, "frontier")]),
    (
        "the-right-cell",
        AS_IT_IS,
        &[(0, "expanded"), (1, "expanded")],
    ),
    (
        "look-ahead",
        AS_IT_IS,
        &[
            (1, "expanded"),
            (2, "expanded"),
            (1, "propagations"),
            (2, "propagations"),
        ],
    ),
    (
        "best-first",
        AS_IT_IS,
        &[
            (0, "expanded"),
            (1, "expanded"),
            (0, "frontier_max"),
            (1, "frontier_max"),
        ],
    ),
    (
        "what-is-a-node",
        AS_IT_IS,
        &[
            (0, "expanded"),
            (1, "expanded"),
            (1, "collapsed"),
            (0, "propagations"),
            (1, "propagations"),
        ],
    ),
    ("all-of-them", AS_IT_IS, &[(0, "solutions")]),
    (
        "one-given-less",
        AS_IT_IS,
        &[(0, "solutions"), (0, "expanded")],
    ),
    (
        "one-given-less",
        ("1.2..3", "1.2..."),
        &[(0, "solutions"), (0, "expanded")],
    ),
    (
        "one-given-less",
        ("1.2..3", "1....."),
        &[(0, "solutions"), (0, "expanded")],
    ),
    ("one-given-less", ("1.2..3", "......"), &[(0, "solutions")]),
    (
        "shared-work",
        AS_IT_IS,
        &[(0, "solutions"), (0, "expanded")],
    ),
    (
        "shared-work",
        ("p=1.", "p=12"),
        &[(0, "solutions"), (0, "expanded")],
    ),
    (
        "shared-work",
        ("p=1........................", "p=1.......................2"),
        &[(0, "solutions"), (0, "expanded")],
    ),
    (
        "deeper-and-deeper",
        AS_IT_IS,
        &[(0, "expanded"), (1, "expanded")],
    ),
    (
        "deeper-and-deeper",
        ("deepening", "deepening;increment:10"),
        &[(1, "expanded")],
    ),
    (
        "weigh-the-estimate",
        AS_IT_IS,
        &[
            (0, "expanded"),
            (1, "expanded"),
            (2, "expanded"),
            (3, "expanded"),
        ],
    ),
    (
        "weigh-the-estimate",
        ("weight:2.0", "weight:5.0"),
        &[(2, "expanded")],
    ),
    (
        "weigh-the-estimate",
        ("best-first", "breadth-first"),
        &[(3, "expanded")],
    ),
    (
        "which-item-first",
        AS_IT_IS,
        &[(0, "expanded"), (1, "expanded")],
    ),
    (
        "which-item-first",
        ("dancing-links;item:first", "backtracking"),
        &[(1, "expanded")],
    ),
    (
        "pairs-or-guesses",
        AS_IT_IS,
        &[(0, "expanded"), (1, "expanded"), (2, "expanded")],
    ),
    (
        "pairs-or-guesses",
        ("best-first", "best-first;branch:smallest"),
        &[(0, "expanded"), (1, "expanded"), (2, "expanded")],
    ),
    (
        "too-cold-too-hot",
        AS_IT_IS,
        &[(0, "best_cost"), (1, "expanded"), (2, "best_cost")],
    ),
    (
        "too-cold-too-hot",
        ("d=1", "d=2"),
        &[(0, "best_cost"), (1, "expanded"), (2, "best_cost")],
    ),
    (
        "never-says-no",
        AS_IT_IS,
        &[(0, "expanded"), (0, "best_cost"), (1, "expanded")],
    ),
    (
        "learn-from-conflicts",
        AS_IT_IS,
        &[
            (0, "expanded"),
            (0, "contradictions"),
            (1, "expanded"),
            (0, "propagations"),
        ],
    ),
    (
        "clauses-that-help",
        AS_IT_IS,
        &[
            (0, "expanded"),
            (0, "contradictions"),
            (1, "expanded"),
            (1, "contradictions"),
        ],
    ),
];

/// Is this number in the text, with this sign between thousands?
fn names(text: &str, number: u64, between: &str) -> bool {
    let digits = number.to_string();
    let mut figure = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            figure += between;
        }
        figure.push(digit);
    }
    let is_digit = |ch: Option<char>| ch.is_some_and(|ch| ch.is_ascii_digit());
    text.match_indices(&figure).any(|(at, _)| {
        let (before, after) = (
            text[..at].chars().next_back(),
            text[at + figure.len()..].chars().next(),
        );
        !is_digit(before) && !is_digit(after)
    })
}

#[test]
fn what_the_answers_say_is_so() {
    let books = DOCS.map(|(_, file, between)| (exercises(file), between));
    for (slug, replaced, wanted) in FIGURES {
        let of = |book: &[Exercise]| {
            book.iter()
                .position(|e| e.slug == *slug)
                .expect("an exercise")
        };
        let place = of(&books[0].0);
        let ends = counters(&books[0].0[place].link, *replaced);
        for (run, name) in *wanted {
            let named = ends[*run]
                .named()
                .into_iter()
                .find(|(known, _)| known == name);
            let number = named.and_then(|(_, count)| count).expect("it is counted");
            for (book, between) in &books {
                let answer = &book[of(book)].answer;
                assert!(
                    names(answer, number, between),
                    "{slug}: {run} {name} {number}: {answer}"
                );
            }
        }
    }
    assert!(!names("1,234", 234, ",") || !names("12345", 234, ","));
}

#[test]
fn both_languages_set_up_the_same_exercises() {
    let [(_, en, _), (_, es, _)] = DOCS;
    let of = |file| {
        exercises(file)
            .into_iter()
            .map(|e| (e.slug, e.link))
            .collect::<Vec<_>>()
    };
    assert_eq!(of(en), of(es));
    assert_eq!(of(en).len(), 20);
    assert!(
        exercises(es)
            .iter()
            .all(|e| !e.task.is_empty() && !e.answer.is_empty())
    );
}
