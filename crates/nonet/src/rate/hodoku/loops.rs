//! Nice loops and alternating chains as HoDoKu finds them: one for each pair of supposition and consequence.
//!
//! It takes the one that rules out the most (a candidate listed twice counts twice), then the shortest, then the
//! one with the least sum of eliminations, then the first: loops from candidates supposed right, from candidates
//! supposed wrong, then open chains.

use super::gone::{Gone, eliminations, least};
use super::tables::{Cells, Claim, Depth, SHAPE, Tables, cells_of};
use crate::board::{Cell, Digit, Grid};
use crate::logic::{Chain, Context, Node, Pattern, Step, Strong, Truth, techniques};

/// A loop or chain, and its eliminations.
#[derive(Clone, Debug)]
struct Found {
    kind: Kind,
    claims: Vec<Claim>,
    gone: Vec<Gone>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Continuous,
    Discontinuous,
    Open,
}

/// The step with single candidates only.
pub(super) fn single(context: &Context<'_>) -> Option<Step> {
    step(context, Depth::Single)
}

/// The step that may use groups.
pub(super) fn grouped(context: &Context<'_>) -> Option<Step> {
    step(context, Depth::Grouped)
}

fn step(context: &Context<'_>, depth: Depth) -> Option<Step> {
    let tables = Tables::new(context.grid(), depth);
    let loops = tables
        .suppositions()
        .flat_map(|start| loops(&tables, start));
    let wrong = tables.suppositions().filter(|start| !start.is_right());
    let chains = wrong.flat_map(|start| chains(&tables, start));
    let best = loops.chain(chains).min_by_key(rank)?;
    best.step(&tables, context.grid())
}

fn rank(found: &Found) -> (usize, usize, usize) {
    let (n, sum) = least(&found.gone);
    (n, found.claims.len(), sum)
}

/// Everything that leads back to the cell of the supposition.
fn loops(tables: &Tables, start: Claim) -> Vec<Found> {
    let cell = tables.first_cell(start);
    let ends = tables.consequences(start);
    let ends = ends.filter(|end| end.single().is_some_and(|(other, _)| other == cell));
    ends.filter_map(|end| closed(tables, start, end)).collect()
}

fn closed(tables: &Tables, start: Claim, end: Claim) -> Option<Found> {
    let claims = way(tables, start, end, false)?;
    let (cell, digit) = start.single()?;
    let (_, other) = end.single()?;
    let (kind, mut gone) = match (start.is_right(), end.is_right()) {
        (true, false) if digit == other => (Kind::Discontinuous, vec![(digit, cell)]),
        (false, true) if digit == other => {
            let others = tables.board.digits_of(cell).filter(|&other| other != digit);
            (
                Kind::Discontinuous,
                others.map(|other| (other, cell)).collect(),
            )
        }
        (true, true) if digit != other => (Kind::Discontinuous, vec![(digit, cell)]),
        (false, false) if digit != other => (Kind::Discontinuous, vec![(other, cell)]),
        (true, false) if tables.board.digits[cell].count_ones() != 2 => return None,
        _ => (Kind::Continuous, around(tables, &claims)),
    };
    gone.sort_unstable();
    (!gone.is_empty()).then_some(Found { kind, claims, gone })
}

/// The path to the end, unless it touches itself.
fn way(tables: &Tables, start: Claim, end: Claim, is_open: bool) -> Option<Vec<Claim>> {
    if tables.distance(start, end) <= 2 {
        return None;
    }
    let claims = tables.way(start, end)?;
    let cells: Vec<usize> = claims
        .iter()
        .map(|&claim| tables.first_cell(claim))
        .collect();
    let [first, second, .., last_but_one, last] = cells[..] else {
        return None;
    };
    if !is_open && (first == second || last_but_one == last) {
        return None;
    }
    let mut passed: Cells = 0;
    for (place, &cell) in cells.iter().enumerate() {
        if passed >> cell & 1 == 1 {
            return None;
        }
        if let Some(before) = place.checked_sub(1)
            && (is_open || cells[before] != first)
        {
            passed |= tables.cells_of(claims[before]);
        }
    }
    Some(claims)
}

