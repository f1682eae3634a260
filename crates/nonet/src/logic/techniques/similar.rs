//! Which technique an unknown name means: one written a little differently, or another name for it.

use super::infos;
use crate::logic::Info;

/// Other names in use, by slug. Those mentioned on the techniques' pages are included
/// (`crates/nonet/tests/logic/names.rs`).
const ALSO: &[(&str, &[&str])] = &[
    (
        "full-house",
        &["last digit", "last digit in a house", "last cell"],
    ),
    ("naked-single", &["sole candidate", "naked value"]),
    ("hidden-single", &["unique candidate", "hidden value"]),
    ("locked-pair", &["locked naked pair"]),
    ("locked-triple", &["locked naked triple"]),
    (
        "pointing",
        &[
            "line-region intersection",
            "locked candidates type 1",
            "pointing pair",
            "pointing triple",
            "intersection",
        ],
    ),
    (
        "claiming",
        &[
            "box-line reduction",
            "line-box reduction",
            "locked candidates type 2",
        ],
    ),
    (
        "law-of-leftovers",
        &["LoL", "inies and outies", "innies and outies"],
    ),
    ("naked-pair", &["naked twin"]),
    ("hidden-pair", &["hidden twin"]),
    ("bug-1", &["BUG", "BUG+1", "BUG type 1"]),
    ("bug-2", &["BUG type 2"]),
    ("bug-3", &["BUG type 3"]),
    ("bug-4", &["BUG type 4"]),
    ("two-string-kite", &["kite", "2-string kite"]),
    ("turbot-fish", &["turbot"]),
    ("w-wing", &["semi-remote naked pair"]),
    ("xy-wing", &["Y-wing", "bent naked triple"]),
    ("wxyz-wing", &["bent quad"]),
    ("s-wing", &["split wing"]),
    ("l-wing", &["local wing", "H1-wing"]),
    ("h-wing", &["hybrid wing"]),
    (
        "uniqueness-test-1",
        &[
            "unique rectangle",
            "unique rectangle type 1",
            "unique corner",
        ],
    ),
    (
        "uniqueness-test-2",
        &["unique rectangle type 2", "unique side"],
    ),
    (
        "uniqueness-test-3",
        &["unique rectangle type 3", "unique subset"],
    ),
    (
        "uniqueness-test-4",
        &["unique rectangle type 4", "unique pair"],
    ),
    ("uniqueness-test-5", &["unique rectangle type 5"]),
    ("uniqueness-test-6", &["unique rectangle type 6"]),
    ("hidden-rectangle", &["hidden unique rectangle"]),
    (
        "avoidable-rectangle-1",
        &["AR", "reverse unique rectangle", "avoidable rectangle"],
    ),
    ("avoidable-rectangle-2", &["AR", "reverse unique rectangle"]),
    ("avoidable-rectangle-3", &["AR"]),
    ("symmetrical-placement", &["GSP", "Gurth"]),
    (
        "simple-colours-trap",
        &[
            "singles chains",
            "colour trap",
            "simple colours",
            "simple colors",
            "colouring",
            "coloring",
        ],
    ),
    (
        "multi-colours-1",
        &["multi-colours", "multi-colors", "colour wing"],
    ),
    (
        "3d-medusa",
        &["multivalued colouring", "ultracolouring", "medusa"],
    ),
    ("unique-loop-1", &["unique loop"]),
    ("extended-rectangle-1", &["extended unique rectangle", "XR"]),
    ("extended-rectangle-2", &["extended unique rectangle", "XR"]),
    ("extended-rectangle-3", &["extended unique rectangle", "XR"]),
    ("extended-rectangle-4", &["extended unique rectangle", "XR"]),
    ("bivalue-oddagon-1", &["odd bivalue loop"]),
    ("sue-de-coq", &["SDC", "two-sector disjoint subsets"]),
    ("als-chain", &["ALS-XY-chain"]),
    ("death-blossom", &["aligned ALS exclusion"]),
    ("aligned-pair-exclusion", &["APE", "subset exclusion"]),
    ("aic", &["alternating inference chain"]),
    (
        "continuous-nice-loop",
        &["nice loop", "AIC loop", "bidirectional cycle"],
    ),
    (
        "discontinuous-nice-loop",
        &["nice loop", "forcing loop", "AIC with one elimination"],
    ),
    ("grouped-continuous-nice-loop", &["group chain"]),
    ("grouped-aic", &["group chain"]),
    (
        "tridagon-1",
        &[
            "anti-tridagon",
            "trivalue oddagon",
            "tridagon",
            "Thor's hammer",
        ],
    ),
    (
        "junior-exocet",
        &["exocet", "JExocet", "JE2", "JExocet or JE2"],
    ),
    ("exocet-mirror", &["mirror nodes"]),
    ("senior-exocet", &["SE"]),
    (
        "multi-sector-locked-sets",
        &["MSLS", "naked multi-sector", "multifish"],
    ),
    ("squirmbag", &["starfish"]),
    (
        "cell-forcing-chain",
        &["forcing chain", "verity", "Kraken cell"],
    ),
    ("digit-forcing-net", &["double forcing chain"]),
    ("x-chain", &["single-digit chain", "fishy cycle"]),
    ("grouped-discontinuous-nice-loop", &["group chain"]),
    ("simple-colours-wrap", &["colour wrap"]),
    (
        "region-forcing-chain",
        &[
            "unit forcing chain",
            "verity",
            "Kraken row",
            "Kraken column",
            "Kraken box",
        ],
    ),
    (
        "contradiction-net",
        &["dynamic contradiction forcing chain", "forcing net"],
    ),
    (
        "tridagon-2",
        &["anti-tridagon", "trivalue oddagon", "Thor's hammer"],
    ),
    ("sk-loop", &["domino loop", "Stephen Kurzhals' loop"]),
    ("empty-rectangle", &["hinge", "grouped turbot fish"]),
    ("broken-wing", &["guardians", "oddagon"]),
    (
        "template-set",
        &[
            "pattern overlay method",
            "POM",
            "pattern overlay method (POM)",
        ],
    ),
    (
        "template-delete",
        &[
            "pattern overlay method",
            "POM",
            "pattern overlay method (POM)",
        ],
    ),
    ("avoidable-rectangle-5", &["AR"]),
];

