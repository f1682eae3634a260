//! Figures as letters, under a seal: the version before them, a checksum after them.
//!
//! The checksum is a polynomial over a prime field, as in Reed and Solomon's codes, taken over the version and all
//! figures. It detects every change of one or two characters and every swap of neighbours; of other damage it
//! misses one in fourteen million cases.

use super::coder::BASE;
use crate::text::ParseError;

/// The figures of base 62, in the order of their codes.
const LETTERS: &[u8; BASE as usize] =
    b"0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/// This version. The first two had separate letters for each part (docs/FORMATS.md).
const VERSION: u8 = 3;

/// The largest prime below 62^4.
const PRIME: u32 = 14_776_331;

/// A primitive root of it. None of its first 12,824 powers is a quotient of two differences of figures, so two
/// wrong characters that close together never cancel out.
const ROOT: u32 = 97;

/// How many letters the checksum has.
const N_CHECKS: usize = 4;

/// Seals figures.
pub(super) fn seal(figures: &[u8]) -> String {
    let mut all = vec![VERSION];
    all.extend(figures);
    all.extend(checks(&all));
    let letter = |&figure: &u8| LETTERS.get(usize::from(figure)).copied();
    all.iter().filter_map(letter).map(char::from).collect()
}

/// The figures under a seal, if it is intact.
pub(super) fn unseal(text: &str) -> Result<Vec<u8>, ParseError> {
    let figure = |letter: u8| LETTERS.binary_search(&letter).ok().map(|at| at as u8);
    let all: Option<Vec<u8>> = text.bytes().map(figure).collect();
    let all = all.unwrap_or_default();
    let parts = all.split_last_chunk::<N_CHECKS>();
    let whole = parts.filter(|(told, found)| checks(told) == **found);
    match whole.and_then(|(told, _)| told.split_first()) {
        Some((&VERSION, figures)) => Ok(figures.to_vec()),
        Some((version, _)) if *version > VERSION => Err(ParseError::NewerLink),
        _ => Err(ParseError::BrokenLink),
    }
}

fn checks(figures: &[u8]) -> [u8; N_CHECKS] {
    let next = |sum: u32, figure: &u8| (sum * ROOT + u32::from(*figure) + 1) % PRIME;
    let mut rest = figures.iter().fold(1, next);
    std::array::from_fn(|_| {
        let figure = rest % BASE;
        rest /= BASE;
        figure as u8
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn newer_versions_are_told_from_damage() {
        let mut all = vec![VERSION + 1, 5, 6];
        all.extend(checks(&all));
        let letter = |figure: &u8| char::from(LETTERS[usize::from(*figure)]);
        let newer: String = all.iter().map(letter).collect();
        assert_eq!(unseal(&newer), Err(ParseError::NewerLink));
        let damaged = newer.replacen('5', "7", 1);
        assert_eq!(unseal(&damaged), Err(ParseError::BrokenLink));
        assert_eq!(unseal(""), Err(ParseError::BrokenLink));
    }

    #[test]
    fn the_root_is_what_is_said_of_it() {
        let power = |base: u32, n: u32| {
            let multiply = |a: u32, b: u32| (u64::from(a) * u64::from(b) % u64::from(PRIME)) as u32;
            let squares = std::iter::successors(Some(base), |a| Some(multiply(*a, *a)));
            let bits = squares.take(32).enumerate();
            let used = bits.filter(|(at, _)| n >> at & 1 == 1);
            used.fold(1, |product, (_, square)| multiply(product, square))
        };
        for factor in [2, 5, 47, 149, 211] {
            assert_ne!(power(ROOT, (PRIME - 1) / factor), 1);
        }
        let mut at = 1;
        for _ in 1..12_825 {
            at = at * ROOT % PRIME;
            for difference in 1..BASE {
                let other = (u64::from(at) * u64::from(difference) % u64::from(PRIME)) as u32;
                assert!((BASE..PRIME - BASE + 1).contains(&other));
            }
        }
    }
}