/// The eliminations of a continuous loop.
fn around(tables: &Tables, claims: &[Claim]) -> Vec<Gone> {
    let board = &tables.board;
    let cell = |claim: Claim| tables.first_cell(claim);
    let on_the_way = claims[..claims.len() - 1].iter();
    let on_the_way = on_the_way.fold(0, |all, &claim| all | tables.cells_of(claim));
    let mut gone = Vec::new();
    for place in 0..claims.len() {
        if let Some((at, kept)) = two_strong(tables, claims, place) {
            let others = board.digits_of(at).filter(|digit| !kept.contains(digit));
            gone.extend(others.map(|digit| (digit, at)));
        }
        let Some(before) = place.checked_sub(1).map(|before| claims[before]) else {
            continue;
        };
        let claim = claims[place];
        if !claim.is_right() && cell(before) != cell(claim) {
            let digit = tables.digit(claim);
            let [one, other] =
                [before, claim].map(|claim| SHAPE.seen_by_all(tables.cells_of(claim)));
            let lost = one & other & !on_the_way & board.places[digit];
            gone.extend(cells_of(lost).map(|cell| (digit, cell)));
        }
    }
    gone
}

/// A cell that strong links enter and leave, and their digits.
fn two_strong(tables: &Tables, claims: &[Claim], place: usize) -> Option<(usize, [usize; 2])> {
    let cell = |claim: Claim| tables.first_cell(claim);
    let last = *claims.last()?;
    if place == 0 {
        let is_strong = !claims[0].is_right() && last.is_right();
        let digits = [claims[0], last].map(|claim| tables.digit(claim));
        return is_strong.then_some((cell(claims[0]), digits));
    }
    let [before, here, also, next] = *claims.get(place - 1..place + 3)? else {
        return None;
    };
    let is_so = here.is_right()
        && cell(before) != cell(here)
        && !also.is_right()
        && cell(here) == cell(also)
        && next.is_right()
        && cell(also) != cell(next);
    is_so.then(|| (cell(here), [here, next].map(|claim| tables.digit(claim))))
}

/// Open chains that rule out more than a loop would.
fn chains(tables: &Tables, start: Claim) -> Vec<Found> {
    let ends = tables.consequences(start).filter(|end| end.is_right());
    ends.filter_map(|end| open(tables, start, end)).collect()
}

fn open(tables: &Tables, start: Claim, end: Claim) -> Option<Found> {
    let ((cell, digit), (last, other)) = (start.single()?, end.single()?);
    let board = &tables.board;
    let has = |cell: usize, digit: usize| board.digits[cell] >> digit & 1 == 1;
    let mut gone: Vec<Gone> = if digit == other {
        let seen = SHAPE.peers[cell] & SHAPE.peers[last] & board.places[digit];
        cells_of(seen).map(|cell| (digit, cell)).collect()
    } else if SHAPE.peers[cell] >> last & 1 == 1 && has(last, digit) && has(cell, other) {
        vec![(other, cell), (digit, last)]
    } else {
        Vec::new()
    };
    if last == cell || gone.len() < 2 {
        return None;
    }
    gone.sort_unstable();
    let claims = way(tables, start, end, true)?;
    let kind = Kind::Open;
    Some(Found { kind, claims, gone })
}

impl Found {
    fn step(&self, tables: &Tables, grid: &Grid) -> Option<Step> {
        Some(Step {
            technique: techniques::info(self.slug())?,
            deductions: eliminations(&self.gone),
            pattern: Pattern::Chain(vec![self.chain(tables, grid)?]),
        })
    }

