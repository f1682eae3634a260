//! All messages between the page and its workers arrive as they were sent.

use answers::protocol::{
    About, Answer, Basis, Content, Deep, Explainer, Extent, Failure, HalfStepRating, HintResult,
    HodokuRating, Human, Job, JobId, MarksUsed, Mistake, Position, Progress, Propagated, Quick,
    Rated, Ratings, Reply, Request, Solved, StepView, Verdict,
};
use nonet::board::{
    Candidate, Cell, Contradiction, Digit, DigitSet, Geometry, House, Layer, Marks, Puzzle,
};
use nonet::logic::{Deduction, Info, Level, Outcome, Pattern, Reach, Step, techniques};
use nonet::text::{Broken, FORMATS, Game, Sheet, find, import, offers};
use page::web::wire::{from_js, to_js};
use serde::Serialize;
use serde::de::DeserializeOwned;
use std::fmt::Debug;
use wasm_bindgen::JsValue;
use wasm_bindgen_test::wasm_bindgen_test;
use worker::exhibit;

fn crosses<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T) {
    let there = to_js(value);
    let back: T = from_js(there).unwrap();
    assert_eq!(&back, value);
}

fn seven() -> Digit {
    Digit::new(7).unwrap()
}

fn position() -> Position {
    let mut cells = vec![Content::Empty; 81];
    cells[0] = Content::Given(seven());
    cells[80] = Content::Filled(seven());
    let mut erased = vec![DigitSet::EMPTY; 81];
    erased[40] = DigitSet::full(9);
    Position {
        layout: Geometry::classic().layout().clone(),
        cells,
        erased,
    }
}

/// A board, two readings, an irregular board, a library case, faults.
const TEXTS: [&str; 6] = [
    "1...2.......3..4 2 # small",
    "1,2,,,\n,,,,",
    "1............... aaabacbbccbdcddd",
    ":0101:5:+5........1...............................................................1.......:517:521::",
    "1O",
    "11..............",
];

fn steps() -> Vec<StepView> {
    let candidate = Candidate {
        cell: Cell::new(3),
        digit: seven(),
    };
    let cells = vec![Cell::new(0), Cell::new(80)];
    let patterns = [
        Pattern::Single {
            candidate,
            house: None,
        },
        Pattern::Single {
            candidate,
            house: Some(House::col(8)),
        },
        Pattern::Intersection {
            digit: seven(),
            base: House::row(0),
            cover: House::of_box(2),
            cells: cells.clone(),
        },
        Pattern::Subset {
            house: House::row(4),
            cells,
            digits: DigitSet::only(seven()),
        },
    ];
    let step = |(pattern, technique): (Pattern, &&dyn nonet::logic::Technique)| Step {
        technique: technique.info(),
        deductions: vec![Deduction::Place(candidate), Deduction::Eliminate(candidate)],
        pattern,
    };
    let steps = patterns.into_iter().zip(techniques::ALL).map(step);
    steps
        .map(|step| exhibit(&Geometry::classic(), &step))
        .collect()
}

fn helps() -> Vec<HintResult> {
    let cell = Cell::new(5);
    let mistakes = [
        Mistake::Digit(cell, seven()),
        Mistake::Erased(cell, seven()),
        Mistake::Unmarked(cell, seven()),
        Mistake::Together(cell, seven()),
    ];
    let mut helps = vec![HintResult::Mistakes(mistakes.to_vec())];
    helps.extend(steps().into_iter().map(HintResult::Step));
    helps.extend([
        HintResult::Finished,
        HintResult::NoStep,
        HintResult::NoSolution,
        HintResult::Undecided,
    ]);
    helps
}

fn propagations() -> Vec<Propagated> {
    let outcomes = [
        Outcome::Finished,
        Outcome::Stuck,
        Outcome::Contradictory(Contradiction::EmptyCell(Cell::new(1))),
        Outcome::Contradictory(Contradiction::NoPlace(House::row(1), seven())),
        Outcome::Contradictory(Contradiction::Repeated(House::col(1), seven())),
    ];
    let propagation = |outcome| Propagated {
        steps: steps(),
        outcome,
    };
    outcomes.into_iter().map(propagation).collect()
}

fn counts(slug: &str, uses: u32) -> Vec<(&'static Info, u32)> {
    vec![(techniques::info(slug).expect("a technique"), uses)]
}

