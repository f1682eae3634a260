//! What only one kind of search can show: a drawing for each.

use crate::key;
use crate::model::Model;
use crate::tell::Reader;
use crate::watched::Watched;
use crate::words;
use ::words::Key;
use lab::{Branch, Detail, Matrix};
use watch::chart::{self, Bar, Chart, Names};

/// The drawing; in a race, `name` is the run's.
pub(super) fn picture(model: &Model, watched: &Watched, name: &str) -> Option<Chart> {
    let shot = watched.shot.as_ref()?;
    let geometry = model.puzzle.geometry();
    let title = |key: Key| format!("{}{name}", model.word(key));
    let three = |keys: [Key; 3]| keys.map(|key| model.word(key));
    Some(match &shot.detail {
        Detail::Frontier { levels } => {
            let bars = numbered(levels.iter().copied());
            let words = (model.word(key::DEPTH), model.word(key::WAITING));
            chart::bars(&title(key::FRONTIER_LEVELS), words, &bars, model.scale)
        }
        Detail::Path { branches } => path(model, &title(key::DECISIONS), branches),
        Detail::Population {
            costs, diversity, ..
        } => population(model, &title(key::POPULATION), costs, *diversity),
        Detail::Temperature { temperature, .. } => {
            acceptance(model, &title(key::ACCEPTANCE), *temperature)
        }
        Detail::Cover { matrix, .. } if !matrix.options.is_empty() => {
            cover(model, &title(key::MATRIX), matrix)
        }
        Detail::Cover { sizes, .. } => {
            let bars = numbered(sizes.iter().map(|&size| size.into()));
            let words = (model.word(key::ITEM), model.word(key::OPTIONS_LEFT));
            chart::bars(&title(key::COVER), words, &bars, model.scale)
        }
        Detail::Clauses {
            model: sizes,
            learned,
            ..
        } => clauses(model, &title(key::FORMULA), *sizes, *learned),
        Detail::Saturation { vertices, .. } => {
            let words = three([key::CELL, key::COLOUR, key::SATURATION]);
            let now = shot.event.and_then(|event| event.cell);
            chart::graph(&title(key::CONFLICT_GRAPH), words, geometry, vertices, now)
        }
        Detail::Tabu { table } => {
            let words = three([key::CELL, key::DIGIT, key::ITERATIONS_LEFT]);
            chart::tabu(&title(key::TABU_TABLE), words, geometry, table)
        }
        Detail::Program {
            values,
            is_infeasible,
            ..
        } => {
            let words = three([key::CELL, key::DIGIT, key::VALUE]);
            let key = if *is_infeasible {
                key::RELAXATION_BEFORE
            } else {
                key::RELAXATION
            };
            chart::cube(&title(key), words, geometry, values)
        }
        Detail::Rows { filled, so_far, .. } => {
            rows(model, &title(key::FILLED_ROWS), filled, *so_far)
        }
        Detail::Logic { .. } | Detail::Board => return None,
    })
}

/// The matrix of an exact cover.
fn cover(model: &Model, title: &str, matrix: &Matrix) -> Chart {
    let reader = Reader::of(model);
    let head = [key::ITEM, key::OPTIONS_LEFT].map(|key| model.word(key));
    let kinds = [
        key::KIND_CELLS,
        key::KIND_ROWS,
        key::KIND_COLUMNS,
        key::KIND_BOXES,
    ]
    .map(|key| model.word(key));
    let names = Names {
        item: &|item| reader.item(item),
        option: &|cell, digit| reader.candidate(cell, digit),
    };
    chart::matrix(title, (head, kinds), reader.geometry, matrix, &names)
}

fn numbered(values: impl Iterator<Item = u64>) -> Vec<Bar> {
    let bars = values.enumerate().map(|(place, value)| Bar {
        name: place.to_string(),
        value,
    });
    bars.collect()
}

/// The number of figures in the number of ways to fill the first rows, with the numbers themselves and the boards
/// counted.
fn rows(model: &Model, title: &str, filled: &[(u8, u128)], so_far: u128) -> Chart {
    let bars = filled.iter().map(|(rows, ways)| Bar {
        name: rows.to_string(),
        value: u64::from(ways.checked_ilog10().unwrap_or(0)) + 1,
    });
    let bars: Vec<Bar> = bars.collect();
    let words = (model.word(key::ROWS_FILLED), model.word(key::FIGURES));
    let ways = filled.iter();
    let ways = ways.map(|(rows, ways)| vec![rows.to_string(), ways.to_string()]);
    let boards = vec![
        model.word(key::BOARDS_COUNTED).to_owned(),
        so_far.to_string(),
    ];
    let head = [key::ROWS_FILLED, key::WAYS].map(|key| model.word(key).to_owned());
    Chart {
        head: head.to_vec(),
        rows: ways.chain([boards]).collect(),
        ..chart::bars(title, words, &bars, model.scale)
    }
}

/// How many digits each decision on the way to the current state leaves to try.
fn path(model: &Model, title: &str, branches: &[Branch]) -> Chart {
    let bars = numbered(branches.iter().map(|branch| branch.left.len() as u64));
    let words = (model.word(key::DEPTH), model.word(key::DIGITS_LEFT));
    let rows = words::decisions(model.lang, model.puzzle.geometry(), branches);
    let head = [key::CELL, key::DIGIT, key::DIGITS_LEFT].map(|key| model.word(key).to_owned());
    Chart {
        head: head.to_vec(),
        rows,
        ..chart::bars(title, words, &bars, model.scale)
    }
}

/// The cost of each board, and how diverse they are.
fn population(model: &Model, title: &str, costs: &[u64], diversity: u64) -> Chart {
    let bars = numbered(costs.iter().copied());
    let below = format!(
        "{} · {} {:.2}",
        model.word(key::INDIVIDUAL),
        words::measure(model.lang, "diversity"),
        diversity as f64 / 1000.0
    );
    chart::bars(title, (&below, model.word(key::COST)), &bars, model.scale)
}

/// How likely this temperature makes accepting a swap that raises the cost by 1, 2 and so on.
fn acceptance(model: &Model, title: &str, temperature: u64) -> Chart {
    let temperature = temperature as f64 / 1000.0;
    let chance = |rise: u8| Bar {
        name: format!("+{rise}"),
        value: (100.0 * (-f64::from(rise) / temperature).exp()).round() as u64,
    };
    let bars: Vec<Bar> = (1..=6).map(chance).collect();
    let below = format!("{} · T = {temperature:.3}", model.word(key::RISE));
    chart::bars(title, (&below, "%"), &bars, model.scale)
}

/// The size of the formula, and how much was learned.
fn clauses(model: &Model, title: &str, (variables, clauses): (u64, u64), learned: u64) -> Chart {
    let sizes = [
        (key::VARIABLES, variables),
        (key::CLAUSES, clauses),
        (key::LEARNED, learned),
    ];
    let bars = sizes.map(|(key, value)| Bar {
        name: model.word(key).to_owned(),
        value,
    });
    let words = (model.word(key::CLAUSES_HOW), model.word(key::NUMBER));
    chart::bars(title, words, &bars, model.scale)
}
