//! Scales of difficulty, and how often techniques are used, as tables.

use crate::app::view::{Bar, ScaleRow};
use crate::web::{Fallible, dom};
use web_sys::{Element, HtmlElement};

/// The scales side by side, to be opened. Under each, to be opened again, what its value means and how it is rated.
pub(super) fn scales(
    words: &str,
    columns: &[String; 2],
    rows: &[ScaleRow],
) -> Fallible<HtmlElement> {
    let bodies = rows.iter().map(scale);
    let table = dom::with_children("table", "scales", [head(columns)].into_iter().chain(bodies));
    let summary = dom::with_text("summary", "", words);
    dom::with_children("details", "details", [summary, table])
}

fn head(columns: &[String]) -> Fallible<HtmlElement> {
    let cells = columns.iter().map(|words| header("col", words));
    dom::with_children("thead", "", [dom::with_children("tr", "", cells)])
}

fn header(scope: &str, words: &str) -> Fallible<HtmlElement> {
    let cell = dom::with_text("th", "", words)?;
    cell.set_attribute("scope", scope)?;
    Ok(cell)
}

fn scale(row: &ScaleRow) -> Fallible<HtmlElement> {
    let cells = [
        header("row", &row.name),
        dom::with_text("td", "", &row.value),
    ];
    let meaning = dom::with_text("p", "", &row.meaning);
    let below = dom::with_children("td", "", [meaning, method(row)])?;
    below.set_attribute("colspan", "2")?;
    let rows = [
        dom::with_children("tr", "", cells),
        dom::with_children("tr", "", [Ok(below)]),
    ];
    dom::with_children("tbody", "", rows)
}

fn method(row: &ScaleRow) -> Fallible<HtmlElement> {
    let summary = dom::with_text("summary", "", &row.method)?;
    summary.set_attribute("aria-label", &format!("{}: {}", row.method, row.name))?;
    let parts = row.parts.iter();
    let parts = parts.flat_map(|(head, words)| [("dt", head), ("dd", words)]);
    let parts = parts.map(|(tag, words)| dom::with_text(tag, "", words));
    let list = dom::with_children("dl", "", parts);
    dom::with_children("details", "", [Ok(summary), list])
}

/// A bar for each technique, with its number beside it.
pub(super) fn histogram(columns: &[String; 2], bars: &[Bar]) -> Fallible<HtmlElement> {
    let rows = bars.iter().map(bar);
    let body = dom::with_children("tbody", "", rows);
    dom::with_children("table", "histogram", [head(columns), body])
}

fn bar(bar: &Bar) -> Fallible<HtmlElement> {
    let name = header("row", &bar.name)?;
    if let Some(remark) = &bar.remark {
        dom::append(&name, dom::with_text("small", "", remark))?;
    }
    let value = dom::element("td", "")?;
    value.append_with_node_1(&drawn(bar.percent)?.into())?;
    value.append_with_str_1(&bar.n.to_string())?;
    let class = if bar.remark.is_some() { "hardest" } else { "" };
    dom::with_children("tr", class, [Ok(name), Ok(value)])
}

/// Lengths are attributes of a drawing: the page's policy forbids styles on elements.
fn drawn(percent: u32) -> Fallible<Element> {
    let bar = dom::drawing("rect", "")?;
    bar.set_attribute("width", &percent.to_string())?;
    bar.set_attribute("height", "1")?;
    let svg = dom::drawing("svg", "length")?;
    svg.set_attribute("viewBox", "0 0 100 1")?;
    svg.set_attribute("preserveAspectRatio", "none")?;
    svg.set_attribute("aria-hidden", "true")?;
    svg.append_with_node_1(&bar)?;
    Ok(svg)
}
