//! Experiments: lanes with options, where puzzles come from, growth and its fits, link, file and table; the page and the
//! command line make the same rows.

use crate::common::lab::{P, classic, options, row, solved};
use crate::common::{Random, solutions, to_plain};
use nonet::board::{Puzzle, Solution};
use nonet::generate::{self, Options};
use nonet::lab::{ALGORITHMS, Limits};
use nonet::studio::view::{Kept, view};
use nonet::studio::words;
use nonet::studio::{Button, Change, Effect, Model, Msg, Room, update};
use nonet::text::line;
use nonet::watch::{
    Command, Driver, Experiment, Fits, From, Gathered, Judgement, Lack, Lane, Law, Look, MAX_LINK,
    Metric, Node, Point, Prediction, Report, Row, SETS, Source, SourceKind, Study, Subject,
    read_lines, read_setup,
};
use std::collections::{BTreeMap, VecDeque};
use std::fs;
use std::ops::ControlFlow;

fn lane(slug: &str, text: &str) -> Lane {
    let algorithm = row(slug);
    Lane {
        algorithm,
        options: options(algorithm, text),
    }
}

/// Gathers to the end.
fn all(source: &Source) -> Gathered {
    source.gather(&mut |_| ControlFlow::Continue(()))
}

/// The page with workers that answer at once. After each message a piece of the page is made anew; at the end it must
/// look as if it had been made in one go.
#[derive(Default)]
struct Page {
    model: Model,
    kept: Kept,
    effects: Vec<Effect>,
}

impl Page {
    fn open(fragment: &str) -> Self {
        let mut page = Self::default();
        page.say(Msg::Opened(fragment.to_owned()));
        page
    }

    fn with(study: &Study) -> Self {
        Self::open(&study.link().expect("it is short"))
    }

    fn say(&mut self, msg: Msg) {
        let mut queue = VecDeque::from([msg]);
        while let Some(msg) = queue.pop_front() {
            let change = msg.change();
            if let Msg::Set(field, value) = &msg {
                self.kept.field_was_set(field, value);
            }
            for effect in update(&mut self.model, msg) {
                queue.extend(answers(&effect));
                self.effects.push(effect);
            }
            self.kept.touch(&self.model, change);
            self.kept.renew(&self.model);
        }
        while self.kept.renew(&self.model) {}
        let drawn = view(&self.model, &self.kept);
        assert!(drawn == view(&self.model, &Kept::new(&self.model)));
    }

    fn press(&mut self, button: Button) {
        self.say(Msg::Pressed(button));
    }

    fn set(&mut self, field: &str, value: &str) {
        self.say(Msg::Set(field.to_owned(), value.to_owned()));
    }

    fn run(&mut self) -> &Experiment {
        self.press(Button::TrialRun);
        let experiment = self.model.trial.experiment.as_ref();
        experiment.unwrap_or_else(|| panic!("it was not run: {}", self.model.said))
    }

    fn drawn(&self) -> Node {
        view(&self.model, &self.kept)
    }

    fn saved(&mut self, button: Button) -> String {
        self.press(button);
        match self.effects.last() {
            Some(Effect::Save(_, text)) => text.clone(),
            other => panic!("nothing saved, but {other:?}"),
        }
    }
}

fn answers(effect: &Effect) -> Vec<Msg> {
    match effect {
        Effect::TrialWorkers(n) => (0..*n).map(|n| Msg::Trial(n, Report::Ready)).collect(),
        Effect::Trial(worker, command) => {
            let mut told = Vec::new();
            let mut reply = |report| told.push(Msg::Trial(*worker, report));
            Driver::default().command(command.clone(), &|| 0.0, &mut reply);
            told
        }
        _ => Vec::new(),
    }
}

/// A table with commas, read sign by sign (RFC 4180).
fn table(text: &str) -> Vec<Vec<String>> {
    let (mut rows, mut fields, mut field) = (Vec::new(), Vec::new(), String::new());
    let signs: Vec<char> = text.chars().collect();
    let (mut at, mut is_quoted) = (0, false);
    while let Some(&sign) = signs.get(at) {
        match (sign, is_quoted, signs.get(at + 1)) {
            ('"', true, Some('"')) => {
                field.push('"');
                at += 1;
            }
            ('"', ..) => is_quoted = !is_quoted,
            (',', false, _) => fields.push(std::mem::take(&mut field)),
            ('\r', false, Some('\n')) => {
                fields.push(std::mem::take(&mut field));
                rows.push(std::mem::take(&mut fields));
                at += 1;
            }
            _ => field.push(sign),
        }
        at += 1;
    }
    assert!(
        fields.is_empty() && field.is_empty() && !is_quoted,
        "the last line ends"
    );
    rows
}

