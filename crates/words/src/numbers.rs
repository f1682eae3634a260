//! Numbers and times as they are written in every language.

/// A number with thin spaces between its thousands.
pub fn thousands(n: u64) -> String {
    grouped(&n.to_string())
}

/// Puts thin spaces between the thousands of a number already written out, of any size.
pub fn grouped(digits: &str) -> String {
    let mut text = String::new();
    for (place, digit) in digits.chars().enumerate() {
        if place > 0 && (digits.len() - place).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}

/// A time as clocks show it: `4:05`, `1:00:07`.
pub fn clock(seconds: u32) -> String {
    let (hours, minutes, seconds) = (seconds / 3600, seconds / 60 % 60, seconds % 60);
    match hours {
        0 => format!("{minutes}:{seconds:02}"),
        _ => format!("{hours}:{minutes:02}:{seconds:02}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_grouped() {
        assert_eq!(thousands(7), "7");
        assert_eq!(thousands(1_234_567), "1\u{202f}234\u{202f}567");
    }
}
