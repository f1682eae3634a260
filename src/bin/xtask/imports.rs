//! Gives short names to what a program imports from its script. The names from wasm-bindgen end in a hash, and a hash
//! cannot be compressed: that is 5 kB of the first load.

use super::wasm::{HEADER, number, split_section};

const IMPORTS: u8 = 2;
const FUNCTION: u8 = 0;
const HASH_FIGURES: usize = 16;

/// Module and script with short names; `None` if the bytes are not a whole module or import anything but functions.
pub(crate) fn shorten(module: &[u8], script: &str) -> Option<(Vec<u8>, String)> {
    let (header, mut rest) = module.split_at_checked(HEADER)?;
    let (mut short, mut script) = (header.to_vec(), script.to_owned());
    while !rest.is_empty() {
        let (section, after) = split_section(rest)?;
        if section[0] == IMPORTS {
            let (_, imports) = number(&section[1..])?;
            let imports = renamed(imports, &mut script)?;
            short.push(IMPORTS);
            put_all(&mut short, &imports);
        } else {
            short.extend(section);
        }
        rest = after;
    }
    Some((short, script))
}

/// Each import has a module's name, a function's name, its kind and its type.
fn renamed(imports: &[u8], script: &mut String) -> Option<Vec<u8>> {
    let (count, mut rest) = number(imports)?;
    let mut short = Vec::new();
    put(&mut short, count);
    for serial in 0..count {
        let (module, after) = name(rest)?;
        let (function, after) = name(after)?;
        let (&FUNCTION, after) = after.split_first()? else {
            return None;
        };
        let (kind, after) = number(after)?;
        put_all(&mut short, module.as_bytes());
        if ends_in_hash(function) {
            let name = format!("w{serial}");
            *script = script.replace(function, &name);
            put_all(&mut short, name.as_bytes());
        } else {
            put_all(&mut short, function.as_bytes());
        }
        short.push(FUNCTION);
        put(&mut short, kind);
        rest = after;
    }
    rest.is_empty().then_some(short)
}

/// Such a name occurs nowhere else in the script, nor in another name.
fn ends_in_hash(name: &str) -> bool {
    let hash = name.rsplit('_').next().unwrap_or_default();
    hash.len() == HASH_FIGURES && hash.bytes().all(|byte| byte.is_ascii_hexdigit())
}

fn name(bytes: &[u8]) -> Option<(&str, &[u8])> {
    let (length, bytes) = number(bytes)?;
    let (name, after) = bytes.split_at_checked(length)?;
    Some((str::from_utf8(name).ok()?, after))
}

/// The length, then the bytes.
fn put_all(out: &mut Vec<u8>, bytes: &[u8]) {
    put(out, bytes.len());
    out.extend(bytes);
}

/// A number in LEB128.
fn put(out: &mut Vec<u8>, mut number: usize) {
    while number > 0x7f {
        out.push(number as u8 & 0x7f | 0x80);
        number >>= 7;
    }
    out.push(number as u8);
}

#[cfg(test)]
mod tests {
    use super::*;

    const LONG: &str = "__wbg_get_0123456789abcdef";

    fn module(function: &str, kind: u8) -> Vec<u8> {
        let mut imports = vec![2];
        for name in [function, "plain"] {
            put_all(&mut imports, b"./page_bg.js");
            put_all(&mut imports, name.as_bytes());
            imports.extend([kind, 200, 1]);
        }
        let mut module = b"\0asm\x01\0\0\0\x01\x04\x01\x60\0\0\x02".to_vec();
        put_all(&mut module, &imports);
        module
    }

    #[test]
    fn names_with_a_hash_become_short_in_both() {
        let script = format!("{{ {LONG}: f, plain: g }}");
        let (short, script) = shorten(&module(LONG, FUNCTION), &script).unwrap();
        assert_eq!(short, module("w0", FUNCTION));
        assert_eq!(script, "{ w0: f, plain: g }");
    }

    #[test]
    fn refuses_what_it_does_not_know() {
        let whole = module(LONG, FUNCTION);
        assert_eq!(shorten(&whole[..whole.len() - 1], ""), None);
        assert_eq!(shorten(&module(LONG, 2), ""), None);
    }
}