/// Column by name, of each row.
fn column<'a>(rows: &'a [Vec<String>], name: &str) -> Vec<&'a str> {
    let at = rows[0].iter().position(|head| head == name);
    let at = at.unwrap_or_else(|| panic!("no column {name}"));
    rows[1..].iter().map(|row| row[at].as_str()).collect()
}

#[test]
fn the_same_algorithm_runs_with_and_without_pairs() {
    let slug = "candidate-breadth-first";
    let mut page = Page::open("w=lab");
    page.press(Button::Room(Room::Trial));
    while !page.model.trial.study.lanes.is_empty() {
        page.press(Button::TrialDrop(0));
    }
    page.press(Button::TrialRun);
    assert_eq!(page.model.said, "trial-nothing");
    page.press(Button::TrialAdd);
    page.set("trial-algorithm/0", slug);
    page.set("trial-option/0/collapse", "true");
    page.press(Button::TrialTwin(0));
    page.set("trial-option/1/pairs", "true");
    page.set("trial-option/1/pairs", "perhaps");
    assert_eq!(page.model.said, "no-value");
    let n = page.run().progress();
    assert_eq!(n, (6, 6));
    let names: Vec<String> = page
        .model
        .trial
        .study
        .lanes
        .iter()
        .map(|lane| words::lane(page.model.lang, lane))
        .collect();
    assert!(
        names[0] != names[1] && names[1].contains("pairs"),
        "{names:?}"
    );
    let rows = table(&page.saved(Button::TrialCsv));
    let expected: Vec<String> = P
        .iter()
        .flat_map(|text| {
            ["collapse", "collapse pairs"]
                .map(|options| solved(slug, options, &classic(text)).expanded.to_string())
        })
        .collect();
    assert_eq!(column(&rows, "expanded"), expected);
    assert_eq!(
        column(&rows, "puzzle"),
        ["P1", "P1", "P2", "P2", "P3", "P3"]
    );
    let twice = ["collapse:true", "collapse:true pairs:true"];
    assert_eq!(column(&rows, "options"), [twice, twice, twice].concat());
}

/// The twin: the sums of the normal equations as they stand in textbooks, and R² by its definition.
fn twin(points: &[(f64, f64)]) -> (f64, f64, f64) {
    let n = points.len() as f64;
    let sum = |of: &dyn Fn(f64, f64) -> f64| -> f64 { points.iter().map(|&(x, y)| of(x, y)).sum() };
    let (x, y, xx, xy) = (
        sum(&|x, _| x),
        sum(&|_, y| y),
        sum(&|x, _| x * x),
        sum(&|x, y| x * y),
    );
    let determinant = n * xx - x * x;
    let (height, slope) = (
        (y * xx - x * xy) / determinant,
        (n * xy - x * y) / determinant,
    );
    let rest = sum(&|x, y| (y - height - slope * x).powi(2));
    (
        height,
        slope,
        1.0 - rest / sum(&|_, value| (value - y / n).powi(2)),
    )
}

fn points(sizes: impl Iterator<Item = f64>, cost: impl Fn(f64) -> f64) -> Vec<Point> {
    let point = |size| Point {
        size,
        cost: Some(cost(size)),
    };
    sizes.map(point).collect()
}

fn near(one: f64, other: f64) -> bool {
    (one - other).abs() <= 1e-6 * other.abs().max(1.0)
}

#[test]
fn exact_laws_are_found_again() {
    let sizes = || [4.0, 6.0, 9.0, 12.0, 16.0, 25.0].into_iter();
    let fits = Fits::of(&points(sizes(), |n| 3.5 * n.powf(2.25))).expect("six sizes");
    assert!(near(fits.power.factor, 3.5) && near(fits.power.parameter, 2.25));
    assert!(near(fits.power.r2.expect("it varies"), 1.0));
    assert_eq!(
        (fits.judgement(), fits.better().law),
        (Judgement::Power, Law::Power)
    );
    let fits = Fits::of(&points(sizes(), |n| 0.02 * 1.7f64.powf(n))).expect("six sizes");
    assert!(near(fits.exponential.factor, 0.02) && near(fits.exponential.parameter, 1.7));
    assert_eq!(fits.judgement(), Judgement::Exponential);
    assert!(near(fits.better().at(16.0), 0.02 * 1.7f64.powf(16.0)));
    // What cannot be said is not said.
    let few = Fits::of(&points(sizes().take(4), |n| n * n)).expect("four sizes");
    assert_eq!(few.judgement(), Judgement::TooFew);
    let flat = Fits::of(&points(sizes(), |_| 7.0)).expect("six sizes");
    assert_eq!((flat.power.r2, flat.judgement()), (None, Judgement::Either));
    let up_and_down = |n: f64| {
        if (n as u64).is_multiple_of(2) {
            10.0
        } else {
            5_000.0
        }
    };
    let wild = Fits::of(&points(sizes(), up_and_down)).expect("six sizes");
    assert_eq!(wild.judgement(), Judgement::Neither);
    assert!(Fits::of(&points([9.0].into_iter(), |n| n)).is_none());
    let same = points([9.0, 9.0, 9.0].into_iter(), |n| n);
    assert!(Fits::of(&same).is_none(), "one size thrice");
}

