//! The table of techniques: their names, families and difficulty.

use super::job::Format;
use super::parts::{columns_line, csv_line, technique_name};
use super::value::{Fields, Value};
use answers::voice::Voice;
use nonet::logic::{Info, Level, techniques};
use words::Lang;

const COLUMNS: &[&str] = &[
    "slug",
    "name",
    "family",
    "level",
    "score",
    "half_steps",
    "hints",
    "hodoku",
];

/// A row for every technique, in the order of hints; then those that hints do not use. In CSV, the columns come first.
///
/// ```
/// use batch::{Format, techniques_table};
/// let rows = techniques_table(Format::Text(Default::default()));
/// assert!(rows.iter().any(|row| row.starts_with("x-wing ")));
/// ```
pub fn techniques_table(format: Format) -> Vec<String> {
    let mut rows: Vec<String> = match format {
        Format::Csv => vec![columns_line(COLUMNS)],
        _ => Vec::new(),
    };
    let mut level = Level::Easy;
    for (place, info) in techniques::infos().enumerate() {
        // A technique unknown to HoDoKu counts as hard as the last known one before it.
        level = info.hodoku.map_or(level, |row| row.level);
        let is_hinted = place < techniques::n_hinted();
        rows.push(match format {
            Format::Text(lang) => text(info, level, lang),
            Format::Csv => csv_line(COLUMNS, &fields(info, level, is_hinted)),
            Format::Json => Value::Object(fields(info, level, is_hinted)).to_json(),
        });
    }
    rows
}

fn text(info: &Info, level: Level, lang: Lang) -> String {
    let voice = Voice::of(lang);
    let (family, level) = (voice.family(info.family()), voice.level(level));
    let (name, slug) = (technique_name(info, lang), info.slug);
    format!("{slug:33} {name:44} {family:32} {level}")
}

/// The fields, the same in every language.
fn fields(info: &Info, level: Level, is_hinted: bool) -> Fields {
    let hodoku = info.hodoku.as_ref();
    let half_steps = info
        .half_steps
        .map(|value| Value::Number(value.once.into()));
    let or_null = |value: Option<Value>| value.unwrap_or(Value::Null);
    vec![
        ("slug", Value::text(info.slug)),
        ("name", Value::text(technique_name(info, Lang::default()))),
        ("family", Value::text(info.family().slug())),
        ("level", Value::text(level.slug())),
        (
            "score",
            or_null(hodoku.map(|row| Value::Number(row.score.into()))),
        ),
        ("half_steps", or_null(half_steps)),
        ("hints", Value::Truth(is_hinted)),
        ("hodoku", or_null(hodoku.map(|row| Value::text(row.name)))),
    ]
}
