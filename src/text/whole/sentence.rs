//! A line of notation, letter by letter. What letter comes next is guessed from the two before it, by what a sample and
//! the line so far have taught (an idea of J. Cleary and I. Witten's, 1984).

use super::coder::{Coder, Odds};

/// Longer lines are not told: the largest nets alone need more.
pub(super) const LONGEST: usize = 1500;

/// Ends a line.
const END: u8 = 0;

/// Letters are below 2^BITS.
const BITS: u32 = 7;

/// Odds for pairs of letters and the bits of the third so far; several share a place.
const N_PAIRS: usize = 1 << 16;

/// The pair tells more than the letter alone.
const WEIGHT: u32 = 6;

/// What lines look like. Changing it changes the meaning of links: it belongs to the version.
const SAMPLE: &str = "\
    Hidden Single: 4 in b1 => r1c2=4\0\
    Naked Pair: 2,6 in r15c1 => r2368c1<>2, r4c1<>6\0\
    Locked Candidates Type 1 (Pointing): 7 in b6 => r4c1<>7\0\
    X-Wing: 3 c58 r27 => r2c1<>3, r7c13<>3\0\
    XY-Wing: 4,7 in r5c8,r6c8 => r58c9<>8\0\
    AIC: (5=8)r2c7-(8)r2c1=(8-4)r9c1=(4)r9c5 => r9c7<>5\0\
    Grouped Nice Loop: (3)r45c2=(3)r6c1-(3=6)r6c4 => r13c9<>6\0\
    Forcing Chain: (1)r7c3-(1=2)r8c2-(2)r8c46=(2-9)r9c5 => r1c8=5\0";

struct Letters {
    /// By the letter before and the bits so far.
    single: Vec<Odds>,
    /// By the two letters before and the bits so far.
    double: Vec<Odds>,
    before: [u8; 2],
}

impl Letters {
    fn taught() -> Self {
        let mut letters = Self {
            single: vec![Odds::EVEN; 1 << (2 * BITS)],
            double: vec![Odds::EVEN; N_PAIRS],
            before: [END; 2],
        };
        let mut unread = Coder::writer();
        for letter in SAMPLE.bytes() {
            letters.letter(&mut unread, letter);
        }
        letters
    }

    fn letter(&mut self, coder: &mut Coder, meant: u8) -> u8 {
        let mut so_far = 1;
        for place in (0..BITS).rev() {
            let [last, other] = self.before.map(usize::from);
            let single = &mut self.single[last << BITS | so_far];
            let pair = (other * 97 + last) % (N_PAIRS >> BITS);
            let double = &mut self.double[pair << BITS | so_far];
            let [one, two] = [single.weighed(1), double.weighed(WEIGHT)];
            let odds = [one[0] + two[0], one[1] + two[1]];
            let answer = coder.decide(odds, meant >> place & 1 == 1);
            single.learn(answer);
            double.learn(answer);
            so_far = so_far << 1 | usize::from(answer);
        }
        let letter = (so_far & ((1 << BITS) - 1)) as u8;
        self.before = [letter, self.before[0]];
        letter
    }
}

/// Can the line be told?
pub(super) fn is_told(line: &str) -> bool {
    line.len() <= LONGEST
        && line
            .bytes()
            .all(|letter| letter != END && letter < 1 << BITS)
}

/// Asks for a line; `None` if it does not end.
pub(super) fn sentence(coder: &mut Coder, meant: &str) -> Option<String> {
    let mut letters = Letters::taught();
    let mut line = String::new();
    for at in 0..LONGEST + 1 {
        let meant = meant.as_bytes().get(at).copied();
        match letters.letter(coder, meant.unwrap_or(END)) {
            END => return Some(line),
            letter => line.push(char::from(letter)),
        }
    }
    None
}
