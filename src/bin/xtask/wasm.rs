//! Drops what a browser never reads from the compiled program: function names and the like.
//!
//! wasm-opt would do it too, and gain two or three per cent more, but it is a tool of a hundred megabytes.

/// Before the sections: what it is, and the version.
pub(crate) const HEADER: usize = 8;
const CUSTOM: u8 = 0;
const UNREAD: &[&[u8]] = &[b"name", b"producers", b"target_features"];

/// The same module without those custom sections; `None` if the bytes are not a whole module.
pub(crate) fn strip(module: &[u8]) -> Option<Vec<u8>> {
    let (header, mut rest) = module.split_at_checked(HEADER)?;
    if !header.starts_with(b"\0asm") {
        return None;
    }
    let mut kept = header.to_vec();
    while !rest.is_empty() {
        let (section, after) = split_section(rest)?;
        if !is_unread(section)? {
            kept.extend(section);
        }
        rest = after;
    }
    Some(kept)
}

/// A section is its kind (one byte), the length of its content, and the content.
pub(crate) fn split_section(bytes: &[u8]) -> Option<(&[u8], &[u8])> {
    let (length, content) = number(bytes.get(1..)?)?;
    let head = bytes.len() - content.len();
    bytes.split_at_checked(head.checked_add(length)?)
}

fn is_unread(section: &[u8]) -> Option<bool> {
    if section[0] != CUSTOM {
        return Some(false);
    }
    let (_, content) = number(&section[1..])?;
    let (length, name) = number(content)?;
    Some(UNREAD.contains(&name.get(..length)?))
}

/// A number in LEB128 (seven bits per byte, the lowest first) and what follows it.
pub(crate) fn number(bytes: &[u8]) -> Option<(usize, &[u8])> {
    let mut value = 0;
    for (i, byte) in bytes.iter().enumerate().take(5) {
        value |= usize::from(byte & 0x7f) << (7 * i);
        if byte & 0x80 == 0 {
            return Some((value, &bytes[i + 1..]));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    const EMPTY: &[u8] = b"\0asm\x01\0\0\0";
    const TYPES: &[u8] = &[1, 4, 1, 0x60, 0, 0];

    fn custom(name: &str) -> Vec<u8> {
        let mut content = vec![u8::try_from(name.len()).unwrap()];
        content.extend(name.as_bytes());
        content.extend([7; 200]);
        // Longer than 127: two bytes of LEB128.
        let (low, high) = (
            content.len() as u8 & 0x7f | 0x80,
            (content.len() >> 7) as u8,
        );
        [vec![CUSTOM, low, high], content].concat()
    }

    #[test]
    fn drops_what_is_not_read_and_keeps_the_rest() {
        let whole = [
            EMPTY,
            &custom("name"),
            TYPES,
            &custom("ours"),
            &custom("producers"),
        ]
        .concat();
        assert_eq!(
            strip(&whole),
            Some([EMPTY, TYPES, &custom("ours")].concat())
        );
        assert_eq!(strip(EMPTY).as_deref(), Some(EMPTY));
    }

    #[test]
    fn refuses_what_is_not_a_whole_module() {
        let whole = [EMPTY, &custom("name"), TYPES].concat();
        assert_eq!(strip(&whole[..whole.len() - 1]), None);
        assert_eq!(strip(&whole[..5]), None);
        assert_eq!(strip(b"<!doctype html>"), None);
        assert_eq!(
            strip(&[EMPTY, &[1, 0xff, 0xff, 0xff, 0xff, 0xff]].concat()),
            None
        );
    }
}
