//! Comparing names: without accents for searching, in dictionary order for sorting.
//!
//! Both know the letters of Latin-1 and Latin Extended-A, and combining accents (U+0300 to U+036F). Letters of
//! other alphabets are put in lower case and compared by their codes.

/// Letters with accents, and their form without.
const LETTERS: [(&str, &str); 23] = [
    ("àáâãäåāăą", "a"),
    ("çćĉċč", "c"),
    ("ďđð", "d"),
    ("èéêëēĕėęě", "e"),
    ("ĝğġģ", "g"),
    ("ĥħ", "h"),
    ("ìíîïĩīĭįı", "i"),
    ("ĵ", "j"),
    ("ķ", "k"),
    ("ĺļľŀł", "l"),
    ("ñńņňŋ", "n"),
    ("òóôõöøōŏő", "o"),
    ("ŕŗř", "r"),
    ("śŝşšſș", "s"),
    ("ţťŧț", "t"),
    ("ùúûüũūŭůűų", "u"),
    ("ŵ", "w"),
    ("ýÿŷ", "y"),
    ("źżž", "z"),
    ("æ", "ae"),
    ("œ", "oe"),
    ("ß", "ss"),
    ("þ", "th"),
];

/// Sorts after every letter.
const LAST: char = '\u{10FFFF}';

/// A text in lower case without accents, for searching.
///
/// ```
/// use library::folded;
/// assert_eq!(folded("Árbol, NIÑO, a\u{301}"), "arbol, nino, a");
/// ```
pub fn folded(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    for letter in text.to_lowercase().chars() {
        push(&mut plain, letter);
    }
    plain
}

fn push(plain: &mut String, letter: char) {
    let is_mark = ('\u{300}'..='\u{36F}').contains(&letter);
    if letter.is_ascii() {
        plain.push(letter);
    } else if !is_mark {
        match LETTERS.iter().find(|(all, _)| all.contains(letter)) {
            Some((_, letters)) => plain.push_str(letters),
            None => plain.push(letter),
        }
    }
}

/// The sort key of a name: ñ comes after n as in Spanish, other accents do not count, numbers sort by their value.
///
/// ```
/// use library::order;
/// assert!(order("Puzzle 2") < order("puzzle 10"));
/// assert!(order("nz") < order("ñ") && order("Ñ") < order("o"));
/// ```
pub fn order(name: &str) -> String {
    let name = name.to_lowercase().replace("n\u{303}", "ñ");
    let mut key = String::with_capacity(name.len());
    let mut rest = name.chars().peekable();
    while let Some(letter) = rest.next() {
        if letter.is_ascii_digit() {
            let mut number = String::from(letter);
            while let Some(digit) = rest.next_if(char::is_ascii_digit) {
                number.push(digit);
            }
            push_number(&mut key, &number);
        } else {
            push(&mut key, letter);
            key.extend((letter == 'ñ').then_some(LAST));
        }
    }
    key
}

/// Appends a number: first how many digits it has, so that longer numbers are greater, after a sign that is itself
/// a digit, so that numbers stay before letters.
fn push_number(key: &mut String, number: &str) {
    let digits = number.trim_start_matches('0');
    key.push('0');
    key.extend(char::from_u32(digits.len() as u32));
    key.push_str(digits);
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn accents_and_capitals_do_not_count() {
        for (text, plain) in [
            ("ÁRBOL", "arbol"),
            ("Łódź", "lodz"),
            ("Straße", "strasse"),
            ("Œuvre n\u{303}", "oeuvre n"),
            ("İstanbul", "istanbul"),
            ("Ωmega Ж", "ωmega ж"),
        ] {
            assert_eq!(folded(text), plain);
        }
    }

    #[test]
    fn names_are_in_the_order_of_a_dictionary() {
        let names = [
            "",
            "#1",
            "7",
            "Árbol 2",
            "arbol 007",
            "ARBOL 10",
            "Árbol 10b",
            "arbola",
            "Nz",
            "n\u{303}a",
            "Ñu",
            "o",
        ];
        let keys = names.map(order);
        assert!(keys.is_sorted(), "{keys:?}");
    }
}
