//! Solutions found and counted, as a row.

use super::check::verified;
use super::job::{Ask, Asked, Choice, Choices, NO_MORE, Quickly, Short, ShortFields};
use super::parts::{apart, board_text, solution, verdict};
use super::quick::has_repeats;
use super::value::{Fields, Value};
use lab::{self, Detail};
use nonet::board::Solution;
use nonet::solve::nine::{self, Only};
use nonet::solve::{Count, End, HowMany, Limits, Sign, count_with};
use std::ops::ControlFlow;
use words::Lang;

/// A solution, and whether there are others.
pub(super) const SOLVE: Ask = Ask {
    slug: "solve",
    quick: Some(Quickly {
        text: solved_quickly,
        fields: solved_shortly,
    }),
    choices: &[
        Choice::Techniques,
        Choice::Every,
        Choice::Limit,
        Choice::Framed,
        Choice::Verify,
    ],
    columns: &["verdict", "solution", "nodes"],
    more: NO_MORE,
    tells_repeats: false,
    text: |asked, lang| match asked.job.choices.every {
        true => every(asked, lang),
        false => first_of(asked, lang),
    },
    fields: |asked| match asked.job.choices.every {
        true => every_fields(asked),
        false => {
            let count = count(asked, 1, &mut |_| {});
            vec![
                ("verdict", verdict(count.how_many())),
                ("solution", solution(count.first.as_ref(), asked.board)),
                ("nodes", Value::Number(count.nodes)),
            ]
        }
    },
};

/// How many solutions there are, up to a limit.
pub(super) const COUNT: Ask = Ask {
    slug: "count",
    quick: Some(Quickly {
        text: counted_quickly,
        fields: counted_shortly,
    }),
    choices: &[Choice::Limit, Choice::Exact],
    columns: &["count", "complete", "nodes"],
    more: NO_MORE,
    tells_repeats: false,
    text: |asked, _| {
        if asked.job.choices.exact {
            return exact(asked).map_or("undecided".to_owned(), |(count, _)| count.to_string());
        }
        let (found, is_complete, _) = counted(asked);
        let more = if is_complete { "" } else { "+" };
        format!("{found}{more}")
    },
    fields: |asked| {
        if asked.job.choices.exact {
            return exact_fields(asked);
        }
        let (found, is_complete, nodes) = counted(asked);
        vec![
            ("count", Value::Number(found)),
            ("complete", Value::Truth(is_complete)),
            ("nodes", Value::Number(nodes)),
        ]
    },
};

/// How many solutions were found, whether these are known to be all, and the branches made. Whether there are more
/// than the limit is not checked.
fn counted(asked: &Asked<'_>) -> (u64, bool, u64) {
    let Some(before) = asked.job.choices.limit.checked_sub(1) else {
        return (0, false, 0);
    };
    // Such a count ends after one solution more than its limit, if there is one.
    let count = count(asked, before, &mut |_| {});
    let found = count.found + u64::from(count.end == End::Limit);
    (found, count.is_complete(), count.nodes)
}

fn counted_quickly(choices: &Choices, board: &nine::Board, row: &mut String) -> bool {
    if choices.exact {
        return false;
    }
    let count = nine::count(board, choices.limit);
    match count.found {
        0 if has_repeats(board) => return false,
        few @ 0..10 => row.push(char::from(b'0' + few as u8)),
        many => *row += &many.to_string(),
    }
    if !count.complete {
        row.push('+');
    }
    true
}

/// Writes the answer if it is known without a search: which of several solutions is the first depends on the
/// search used everywhere else.
fn solved_quickly(choices: &Choices, board: &nine::Board, row: &mut String) -> bool {
    if choices.every || choices.framed || choices.verify {
        return false;
    }
    match nine::only(board) {
        Only::None if has_repeats(board) => return false,
        Only::None => *row += "none",
        Only::One(digits) => row.extend(digits.map(|digit| char::from(b'0' + digit))),
        Only::Several => return false,
    }
    true
}

fn solved_shortly(choices: &Choices, board: &nine::Board) -> Option<ShortFields> {
    let (count, solution) = nine::count_steadily(board, 2);
    let how_many = match count.found {
        0 if has_repeats(board) => return None,
        0 => HowMany::None,
        1 => HowMany::One,
        _ => return None,
    };
    (!choices.every).then_some([
        ("verdict", Short::Name(how_many.slug())),
        ("solution", solution.map_or(Short::Null, Short::Digits)),
        ("nodes", Short::Number(2 * count.guesses)),
    ])
}

