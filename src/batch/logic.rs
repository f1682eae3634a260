//! Answers about logic: the whole path, all steps there are, the ratings.

use super::value::Value;
use crate::board::{CellSet, Grid, Puzzle};
use crate::logic::{Context, Level, Step, Technique, techniques};
use crate::rate::{self, HalfStepRating, HodokuRating};
use crate::solve::{self, Verdict};
use crate::text::{Board, line_as, step_line};

/// Branches for finding out whether there is one solution, if nobody says.
const BUDGET: u64 = 1_000_000;

/// Steps, from the puzzle on or on the puzzle.
pub(super) struct Steps {
    steps: Vec<Step>,
    /// Is the board full after them? Of steps that are not a path: nothing.
    solved: Option<bool>,
}

/// The ratings of a puzzle; none unless it has exactly one solution.
pub(super) struct Ratings {
    half_steps: Option<HalfStepRating>,
    hodoku: Option<HodokuRating>,
}

fn unique(puzzle: &Puzzle, budget: Option<u64>) -> Option<CellSet> {
    let verdict = solve::verdict(puzzle, budget.unwrap_or(BUDGET));
    let givens = puzzle.givens().map(|(cell, _)| cell);
    matches!(verdict, Verdict::One(_)).then(|| CellSet::of(puzzle.geometry().n_cells(), givens))
}

impl Steps {
    /// The whole path.
    pub(super) fn path(puzzle: &Puzzle, budget: Option<u64>) -> Self {
        let unique = unique(puzzle, budget);
        let all: Vec<&dyn Technique> = techniques::ALL.to_vec();
        let path = rate::path(Grid::new(puzzle), unique.as_ref(), &all);
        Self {
            solved: Some(path.end.to_solution().is_some()),
            steps: path.steps,
        }
    }

    /// All that there are now.
    pub(super) fn all(puzzle: &Puzzle, budget: Option<u64>) -> Self {
        let unique = unique(puzzle, budget);
        let grid = Grid::new(puzzle);
        let context = Context::knowing(&grid, unique.as_ref());
        let steps = techniques::ALL.iter().flat_map(|t| t.all(&context));
        Self {
            steps: steps.collect(),
            solved: None,
        }
    }

    fn lines<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = String> + 'a {
        let geometry = board.puzzle.geometry();
        self.steps.iter().map(|step| step_line(geometry, step))
    }

    pub(super) fn text(&self, board: &Board) -> String {
        let mut text = line_as(&board.puzzle, board.symbols, '.');
        for line in self.lines(board) {
            text += "\n   ";
            text += &line;
        }
        if self.solved == Some(false) {
            text += "\n   -";
        }
        text
    }

    pub(super) fn fields(&self, board: &Board) -> Vec<(&'static str, Value)> {
        let mut fields = vec![("steps", Value::list(self.lines(board), Value::Text))];
        fields.extend(self.solved.map(|solved| ("solved", Value::Truth(solved))));
        fields
    }
}

impl Ratings {
    pub(super) fn of(puzzle: &Puzzle, budget: Option<u64>) -> Self {
        let is_unique = unique(puzzle, budget).is_some();
        Self {
            half_steps: is_unique.then(|| rate::half_steps(puzzle)),
            hodoku: is_unique.then(|| rate::hodoku(puzzle)).flatten(),
        }
    }

    pub(super) fn text(&self) -> String {
        let half_steps = self.half_steps.as_ref();
        let half_steps = half_steps.map(|r| format!("{} of 6", f32::from(r.half_steps) / 2.0));
        let hodoku = self.hodoku.as_ref();
        let hodoku = hodoku.map(|r| format!("HoDoKu {} {}", level(r.level), r.score));
        let parts: Vec<String> = half_steps.into_iter().chain(hodoku).collect();
        if parts.is_empty() {
            return "not one solution".to_owned();
        }
        parts.join(", ")
    }

    pub(super) fn fields(&self) -> Vec<(&'static str, Value)> {
        let half_steps = self.half_steps.as_ref();
        let hodoku = self.hodoku.as_ref().map(|rating| {
            Value::Object(vec![
                ("level", Value::text(level(rating.level))),
                ("score", Value::Number(u64::from(rating.score))),
            ])
        });
        let half_steps = half_steps.map(|rating| Value::Number(u64::from(rating.half_steps)));
        vec![
            ("half_steps", half_steps.unwrap_or(Value::Null)),
            ("hodoku", hodoku.unwrap_or(Value::Null)),
            ("explainer", Value::Null),
        ]
    }
}

fn level(level: Level) -> &'static str {
    match level {
        Level::Easy => "easy",
        Level::Medium => "medium",
        Level::Hard => "hard",
        Level::Unfair => "unfair",
        Level::Extreme => "extreme",
    }
}
