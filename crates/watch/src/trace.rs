//! Writing a trace: a head, an event per line, an end. So it can be written while its run goes on.

use super::plan::Plan;
use super::player::Player;
use lab::{Counters, Event, Verdict};
use serde::{Deserialize, Serialize};
use std::fmt::Write;

/// How a trace is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub enum Trace {
    /// As CSV: a header, then an event per line.
    Csv,
    /// As one JSON object: the plan, an event per line, the counters.
    Json,
}

const NAMES: [&str; 7] = [
    "position", "event", "line", "cell", "digit", "node", "parent",
];

impl Trace {
    /// All forms, in the order offered.
    pub const ALL: [Self; 2] = [Self::Csv, Self::Json];

    /// Its name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Csv => "csv",
            Self::Json => "json",
        }
    }

    /// The text before the events, the first `left_out` of which are missing.
    pub fn head(self, plan: &Plan, left_out: u64) -> String {
        match self {
            Self::Csv if left_out > 0 => {
                format!("{}\n{left_out},left-out,,,,,\n", NAMES.join(","))
            }
            Self::Csv => NAMES.join(",") + "\n",
            Self::Json => json_head(plan, left_out),
        }
    }

    /// An event of a run on a board of this side, at this position.
    pub fn event(self, position: u64, event: &Event, side: usize) -> String {
        let fields = fields(position, event, side);
        match self {
            Self::Csv => fields.join(",") + "\n",
            Self::Json => json(&fields),
        }
    }

    /// The text between two events.
    pub fn between(self) -> &'static str {
        match self {
            Self::Csv => "",
            Self::Json => ",\n",
        }
    }

    /// The text after the events: the counters, and how the run ended, if it did.
    pub fn end(self, counters: &Counters, verdict: Option<Verdict>) -> String {
        match self {
            Self::Csv => String::new(),
            Self::Json => json_end(counters, verdict),
        }
    }
}

/// The length of a row of the plan's board.
pub(super) fn side(plan: &Plan) -> usize {
    plan.digits.len().isqrt().max(1)
}

/// The fields of an event, empty where it has none; cells by row and column from 1.
fn fields(position: u64, event: &Event, side: usize) -> [String; 7] {
    let number = |n: Option<u64>| n.map_or_else(String::new, |n| n.to_string());
    let cell = event.cell.map(|cell| cell.index());
    [
        position.to_string(),
        event.happened.slug().to_owned(),
        (event.line + 1).to_string(),
        cell.map_or_else(String::new, |at| {
            format!("r{}c{}", at / side + 1, at % side + 1)
        }),
        number(event.digit.map(|digit| digit.get().into())),
        number(event.edge.map(|edge| edge.node)),
        number(event.edge.map(|edge| edge.parent)),
    ]
}

fn json_head(plan: &Plan, left_out: u64) -> String {
    let options = plan.options.iter();
    let options: Vec<String> = options
        .map(|(name, value)| format!("\"{name}\":\"{value}\""))
        .collect();
    let digits = plan.digits.iter();
    let digits: Vec<String> = digits
        .map(|digit| digit.map_or(0, |digit| digit.get()).to_string())
        .collect();
    format!(
        "{{\"algorithm\":\"{}\",\"options\":{{{}}},\"seed\":{},\"digits\":[{}],\"left_out\":{left_out},\"events\":[\n",
        plan.algorithm,
        options.join(","),
        plan.seed,
        digits.join(",")
    )
}

fn json_end(counters: &Counters, verdict: Option<Verdict>) -> String {
    let mut text = "\n]".to_owned();
    for (name, count) in counters.named() {
        let count = count.map_or("null".to_owned(), |count| count.to_string());
        let _ = write!(text, ",\"{name}\":{count}");
    }
    let status = verdict.map_or("null".to_owned(), |verdict| {
        format!("\"{}\"", verdict.slug())
    });
    let _ = writeln!(text, ",\"status\":{status}}}");
    text
}

/// An event as an object, without its empty fields.
fn json(fields: &[String; 7]) -> String {
    let pairs = NAMES
        .iter()
        .zip(fields)
        .filter(|(_, value)| !value.is_empty());
    let pairs: Vec<String> = pairs
        .map(|(name, value)| match *name {
            "event" | "cell" => format!("\"{name}\":\"{value}\""),
            _ => format!("\"{name}\":{value}"),
        })
        .collect();
    format!("{{{}}}", pairs.join(","))
}

/// The trace of a player: its last 65,536 events. If there were more, it says up to which position they are left out.
pub fn trace(player: &Player, form: Trace) -> String {
    let events = player.recorded().0;
    let side = side(player.plan());
    let mut text = form.head(player.plan(), events.dropped());
    let events = events.numbered();
    let events = events.map(|(position, event)| form.event(position, event, side));
    text += &events.collect::<Vec<_>>().join(form.between());
    text + &form.end(player.counters(), player.verdict())
}

/// The traces of a race: as CSV with a first column for the run, from 1, as JSON a list of them. A single run has
/// its plain trace.
pub fn race_trace(players: &[Player], form: Trace) -> String {
    let [first, _, ..] = players else {
        return players
            .first()
            .map_or_else(String::new, |player| trace(player, form));
    };
    let texts = players.iter().map(|player| trace(player, form));
    match form {
        Trace::Json => format!("[\n{}]\n", texts.collect::<Vec<_>>().join(",")),
        Trace::Csv => {
            let mut text = format!("run,{}", form.head(first.plan(), 0));
            for (run, lines) in (1..).zip(texts) {
                let lines = lines.lines().skip(1);
                lines.for_each(|line| _ = writeln!(text, "{run},{line}"));
            }
            text
        }
    }
}
