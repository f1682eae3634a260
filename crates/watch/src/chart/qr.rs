//! A text as a QR code (ISO/IEC 18004), for paper.

use markup::Node;
use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// Modules left blank on each side.
const QUIET: i32 = 4;

/// The picture; `None` if the text is too long for any QR code.
pub fn qr(title: &str, text: &str) -> Option<Node> {
    let code = QrCode::encode_text(text, QrCodeEcc::Low).ok()?;
    let side = code.size() + 2 * QUIET;
    let mut dark = String::new();
    let modules = (0..code.size()).flat_map(|y| (0..code.size()).map(move |x| (x, y)));
    for (x, y) in modules.filter(|&(x, y)| code.get_module(x, y)) {
        // Writing to a string cannot fail.
        let _ = write!(dark, "M{} {}h1v1h-1z", x + QUIET, y + QUIET);
    }
    let svg = Node::new("svg", "qr")
        .with("viewBox", format!("0 0 {side} {side}"))
        .with("role", "img")
        .with("shape-rendering", "crispEdges")
        .with("aria-label", title);
    Some(svg.child(Node::new("path", "").with("d", dark)))
}