fn counted_shortly(choices: &Choices, board: &nine::Board) -> Option<ShortFields> {
    let is_counted = !choices.exact && choices.limit > 0;
    let (count, _) = is_counted.then(|| nine::count_steadily(board, choices.limit))?;
    (count.found > 0 || !has_repeats(board)).then_some([
        ("count", Short::Number(count.found)),
        ("complete", Short::Truth(count.complete)),
        ("nodes", Short::Number(2 * count.guesses)),
    ])
}

fn count(asked: &Asked<'_>, solutions: u64, found: &mut dyn FnMut(&Solution)) -> Count {
    let nodes = asked.job.budget.unwrap_or(u64::MAX);
    let limits = Limits { solutions, nodes };
    count_with(&asked.board.puzzle, limits, &mut |sign| {
        if let Sign::Solution(solution) = sign {
            found(solution);
        }
    })
}

/// The first solution, if there is one, and the verdict, unless it is the only one.
fn first_of(asked: &Asked<'_>, lang: Lang) -> String {
    let count = count(asked, 1, &mut |_| {});
    let how_many = count.how_many();
    let Some(first) = &count.first else {
        return how_many.slug().to_owned();
    };
    told(asked, shown(asked, first, lang), how_many)
}

/// A solution, followed by the verdict, unless it is the only one.
pub(super) fn told(asked: &Asked<'_>, mut text: String, how_many: HowMany) -> String {
    if how_many != HowMany::One {
        let end = text.find(['\n', '#']).filter(|_| !asked.job.choices.framed);
        text.insert_str(end.unwrap_or(text.len()), &verdict_after(asked, how_many));
    }
    text
}

/// The verdict, after a line or below a frame.
fn verdict_after(asked: &Asked<'_>, how_many: HowMany) -> String {
    let is_framed = asked.job.choices.framed;
    let between = if is_framed { "\n" } else { apart(asked.board) };
    between.to_owned() + how_many.slug()
}

/// A solution; below it, on request, a remark how many of its houses are right.
pub(super) fn shown(asked: &Asked<'_>, solution: &Solution, lang: Lang) -> String {
    let mut text = board_text(asked, solution.board());
    if asked.job.choices.verify {
        text.truncate(text.trim_end().len());
        text += "\n# ";
        text += &verified(solution.board(), lang);
    }
    text.truncate(text.trim_end().len());
    text
}

/// Every solution, up to the limit, with a remark how many there are.
fn every(asked: &Asked<'_>, lang: Lang) -> String {
    let mut text = String::new();
    let count = count(asked, asked.job.choices.limit, &mut |solution| {
        text += &shown(asked, solution, lang);
        text.push('\n');
    });
    let more = if count.is_complete() { "" } else { "+" };
    format!("{text}# {}{more}", count.found)
}

fn every_fields(asked: &Asked<'_>) -> Fields {
    let mut all = Vec::new();
    let count = count(asked, asked.job.choices.limit, &mut |found| {
        all.push(solution(Some(found), asked.board));
    });
    vec![
        ("verdict", verdict(count.how_many())),
        ("solution", solution(count.first.as_ref(), asked.board)),
        ("nodes", Value::Number(count.nodes)),
        ("solutions", Value::List(all)),
        ("complete", Value::Truth(count.is_complete())),
    ]
}

/// The memory limit for a count by rows, in bytes.
const MEMORY: u64 = 2 << 30;

/// The limit for a count by rows, in ways to fill a row: about a minute.
const WAYS: u64 = 1 << 28;

/// The number of all solutions, counted row by row, and the number of states; `None` if there are too many states
/// or ways.
fn exact(asked: &Asked<'_>) -> Option<(u128, u64)> {
    let puzzle = &asked.board.puzzle;
    let row = lab::algorithm("count-by-rows")?;
    let Ok(mut run) = row.begin(puzzle, &lab::Options::usual(row.options), 0) else {
        // Only repeated givens are rejected.
        return Some((0, 0));
    };
    let limits = lab::Limits {
        memory: MEMORY,
        ..lab::Limits::of(row)
    };
    let counters = lab::run(
        run.as_mut(),
        limits,
        &mut |run, _| match run.counters().generated {
            ..WAYS => ControlFlow::Continue(()),
            _ => ControlFlow::Break(lab::Verdict::NodeLimit),
        },
    );
    let counters = counters.counters;
    match run.detail() {
        Detail::Rows { count, .. } => count.map(|count| (count, counters.expanded)),
        _ => None,
    }
}

/// The number is text, since readers of JSON may turn large numbers into fractions.
fn exact_fields(asked: &Asked<'_>) -> Fields {
    let found = exact(asked);
    let count = found.map_or(Value::Null, |(count, _)| Value::Text(count.to_string()));
    vec![
        ("count", count),
        ("complete", Value::Truth(found.is_some())),
        ("nodes", Value::Number(found.map_or(0, |(_, nodes)| nodes))),
    ]
}