#[test]
fn fits_are_those_of_the_normal_equations() {
    let mut random = Random::new(18);
    for round in 0..200 {
        let n = 3 + random.below(40);
        let sizes = (0..n)
            .map(|at| (at + 1 + random.below(3)) as f64)
            .collect::<Vec<_>>();
        let costs: Vec<f64> = sizes.iter().map(|_| random.below(100_000) as f64).collect();
        let measured: Vec<Point> = sizes
            .iter()
            .zip(&costs)
            .map(|(&size, &cost)| Point {
                size,
                cost: (random.below(7) > 0).then_some(cost),
            })
            .collect();
        let usable = |point: &&Point| point.cost.is_some_and(|cost| cost > 0.0);
        let usable: Vec<(f64, f64)> = measured
            .iter()
            .filter(usable)
            .map(|p| (p.size, p.cost.unwrap_or(1.0).ln()))
            .collect();
        let logs: Vec<(f64, f64)> = usable.iter().map(|&(x, y)| (x.ln(), y)).collect();
        let Some(fits) = Fits::of(&measured) else {
            continue;
        };
        assert_eq!((fits.used, fits.left_out), (usable.len(), n - usable.len()));
        let (height, slope, r2) = twin(&usable);
        let fit = fits.exponential;
        assert!(
            near(fit.factor.ln(), height) && near(fit.parameter.ln(), slope),
            "round {round}"
        );
        assert!(near(fit.r2.unwrap_or(r2), r2), "round {round}");
        let (height, slope, r2) = twin(&logs);
        let fit = fits.power;
        assert!(
            near(fit.factor.ln(), height) && near(fit.parameter, slope),
            "round {round}"
        );
        assert!(near(fit.r2.unwrap_or(r2), r2), "round {round}");
    }
}

#[test]
fn predictions_pass_through_what_was_said_of_the_largest() {
    for (law, parameter, half) in [
        (Law::Constant, 2.0, 800.0),
        (Law::Linear, 2.0, 400.0),
        (Law::Power, 3.0, 100.0),
        (Law::Exponential, 2.0, 800.0 / 32.0),
    ] {
        let prediction = Prediction::Made(law, parameter, 800.0);
        assert_eq!(prediction.at(10.0, 10.0), Some(800.0), "{law:?}");
        assert!(
            near(prediction.at(5.0, 10.0).expect("it is one"), half),
            "{law:?}"
        );
        assert_eq!(Prediction::read(&prediction.write()), prediction);
    }
    assert_eq!(Prediction::Declined.at(5.0, 10.0), None);
    for text in [
        "",
        "power",
        "power;2;0",
        "power;x;3",
        "power;-1;3",
        "cubic;2;3",
        "linear;inf;3",
    ] {
        assert_eq!(Prediction::read(text), Prediction::Open, "{text}");
    }
}

/// Some set-ups: lanes, options, sources and limits drawn at random.
fn study(random: &mut Random) -> Study {
    let mut study = Study {
        lanes: Vec::new(),
        predictions: Vec::new(),
        ..Study::default()
    };
    for _ in 0..random.below(6) {
        let mut lane = Lane::usual(&ALGORITHMS[random.below(ALGORITHMS.len())]);
        for name in ["pairs", "collapse", "restart", "branch", "temperature"] {
            let value = ["true", "smallest", "77", "0.2"][random.below(4)];
            lane.options.set(name, value).unwrap_or_default();
        }
        study.add(lane);
    }
    study.source.kind = SourceKind::ALL[random.below(5)];
    match study.source.kind {
        SourceKind::Set => study.source.set = SETS[random.below(SETS.len())],
        SourceKind::Made => {
            study.source.made.n = 1 + random.below(50) as u32;
            study.source.made.givens = "24..30".to_owned();
            study.source.made.rating = "grade:hard".to_owned();
        }
        SourceKind::Lines => study.source.lines = format!("# a & b; c=1\nñ: {}\n\nx%41", P[2]),
        SourceKind::Fewer => {
            study.source.fewer.base = classic(P[random.below(3)]);
            study.source.fewer.from = From::ALL[random.below(2)];
            study.source.fewer.step = 1 + random.below(9) as u32;
        }
        SourceKind::Larger => study.source.larger.share = random.below(101) as u32,
    }
    if study.source.kind.grows() {
        for prediction in &mut study.predictions {
            *prediction = [
                Prediction::Open,
                Prediction::Declined,
                Prediction::Made(Law::Power, 2.5, 1e6),
            ][random.below(3)];
        }
    }
    study.seed = random.below(1 << 30) as u64;
    study.seeds = 1 + random.below(1000) as u64;
    study.nodes = 1 + random.below(1 << 30) as u64;
    study.seconds = 1 + random.below(3600) as u32;
    study.look = Look::ALL[random.below(3)];
    study.metric = Metric::ALL[random.below(3)];
    study.pair = (random.below(4), random.below(4));
    study
}

