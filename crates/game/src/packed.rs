//! Changes of cells, packed: an open page keeps all changes since it was opened, and most cells hold only a digit.

use super::change::{By, Change, Square};
use nonet::board::{Cell, Digit, DigitSet, Marks};

/// Who put a digit there, stored as the index plus 1; 0 is none of them.
const WHO: [By; 3] = [By::Given, By::Player, By::Tool];

/// Flags for what follows the digit.
const ERASED: u8 = 4;
const MARKS: u8 = 8;

/// Changes in order, about six bytes each instead of seventy-six.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Changes {
    n: u32,
    bytes: Box<[u8]>,
}

impl Changes {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.n as usize
    }

    /// Is the list empty?
    pub fn is_empty(&self) -> bool {
        self.n == 0
    }

    /// The change, if there is exactly one.
    pub fn only(&self) -> Option<Change> {
        self.iter().next().filter(|_| self.n == 1)
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = Change> + '_ {
        let mut bytes = self.bytes.iter().copied();
        (0..self.n).map(move |_| {
            let mut byte = || bytes.next().unwrap_or_default();
            let cell = u16::from_le_bytes([byte(), byte()]);
            Change {
                cell: Cell::new(cell.into()),
                from: read(&mut byte),
                to: read(&mut byte),
            }
        })
    }

    /// The bytes that they take up.
    pub fn n_bytes(&self) -> usize {
        self.bytes.len()
    }
}

impl FromIterator<Change> for Changes {
    fn from_iter<I: IntoIterator<Item = Change>>(all: I) -> Self {
        let (mut n, mut bytes) = (0, Vec::new());
        for change in all {
            n += 1;
            bytes.extend((change.cell.index() as u16).to_le_bytes());
            write(change.from, &mut bytes);
            write(change.to, &mut bytes);
        }
        Self {
            n,
            bytes: bytes.into(),
        }
    }
}

fn write(square: Square, bytes: &mut Vec<u8>) {
    let place = bytes.len();
    bytes.push(0);
    let mut head = 0;
    if let Some((digit, by)) = square.digit {
        head |= WHO
            .iter()
            .position(|who| *who == by)
            .map_or(0, |at| at as u8 + 1);
        bytes.push(digit.get());
    }
    if !square.erased.is_empty() {
        head |= ERASED;
        bytes.extend(square.erased.bits().to_le_bytes());
    }
    if square.marks != Marks::default() {
        head |= MARKS;
        bytes.extend(square.marks.bits().into_iter().flat_map(u32::to_le_bytes));
    }
    bytes[place] = head;
}

fn read(byte: &mut dyn FnMut() -> u8) -> Square {
    let head = byte();
    let who = usize::from(head % ERASED).checked_sub(1);
    let who = who.and_then(|at| WHO.get(at).copied());
    let digit = who.and_then(|by| Some((Digit::new(byte())?, by)));
    let mut word = || u32::from_le_bytes([byte(), byte(), byte(), byte()]);
    let erased = if head & ERASED > 0 { word() } else { 0 };
    let marks = if head & MARKS > 0 {
        Marks::from_bits(std::array::from_fn(|_| word()))
    } else {
        Marks::default()
    };
    Square {
        digit,
        erased: DigitSet::from_bits(erased),
        marks,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use nonet::board::Layer;

    fn random(seed: &mut u64, below: u32) -> u32 {
        *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        (*seed >> 33) as u32 % below
    }

    fn square(seed: &mut u64) -> Square {
        let digit = Digit::new(random(seed, 26) as u8);
        let by = WHO[random(seed, 3) as usize];
        let mut set = |one_in| match random(seed, one_in) {
            0 => DigitSet::from_bits(random(seed, 1 << 25)),
            _ => DigitSet::EMPTY,
        };
        let (erased, corner, colour) = (set(2), set(3), set(4));
        let marks = Marks::default().with(Layer::Corner, corner);
        let marks = marks.with(Layer::Colour, colour);
        let tinted = erased
            .iter()
            .fold(marks, |marks, digit| marks.tinted(digit, Digit::new(9)));
        Square {
            digit: digit.map(|digit| (digit, by)),
            erased,
            marks: tinted,
        }
    }

    #[test]
    fn what_is_packed_is_what_was_changed() {
        let mut seed = 1;
        for n in 0..200 {
            let all: Vec<Change> = (0..n % 40)
                .map(|_| Change {
                    cell: Cell::new(random(&mut seed, 625) as usize),
                    from: square(&mut seed),
                    to: square(&mut seed),
                })
                .collect();
            let packed: Changes = all.iter().copied().collect();
            assert_eq!(
                (packed.len(), packed.is_empty()),
                (all.len(), all.is_empty())
            );
            assert_eq!(packed.iter().collect::<Vec<_>>(), all, "{n}");
            assert_eq!(
                packed.only(),
                all.first().copied().filter(|_| all.len() == 1)
            );
        }
    }

    #[test]
    fn a_puzzle_takes_a_few_hundred_bytes() {
        let digit = |value| Digit::new(value).map(|digit| (digit, By::Given));
        let changes: Changes = (0..81)
            .map(|cell| Change {
                cell: Cell::new(cell),
                from: Square::default(),
                to: Square {
                    digit: digit(1 + (cell % 9) as u8),
                    ..Square::default()
                },
            })
            .collect();
        assert_eq!(changes.n_bytes(), 81 * 5);
    }
}
