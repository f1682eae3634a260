//! Sentences made from data: places, results, errors.

use super::Voice;
use super::{HINT_LEVELS, Piece, Tone};
use crate::key;
use crate::protocol::{Basis, Failure, HintResult, Mistake, Rated, Solved, StepView, Verdict};
use nonet::board::{Cell, Conflict, Contradiction, Digit, House, HouseKind};
use nonet::logic::Outcome;
use nonet::text::{Board, Ignored, Symbols};
use words::{family, thousands};

impl Voice {
    /// A cell, as in `R4C5`.
    pub fn cell(&self, cell: Cell) -> String {
        let (row, col) = (self.geometry.row(cell) + 1, self.geometry.col(cell) + 1);
        self.say(
            key::CELL,
            &[("row", &row.to_string()), ("col", &col.to_string())],
        )
    }

    /// Cells, with commas and "and" before the last.
    pub fn cells(&self, cells: &[Cell]) -> String {
        let names: Vec<String> = cells.iter().map(|&cell| self.cell(cell)).collect();
        self.list(&names)
    }

    /// Names, with commas and "and" before the last.
    pub fn list(&self, names: &[String]) -> String {
        match names {
            [] => String::new(),
            [one] => one.clone(),
            [most @ .., last] => self.say(key::LIST, &[("most", &most.join(", ")), ("last", last)]),
        }
    }

    /// A house, as in `row 4`.
    pub fn house(&self, house: House) -> String {
        let key = match house.kind {
            HouseKind::Row => key::HOUSE_ROW,
            HouseKind::Col => key::HOUSE_COL,
            HouseKind::Box => key::HOUSE_BOX,
        };
        self.say(key, &[("n", &house.number().to_string())])
    }

    /// The name of a technique.
    pub fn technique(&self, slug: &str) -> String {
        family::TECHNIQUE.word(self.lang, slug).to_owned()
    }

