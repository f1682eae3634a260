//! Forcing chains and nets as HoDoKu finds them.
//!
//! Its tables give a conclusion wherever a supposition contradicts itself, or suppositions one of which is right
//! have a consequence in common. It takes a placement before an elimination, and among each the first cell and
//! digit; so the choice of chain affects the points only where a net is required: then a plain chain does not
//! count.

use super::branches::{absurd, branch};
use super::tables::{Cells, Claim, Depth, SHAPE, Tables, candidate, cells_of, house};
use crate::board::{Cell, Digit};
use crate::logic::{Branch, Context, Deduction, Net, Pattern, Premise, Step, Truth, techniques};

/// HoDoKu's forcing chain. Chains that contradict themselves have the same points and level as the others, and are
/// counted among those from a cell.
pub(super) fn chain(context: &Context<'_>) -> Option<Step> {
    step(&Tables::new(context.grid(), Depth::Grouped), false)
}

/// HoDoKu's forcing net.
pub(super) fn net(context: &Context<'_>) -> Option<Step> {
    step(&Tables::new(context.grid(), Depth::Net), true)
}

fn step(tables: &Tables, only_nets: bool) -> Option<Step> {
    let mut search = Search {
        tables,
        only_nets,
        best: None,
    };
    for supposed in tables.suppositions() {
        search.alone(supposed);
    }
    for (cell, digit) in tables.board.candidates() {
        search.opposites(cell, digit);
    }
    search.all_ways();
    let best = search.best?;
    let candidate = candidate(best.concluded.single()?)?;
    Some(Step {
        technique: techniques::info(best.root.slug(only_nets))?,
        deductions: vec![match best.concluded.is_right() {
            true => Deduction::Place(candidate),
            false => Deduction::Eliminate(candidate),
        }],
        // For a few nets (5 puzzles of 760 hard ones) the evidence cannot be written yet: the rating continues
        // without it.
        pattern: Pattern::Forcing(best.net(tables).unwrap_or(Net {
            premise: Premise::Opposites,
            branches: Vec::new(),
        })),
    })
}

/// Why one of some suppositions is right.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Root {
    /// The only one contradicts itself.
    Absurd,
    Opposites,
    Cell(usize),
    House(usize, usize),
}

impl Root {
    fn slug(self, is_net: bool) -> &'static str {
        match (is_net, self) {
            (false, Self::House(..)) => "region-forcing-chain",
            (false, _) => "cell-forcing-chain",
            (true, Self::Absurd) => "contradiction-net",
            (true, Self::Opposites) => "digit-forcing-net",
            (true, Self::Cell(_)) => "cell-forcing-net",
            (true, Self::House(..)) => "region-forcing-net",
        }
    }

    fn premise(self) -> Option<Premise> {
        Some(match self {
            Self::Absurd | Self::Opposites => Premise::Opposites,
            Self::Cell(cell) => Premise::Truth(Truth::Cell(Cell::new(cell))),
            Self::House(number, digit) => {
                let digit = Digit::new(digit as u8 + 1)?;
                Premise::Truth(Truth::House(house(number), digit))
            }
        })
    }
}

/// A conclusion, and which claims follow from which suppositions.
#[derive(Clone, Debug)]
struct Conclusion {
    concluded: Claim,
    root: Root,
    ways: Vec<(Claim, Claim)>,
}

impl Conclusion {
    fn net(&self, tables: &Tables) -> Option<Net> {
        let branches: Option<Vec<Branch>> = match self.root {
            Root::Absurd => {
                let (supposed, _) = *self.ways.first()?;
                let claims: Vec<Claim> = self.ways.iter().map(|way| way.1).collect();
                absurd(tables, supposed, &claims).map(|branch| vec![branch])
            }
            _ => {
                let ways = self.ways.iter();
                ways.map(|&(supposed, claim)| branch(tables, supposed, &[claim]))
                    .collect()
            }
        };
        Some(Net {
            premise: self.root.premise()?,
            branches: branches?,
        })
    }
}

/// Looks for the conclusion that comes first.
struct Search<'a> {
    tables: &'a Tables,
    only_nets: bool,
    best: Option<Conclusion>,
}

