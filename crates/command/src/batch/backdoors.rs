//! Backdoors as a row.

use super::job::{Ask, Asked, NO_MORE};
use super::logic::verdict_of;
use super::parts::verdict;
use super::value::{Fields, Value};
use nonet::board::Candidate;
use nonet::rate::{Backdoors, LARGEST_BACKDOOR};
use nonet::solve::HowMany;
use nonet::text::{Board, cell_name};

/// The smallest sets of cells that, once known, let singles solve the rest.
pub(super) const BACKDOORS: Ask = Ask {
    slug: "backdoors",
    quick: None,
    choices: &[],
    columns: &["verdict", "size", "count", "complete", "sets"],
    more: NO_MORE,
    tells_repeats: false,
    text: |asked, _| Told::of(asked).text(asked.board),
    fields: |asked| Told::of(asked).fields(asked.board),
};

/// The smallest backdoors of a puzzle, or how many solutions it has if not exactly one.
struct Told(Result<Backdoors, HowMany>);

impl Told {
    fn of(asked: &Asked<'_>) -> Self {
        let (puzzle, budget) = (&asked.board.puzzle, asked.job.budget);
        let sets = budget.unwrap_or(u64::MAX);
        let find = |solution| Backdoors::find(puzzle, &solution, sets, &mut |_, _| {});
        Self(verdict_of(puzzle, budget).only().map(find))
    }

    /// The size, then the sets, with a `+` if the budget ran out.
    fn text(&self, board: &Board) -> String {
        let found = match &self.0 {
            Ok(found) => found,
            Err(how_many) => return how_many.slug().to_owned(),
        };
        let more = if found.complete { "" } else { "+" };
        match found.size {
            None if found.complete => format!("more than {LARGEST_BACKDOOR}"),
            None => "undecided".to_owned(),
            Some(0) => "0".to_owned(),
            Some(size) => format!("{size}{more}: {}", sets(found, board).join("; ")),
        }
    }

    fn fields(&self, board: &Board) -> Fields {
        let how_many = self.0.as_ref().err().copied().unwrap_or(HowMany::One);
        let found = self.0.as_ref().ok();
        let number = |n: u64| Value::Number(n);
        let size = found
            .and_then(|found| found.size)
            .map(|size| number(size as u64));
        let texts = found.map_or_else(Vec::new, |found| sets(found, board));
        let fields = [
            ("verdict", Some(verdict(how_many))),
            ("size", size),
            ("count", found.map(|found| number(found.count))),
            ("complete", found.map(|found| Value::Truth(found.complete))),
            ("sets", found.map(|_| Value::list(texts, Value::Text))),
        ];
        let or_null = |(name, value): (_, Option<Value>)| (name, value.unwrap_or(Value::Null));
        fields.into_iter().map(or_null).collect()
    }
}

/// Each set as `r1c2=5 r3c4=7`, with blanks between its cells.
fn sets(found: &Backdoors, board: &Board) -> Vec<String> {
    let geometry = board.puzzle.geometry();
    let told = |&Candidate { cell, digit }: &Candidate| {
        let digit = board.symbols.show(digit, geometry.side());
        format!("{}={digit}", cell_name(geometry, cell))
    };
    let set = |set: &Vec<Candidate>| set.iter().map(told).collect::<Vec<_>>().join(" ");
    found.sets.iter().map(set).collect()
}