    /// The board that an answer is about, as a remark.
    pub fn basis(&self, basis: Basis) -> &'static str {
        self.word(match basis {
            Basis::Givens => key::BASIS_GIVENS,
            Basis::Board => key::BASIS_BOARD,
        })
    }

    /// A rating, as in `2.5`.
    pub fn half_steps(&self, half_steps: u8) -> String {
        let half = if half_steps % 2 == 1 { ".5" } else { "" };
        format!("{}{half}", half_steps / 2)
    }

    /// Why a grid has no solution.
    pub fn contradiction(&self, why: Contradiction) -> String {
        let place = |house, digit: Digit, key| {
            self.say(
                key,
                &[("house", &self.house(house)), ("digit", &self.digit(digit))],
            )
        };
        match why {
            Contradiction::EmptyCell(cell) => {
                self.say(key::DEAD_CELL, &[("cell", &self.cell(cell))])
            }
            Contradiction::NoPlace(house, digit) => place(house, digit, key::DEAD_HOUSE),
            Contradiction::Repeated(house, digit) => place(house, digit, key::REPEATED),
        }
    }

    /// A repeated digit and its house.
    pub fn conflict(&self, conflict: &Conflict) -> String {
        self.say(
            key::CONFLICT,
            &[
                ("digit", &self.digit(conflict.digit)),
                ("house", &self.house(conflict.house)),
                ("cells", &self.cells(&conflict.cells)),
            ],
        )
    }

    /// A board that a text may mean: its size, and how its digits are written.
    pub fn reading(&self, board: &Board) -> String {
        let side = board.puzzle.geometry().side().to_string();
        let key = match board.symbols {
            Symbols::Letters => key::SYMBOLS_LETTERS,
            Symbols::LettersFromOne => key::SYMBOLS_LETTERS_FROM_ONE,
            Symbols::FromZero => key::SYMBOLS_FROM_ZERO,
            Symbols::Numbers => key::SYMBOLS_NUMBERS,
            Symbols::Pairs => key::SYMBOLS_PAIRS,
        };
        self.say(key::READING, &[("n", &side), ("symbols", self.word(key))])
    }

    /// What was skipped in a text that was read.
    pub fn ignored(&self, ignored: &Ignored) -> String {
        match ignored {
            Ignored::Borders(n) => self.count(key::IGNORED_BORDER, *n),
            Ignored::Comments(n) => self.count(key::IGNORED_COMMENT, *n),
            Ignored::Damaged(n) => self.count(key::IGNORED_DAMAGED, *n),
            Ignored::MorePuzzles(n) => self.count(key::IGNORED_MORE, *n),
            Ignored::Separators => self.text(key::IGNORED_SEPARATORS),
            Ignored::Header => self.text(key::IGNORED_HEADER),
            Ignored::Leading => self.text(key::IGNORED_LEADING),
            Ignored::Trailing => self.text(key::IGNORED_TRAILING),
            Ignored::Conclusion => self.text(key::IGNORED_CONCLUSION),
        }
    }

    /// How many solutions, in words.
    pub fn verdict(&self, verdict: Verdict) -> &'static str {
        self.word(match verdict {
            Verdict::None => key::VERDICT_NONE,
            Verdict::One => key::VERDICT_ONE,
            Verdict::Several => key::VERDICT_SEVERAL,
            Verdict::Undecided => key::VERDICT_UNDECIDED,
        })
    }

    /// Why no answer came.
    pub fn failure(&self, failure: Failure) -> &'static str {
        self.word(match failure {
            Failure::BadRequest => key::FAILED_REQUEST,
            Failure::WorkerDied => key::FAILED_WORKER,
            Failure::NotFetched => key::FAILED_FETCH,
            Failure::NoEngine => key::ENGINE_LOST,
            Failure::Silent => key::FAILED_SILENT,
        })
    }

    /// The deductions that propagation made, and how they ended.
    pub fn propagated(&self, placed: usize, gone: usize, outcome: Outcome) -> String {
        let placed = self.count(key::PLACED, placed);
        let gone = match gone {
            0 => String::new(),
            n => format!(" {}", self.count(key::GONE, n)),
        };
        let end = match outcome {
            Outcome::Finished => self.text(key::END_FINISHED),
            Outcome::Stuck => self.text(key::END_STUCK),
            Outcome::Contradictory(why) => {
                self.say(key::END_CONTRADICTORY, &[("why", &self.contradiction(why))])
            }
        };
        format!("{placed}{gone} {end} {}", self.basis(Basis::Board))
    }

    /// What Solve found.
    pub fn solved(&self, solved: &Solved) -> String {
        let count = thousands(solved.count);
        let sentence = match (solved.count, solved.complete, solved.givens) {
            (0, _, Verdict::None) => self.text(key::SOLVED_NEVER),
            (0, _, Verdict::Undecided) => self.text(key::SOLVED_UNKNOWN),
            (0, _, _) => self.text(key::SOLVED_NOT_SO),
            (1, true, _) => self.text(key::SOLVED_ONE),
            (_, true, _) => self.say(key::SOLVED_SEVERAL, &[("n", &count)]),
            (_, false, _) => self.say(key::SOLVED_AT_LEAST, &[("n", &count)]),
        };
        format!("{sentence} {}", self.basis(Basis::Board))
    }

    /// A rating, or why there is no rating.
    pub fn rated(&self, basis: Basis, rated: &Result<Rated, Verdict>) -> String {
        let sentence = match rated {
            Ok(rated) => self.headline(&rated.ratings),
            Err(verdict) => self.say(key::NOT_RATED, &[("why", self.verdict(*verdict))]),
        };
        format!("{sentence} {}", self.basis(basis))
    }

    /// The first mistake, and how many more there are.
    pub fn mistakes(&self, mistakes: &[Mistake]) -> String {
        let [first, more @ ..] = mistakes else {
            return String::new();
        };
        let pieces = self.mistake(*first).into_iter();
        let first: String = pieces.map(|piece| piece.text).collect();
        match more.len() {
            0 => first,
            n => format!("{first} {}", self.count(key::MISTAKES_ALSO, n)),
        }
    }

    /// What is wrong on the board.
    pub fn mistake(&self, mistake: Mistake) -> Vec<Piece> {
        let (key, cell, digit) = match mistake {
            Mistake::Digit(cell, digit) => (key::MISTAKE_DIGIT, cell, digit),
            Mistake::Erased(cell, digit) => (key::MISTAKE_ERASED, cell, digit),
            Mistake::Unmarked(cell, digit) => (key::MISTAKE_UNMARKED, cell, digit),
            Mistake::Together(cell, digit) => (key::MISTAKE_TOGETHER, cell, digit),
        };
        let cell = Piece {
            text: self.cell(cell),
            cells: vec![cell],
            tone: Tone::Bad,
        };
        let digit = Piece::plain(&self.digit(digit));
        self.pieces(key, &[("cell", cell), ("digit", digit)])
    }

    /// A step in one line: its technique and what it does.
    pub fn step(&self, step: &StepView) -> String {
        let name = self.technique(step.technique.slug);
        let what = self.concluded(step);
        self.say(key::STEP_LINE, &[("technique", &name), ("what", &what)])
    }

    /// A hint, up to this level.
    pub fn hint(&self, help: &HintResult, level: usize) -> String {
        match help {
            HintResult::Step(step) if level < HINT_LEVELS => {
                let told = self.told(step, level).into_iter().map(|piece| piece.text);
                told.collect::<String>()
            }
            HintResult::Step(step) => {
                let reason = self.explain(step).into_iter().map(|piece| piece.text);
                reason.collect::<String>()
            }
            HintResult::Mistakes(mistakes) => self.mistakes(mistakes),
            HintResult::Finished => self.text(key::HINT_FINISHED),
            HintResult::NoStep => self.text(key::HINT_NONE),
            HintResult::NoSolution => self.text(key::HINT_NO_SOLUTION),
            HintResult::Undecided => self.text(key::HINT_UNDECIDED),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ratings_are_half_steps() {
        assert_eq!(Voice::default().half_steps(0), "0");
        assert_eq!(Voice::default().half_steps(5), "2.5");
        assert_eq!(Voice::default().half_steps(12), "6");
    }
}