impl Search<'_> {
    /// Notes a conclusion: these claims follow from the suppositions.
    fn tell(&mut self, concluded: Claim, root: Root, ways: Vec<(Claim, Claim)>) {
        let rank = |claim: Claim| (!claim.is_right(), claim.single());
        let is_best = |best: &Conclusion| rank(best.concluded) <= rank(concluded);
        if self.best.as_ref().is_some_and(is_best) {
            return;
        }
        let is_net = |&(supposed, claim): &(Claim, Claim)| self.tables.is_net(supposed, claim);
        if !self.only_nets || ways.iter().any(is_net) {
            self.best = Some(Conclusion {
                concluded,
                root,
                ways,
            });
        }
    }

    /// Notes what follows if a supposition contradicts itself.
    fn alone(&mut self, supposed: Claim) {
        let Some((cell, digit)) = supposed.single() else {
            return;
        };
        let opposite = Claim::new(cell, digit, !supposed.is_right());
        for claims in absurdities(self.tables, supposed, opposite) {
            let ways = claims.into_iter().map(|claim| (supposed, claim));
            self.tell(opposite, Root::Absurd, ways.collect());
        }
    }

    /// Notes what follows from a candidate both if it is right and if it is wrong.
    fn opposites(&mut self, cell: usize, digit: usize) {
        let both = [true, false].map(|right| Claim::new(cell, digit, right));
        self.common(&both, Root::Opposites);
    }

    /// Notes what follows from all digits of a cell, or all places of a digit in a house.
    fn all_ways(&mut self) {
        let board = &self.tables.board;
        for cell in (0..81).filter(|&cell| board.digits[cell] != 0) {
            let digits = board.digits_of(cell);
            let ways: Vec<Claim> = digits.map(|digit| Claim::new(cell, digit, true)).collect();
            self.common(&ways, Root::Cell(cell));
        }
        for (number, house) in SHAPE.houses.iter().enumerate() {
            for (digit, places) in board.places.iter().enumerate() {
                let places = cells_of(places & house);
                let ways: Vec<Claim> = places.map(|cell| Claim::new(cell, digit, true)).collect();
                self.common(&ways, Root::House(number, digit));
            }
        }
    }

    /// Notes what all of these have in common; for opposites nothing about their own cell, which they decide alone.
    fn common(&mut self, suppositions: &[Claim], root: Root) {
        let Some((&first, others)) = suppositions.split_first() else {
            return;
        };
        let tables = self.tables;
        let own = (root == Root::Opposites).then(|| tables.first_cell(first));
        for claim in std::iter::once(first).chain(tables.consequences(first)) {
            let follows = |&other: &Claim| tables.follows(other, claim);
            let is_meant = claim.single().is_some_and(|(cell, _)| Some(cell) != own);
            if is_meant && others.iter().all(follows) {
                let ways = suppositions.iter().map(|&from| (from, claim));
                self.tell(claim, root, ways.collect());
            }
        }
    }
}

/// The contradictions of a supposition, each as claims that cannot all hold.
fn absurdities(tables: &Tables, supposed: Claim, opposite: Claim) -> Vec<Vec<Claim>> {
    let board = &tables.board;
    let right: [Cells; 9] = std::array::from_fn(|digit| tables.cells(supposed, digit, true));
    let wrong: [Cells; 9] = std::array::from_fn(|digit| tables.cells(supposed, digit, false));
    let mut all = Vec::new();
    if tables.follows(supposed, opposite) {
        all.push(vec![opposite]);
    }
    for digit in 0..9 {
        if let Some(cell) = cells_of(right[digit] & wrong[digit]).next() {
            all.push([false, true].map(|is| Claim::new(cell, digit, is)).to_vec());
        }
    }
    for one in 0..9 {
        for other in one + 1..9 {
            if let Some(cell) = cells_of(right[one] & right[other]).next() {
                all.push(
                    [one, other]
                        .map(|digit| Claim::new(cell, digit, true))
                        .to_vec(),
                );
            }
        }
    }
    for digit in 0..9 {
        for house in SHAPE.houses {
            let twice = right[digit] & house;
            if twice.count_ones() > 1 {
                let claims = cells_of(twice).map(|cell| Claim::new(cell, digit, true));
                all.push(claims.collect());
            }
            let places = board.places[digit] & house;
            if places != 0 && places & !wrong[digit] == 0 {
                let claims = cells_of(places).map(|cell| Claim::new(cell, digit, false));
                all.push(claims.collect());
            }
        }
    }
    let any_right = right.iter().fold(0, |all, cells| all | cells);
    for cell in (0..81).filter(|&cell| board.digits[cell] != 0 && any_right >> cell & 1 == 0) {
        if board
            .digits_of(cell)
            .all(|digit| wrong[digit] >> cell & 1 == 1)
        {
            let digits = board.digits_of(cell);
            all.push(digits.map(|digit| Claim::new(cell, digit, false)).collect());
        }
    }
    all
}

#[cfg(test)]
mod tests {
    use super::super::positions::{Confined, found, position};
    use super::*;
    use crate::board::House;

    #[test]
    fn a_plain_chain_is_no_net() {
        let rows: [Confined<'_>; 2] = [
            (1, House::row(0), &[(1, 1), (1, 5)]),
            (1, House::row(4), &[(5, 2), (5, 5)]),
        ];
        let grid = position(&[], &rows);
        assert_eq!(found(&grid, chain).unwrap(), "cell-forcing-chain: r2c2<>1");
        assert!(found(&grid, net).is_none());
        assert!(found(&position(&[], &rows[..1]), chain).is_none());
    }

    #[test]
    fn a_placement_comes_before_what_is_ruled_out() {
        let of = |last| position(&[(1, 1, &[1, 3]), (1, 4, &[1, 3]), (1, 6, last)], &[]);
        assert_eq!(
            found(&of(&[2, 3]), chain).unwrap(),
            "cell-forcing-chain: r1c6=2"
        );
        assert_eq!(
            found(&of(&[2, 3, 4]), chain).unwrap(),
            "cell-forcing-chain: r1c2<>1"
        );
    }

    #[test]
    fn what_needs_two_claims_at_once_is_a_net() {
        // 1 in r1c5 takes 1 from r1c1, and 2 by way of r1c6; 4 from r5c1 by way of r5c5, and 5 by way of r5c6. Then
        // both have just 3.
        let of = |last| {
            let one = [(1, 1, &[1, 2, 3][..]), (1, 6, &[1, 2])];
            let other = [(5, 1, &[3, 4, 5][..]), (5, 5, &[1, 4]), (5, 6, last)];
            position(&[&one[..], &other].concat(), &[])
        };
        let grid = of(&[4, 5]);
        assert_eq!(found(&grid, chain), None);
        assert_eq!(found(&grid, net).unwrap(), "contradiction-net: r1c5<>1");
        assert_eq!(found(&of(&[4, 5, 6]), net), None);
    }
}
