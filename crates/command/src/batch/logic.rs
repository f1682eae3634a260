//! Answers about logic: the whole path, all steps available now.

use super::job::{Ask, Asked, Choice, Format, Manner, NO_MORE};
use super::parts::verdict;
use super::value::{Fields, Value};
use crate::key;
use nonet::board::{Candidate, CellSet, Contradiction, Grid, Puzzle};
use nonet::logic::{Context, Deduction, Step, Technique, every_step, techniques};
use nonet::rate;
use nonet::solve::{self, HowMany, Verdict};
use nonet::text::{
    cell_name, clear_line, framed_candidates_as, hodoku_line, house_name, step_line, steps_text,
};
use words::Lang;

/// How many branches finding out whether there is one solution may take, by default.
const BUDGET: u64 = 1_000_000;

/// The whole solution by logic, step by step.
pub(super) const PATH: Ask = Ask {
    slug: "path",
    quick: None,
    choices: &[
        Choice::Notation,
        Choice::Reasons,
        Choice::Techniques,
        Choice::Candidates,
        Choice::Extent,
        Choice::Uniqueness,
    ],
    columns: &["verdict", "solved", "steps"],
    more: NO_MORE,
    tells_repeats: false,
    text: |asked, lang| Told::path(asked).text(lang),
    fields: |asked| Told::path(asked).fields(),
};

/// The steps available now.
pub(super) const STEPS: Ask = Ask {
    slug: "steps",
    quick: None,
    choices: &[
        Choice::Notation,
        Choice::Reasons,
        Choice::Techniques,
        Choice::Steps,
        Choice::Uniqueness,
    ],
    columns: &["verdict", "steps"],
    more: NO_MORE,
    tells_repeats: false,
    text: |asked, lang| Told::now(asked).text(lang),
    fields: |asked| Told::now(asked).fields(),
};

/// The requested techniques, in order.
pub(super) fn wanted(asked: &Asked<'_>) -> Vec<&'static dyn Technique> {
    techniques::ordered(asked.job.choices.techniques.as_deref())
}

/// Steps: from the puzzle to the end, or those available on the puzzle.
struct Told<'a> {
    asked: &'a Asked<'a>,
    how_many: HowMany,
    steps: Vec<Step>,
    /// Where they end; `None` if they are not a path.
    end: Option<End>,
}

/// The end of a path, and what is known about the solutions of its puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum End {
    /// The solution.
    Solved,
    /// There is one, but the techniques stop before it.
    Stopped,
    /// There is none. The path may have shown why.
    None(Option<Contradiction>),
    Several,
    /// The budget ended before the number of solutions was known.
    Undecided,
}

impl End {
    fn of(end: &Grid, known: &Verdict) -> Self {
        match (end.contradiction(), known) {
            (Some(why), _) => Self::None(Some(why)),
            (None, Verdict::None) => Self::None(None),
            // Logic is a proof that there is no other.
            _ if end.is_full() => Self::Solved,
            (None, Verdict::One(_)) => Self::Stopped,
            (None, Verdict::Several(..)) => Self::Several,
            (None, Verdict::Undecided) => Self::Undecided,
        }
    }

    fn how_many(self) -> HowMany {
        match self {
            Self::Solved | Self::Stopped => HowMany::One,
            Self::None(_) => HowMany::None,
            Self::Several => HowMany::Several,
            Self::Undecided => HowMany::Undecided,
        }
    }

    /// Why this is not the solution.
    fn why(self, asked: &Asked<'_>, lang: Lang) -> Option<String> {
        Some(match self {
            Self::Solved => return None,
            Self::None(Some(why)) => {
                lang.say(key::NONE_REPEATED, &[("what", &lacking(asked, why, lang))])
            }
            Self::None(None) => lang.word(key::PATH_NONE).to_owned(),
            Self::Stopped => lang.word(key::PATH_STOPS).to_owned(),
            Self::Several => lang.word(key::PATH_SEVERAL).to_owned(),
            Self::Undecided => lang.word(key::PATH_UNDECIDED).to_owned(),
        })
    }
}

/// How many solutions there are, as far as this budget shows.
pub(super) fn verdict_of(puzzle: &Puzzle, budget: Option<u64>) -> Verdict {
    solve::verdict(puzzle, budget.unwrap_or(BUDGET))
}

/// The cells of the givens, if they are known to have exactly one solution.
pub(super) fn unique(puzzle: &Puzzle, known: &Verdict) -> Option<CellSet> {
    matches!(known, Verdict::One(_)).then(|| puzzle.given_cells())
}

/// The cells of the givens, if steps may rely on a unique solution.
fn relied_on(asked: &Asked<'_>, known: &Verdict) -> Option<CellSet> {
    let unique = unique(&asked.board.puzzle, known);
    unique.filter(|_| asked.job.choices.uniqueness)
}

/// The reason why a grid has no solution, in words.
pub(super) fn lacking(asked: &Asked<'_>, why: Contradiction, lang: Lang) -> String {
    let geometry = asked.board.puzzle.geometry();
    let placed = |key, house, digit| {
        let digit = asked.board.symbols.show(digit, geometry.side());
        lang.say(key, &[("house", &house_name(house)), ("digit", &digit)])
    };
    match why {
        Contradiction::EmptyCell(cell) => {
            lang.say(key::LACKS_DIGIT, &[("cell", &cell_name(geometry, cell))])
        }
        Contradiction::NoPlace(house, digit) => placed(key::LACKS_PLACE, house, digit),
        Contradiction::Repeated(house, digit) => placed(key::STANDS_TWICE, house, digit),
    }
}

