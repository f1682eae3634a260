//! Embedding a run in another page.

/// The page that can be shown inside others, next to the main page.
const PAGE: &str = "embed.html";

/// The markup that shows only the run of this link in another page.
///
/// ```
/// let text = lab_page::embedding("https://example.org/nonet/#a=backtracking&w=lab");
/// assert!(text.starts_with("<iframe src=\"https://example.org/nonet/embed.html#a=backtracking&amp;w=lab\""));
/// ```
pub fn embedding(link: &str) -> String {
    let (page, fragment) = link.split_once('#').unwrap_or((link, ""));
    let folder = page.rfind('/').map_or("", |end| &page[..=end]);
    let address = format!("{folder}{PAGE}#{fragment}");
    let address = address.replace('&', "&amp;").replace('"', "&quot;");
    format!(
        "<iframe src=\"{address}\" title=\"Nonet\" width=\"100%\" height=\"640\" loading=\"lazy\" style=\"border:0\"></iframe>"
    )
}
