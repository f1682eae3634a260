//! The bytes of a file as text.

/// The text that bytes stand for: UTF-8, or UTF-16 if they begin with its mark. Anything else stays readable: a stray
/// byte, as in a comment of an old file, becomes U+FFFD.
///
/// ```
/// use nonet::text::decode;
/// assert_eq!(decode(b"1 caf\xE9"), Ok("1 caf\u{FFFD}".to_owned()));
/// assert_eq!(decode(b"\xFF\xFE1\x002\x00"), Ok("12".to_owned()));
/// assert_eq!(decode(b"PK\x03\x00"), Err(3));
/// ```
///
/// # Errors
/// The first byte, from 0, that cannot be part of a text.
pub fn decode(bytes: &[u8]) -> Result<String, usize> {
    match bytes {
        [0xFF, 0xFE, rest @ ..] => Ok(from_utf16(rest, u16::from_le_bytes)),
        [0xFE, 0xFF, rest @ ..] => Ok(from_utf16(rest, u16::from_be_bytes)),
        _ => match bytes.iter().position(|&byte| byte == 0) {
            Some(offset) => Err(offset),
            None => Ok(String::from_utf8_lossy(bytes).into_owned()),
        },
    }
}

fn from_utf16(bytes: &[u8], unit: fn([u8; 2]) -> u16) -> String {
    let (pairs, _) = bytes.as_chunks();
    let units: Vec<u16> = pairs.iter().map(|&pair| unit(pair)).collect();
    String::from_utf16_lossy(&units)
}