#[test]
fn an_experiment_comes_back_from_its_link_and_its_file() {
    let mut random = Random::new(5);
    for round in 0..300 {
        let study = study(&mut random);
        let link = study.link().expect("it is short");
        assert_eq!(
            Study::of_link(&link).as_ref(),
            Some(&study),
            "round {round}: {link}"
        );
        assert_eq!(
            Study::read(&format!("https://x.y/#{link}\n")).as_ref(),
            Some(&study),
            "{round}"
        );
        assert_eq!(
            Study::read(&study.file()).as_ref(),
            Some(&study),
            "round {round}"
        );
        assert!(
            nonet::text::read_link(&link).is_ok_and(|link| link.game.is_none()),
            "{link}"
        );
        let page = Page::open(&link);
        assert_eq!(
            (&page.model.trial.study, page.model.room),
            (&study, Room::Trial)
        );
        if round > 20 {
            continue; // a page is slow
        }
        assert!(
            page.effects.contains(&Effect::Fragment(link)),
            "the address keeps it"
        );
    }
    // Links to runs are what they were.
    let run = "a=depth-first;order:9-1&d=7&p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79&w=lab";
    assert_eq!(Study::of_link(run), None);
    assert!(read_setup(run).0.is_some());
    assert_eq!(Page::open(run).model.room, Room::Watch);
    for text in ["", "x=", "x=moon", "p=1", "w=lab", "53..7....6"] {
        assert_eq!(Study::read(text), None, "{text}");
    }
}

#[test]
fn what_is_too_long_for_a_link_is_a_file() {
    let mut page = Page::open("w=lab");
    page.set("trial-source", "lines");
    page.set("trial-puzzles", &format!("{}\n", P[2]).repeat(60));
    page.press(Button::TrialLink);
    assert_eq!(page.model.said, "trial-long");
    let study = page.model.trial.study.clone();
    assert!(study.link().is_none() && study.file().len() > MAX_LINK);
    let file = page.saved(Button::TrialSave);
    let mut other = Page::open("w=lab");
    other.set("trial-file", &file.replace('\n', "\r\n"));
    assert_eq!(
        (other.model.trial.study, other.model.said),
        (study, "trial-opened")
    );
    page.set("trial-puzzles", P[2]);
    page.press(Button::TrialLink);
    assert!(matches!(page.effects.last(), Some(Effect::CopyLink(_))));
    // A file that is no experiment has puzzles.
    page.set("trial-file", &format!("easy: {}", P[2]));
    assert_eq!(page.model.trial.study.source.kind, SourceKind::Lines);
    assert_eq!(all(&page.model.trial.study.source).subjects[0].name, "easy");
}

#[test]
fn lines_have_names() {
    let dots = P.map(|text| text.replace('0', "."));
    let text = format!(
        "name,digits\nfirst, \"1\": {}\n{}\n# a comment: that is a name\n{}\n#\n\nnonsense\n\"a, \"\"b\"\"\",{}\n{},c\np=.2.4.......1.3..&s=2x2\n{}\n",
        P[0],
        dots[1],
        P[1].replace('9', "0"),
        P[2],
        dots[2],
        P[2]
    );
    let gathered = Source {
        kind: SourceKind::Lines,
        lines: text.clone(),
        ..Source::default()
    };
    let gathered = all(&gathered);
    let names: Vec<&str> = gathered
        .subjects
        .iter()
        .map(|subject| subject.name.as_str())
        .collect();
    assert_eq!(
        names,
        [
            "first, \"1\"",
            "P2",
            "a comment: that is a name",
            "a, \"b\"",
            "c",
            "4×4",
            "P3"
        ]
    );
    assert_eq!((gathered.unread, gathered.lack), (1, None));
    assert_eq!(gathered.subjects[0].puzzle, classic(P[0]));
    let raw = read_lines(&format!("{}\n{}", P[2], P[2]), &mut |_| {
        ControlFlow::Continue(())
    });
    assert_eq!(raw.subjects.len(), 2);
    let source = Source {
        kind: SourceKind::Lines,
        lines: format!("{}\n{}", P[2], P[2]),
        ..Source::default()
    };
    let names: Vec<String> = all(&source)
        .subjects
        .into_iter()
        .map(|subject| subject.name)
        .collect();
    assert_eq!(names, ["P3", "P3 #2"]);
}