/// The most suggestions.
const MOST: usize = 4;

/// The slugs of the techniques that this name comes closest to, by their slugs, HoDoKu's names and others in use;
/// punctuation and spaces are ignored. Empty if nothing comes close.
///
/// ```
/// use nonet::logic::techniques::similar;
/// assert_eq!(similar("xwing"), ["x-wing"]);
/// assert_eq!(similar("Y-Wing"), ["xy-wing"]);
/// assert!(similar("magic").is_empty());
/// ```
pub fn similar(name: &str) -> Vec<&'static str> {
    let wanted = plain(name);
    let far = 2 * (wanted.len() / 4) + 1;
    // At the same distance, the slug takes precedence.
    let rank = |info: &Info| {
        let names = names(info).enumerate();
        let all = names.map(|(place, name)| 2 * distance(&plain(name), &wanted) + place.min(1));
        all.min().filter(|rank| *rank <= far)
    };
    let near = infos().filter_map(|info| Some((rank(info)?, info.slug)));
    let near: Vec<(usize, &str)> = near.collect();
    let least = near.iter().map(|(rank, _)| *rank).min();
    let nearest = near.iter().filter(|(rank, _)| Some(*rank) == least);
    nearest.map(|(_, slug)| *slug).take(MOST).collect()
}

fn names(info: &Info) -> impl Iterator<Item = &'static str> {
    let also = ALSO.iter().filter(|(slug, _)| *slug == info.slug);
    let also = also.flat_map(|(_, names)| names.iter().copied());
    let hodoku = info.hodoku.map(|row| row.name);
    [info.slug].into_iter().chain(hodoku).chain(also)
}

/// Letters and digits only, in small letters.
fn plain(name: &str) -> Vec<char> {
    let signs = name.chars().filter(|sign| sign.is_alphanumeric());
    signs.flat_map(char::to_lowercase).collect()
}

/// How many letters must be inserted, deleted or replaced to turn one into the other (V. Levenshtein, 1965).
fn distance(one: &[char], other: &[char]) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (place, letter) in one.iter().enumerate() {
        let mut diagonal = std::mem::replace(&mut row[0], place + 1);
        for (column, of_other) in other.iter().enumerate() {
            let changed = diagonal + usize::from(letter != of_other);
            diagonal = row[column + 1];
            row[column + 1] = changed.min(diagonal + 1).min(row[column] + 1);
        }
    }
    row[other.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The distance by the definition, letter by letter.
    fn slow(one: &[char], other: &[char]) -> usize {
        match (one, other) {
            ([], rest) | (rest, []) => rest.len(),
            ([a, one_rest @ ..], [b, other_rest @ ..]) => {
                let changed = slow(one_rest, other_rest) + usize::from(a != b);
                let shorter = slow(one_rest, other).min(slow(one, other_rest)) + 1;
                changed.min(shorter)
            }
        }
    }

    #[test]
    fn distances_are_those_of_the_definition() {
        let words = ["", "a", "xwing", "wing", "swing", "gnix", "fish", "finish"];
        for (one, other) in words.iter().flat_map(|one| words.map(|other| (one, other))) {
            let (one, other) = (plain(one), plain(other));
            assert_eq!(distance(&one, &other), slow(&one, &other));
        }
    }

    #[test]
    fn every_other_name_is_a_technique_s_and_every_slug_means_itself() {
        for (slug, names) in ALSO {
            assert!(infos().any(|info| info.slug == *slug), "{slug}");
            for name in *names {
                assert!(similar(name).contains(slug), "{name}: {:?}", similar(name));
            }
        }
        for info in infos() {
            assert_eq!(similar(info.slug), [info.slug]);
            assert_eq!(
                similar(&info.slug.replace('-', " ").to_uppercase()),
                [info.slug]
            );
        }
    }

    #[test]
    fn a_slip_of_the_keys_is_forgiven_and_no_more() {
        assert_eq!(similar("swordfsh"), ["swordfish"]);
        assert_eq!(similar("hidden pairs"), ["hidden-pair"]);
        assert_eq!(similar("skycraper"), ["skyscraper"]);
        for name in ["", "guess", "magic"] {
            assert!(similar(name).is_empty(), "{name}: {:?}", similar(name));
        }
    }
}