    fn slug(&self) -> &'static str {
        let is_grouped = self.claims.iter().any(|claim| claim.single().is_none());
        match (self.kind, is_grouped) {
            (Kind::Continuous, false) => "continuous-nice-loop",
            (Kind::Discontinuous, false) => "discontinuous-nice-loop",
            (Kind::Open, false) => "aic",
            (Kind::Continuous, true) => "grouped-continuous-nice-loop",
            (Kind::Discontinuous, true) => "grouped-discontinuous-nice-loop",
            (Kind::Open, true) => "grouped-aic",
        }
    }

    /// The chain from a strong link to a strong link.
    fn chain(&self, tables: &Tables, grid: &Grid) -> Option<Chain> {
        let mut claims = self.claims.clone();
        let starts_right = claims.first().is_some_and(|claim| claim.is_right());
        if starts_right && self.kind == Kind::Continuous {
            claims.rotate_left(1);
        } else if starts_right {
            claims.remove(0);
        }
        let ends_wrong = claims.last().is_some_and(|claim| !claim.is_right());
        if ends_wrong {
            claims.pop();
        }
        let node = |&claim: &Claim| {
            let cells = cells_of(tables.cells_of(claim)).map(Cell::new).collect();
            let digit = Digit::new(tables.digit(claim) as u8 + 1)?;
            Some(Node { digit, cells })
        };
        let nodes = claims.iter().map(node).collect::<Option<Vec<Node>>>()?;
        Some(Chain {
            strong: nodes.chunks_exact(2).map(|pair| why(grid, pair)).collect(),
            nodes,
            closed: self.kind == Kind::Continuous,
        })
    }
}

/// Why one of two claims is right: they are all places of a digit in a house, or all digits of a cell.
fn why(grid: &Grid, pair: &[Node]) -> Strong {
    let (one, other) = (&pair[0], &pair[1]);
    let both = [&one.cells[..], &other.cells].concat();
    let is_all = |house| grid.places(house, one.digit).count_ones() as usize == both.len();
    let mut houses = grid.geometry().common_houses(&both);
    let house = houses.find(|&house| one.digit == other.digit && is_all(house));
    Strong::Truth(house.map_or(Truth::Cell(one.cells[0]), |house| {
        Truth::House(house, one.digit)
    }))
}

#[cfg(test)]
mod tests {
    use super::super::positions::{Confined, found, position};
    use super::*;
    use crate::board::House;

    #[test]
    fn an_open_chain_is_taken_if_it_rules_out_more_than_a_loop() {
        let rows = |more: &[(usize, usize)]| {
            let second = [&[(5, 2), (5, 5)], more].concat();
            let first = [(1, 1), (1, 5)];
            position(
                &[],
                &[(1, House::row(0), &first), (1, House::row(4), &second)],
            )
        };
        let expected = "aic: r2c2<>1 r3c2<>1 r4c1<>1 r6c1<>1";
        assert_eq!(found(&rows(&[]), single).unwrap(), expected);
        assert!(found(&rows(&[(5, 9)]), single).is_none());
    }

    #[test]
    fn a_continuous_loop_clears_its_weak_links_and_a_cell_between_strong_ones() {
        let of = |last| {
            let houses = [
                (1, House::col(0), &[(1, 1), (5, 1)][..]),
                (2, House::row(0), &[(1, 1), (1, 5)]),
            ];
            found(&position(&[(5, 5, last)], &houses), single)
        };
        let clears = of(&[1, 2]).unwrap();
        assert!(
            clears.starts_with("continuous-nice-loop: r5c2<>1"),
            "{clears}"
        );
        let [ones, twos, all] = ["<>1", "<>2", "<>"].map(|gone| clears.matches(gone).count());
        assert_eq!([ones, twos, all], [7, 7, 21]);
        assert_eq!(of(&[1, 2, 3]), None);
    }

    #[test]
    fn a_group_is_a_link_if_it_shares_a_box_with_the_next_claim() {
        let of = |column| {
            let houses: [Confined<'_>; 2] = [
                (1, House::row(0), &[(1, 1), (1, 4), (1, 5)]),
                (1, House::col(column - 1), &[(2, column), (7, column)]),
            ];
            position(&[], &houses)
        };
        let expected = "grouped-discontinuous-nice-loop: r7c1<>1";
        assert_eq!(found(&of(6), grouped).unwrap(), expected);
        assert!(found(&of(6), single).is_none() && found(&of(7), grouped).is_none());
    }
}