impl<'a> Told<'a> {
    /// The whole path.
    fn path(asked: &'a Asked<'a>) -> Self {
        let puzzle = &asked.board.puzzle;
        let known = verdict_of(puzzle, asked.job.budget);
        let unique = relied_on(asked, &known);
        let all = wanted(asked);
        let extent = asked.job.choices.extent;
        let path = rate::path_of(Grid::new(puzzle), unique.as_ref(), &all, extent, &mut || {});
        let end = End::of(&path.end, &known);
        Self {
            asked,
            how_many: end.how_many(),
            end: Some(end),
            steps: path.steps,
        }
    }

    /// The steps available now, as far as they are wanted.
    fn now(asked: &'a Asked<'a>) -> Self {
        let puzzle = &asked.board.puzzle;
        let known = verdict_of(puzzle, asked.job.budget);
        let unique = relied_on(asked, &known);
        let grid = Grid::new(puzzle);
        let context = Context::knowing(&grid, unique.as_ref());
        let mut tick = || {};
        let (wanted, amount) = (wanted(asked), asked.job.choices.steps);
        let steps = every_step(&context, &wanted, amount, &mut tick);
        Self {
            asked,
            how_many: known.how_many(),
            steps: steps.collect(),
            end: None,
        }
    }

    /// Each step in a line; on request, its reason and the remaining candidates follow in comments.
    fn text(&self, lang: Lang) -> String {
        let board = self.asked.board;
        let mut grid = Grid::new(&board.puzzle);
        let lines = self.lines().map(|(step, line)| {
            step.apply(&mut grid);
            let reason = self.reason(step, lang).into_iter();
            let remarks = reason.chain(self.left(&grid));
            let remarks = remarks.map(|remark| format!("\n      # {remark}"));
            line + &remarks.collect::<String>()
        });
        let start = clear_line(&board.puzzle, board.symbols);
        let why = self.end.and_then(|end| end.why(self.asked, lang));
        let why = why.map_or_else(String::new, |why| format!("\n      # {why}"));
        steps_text(start, lines, self.solved()) + &why
    }

    /// Does the path end in the solution?
    fn solved(&self) -> Option<bool> {
        self.end.map(|end| end == End::Solved)
    }

    /// Each step with its line, written on the grid on which it was found.
    fn lines(&self) -> impl Iterator<Item = (&Step, String)> {
        let mut grid = Grid::new(&self.asked.board.puzzle);
        self.steps.iter().map(move |step| {
            let line = match self.asked.job.choices.manner {
                Manner::Whole(notation) => step_line(grid.geometry(), step, notation),
                Manner::Brief => hodoku_line(&grid, step),
            };
            if self.end.is_some() {
                step.apply(&mut grid);
            }
            (step, line)
        })
    }

    /// The sentences that explain a step, on request.
    fn reason(&self, step: &Step, lang: Lang) -> Vec<String> {
        let tell = self.asked.job.choices.reasons;
        tell.map_or_else(Vec::new, |tell| tell(self.asked.board, step, lang))
    }

    /// The candidates of all cells in a frame, line by line, on request.
    fn left(&self, grid: &Grid) -> Vec<String> {
        if !self.asked.job.choices.candidates {
            return Vec::new();
        }
        let frame = framed_candidates_as(grid, self.asked.board.symbols);
        frame.lines().map(str::to_owned).collect()
    }

    fn fields(&self) -> Fields {
        let steps = Value::list(self.lines(), |(step, line)| self.step(step, line));
        let mut fields = vec![("verdict", verdict(self.how_many)), ("steps", steps)];
        fields.extend(self.solved().map(|solved| ("solved", Value::Truth(solved))));
        fields
    }

    /// A step: in CSV just its line.
    fn step(&self, step: &Step, line: String) -> Value {
        if self.asked.job.format == Format::Csv {
            return Value::Text(line);
        }
        let places = step.deductions.iter();
        let (places, removes): (Vec<_>, Vec<_>) =
            places.partition(|deduction| matches!(deduction, Deduction::Place(_)));
        let names = |all: Vec<&Deduction>, sign: &str| {
            Value::list(all, |deduction| {
                let Candidate { cell, digit } = deduction.candidate();
                let cell = cell_name(self.asked.board.puzzle.geometry(), cell);
                Value::Text(format!("{cell}{sign}{digit}"))
            })
        };
        let mut fields = vec![
            ("technique", Value::text(step.technique.slug)),
            ("places", names(places, "=")),
            ("removes", names(removes, "<>")),
            ("line", Value::Text(line)),
        ];
        fields.extend(step.technique.hodoku.iter().flat_map(|row| {
            let score = Value::Number(u64::from(row.score));
            [("level", Value::text(row.level.slug())), ("score", score)]
        }));
        let reason = self.reason(step, Lang::default());
        if !reason.is_empty() {
            fields.push(("reason", Value::list(reason, Value::Text)));
        }
        Value::Object(fields)
    }
}