fn rated(half_steps: HalfStepRating) -> Rated {
    let human = Human {
        dependency: 4.3,
        refutation_sum: None,
    };
    Rated {
        ratings: Ratings {
            half_steps,
            hodoku: Some(HodokuRating {
                level: Level::Unfair,
                score: 1_700,
                counts: counts("x-wing", 3),
            }),
            explainer: Some(Explainer {
                er: None,
                ep: Some(71),
                ed: Some(12),
                er_at_least: 95,
                steps: vec![12, 71],
            }),
            human: Some(human),
        },
        counts: counts("xy-wing", 2),
        solved: true,
    }
}

/// A board with marks.
fn sheet() -> Sheet {
    let marks = Marks::default().with(Layer::Corner, DigitSet::full(9));
    Sheet::of(Game::of(Puzzle::empty(Geometry::classic()))).with_marks(vec![marks; 81])
}

fn answers() -> Vec<Answer> {
    let rating = HalfStepRating {
        half_steps: 12,
        counts: counts("naked-pair", 3),
        backtracking: true,
    };
    let solved = |solution| Solved {
        count: 10_000,
        complete: false,
        solution,
        givens: Verdict::Several,
        nodes: 1 << 52, // more than a search could reach in a lifetime
    };
    let mut answers = vec![
        Answer::Check(Verdict::One),
        Answer::Er(None),
        Answer::Er(Some(42)),
        Answer::Solve(solved(Some(vec![seven(); 81]))),
        Answer::Solve(solved(None)),
        Answer::Rate(About {
            basis: Basis::Givens,
            found: Ok(rated(rating)),
        }),
        Answer::Rate(About {
            basis: Basis::Board,
            found: Err(Verdict::Undecided),
        }),
    ];
    answers.extend(TEXTS.map(|text| Answer::Read(find(text, &|_| {}))));
    answers.extend(FORMATS.iter().filter_map(|format| {
        let found = import(&format.example()?).ok()?;
        Some(Answer::Import(Box::new(Ok(found)), 1))
    }));
    let damaged = ("sudokuwiki".to_owned(), Broken::Cells(1));
    answers.push(Answer::Import(Box::new(Err(damaged)), 0));
    answers.push(Answer::Formats(offers(&sheet())));
    answers.extend(helps().into_iter().map(Answer::Hint));
    let digits = vec![(Cell::new(5), DigitSet::only(seven()))];
    let footing = MarksUsed {
        relies: digits.clone(),
        shown: techniques::info("x-wing"),
        hidden: Vec::new(),
        other: techniques::info("naked-pair").map(|info| (info, digits)),
    };
    answers.push(Answer::Marked(HintResult::NoStep, None));
    answers.push(Answer::Marked(HintResult::NoStep, Some(Box::new(footing))));
    answers.extend(propagations().into_iter().map(Answer::Propagate));
    answers
}

#[wasm_bindgen_test]
fn requests_cross() {
    let mut jobs = vec![
        Job::Quick(Quick::Check, position()),
        Job::Deep(Deep::Hint(None), position()),
        Job::Deep(Deep::Marked(None, vec![Marks::default(); 81]), position()),
        Job::Deep(Deep::Path(Some(vec![0, 124]), Extent::Shortest), position()),
        Job::Quick(Quick::Solve, position()),
        Job::Deep(Deep::Rate, position()),
        Job::Import("12\u{202E}\0".to_owned()),
        Job::Formats(Box::new(sheet())),
    ];
    let proofs = steps()
        .iter()
        .flat_map(|step| step.lines())
        .map(|line| Job::Deep(Deep::Prove(line), position()))
        .collect::<Vec<Job>>();
    jobs.extend(proofs);
    jobs.extend(Reach::ALL.map(|reach| Job::Quick(Quick::Propagate(reach), position())));
    for job in jobs {
        crosses(&Request {
            id: JobId(u32::MAX),
            job,
        });
    }
}

#[wasm_bindgen_test]
fn replies_cross() {
    crosses(&Reply::Ready);
    let progress = Progress {
        nodes: 1 << 40,
        found: 0,
    };
    crosses(&Reply::Progress(JobId(0), progress));
    for failure in [Failure::BadRequest, Failure::WorkerDied] {
        crosses(&Reply::Failed(JobId(1), failure));
    }
    for answer in answers() {
        crosses(&Reply::Done(JobId(2), answer));
    }
}

#[wasm_bindgen_test]
fn what_is_no_message_is_refused() {
    for value in [
        JsValue::NULL,
        JsValue::from_str("Steady"),
        JsValue::from_f64(0.5),
    ] {
        assert!(from_js::<Reply>(value.clone()).is_err());
        assert!(from_js::<Request>(value).is_err());
    }
}