#[test]
fn the_generator_makes_them_from_a_seed() {
    let mut source = Source {
        kind: SourceKind::Made,
        ..Source::default()
    };
    source.made.n = 3;
    source.made.seed = 41;
    let made = all(&source);
    for (subject, seed) in made.subjects.iter().zip(41..) {
        let alone = generate::make(
            &Options::minimal(subject.puzzle.geometry().clone()),
            seed,
            &mut |_| {},
        );
        assert_eq!(alone.expect("there is one").puzzle, subject.puzzle);
        assert_eq!(subject.name, format!("G{seed}"));
        assert_eq!(solutions(&to_plain(&subject.puzzle), 2).len(), 1);
    }
    assert_eq!((made.subjects.len(), made.lack), (3, None));
    source.made.givens = "30..32".to_owned();
    source.made.rating = "grade:easy".to_owned();
    for subject in all(&source).subjects {
        assert!(
            (30..=32).contains(&subject.puzzle.n_givens()),
            "{}",
            subject.name
        );
    }
    for (givens, rating) in [("3", ""), ("x", ""), ("", "grade:impossible"), ("", "easy")] {
        source.made.givens = givens.to_owned();
        source.made.rating = rating.to_owned();
        assert_eq!(
            all(&source).lack,
            Some(Lack::Impossible),
            "{givens} {rating}"
        );
        assert!(!source.made.is_possible());
    }
    // It can be ended after each.
    let mut source = Source {
        kind: SourceKind::Made,
        ..Source::default()
    };
    source.made.n = 1000;
    let ended = source.gather(&mut |n| {
        if n < 2 {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    assert_eq!(ended.subjects.len(), 2);
}

#[test]
fn a_series_of_fewer_givens_keeps_its_solution() {
    for (from, step, sizes) in [(From::Givens, 1, 31), (From::Solution, 10, 10)] {
        let mut source = Source {
            kind: SourceKind::Fewer,
            ..Source::default()
        };
        (source.fewer.from, source.fewer.step, source.fewer.seed) = (from, step, 3);
        let series = all(&source).subjects;
        assert_eq!(series.len(), sizes);
        let solution = &solutions(&to_plain(&classic(P[2])), 2)[0];
        for pair in series.windows(2) {
            let [fuller, emptier] = [&pair[0].puzzle, &pair[1].puzzle];
            let kept = emptier
                .givens()
                .all(|(cell, digit)| fuller.get(cell) == Some(digit));
            assert!(kept && fuller.n_givens() - emptier.n_givens() <= step as usize);
        }
        for subject in &series {
            let mut givens = subject.puzzle.givens();
            assert!(givens.all(|(cell, digit)| solution[cell.index()] == digit.get()));
            let size = 81 - subject.puzzle.n_givens();
            assert_eq!(subject.size, u32::try_from(size).ok());
            assert_eq!(subject.name, format!("P3 ({})", 81 - size));
            let n = solutions(&to_plain(&subject.puzzle), 2).len();
            assert_eq!(subject.unique, Some(n == 1), "{}", subject.name);
        }
        assert_eq!(
            series.last().map(|subject| subject.puzzle.n_givens()),
            Some(0)
        );
    }
    let mut source = Source {
        kind: SourceKind::Fewer,
        ..Source::default()
    };
    let mut twice = Puzzle::empty(nonet::board::Geometry::classic());
    let one = nonet::board::Digit::new(1);
    for at in [0, 1] {
        twice.set(nonet::board::Cell::new(at), one);
    }
    source.fewer.base = twice;
    let none = all(&source);
    assert_eq!(
        (none.subjects.len(), none.lack),
        (0, Some(Lack::NoSolution))
    );
}

#[test]
fn boards_grow_with_the_same_share_of_givens() {
    let mut source = Source {
        kind: SourceKind::Larger,
        ..Source::default()
    };
    let sides = |source: &Source| -> Vec<u32> {
        all(source).subjects.iter().filter_map(|s| s.size).collect()
    };
    assert_eq!(sides(&source), [4, 6, 9, 12, 16]);
    assert!(
        all(&source)
            .subjects
            .iter()
            .all(|s| s.puzzle.n_givens() == 0 && s.unique == Some(false))
    );
    (source.larger.share, source.larger.to, source.larger.each) = (100, 25, 2);
    assert_eq!(
        sides(&source),
        [4, 4, 6, 6, 9, 9, 12, 12, 16, 16, 20, 20, 25, 25]
    );
    let mut boards = BTreeMap::new();
    for subject in all(&source).subjects {
        assert!(
            Solution::verify(subject.puzzle.clone()).is_some(),
            "{}",
            subject.name
        );
        assert_eq!(subject.unique, Some(true));
        boards.insert(line(&subject.puzzle, '.'), subject.name);
    }
    assert_eq!(boards.len(), 14, "another seed, another board");
    (source.larger.share, source.larger.to) = (50, 9);
    let givens: Vec<usize> = all(&source)
        .subjects
        .iter()
        .map(|s| s.puzzle.n_givens())
        .collect();
    assert_eq!(givens, [8, 8, 18, 18, 41, 41]);
}

#[test]
fn the_table_can_be_read_by_others() {
    let subjects =
        [("a, \"b\"", 2), ("c\nd", 0)].map(|(name, at)| Subject::new(name, classic(P[at])));
    let lanes = vec![
        lane("depth-first", "order=9-1"),
        lane("integer-program", "presolve=off fraction=half"),
    ];
    let limits = Limits {
        nodes: 20,
        memory: 64 << 20,
        solutions: 1,
    };
    let mut experiment = Experiment::new(lanes, subjects.to_vec(), (7, 2), limits);
    while let Some((job, plan)) = experiment.next_job() {
        if job == 1 {
            experiment.refuse(job);
            continue;
        }
        let outcome = nonet::lab::run(
            plan.begin().expect("it can be begun").as_mut(),
            plan.limits,
            &mut |_, _| ControlFlow::Continue(()),
        );
        let (verdict, counters) = (outcome.verdict, outcome.counters);
        experiment.take(Row {
            job,
            verdict,
            counters,
            micros: 5,
        });
    }
    let rows = table(&experiment.csv());
    assert_eq!(rows.len(), 9);
    assert!(rows.iter().all(|row| row.len() == rows[0].len()));
    assert_eq!(column(&rows, "puzzle")[..4], ["a, \"b\""; 4]);
    assert_eq!(column(&rows, "puzzle")[4..], ["c\nd"; 4]);
    assert_eq!(column(&rows, "digits")[0], line(&classic(P[2]), '.'));
    assert_eq!(
        column(&rows, "seed"),
        ["7", "7", "8", "8", "7", "7", "8", "8"]
    );
    assert_eq!(
        column(&rows, "options")[..2],
        ["order:9-1", "presolve:off fraction:half"]
    );
    assert_eq!(
        (column(&rows, "status")[1], column(&rows, "expanded")[1]),
        ("refused", "")
    );
    assert_eq!(
        (column(&rows, "status")[0], column(&rows, "expanded")[0]),
        ("node-limit", "20")
    );
    assert_eq!(experiment.progress(), (8, 8));
    assert_eq!(experiment.success(1).1, 4);
}

#[test]
fn a_puzzle_costs_its_median_and_unsolved_is_dearer_than_all() {
    let subjects = ["a", "b"].map(|name| Subject::new(name, classic(P[2])));
    let limits = Limits {
        nodes: 1,
        memory: 1,
        solutions: 1,
    };
    let lanes = vec![lane("depth-first", ""), lane("backtracking", "")];
    let mut experiment = Experiment::new(lanes, subjects.to_vec(), (0, 5), limits);
    let mut random = Random::new(9);
    let mut known: BTreeMap<(usize, usize), Vec<u64>> = BTreeMap::new();
    while let Some((job, _)) = experiment.next_job() {
        let (cost, is_solved) = (random.below(1000) as u64, random.below(5) > 1);
        let counters = nonet::lab::Counters {
            expanded: cost,
            solutions: u64::from(is_solved),
            ..Default::default()
        };
        let verdict = if is_solved {
            nonet::lab::Verdict::Solved
        } else {
            nonet::lab::Verdict::NodeLimit
        };
        experiment.take(Row {
            job,
            verdict,
            counters,
            micros: 10 * cost,
        });
        let at = (job as usize % 2, job as usize / 10);
        known
            .entry(at)
            .or_default()
            .push(if is_solved { cost } else { u64::MAX });
    }
    for ((lane, puzzle), mut costs) in known {
        costs.sort_unstable();
        let median = Some(costs[2]).filter(|&cost| cost < u64::MAX);
        assert_eq!(
            experiment.costs_by_puzzle(lane, Metric::Expanded)[&puzzle],
            median
        );
        let time = experiment.costs_by_puzzle(lane, Metric::Time)[&puzzle];
        assert_eq!(
            time,
            median.map(|cost| 10 * cost),
            "time and nodes are apart"
        );
    }
}

#[test]
fn runs_beyond_a_hundred_thousand_are_left_out_and_counted() {
    let subject = Subject::new("a", classic(P[2]));
    let limits = Limits {
        nodes: 1,
        memory: 1,
        solutions: 1,
    };
    for (n, all, left_out) in [(2, 48_000, 0), (10, 100_000, 140_000)] {
        let lanes = vec![lane("backtracking", ""); 24];
        let puzzles = vec![subject.clone(); n];
        let many = Experiment::new(lanes, puzzles, (0, 1000), limits);
        assert_eq!((many.progress().1, many.left_out()), (all, left_out));
    }
}

#[test]
fn puzzles_are_dots_that_open_them() {
    let study = Study {
        lanes: vec![
            lane("depth-first", ""),
            lane("backtracking-smallest-domain", ""),
            lane("human-logic", "techniques=singles"),
        ],
        predictions: vec![Prediction::Open; 3],
        nodes: 20_000,
        look: Look::Puzzles,
        seed: 4,
        ..Study::default()
    };
    let mut page = Page::with(&study);
    page.run();
    let drawn = page.drawn();
    let marks = |class: &str| {
        let mut found = Vec::new();
        collect(&drawn, class, &mut found);
        found
    };
    // P1 and P2 are beyond the limit of nodes of depth-first search; only the other one solves them.
    assert_eq!((marks("dot").len(), marks("rim").len()), (1, 2));
    let names: Vec<String> = marks("rim").iter().map(|node| node.all_text()).collect();
    assert!(
        names[0].starts_with("P1: – / ") && names[1].starts_with("P2: – / "),
        "{names:?}"
    );
    assert!(drawn.has_field("trial-across") && marks("even").len() == 1);
    // Human logic with singles solves P3 alone.
    page.set("trial-up", "2");
    let drawn = page.drawn();
    let mut dots = Vec::new();
    collect(&drawn, "dot", &mut dots);
    assert_eq!(dots.len(), 1);
    let press = dots[0].attribute("data-do").and_then(Button::named);
    assert_eq!(press, Some(Button::TrialWatch(2)));
    page.press(Button::TrialWatch(2));
    assert_eq!(
        (page.model.room, &page.model.puzzle),
        (Room::Watch, &classic(P[2]))
    );
    let slugs: Vec<&str> = page
        .model
        .setup
        .lanes
        .iter()
        .map(|lane| lane.algorithm.slug)
        .collect();
    assert_eq!(
        (slugs, page.model.setup.seed),
        (vec!["depth-first", "human-logic"], 4)
    );
}

fn collect<'a>(node: &'a Node, class: &str, found: &mut Vec<&'a Node>) {
    if node
        .attribute("class")
        .is_some_and(|classes| classes.split(' ').any(|own| own == class))
    {
        found.push(node);
    }
    node.children
        .iter()
        .for_each(|child| collect(child, class, found));
}

#[test]
fn growth_is_predicted_before_it_is_measured() {
    let mut page = Page::open("w=lab");
    page.press(Button::Room(Room::Trial));
    page.press(Button::TrialDrop(2));
    page.set("trial-source", "fewer");
    page.set("trial-step", "5");
    assert_eq!(page.model.trial.study.look, Look::Growth);
    page.press(Button::TrialRun);
    assert_eq!(
        (page.model.said, page.model.trial.is_running()),
        ("predict-first", false)
    );
    page.set("trial-law/0", "exponential");
    page.set("trial-parameter/0", "1,5");
    page.set("trial-law/1", "none");
    page.press(Button::TrialRun);
    assert_eq!(page.model.said, "predict-first", "a cost is wanted, too");
    page.set("trial-most/0", "-1");
    assert_eq!(page.model.said, "no-number");
    page.set("trial-most/0", "5000");
    assert_eq!(
        page.model.trial.study.predictions,
        [
            Prediction::Made(Law::Exponential, 1.5, 5000.0),
            Prediction::Declined
        ]
    );
    let experiment = page.run();
    assert_eq!(experiment.progress(), (14, 14));
    let sizes: Vec<f64> = experiment
        .growth(0, Metric::Expanded)
        .iter()
        .map(|point| point.size)
        .collect();
    assert_eq!(sizes, [51.0, 56.0, 61.0, 66.0, 71.0, 76.0, 81.0]);
    let drawn = page.drawn();
    let lines = |class: &str| {
        let mut found = Vec::new();
        collect(&drawn, class, &mut found);
        found.len()
    };
    assert_eq!((lines("predicted"), lines("fitted")), (1, 2));
    assert_eq!(lines("mark"), 14);
    assert!(drawn.all_text().contains("5k → "), "{}", drawn.all_text());
    let rows = table(&page.saved(Button::TrialCsv));
    assert_eq!(
        (column(&rows, "size")[0], column(&rows, "unique")[0]),
        ("51", "yes")
    );
    assert_eq!(
        (column(&rows, "size")[13], column(&rows, "unique")[13]),
        ("81", "no")
    );
    page.press(Button::SaveChart(0));
    assert!(matches!(page.effects.last(), Some(Effect::Save(_, svg)) if svg.contains("predicted")));
}

#[test]
fn the_page_and_the_command_line_make_the_same_rows() {
    let mut study = Study {
        lanes: vec![
            lane("backtracking-full-propagation", "pairs branch=smallest"),
            lane("min-conflicts", "noise=0.10"),
            lane("integer-program", "presolve=off"),
        ],
        predictions: vec![Prediction::Declined; 3],
        nodes: 300,
        seconds: 3600,
        seeds: 2,
        ..Study::default()
    };
    study.source.kind = SourceKind::Larger;
    (
        study.source.larger.to,
        study.source.larger.share,
        study.source.larger.seed,
    ) = (12, 60, 8);
    let mut page = Page::with(&study);
    page.run();
    let csv = page.saved(Button::TrialCsv);
    let file = page.saved(Button::TrialSave);
    let path = std::env::temp_dir().join(format!("nonet-experiment-{}.txt", std::process::id()));
    fs::write(&path, &file).expect("there is room for it");
    for argument in [
        path.to_str().expect("it is text"),
        &study.link().expect("it is short"),
    ] {
        let mut command = std::process::Command::new(env!("CARGO_BIN_EXE_nonet"));
        let output = command
            .args(["lab", "--experiment", argument])
            .output()
            .expect("it runs");
        assert!(output.status.success(), "{output:?}");
        let text = String::from_utf8(output.stdout).expect("it is text");
        let [mut page, mut line] = [&csv, &text].map(|csv| table(csv));
        let last = page[0].len() - 1;
        assert_eq!(page[0][last], "microseconds");
        page.iter_mut()
            .chain(&mut line)
            .for_each(|row| row.truncate(last));
        assert_eq!(page.len(), 1 + 4 * 2 * 3);
        assert_eq!(page, line);
        // 12x12 has more variables than the integer program takes.
        assert_eq!(column(&page, "status").last(), Some(&"refused"));
    }
    fs::remove_file(path).expect("it was written");
}

#[test]
fn a_worker_that_dies_while_it_gathers_is_replaced_once() {
    let mut page = Page::open("w=lab");
    page.press(Button::Room(Room::Trial));
    let model = &mut page.model;
    update(model, Msg::Pressed(Button::TrialRun));
    let ready = |worker| Msg::Trial(worker, Report::Ready);
    let gathers = |effects: &[Effect]| matches!(effects, [Effect::Trial(_, Command::Gather(_))]);
    assert!(gathers(&update(model, ready(0))));
    assert!(
        update(model, ready(1)).is_empty(),
        "it waits for the puzzles"
    );
    assert_eq!(Msg::Trial(0, Report::Gathering(3)).change(), Change::Trial);
    update(model, Msg::Trial(0, Report::Gathering(3)));
    assert_eq!(model.trial.gathering, Some((0, 3)));
    assert_eq!(update(model, Msg::TrialDied(0)), [Effect::TrialWorker(0)]);
    assert!(gathers(&update(model, ready(0))));
    assert_eq!(update(model, Msg::TrialDied(0)), [Effect::TrialWorkers(0)]);
    assert!(!model.trial.is_running());
    // Cancelled while it gathers, it ends and can be begun again.
    update(model, Msg::Pressed(Button::TrialRun));
    update(model, ready(0));
    assert_eq!(
        update(model, Msg::Pressed(Button::TrialStop)),
        [Effect::TrialWorkers(0)]
    );
    assert_eq!(
        (model.trial.is_running(), model.trial.gathering),
        (false, None)
    );
    assert_eq!(page.run().progress(), (9, 9));
}
