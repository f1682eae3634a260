//! Sentences made from data: places, results, errors.

use super::Voice;
use super::{HINT_LEVELS, Piece, Tone};
use crate::protocol::{Basis, Failure, HintResult, Mistake, Rated, Solved, StepView, Verdict};
use nonet::board::{Cell, Conflict, Contradiction, Digit, House, HouseKind};
use nonet::logic::Outcome;
use nonet::text::{Board, Ignored, Symbols};
use words::thousands;

impl Voice {
    /// A cell, as in `R4C5`.
    pub fn cell(&self, cell: Cell) -> String {
        let (row, col) = (self.geometry.row(cell) + 1, self.geometry.col(cell) + 1);
        self.say(
            "cell",
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
            [most @ .., last] => self.say("list", &[("most", &most.join(", ")), ("last", last)]),
        }
    }

    /// A house, as in `row 4`.
    pub fn house(&self, house: House) -> String {
        let key = match house.kind {
            HouseKind::Row => "house-row",
            HouseKind::Col => "house-col",
            HouseKind::Box => "house-box",
        };
        self.say(key, &[("n", &house.number().to_string())])
    }

    /// The name of a technique.
    pub fn technique(&self, slug: &str) -> String {
        let name = words::fixed(self.lang, &format!("technique-{slug}"));
        name.unwrap_or_default().to_owned()
    }

    /// The board that an answer is about, as a remark.
    pub fn basis(&self, basis: Basis) -> &'static str {
        self.word(match basis {
            Basis::Givens => "basis-givens",
            Basis::Board => "basis-board",
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
            Contradiction::EmptyCell(cell) => self.say("dead-cell", &[("cell", &self.cell(cell))]),
            Contradiction::NoPlace(house, digit) => place(house, digit, "dead-house"),
            Contradiction::Repeated(house, digit) => place(house, digit, "repeated"),
        }
    }

    /// A repeated digit and its house.
    pub fn conflict(&self, conflict: &Conflict) -> String {
        self.say(
            "conflict",
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
            Symbols::Letters => "symbols-letters",
            Symbols::LettersFromOne => "symbols-letters-from-one",
            Symbols::FromZero => "symbols-from-zero",
            Symbols::Numbers => "symbols-numbers",
            Symbols::Pairs => "symbols-pairs",
        };
        self.say("reading", &[("n", &side), ("symbols", self.word(key))])
    }

    /// What was skipped in a text that was read.
    pub fn ignored(&self, ignored: &Ignored) -> String {
        match ignored {
            Ignored::Borders(n) => self.count("ignored-border", *n),
            Ignored::Comments(n) => self.count("ignored-comment", *n),
            Ignored::Damaged(n) => self.count("ignored-damaged", *n),
            Ignored::MorePuzzles(n) => self.count("ignored-more", *n),
            Ignored::Separators => self.text("ignored-separators"),
            Ignored::Header => self.text("ignored-header"),
            Ignored::Leading => self.text("ignored-leading"),
            Ignored::Trailing => self.text("ignored-trailing"),
            Ignored::Conclusion => self.text("ignored-conclusion"),
        }
    }

    /// How many solutions, in words.
    pub fn verdict(&self, verdict: Verdict) -> &'static str {
        self.word(match verdict {
            Verdict::None => "verdict-none",
            Verdict::One => "verdict-one",
            Verdict::Several => "verdict-several",
            Verdict::Undecided => "verdict-undecided",
        })
    }

    /// Why no answer came.
    pub fn failure(&self, failure: Failure) -> &'static str {
        self.word(match failure {
            Failure::BadRequest => "failed-request",
            Failure::WorkerDied => "failed-worker",
            Failure::NotFetched => "failed-fetch",
            Failure::NoEngine => "engine-lost",
            Failure::Silent => "failed-silent",
        })
    }

    /// The deductions that propagation made, and how they ended.
    pub fn propagated(&self, placed: usize, gone: usize, outcome: Outcome) -> String {
        let placed = self.count("placed", placed);
        let gone = match gone {
            0 => String::new(),
            n => format!(" {}", self.count("gone", n)),
        };
        let end = match outcome {
            Outcome::Finished => self.text("end-finished"),
            Outcome::Stuck => self.text("end-stuck"),
            Outcome::Contradictory(why) => {
                self.say("end-contradictory", &[("why", &self.contradiction(why))])
            }
        };
        format!("{placed}{gone} {end} {}", self.basis(Basis::Board))
    }

    /// What Solve found.
    pub fn solved(&self, solved: &Solved) -> String {
        let count = thousands(solved.count);
        let sentence = match (solved.count, solved.complete, solved.givens) {
            (0, _, Verdict::None) => self.text("solved-never"),
            (0, _, Verdict::Undecided) => self.text("solved-unknown"),
            (0, _, _) => self.text("solved-not-so"),
            (1, true, _) => self.text("solved-one"),
            (_, true, _) => self.say("solved-several", &[("n", &count)]),
            (_, false, _) => self.say("solved-at-least", &[("n", &count)]),
        };
        format!("{sentence} {}", self.basis(Basis::Board))
    }

    /// A rating, or why there is no rating.
    pub fn rated(&self, basis: Basis, rated: &Result<Rated, Verdict>) -> String {
        let sentence = match rated {
            Ok(rated) => self.headline(&rated.ratings),
            Err(verdict) => self.say("not-rated", &[("why", self.verdict(*verdict))]),
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
            n => format!("{first} {}", self.count("mistakes-also", n)),
        }
    }

    /// What is wrong on the board.
    pub fn mistake(&self, mistake: Mistake) -> Vec<Piece> {
        let (key, cell, digit) = match mistake {
            Mistake::Digit(cell, digit) => ("mistake-digit", cell, digit),
            Mistake::Erased(cell, digit) => ("mistake-erased", cell, digit),
            Mistake::Unmarked(cell, digit) => ("mistake-unmarked", cell, digit),
            Mistake::Together(cell, digit) => ("mistake-together", cell, digit),
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
        self.say("step-line", &[("technique", &name), ("what", &what)])
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
            HintResult::Finished => self.text("hint-finished"),
            HintResult::NoStep => self.text("hint-none"),
            HintResult::NoSolution => self.text("hint-no-solution"),
            HintResult::Undecided => self.text("hint-undecided"),
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
