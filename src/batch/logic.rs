//! Answers about logic: the whole path, all steps there are, the ratings.

use super::value::Value;
use crate::board::{CellSet, Grid, Puzzle, Solution};
use crate::logic::{Context, Level, Step, Technique, techniques};
use crate::rate::{self, Explainer, HalfStepRating, HodokuRating, Human};
use crate::solve::{self, Verdict};
use crate::text::{Board, Notation, line_as, step_line};

/// Branches for finding out whether there is one solution, if nobody says.
const BUDGET: u64 = 1_000_000;

/// Where simulations of people start: any number, but always the same.
const SEED: u64 = 2011;

/// Steps, from the puzzle on or on the puzzle.
pub(super) struct Steps {
    steps: Vec<Step>,
    /// Is the board full after them? Of steps that are not a path: nothing.
    solved: Option<bool>,
    notation: Notation,
}

/// The ratings of a puzzle; none unless it has exactly one solution.
pub(super) struct Ratings {
    half_steps: Option<HalfStepRating>,
    hodoku: Option<HodokuRating>,
    explainer: Option<Explainer>,
    human: Option<Human>,
}

/// The only solution.
fn solution(puzzle: &Puzzle, budget: Option<u64>) -> Option<Solution> {
    match solve::verdict(puzzle, budget.unwrap_or(BUDGET)) {
        Verdict::One(solution) => Some(solution),
        _ => None,
    }
}

/// The cells of the givens, if these have exactly one solution.
pub(super) fn unique(puzzle: &Puzzle, budget: Option<u64>) -> Option<CellSet> {
    let givens = puzzle.givens().map(|(cell, _)| cell);
    solution(puzzle, budget).map(|_| CellSet::of(puzzle.geometry().n_cells(), givens))
}

impl Steps {
    /// The whole path.
    pub(super) fn path(puzzle: &Puzzle, budget: Option<u64>, notation: Notation) -> Self {
        let unique = unique(puzzle, budget);
        let all: Vec<&dyn Technique> = techniques::ALL.to_vec();
        let path = rate::path(Grid::new(puzzle), unique.as_ref(), &all);
        Self {
            solved: Some(path.end.to_solution().is_some()),
            steps: path.steps,
            notation,
        }
    }

    /// All that there are now.
    pub(super) fn all(puzzle: &Puzzle, budget: Option<u64>, notation: Notation) -> Self {
        let unique = unique(puzzle, budget);
        let grid = Grid::new(puzzle);
        let context = Context::knowing(&grid, unique.as_ref());
        let steps = techniques::ALL.iter().flat_map(|t| t.all(&context));
        Self {
            steps: steps.collect(),
            solved: None,
            notation,
        }
    }

    fn lines<'a>(&'a self, board: &'a Board) -> impl Iterator<Item = String> + 'a {
        let geometry = board.puzzle.geometry();
        let line = |step| step_line(geometry, step, self.notation);
        self.steps.iter().map(line)
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
        let solution = solution(puzzle, budget);
        let solution = solution.as_ref();
        Self {
            half_steps: solution.map(|_| rate::half_steps(puzzle)),
            hodoku: solution.and_then(|_| rate::hodoku(puzzle)),
            explainer: solution.and_then(|_| rate::explainer(puzzle)),
            human: solution.and_then(|solution| rate::human(puzzle, solution, SEED)),
        }
    }

    pub(super) fn text(&self) -> String {
        let half_steps = self.half_steps.as_ref();
        let half_steps = half_steps.map(|r| format!("{} of 6", f32::from(r.half_steps) / 2.0));
        let hodoku = self.hodoku.as_ref();
        let hodoku = hodoku.map(|r| format!("HoDoKu {} {}", level(r.level), r.score));
        let explainer = self.explainer.as_ref().map(explainer_text);
        let human = self.human.map(human_text);
        let parts = [half_steps, hodoku, explainer, human];
        let parts: Vec<String> = parts.into_iter().flatten().collect();
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
        let dependency = self.human.map(|human| tenths(human.dependency));
        let refutation_sum = self.human.and_then(|human| human.refutation_sum);
        let fields = [
            ("half_steps", half_steps),
            ("hodoku", hodoku),
            ("explainer", self.explainer.as_ref().map(explainer_fields)),
            ("dependency", dependency),
            ("refutation_sum", refutation_sum.map(tenths)),
        ];
        let or_null = |(name, value): (_, Option<Value>)| (name, value.unwrap_or(Value::Null));
        fields.into_iter().map(or_null).collect()
    }
}

/// ER, EP and ED with strokes between.
fn explainer_text(rating: &Explainer) -> String {
    let one = |tenths: Option<u8>| match tenths {
        Some(tenths) => Value::Tenths(u64::from(tenths)).to_json(),
        None => "7.5 or more".to_owned(),
    };
    let all = [rating.er, rating.ep, rating.ed].map(one);
    format!("Explainer {}", all.join("/"))
}

fn explainer_fields(rating: &Explainer) -> Value {
    let fields = [("er", rating.er), ("ep", rating.ep), ("ed", rating.ed)];
    let value = |tenths: Option<u8>| tenths.map_or(Value::Null, |t| Value::Tenths(u64::from(t)));
    let fields = fields.map(|(name, tenths)| (name, value(tenths)));
    Value::Object(fields.to_vec())
}

fn human_text(human: Human) -> String {
    let sum = human.refutation_sum;
    let sum = sum.map_or("infinite".to_owned(), |sum| tenths(sum).to_json());
    let dependency = tenths(human.dependency).to_json();
    format!("dependency {dependency}, refutation sum {sum}")
}

fn tenths(number: f64) -> Value {
    Value::Tenths((number * 10.0).round() as u64)
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
