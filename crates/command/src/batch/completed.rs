//! Solving by techniques, then by backtracking, as a row: what each of the two did.

use super::count::{self, shown};
use super::job::{Ask, Asked};
use super::logic::{lacking, unique, verdict_of, wanted};
use super::parts::{solution, technique_name, verdict};
use super::value::{Fields, Value};
use crate::key;
use nonet::board::{DigitSet, Grid, Solution};
use nonet::logic::{Deduction, Info};
use nonet::rate::{Completed, Completion, complete};
use nonet::solve::{Backtracked, HowMany, Verdict};
use nonet::text::cell_name;
use words::Lang;

/// How many digits backtracking tries, by default.
const BUDGET: u64 = 1_000_000;

/// A solution by these techniques as far as they go, then by backtracking.
pub(super) const COMPLETE: Ask = Ask {
    quick: None,
    columns: &[
        "verdict",
        "solution",
        "steps",
        "placements",
        "eliminations",
        "techniques",
        "begins",
        "candidates",
        "tried",
        "taken_back",
    ],
    text: |asked, lang| Told::of(asked).text(lang),
    fields: |asked| Told::of(asked).fields(),
    ..count::SOLVE
};

/// A run, and what else is known about the puzzle.
struct Told<'a> {
    asked: &'a Asked<'a>,
    run: Completed,
    end: Completion,
    known: Verdict,
}

impl<'a> Told<'a> {
    fn of(asked: &'a Asked<'a>) -> Self {
        let puzzle = &asked.board.puzzle;
        let known = verdict_of(puzzle, asked.job.budget);
        let most = asked.job.budget.unwrap_or(BUDGET);
        let unique = unique(puzzle, &known);
        let techniques = wanted(asked);
        let grid = Grid::new(puzzle);
        let run = complete(grid, unique.as_ref(), &techniques, most, &mut || {});
        Self {
            asked,
            end: run.end(),
            run,
            known,
        }
    }

    /// How many solutions there are, as far as the run shows.
    fn how_many(&self) -> HowMany {
        match &self.end {
            Completion::Contradiction(_) | Completion::Exhausted => HowMany::None,
            // Logic alone proves that there is no other.
            Completion::Solution(_) if self.run.search.is_none() => HowMany::One,
            Completion::Solution(_) => self.known.how_many(),
            Completion::Paused => HowMany::Undecided,
        }
    }

    fn solution(&self) -> Option<&Solution> {
        match &self.end {
            Completion::Solution(solution) => Some(solution),
            _ => None,
        }
    }

    /// The solution, or that there is none, then a remark on each of the two.
    fn text(&self, lang: Lang) -> String {
        let how_many = self.how_many();
        let first = match self.solution() {
            None => how_many.slug().to_owned(),
            Some(solution) => count::told(self.asked, shown(self.asked, solution, lang), how_many),
        };
        let remarks = [Some(self.logic(lang)), self.search(lang), self.why(lang)];
        let remarks = remarks.into_iter().flatten();
        let remarks: String = remarks.map(|remark| format!("\n# {remark}")).collect();
        first + &remarks
    }

    /// What the techniques did.
    fn logic(&self, lang: Lang) -> String {
        let uses = self.uses().into_iter();
        let uses: Vec<String> = uses
            .map(|(info, n)| format!("{} × {n}", technique_name(info, lang)))
            .collect();
        if uses.is_empty() {
            return lang.word(key::COMPLETED_NOTHING).to_owned();
        }
        let [placed, removed] = self.concluded().map(|n| n.to_string());
        let what = uses.join(", ");
        let places = [("placed", &*placed), ("removed", &removed), ("what", &what)];
        lang.say(key::COMPLETED_LOGIC, &places)
    }

    /// What backtracking did, if it was needed.
    fn search(&self, lang: Lang) -> Option<String> {
        let search = self.run.search.as_ref()?;
        let (cell, digits) = search.first?;
        let cell = cell_name(self.asked.board.puzzle.geometry(), cell);
        let digits = self.digits(digits).join(", ");
        let [tried, back] = [search.tried, search.taken_back].map(|n| n.to_string());
        let places = [
            ("cell", &*cell),
            ("digits", &digits),
            ("tried", &tried),
            ("back", &back),
        ];
        Some(lang.say(key::COMPLETED_SEARCH, &places))
    }

    /// Why there is no solution, or why none was found.
    fn why(&self, lang: Lang) -> Option<String> {
        Some(match &self.end {
            Completion::Solution(_) => return None,
            Completion::Contradiction(why) => lang.say(
                key::NONE_REPEATED,
                &[("what", &lacking(self.asked, *why, lang))],
            ),
            Completion::Exhausted => lang.word(key::COMPLETED_NONE).to_owned(),
            Completion::Paused => lang.word(key::COMPLETED_PAUSED).to_owned(),
        })
    }

    fn digits(&self, digits: DigitSet) -> Vec<String> {
        let board = self.asked.board;
        let side = board.puzzle.geometry().side();
        let show = |digit| board.symbols.show(digit, side);
        digits.iter().map(show).collect()
    }

    /// How often each technique was used, in the order of its first use.
    fn uses(&self) -> Vec<(&'static Info, u64)> {
        let mut uses: Vec<(&'static Info, u64)> = Vec::new();
        for step in &self.run.path.steps {
            match uses.iter_mut().find(|(info, _)| *info == step.technique) {
                Some((_, n)) => *n += 1,
                None => uses.push((step.technique, 1)),
            }
        }
        uses
    }

    /// Placements and eliminations of logic.
    fn concluded(&self) -> [u64; 2] {
        let steps = self.run.path.steps.iter();
        let all = steps.flat_map(|step| &step.deductions);
        all.fold([0, 0], |[placed, removed], deduction| match deduction {
            Deduction::Place(_) => [placed + 1, removed],
            Deduction::Eliminate(_) => [placed, removed + 1],
        })
    }

    fn fields(&self) -> Fields {
        let [placed, removed] = self.concluded();
        let uses = self.uses().into_iter();
        let uses = uses.map(|(info, n)| (info.slug, Value::Number(n)));
        let mut fields = vec![
            ("verdict", verdict(self.how_many())),
            ("solution", solution(self.solution(), self.asked.board)),
            ("steps", Value::Number(self.run.path.steps.len() as u64)),
            ("placements", Value::Number(placed)),
            ("eliminations", Value::Number(removed)),
            ("techniques", Value::Object(uses.collect())),
        ];
        fields.extend(self.search_fields());
        fields
    }

    /// The fields of the search; null if logic was enough.
    fn search_fields(&self) -> Fields {
        let search = self.run.search.as_ref();
        let first = search.and_then(|search| search.first);
        let geometry = self.asked.board.puzzle.geometry();
        let number = |of: fn(&Backtracked) -> u64| search.map(|search| Value::Number(of(search)));
        let fields = [
            (
                "begins",
                first.map(|(cell, _)| Value::Text(cell_name(geometry, cell))),
            ),
            (
                "candidates",
                first.map(|(_, digits)| Value::list(self.digits(digits), Value::Text)),
            ),
            ("tried", number(|search| search.tried)),
            ("taken_back", number(|search| search.taken_back)),
        ];
        let or_null = |(name, value): (_, Option<Value>)| (name, value.unwrap_or(Value::Null));
        fields.map(or_null).into()
    }
}
