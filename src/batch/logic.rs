//! Answers about logic: the whole path, all steps available now, the ratings.

use super::job::{Ask, Asked, Choice};
use super::parts::{level, tenths};
use super::sentences;
use super::value::{Fields, Value};
use crate::board::{CellSet, Grid, Puzzle, Solution};
use crate::logic::{Context, Step, Technique, every_step, techniques};
use crate::rate::{self, Explainer, Rated};
use crate::solve::{self, Verdict};
use crate::text::{Board, Notation, line_as, step_line, steps_text};
use crate::words::Lang;

/// Branches for finding out whether there is one solution, unless told otherwise.
const BUDGET: u64 = 1_000_000;

/// The whole solution by logic, step by step.
pub(super) const PATH: Ask = Ask {
    slug: "path",
    choices: &[Choice::Notation],
    columns: &["solved", "steps"],
    text: |asked, _| Steps::path(asked).text(asked.board),
    fields: |asked| Steps::path(asked).fields(asked.board),
};

/// Every step that there is now.
pub(super) const STEPS: Ask = Ask {
    slug: "steps",
    choices: &[Choice::Notation],
    columns: &["steps"],
    text: |asked, _| Steps::all(asked).text(asked.board),
    fields: |asked| Steps::all(asked).fields(asked.board),
};

/// How hard it is, on every scale.
pub(super) const RATE: Ask = Ask {
    slug: "rate",
    choices: &[],
    columns: &[
        "half_steps",
        "hodoku",
        "explainer",
        "dependency",
        "refutation_sum",
    ],
    text: |asked, lang| Ratings::of(asked).text(lang),
    fields: |asked| Ratings::of(asked).fields(),
};

/// Steps, from the puzzle on or on the puzzle.
struct Steps {
    steps: Vec<Step>,
    /// Is the board full after them? `None` if they are not a path.
    solved: Option<bool>,
    notation: Notation,
}

/// The ratings of a puzzle; `None` unless it has exactly one solution.
pub(super) struct Ratings(Option<rate::Ratings>);

/// The only solution.
pub(super) fn solution(puzzle: &Puzzle, budget: Option<u64>) -> Option<Solution> {
    match solve::verdict(puzzle, budget.unwrap_or(BUDGET)) {
        Verdict::One(solution) => Some(solution),
        _ => None,
    }
}

/// The cells of the givens, if they have exactly one solution.
pub(super) fn unique(puzzle: &Puzzle, budget: Option<u64>) -> Option<CellSet> {
    solution(puzzle, budget).map(|_| puzzle.given_cells())
}

impl Steps {
    /// The whole path.
    fn path(asked: &Asked<'_>) -> Self {
        let puzzle = &asked.board.puzzle;
        let unique = unique(puzzle, asked.job.budget);
        let all: Vec<&dyn Technique> = techniques::ALL.to_vec();
        let path = rate::path(Grid::new(puzzle), unique.as_ref(), &all);
        Self {
            solved: Some(path.end.to_solution().is_some()),
            steps: path.steps,
            notation: asked.job.choices.notation,
        }
    }

    /// All that there are now.
    fn all(asked: &Asked<'_>) -> Self {
        let puzzle = &asked.board.puzzle;
        let unique = unique(puzzle, asked.job.budget);
        let grid = Grid::new(puzzle);
        let context = Context::knowing(&grid, unique.as_ref());
        let mut tick = || {};
        let steps = every_step(&context, techniques::ALL, &mut tick);
        Self {
            steps: steps.collect(),
            solved: None,
            notation: asked.job.choices.notation,
        }
    }

    fn lines<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = String> + 'a {
        let geometry = board.puzzle.geometry();
        let line = |step| step_line(geometry, step, self.notation);
        self.steps.iter().map(line)
    }

    fn text(&self, board: &Board) -> String {
        let start = line_as(&board.puzzle, board.symbols, '.');
        steps_text(start, self.lines(board), self.solved)
    }

    fn fields(&self, board: &Board) -> Fields {
        let mut fields = vec![("steps", Value::list(self.lines(board), Value::Text))];
        fields.extend(self.solved.map(|solved| ("solved", Value::Truth(solved))));
        fields
    }
}

impl From<&Rated> for Ratings {
    fn from(rated: &Rated) -> Self {
        Self(Some(rated.ratings.clone()))
    }
}

impl Ratings {
    fn of(asked: &Asked<'_>) -> Self {
        let puzzle = &asked.board.puzzle;
        let solution = solution(puzzle, asked.job.budget);
        Self(solution.map(|solution| rate::Ratings::of(puzzle, &solution)))
    }

    fn text(&self, lang: Lang) -> String {
        match &self.0 {
            Some(ratings) => sentences::rated(ratings, lang),
            None => "not one solution".to_owned(),
        }
    }

    pub(super) fn fields(&self) -> Fields {
        let ratings = self.0.as_ref();
        let half_steps = ratings.map(|r| Value::Number(u64::from(r.half_steps.half_steps)));
        let hodoku = ratings.and_then(|r| r.hodoku.as_ref()).map(|rating| {
            Value::Object(vec![
                ("level", Value::text(level(rating.level))),
                ("score", Value::Number(u64::from(rating.score))),
            ])
        });
        let explainer = ratings.and_then(|r| r.explainer.as_ref());
        let human = ratings.and_then(|r| r.human);
        let refutation_sum = human.and_then(|human| human.refutation_sum);
        let fields = [
            ("half_steps", half_steps),
            ("hodoku", hodoku),
            ("explainer", explainer.map(explainer_fields)),
            ("dependency", human.map(|human| tenths(human.dependency))),
            ("refutation_sum", refutation_sum.map(tenths)),
        ];
        let or_null = |(name, value): (_, Option<Value>)| (name, value.unwrap_or(Value::Null));
        fields.into_iter().map(or_null).collect()
    }
}

fn explainer_fields(rating: &Explainer) -> Value {
    let fields = [("er", rating.er), ("ep", rating.ep), ("ed", rating.ed)];
    let value = |tenths: Option<u8>| tenths.map_or(Value::Null, |t| Value::Tenths(u64::from(t)));
    let mut fields = fields.map(|(name, tenths)| (name, value(tenths))).to_vec();
    if rating.er.is_none() {
        fields.push(("er_at_least", value(Some(rating.er_at_least))));
    }
    Value::Object(fields)
}
