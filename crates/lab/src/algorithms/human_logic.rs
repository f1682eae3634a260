//! Human logic as one more contestant: steps with reasons, the easiest first, and never a guess.
//!
//! The techniques are those of hints. If they end without a solution the run gives up, which proves nothing; if
//! they meet a contradiction there is no solution, because each of their steps is a proof. Techniques that rely on
//! a unique solution are used only on request, and if uniqueness has been proved (by Nonet's own search, which is
//! not counted).

use super::super::{
    Algorithm, Counters, DeadEnd, Detail, Event, Family, Goal, Happened, Kind, Literal, OptionRow,
    Options, Refusal, Run, Snapshot, dead_ends_of,
};
use nonet::board::{Cell, CellSet, Grid, Puzzle};
use nonet::logic::{self, Context, Deduction, Step, Technique, first_step, techniques};
use nonet::solve::{self, Verdict};
use nonet::text::{Notation, step_line};

/// How many branches proving that there is one solution may take.
const BUDGET: u64 = 1_000_000;

/// The techniques of hints, easiest first.
pub(super) const HUMAN_LOGIC: Algorithm = Algorithm {
    slug: "human-logic",
    counts: &["expanded", "generated", "propagations", "solutions"],
    family: Family::HumanLogic,
    node: "deduction",
    source: "B. Hobiger, HoDoKu, https://hodoku.sourceforge.net/en/techniques.php",
    options: &[
        OptionRow {
            name: "techniques",
            help: TECHNIQUES,
            kind: Kind::Choice(&["all", "subsets", "singles", "thesis"]),
        },
        OptionRow {
            name: "unique",
            help: "uniqueness",
            kind: Kind::Flag,
        },
    ],
    pseudo_code: &[
        "grid-contradicts",
        "every-cell-is-filled",
        "each-technique",
        "    apply-and-go-on",
        "no-technique-finds",
    ],
    proves: true,
    goal: Goal::First,
    start: begin,
};

/// The option that chooses a run's techniques.
pub(super) const TECHNIQUES: &str = "techniques";

fn begin(puzzle: &Puzzle, options: &Options, _: u64) -> Result<Box<dyn Run>, Refusal> {
    let unique = options.flag("unique").then(|| givens(puzzle)).flatten();
    Ok(Box::new(HumanLogic::new(puzzle, options, unique)))
}

/// The techniques chosen by the option of this name.
fn chosen(options: &Options) -> Vec<&'static dyn Technique> {
    let up_to = |last: logic::Family| {
        let all = techniques::ALL.iter().copied();
        all.filter(move |technique| technique.info().family() <= last)
    };
    match options.choice("techniques") {
        "singles" => up_to(logic::Family::Singles).collect(),
        "subsets" => up_to(logic::Family::Subsets).collect(),
        "thesis" => techniques::HALF_STEPS.to_vec(),
        _ => techniques::ALL.to_vec(),
    }
}

/// The cells of the givens, if these have exactly one solution.
fn givens(puzzle: &Puzzle) -> Option<CellSet> {
    let is_unique = matches!(solve::verdict(puzzle, BUDGET), Verdict::One(_));
    is_unique.then(|| puzzle.given_cells())
}

/// A board, and the step that led to it.
#[derive(Clone, Debug)]
pub(super) struct HumanLogic {
    grid: Grid,
    techniques: Vec<&'static dyn Technique>,
    unique: Option<CellSet>,
    counters: Counters,
    last: Option<Step>,
    is_over: bool,
}

impl HumanLogic {
    /// The start, with the techniques that the option `techniques` names.
    pub(super) fn new(puzzle: &Puzzle, options: &Options, unique: Option<CellSet>) -> Self {
        Self {
            grid: Grid::new(puzzle),
            techniques: chosen(options),
            unique,
            counters: Counters::default(),
            last: None,
            is_over: false,
        }
    }

    /// The current board.
    pub(super) fn grid(&self) -> &Grid {
        &self.grid
    }

    fn deduce(&mut self) -> Event {
        let context = Context::knowing(&self.grid, self.unique.as_ref());
        let Some(step) = first_step(&context, &self.techniques) else {
            return Event::new(Happened::GaveUp, 4);
        };
        let before = n_candidates(&self.grid);
        step.apply(&mut self.grid);
        self.counters.expanded += 1;
        self.counters.generated += step.deductions.len() as u64;
        self.counters.propagations += before - n_candidates(&self.grid);
        let first = step.deductions.first().copied();
        self.last = Some(step);
        let event = Event::new(Happened::Deduced, 3).at(first.map(|first| first.candidate().cell));
        // A digit that is only ruled out is not the cell's.
        event.with(first.and_then(|first| match first {
            Deduction::Place(candidate) => Some(candidate.digit),
            Deduction::Eliminate(_) => None,
        }))
    }
}

/// The conclusions of a step.
fn concluded(step: &Step) -> Vec<Literal> {
    let literal = |deduction: &Deduction| {
        let candidate = deduction.candidate();
        Literal {
            cell: candidate.cell,
            digit: candidate.digit,
            holds: matches!(deduction, Deduction::Place(_)),
        }
    };
    step.deductions.iter().map(literal).collect()
}

/// How many candidates a grid has; the digit of a filled cell counts as one.
fn n_candidates(grid: &Grid) -> u64 {
    let left = |cell: Cell| grid.candidates(cell).len().max(1) as u64;
    grid.geometry().cells().map(left).sum()
}

impl Run for HumanLogic {
    fn step(&mut self) -> Event {
        if self.grid.contradiction().is_some() || self.is_over {
            return Event::new(Happened::Exhausted, 0);
        }
        if self.grid.is_full() {
            self.is_over = true;
            self.counters.solutions += 1;
            return Event::new(Happened::Solution, 1);
        }
        self.deduce()
    }

    fn counters(&self) -> &Counters {
        &self.counters
    }

    fn board(&self) -> Snapshot {
        let cells = self.grid.geometry().cells();
        let domain = |cell| match self.grid.value(cell) {
            Some(digit) => [digit].into_iter().collect(),
            None => self.grid.candidates(cell),
        };
        let dead = |&cell: &Cell| domain(cell).is_empty();
        let touched = self.last.iter().flat_map(|step| &step.deductions);
        let mut touched: Vec<Cell> = touched.map(|d| d.candidate().cell).collect();
        touched.dedup();
        Snapshot {
            digits: self.grid.to_puzzle(),
            domains: cells.clone().map(domain).collect(),
            conflicts: cells.filter(dead).collect(),
            touched,
        }
    }

    fn detail(&self) -> Detail {
        let step = self.last.as_ref();
        Detail::Logic {
            technique: step.map(|step| step.technique),
            step: step.map_or_else(String::new, |step| {
                step_line(self.grid.geometry(), step, Notation::Hodoku)
            }),
            deduced: step.map_or_else(Vec::new, concluded),
        }
    }

    fn dead_ends(&self) -> Vec<DeadEnd> {
        dead_ends_of(&self.board())
    }

    fn fork(&self) -> Option<Box<dyn Run>> {
        Some(Box::new(self.clone()))
    }
}
