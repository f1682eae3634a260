//! QR codes (ISO/IEC 18004) as drawings in SVG: dark on light with the quiet zone around them, on any background.

use qrcodegen::{QrCode, QrCodeEcc};
use std::fmt::Write;

/// Modules left blank on each side.
const QUIET: i32 = 4;

/// The QR code of a text, with as much error correction as fits in its size, and more than the minimum if the text
/// is short. `None` if it is too long for any QR code.
///
/// ```
/// let drawing = worker::workshop::qr("https://nonet.example/#p=1").expect("it is short");
/// assert!(drawing.starts_with("<svg "));
/// assert_eq!(worker::workshop::qr(&"x".repeat(3000)), None);
/// ```
pub fn qr(text: &str) -> Option<String> {
    let with = |ecc| QrCode::encode_text(text, ecc).ok();
    let code = with(QrCodeEcc::Medium).or_else(|| with(QrCodeEcc::Low))?;
    Some(drawn(&code))
}

fn drawn(code: &QrCode) -> String {
    let side = code.size() + 2 * QUIET;
    let mut dark = String::new();
    for y in 0..code.size() {
        for (x, wide) in runs(code, y) {
            // Writing to a string cannot fail.
            let _ = write!(dark, "M{} {}h{wide}v1h-{wide}z", x + QUIET, y + QUIET);
        }
    }
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" width=\"{0}\" height=\"{0}\" \
         shape-rendering=\"crispEdges\"><rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/>\
         <path d=\"{dark}\"/></svg>\n",
        side * 8
    )
}

/// Where the runs of dark modules in a row begin, and how long each is.
fn runs(code: &QrCode, y: i32) -> Vec<(i32, i32)> {
    let mut runs: Vec<(i32, i32)> = Vec::new();
    for x in (0..code.size()).filter(|&x| code.get_module(x, y)) {
        match runs.last_mut() {
            Some((from, wide)) if *from + *wide == x => *wide += 1,
            _ => runs.push((x, 1)),
        }
    }
    runs
}
