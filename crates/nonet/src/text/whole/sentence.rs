//! A line of notation, letter by letter. The next letter is predicted from the two before it, by a sample and the
//! line so far (an idea of J. Cleary and I. Witten's, 1984).

use super::coder::{Coder, Odds};

/// The longest line that is written: only the largest nets need more.
pub(super) const LONGEST: usize = 1500;

/// The letter that ends a line.
const END: u8 = 0;

/// Letters are below 2^BITS.
const BITS: u32 = 7;

/// How many odds there are for pairs of letters and the bits of the third so far; several share a place.
const N_PAIRS: usize = 1 << 16;

/// How much more the pair counts than the letter alone.
const WEIGHT: u32 = 6;

/// A sample of lines. Changing it changes the meaning of links: it belongs to the version.
const SAMPLE: &str = "\
    Naked Single: r1c2=4\0\
    Hidden Single: (4)b1 => r1c2=4\0\
    Locked Candidates Type 1 (Pointing): (7)b6\\r4 r4c789 => r4c1<>7\0\
    Naked Pair: (26)r15c1 => r2368c1<>2, r4c1<>6\0\
    Finned X-Wing: (3)c58\\r27 fr3c5 => r2c13<>3\0\
    XY-Wing: A=r1c5 {18}, B=r8c8 {19}, stem C=r1c8, X=8AC,9BC => r8c5<>1\0\
    XY-Chain: (6=7)r1c2-(7=9)r6c2-(9=8)r6c8-(8=6)r5c7 => r1c7<>6\0\
    Grouped AIC: (5=8)r2c7-(8)r2c1=(8-4)r9c13=(4)r9c5 => r9c7,r13c5<>5\0\
    Almost Locked Set XZ-Rule: A=r1237c7 {12379}, B=r1378c7 {12379}, X=1 => r1c9<>3\0";

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
            single: Odds::many(1 << (2 * BITS)),
            double: Odds::many(N_PAIRS),
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

/// Can the line be written?
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
