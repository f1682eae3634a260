//! Scales of difficulty, and how often techniques are used, as tables.

use crate::web::dom;
use app::view::{Bar, ScaleRow};
use web_sys::{Element, HtmlElement};

/// The scales side by side, folded. Under each, folded again, what its value means and how it is rated.
pub(super) fn scales(words: &str, columns: &[String; 2], rows: &[ScaleRow]) -> HtmlElement {
    let bodies = rows.iter().map(scale);
    let table = dom::with_children("table", "scales", [head(columns)].into_iter().chain(bodies));
    let summary = dom::with_text("summary", "", words);
    dom::with_children("details", "details", [summary, table])
}

fn head(columns: &[String]) -> HtmlElement {
    let cells = columns.iter().map(|words| header("col", words));
    dom::with_children("thead", "", [dom::with_children("tr", "", cells)])
}

fn header(scope: &str, words: &str) -> HtmlElement {
    let cell = dom::with_text("th", "", words);
    dom::put(&cell, "scope", scope);
    cell
}

fn scale(row: &ScaleRow) -> HtmlElement {
    let cells = [
        header("row", &row.name),
        dom::with_text("td", "", &row.value),
    ];
    let meaning = dom::with_text("p", "", &row.meaning);
    let below = dom::with_children("td", "", [meaning, method(row)]);
    dom::put(&below, "colspan", "2");
    let rows = [
        dom::with_children("tr", "", cells),
        dom::with_children("tr", "", [below]),
    ];
    dom::with_children("tbody", "", rows)
}

fn method(row: &ScaleRow) -> HtmlElement {
    let summary = dom::with_text("summary", "", &row.method);
    dom::put(
        &summary,
        "aria-label",
        &format!("{}: {}", row.method, row.name),
    );
    let parts = row.parts.iter();
    let parts = parts.flat_map(|(head, words)| [("dt", head), ("dd", words)]);
    let parts = parts.map(|(tag, words)| dom::with_text(tag, "", words));
    let list = dom::with_children("dl", "", parts);
    dom::with_children("details", "", [summary, list])
}

/// A bar for each technique, with its number beside it.
pub(super) fn histogram(columns: &[String; 2], bars: &[Bar]) -> HtmlElement {
    let rows = bars.iter().map(bar);
    let body = dom::with_children("tbody", "", rows);
    dom::with_children("table", "histogram", [head(columns), body])
}

fn bar(bar: &Bar) -> HtmlElement {
    let name = header("row", &bar.name);
    if let Some(remark) = &bar.remark {
        dom::append(&name, &dom::with_text("small", "", remark));
    }
    let value = dom::element("td", "");
    dom::append(&value, &drawn(bar.percent).into());
    dom::append_text(&value, &bar.n.to_string());
    let class = if bar.remark.is_some() { "hardest" } else { "" };
    dom::with_children("tr", class, [name, value])
}

/// Lengths are attributes of a drawing: the page's policy forbids styles on elements.
fn drawn(percent: u32) -> Element {
    let bar = dom::drawing("rect", "");
    dom::put(&bar, "width", &percent.to_string());
    dom::put(&bar, "height", "1");
    let svg = dom::drawing("svg", "length");
    dom::put(&svg, "viewBox", "0 0 100 1");
    dom::put(&svg, "preserveAspectRatio", "none");
    dom::put(&svg, "aria-hidden", "true");
    dom::append(&svg, &bar);
    svg
}
