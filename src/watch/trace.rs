//! Writing down what happened.

use super::player::Player;
use crate::lab::Event;
use std::fmt::Write;

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

const NAMES: [&str; 7] = [
    "position", "event", "line", "cell", "digit", "node", "parent",
];

/// The trace of a player as CSV, one event per line: the last 65,536. If there were more, the first line says up to which
/// position they are `left-out`.
pub fn trace_csv(player: &Player) -> String {
    let side = player.plan().digits.len().isqrt().max(1);
    let mut text = NAMES.join(",") + "\n";
    let events = player.recorded().0;
    if events.dropped() > 0 {
        text += &format!("{},left-out,,,,,\n", events.dropped());
    }
    for (position, event) in events.numbered() {
        text += &fields(position, event, side).join(",");
        text.push('\n');
    }
    text
}

/// The plan, the counters and the trace of a player as one JSON object.
pub fn trace_json(player: &Player) -> String {
    let plan = player.plan();
    let side = plan.digits.len().isqrt().max(1);
    let options = plan.options.iter();
    let options: Vec<String> = options
        .map(|(name, value)| format!("\"{name}\":\"{value}\""))
        .collect();
    let digits = plan.digits.iter();
    let digits: Vec<String> = digits
        .map(|digit| digit.map_or(0, |digit| digit.get()).to_string())
        .collect();
    let mut text = format!(
        "{{\"algorithm\":\"{}\",\"options\":{{{}}},\"seed\":{},\"digits\":[{}]",
        plan.algorithm,
        options.join(","),
        plan.seed,
        digits.join(",")
    );
    for (name, count) in player.frame().counters.named() {
        let count = count.map_or("null".to_owned(), |count| count.to_string());
        let _ = write!(text, ",\"{name}\":{count}");
    }
    let _ = write!(text, ",\"left_out\":{}", player.recorded().0.dropped());
    let events = player.recorded().0.numbered();
    let events: Vec<String> = events
        .map(|(position, event)| json(&fields(position, event, side)))
        .collect();
    let _ = write!(text, ",\"events\":[\n{}\n]}}\n", events.join(",\n"));
    text
}

/// An event as an object, without the fields it lacks.
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
