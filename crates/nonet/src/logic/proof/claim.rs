//! Checks that a pattern fits its shape, and derives what must be true.

use super::flaw::{Flaw, distinct, that};
use super::refute::Clause;
use super::{deadly, templates};
use crate::board::{Candidate, Cell, CellSet, Digit, DigitSet, House, sort_short};
use crate::logic::{Als, Chain, Common, Context, Fish, Node, Pattern, Strong, Truth};

/// What must be true; for a pattern with several conclusions, once for each.
pub(super) fn claims(context: &Context<'_>, pattern: &Pattern) -> Result<Vec<Vec<Clause>>, Flaw> {
    let claim = Claim { context };
    let one = match pattern {
        Pattern::Single { candidate, house } => vec![claim.single(*candidate, *house)?],
        Pattern::Intersection {
            digit,
            base,
            cover,
            cells,
        } => vec![claim.intersection(*digit, [*base, *cover], cells)?],
        Pattern::Subset {
            house,
            cells,
            digits,
        } => claim.subset(*house, cells, *digits)?,
        Pattern::Fish(all) => return all.iter().map(|fish| claim.fish(fish)).collect(),
        Pattern::Chain(all) => return all.iter().map(|chain| claim.chain(chain)).collect(),
        Pattern::Colours {
            clusters,
            links,
            emptied,
        } => {
            let mut clauses = claim.colours(clusters, links)?;
            clauses.extend(claim.cells(emptied.as_slice())?);
            clauses
        }
        Pattern::Als {
            sets,
            commons,
            stem,
        } => claim.als(sets, commons, *stem)?,
        Pattern::Deadly {
            cells,
            digits,
            guardians,
            truths,
        } => {
            deadly::check(context, cells, *digits, guardians)?;
            let mut clauses = claim.truths(truths)?;
            clauses.push(guardians.clone());
            clauses
        }
        Pattern::Templates { digit, before } => templates::claim(context, *digit, before)?,
        Pattern::Truths { base, .. } => claim.truths(base)?,
        // Proved line by line, and by images, not by what must be true.
        Pattern::Forcing(_) | Pattern::Symmetry { .. } => Vec::new(),
    };
    Ok(vec![one])
}

/// The candidates one of which must be right to satisfy this truth.
pub(super) fn truth(context: &Context<'_>, truth: Truth) -> Result<Clause, Flaw> {
    Claim { context }.truth(truth)
}

struct Claim<'a> {
    context: &'a Context<'a>,
}

impl Claim<'_> {
    fn truth(&self, truth: Truth) -> Result<Clause, Flaw> {
        let grid = self.context.grid();
        let clause: Clause = match truth {
            Truth::Cell(cell) => {
                let digits = grid.candidates(cell).iter();
                digits.map(|digit| Candidate { cell, digit }).collect()
            }
            Truth::House(house, digit) => {
                let is_there = self.context.digits().any(|other| other == digit);
                that(is_there, "the-board-has-the-digit")?;
                let cells = grid.places_in(house, digit);
                cells.map(|cell| Candidate { cell, digit }).collect()
            }
        };
        that(!clause.is_empty(), "a-truth-has-candidates")?;
        Ok(clause)
    }

    fn truths(&self, truths: &[Truth]) -> Result<Vec<Clause>, Flaw> {
        truths.iter().map(|&truth| self.truth(truth)).collect()
    }

    fn cells(&self, cells: &[Cell]) -> Result<Vec<Clause>, Flaw> {
        let cells = cells.iter();
        cells.map(|&cell| self.truth(Truth::Cell(cell))).collect()
    }

    fn single(&self, candidate: Candidate, house: Option<House>) -> Result<Clause, Flaw> {
        let clause = self.truth(match house {
            Some(house) => Truth::House(house, candidate.digit),
            None => Truth::Cell(candidate.cell),
        })?;
        that(clause == [candidate], "a-single-is-alone")?;
        Ok(clause)
    }

    fn intersection(
        &self,
        digit: Digit,
        [base, cover]: [House; 2],
        cells: &[Cell],
    ) -> Result<Clause, Flaw> {
        let clause = self.truth(Truth::House(base, digit))?;
        let places = clause.iter().map(|candidate| &candidate.cell);
        that(places.eq(cells), "these-are-all-places-in-the-base")?;
        that(self.all_in(cover, cells), "the-cover-holds-all-of-them")?;
        Ok(clause)
    }

    fn subset(&self, house: House, cells: &[Cell], digits: DigitSet) -> Result<Vec<Clause>, Flaw> {
        distinct(cells)?;
        that(cells.len() == digits.len(), "as-many-cells-as-digits")?;
        that(self.all_in(house, cells), "the-house-holds-the-cells")?;
        let hold = |cell: &Cell| self.context.candidates(*cell).is_subset(digits);
        if cells.iter().all(hold) {
            return self.cells(cells);
        }
        let truths: Vec<Truth> = digits.iter().map(|d| Truth::House(house, d)).collect();
        let clauses = self.truths(&truths)?;
        let inside = |candidate: &Candidate| cells.contains(&candidate.cell);
        let all_inside = clauses.iter().flatten().all(inside);
        that(all_inside, "the-cells-hold-nothing-else-or-all-places")?;
        Ok(clauses)
    }

    fn fish(&self, fish: &Fish) -> Result<Vec<Clause>, Flaw> {
        let Fish {
            digit, base, cover, ..
        } = fish;
        distinct(base)?;
        distinct(cover)?;
        that(base.len() == cover.len(), "as-many-covers-as-bases")?;
        let is_new = |house: &House| !base.contains(house);
        that(cover.iter().all(is_new), "no-cover-is-a-base")?;
        let truths: Vec<Truth> = base.iter().map(|&h| Truth::House(h, *digit)).collect();
        let clauses = self.truths(&truths)?;
        let mut places: Vec<Cell> = clauses.iter().flatten().map(|c| c.cell).collect();
        sort_short(&mut places, |&place| place);
        let is_twice = |pair: &&[Cell]| pair[0] == pair[1];
        let twice = self.set(places.windows(2).filter(is_twice).map(|pair| pair[0]));
        that(
            twice == self.set(fish.endo_fins.iter().copied()),
            "endo-fins-are-in-two-bases",
        )?;
        let geometry = self.context.geometry();
        let is_out = |cell: &Cell| !cover.iter().any(|&house| geometry.contains(house, *cell));
        let fins = self.set(places.into_iter().filter(is_out));
        that(
            fins == self.set(fish.fins.iter().copied()),
            "fins-are-outside-the-cover",
        )?;
        Ok(clauses)
    }

    fn chain(&self, chain: &Chain) -> Result<Vec<Clause>, Flaw> {
        let (pairs, odd) = chain.nodes.as_chunks::<2>();
        let is_even = odd.is_empty() && pairs.len() == chain.strong.len();
        that(
            is_even && !pairs.is_empty(),
            "a-strong-link-for-every-two-claims",
        )?;
        let mut clauses = Vec::new();
        for (pair, strong) in pairs.iter().zip(&chain.strong) {
            clauses.extend(self.strong(pair, strong)?);
        }
        let n = pairs.len();
        let last = if chain.closed { n } else { n - 1 };
        let weak = |at: usize| self.is_weak(&pairs[at][1], &pairs[(at + 1) % n][0]);
        that(
            (0..last).all(weak),
            "weakly-linked-claims-exclude-each-other",
        )?;
        Ok(clauses)
    }

    fn strong(&self, [a, b]: &[Node; 2], strong: &Strong) -> Result<Vec<Clause>, Flaw> {
        let holds =
            |node: &Node, c: &Candidate| node.digit == c.digit && node.cells.contains(&c.cell);
        match strong {
            Strong::Truth(truth) => {
                let clause = self.truth(*truth)?;
                let either = clause.iter().all(|c| holds(a, c) || holds(b, c));
                that(either, "a-strong-link-has-no-third-way")?;
                Ok(vec![clause])
            }
            Strong::Als(cells) => {
                self.spares_one(cells, [a.digit, b.digit])?;
                let claimed = [a, b].into_iter().all(|node| {
                    let has = |&&cell: &&Cell| self.context.candidates(cell).contains(node.digit);
                    cells.iter().filter(has).eq(&node.cells)
                });
                that(
                    claimed && a.digit != b.digit,
                    "claims-of-a-set-are-all-its-places",
                )?;
                self.cells(cells)
            }
        }
    }

    /// Do the cells have one digit more than cells, and can each digit except these two occur only once?
    fn spares_one(&self, cells: &[Cell], two: [Digit; 2]) -> Result<(), Flaw> {
        let digits = self.one_digit_more(cells)?;
        let sees = |&a: &Cell, &b: &Cell| a == b || self.context.geometry().sees(a, b);
        let is_once = |digit: Digit| {
            let places = self.having(cells, digit);
            places.iter().all(|a| places.iter().all(|b| sees(a, b)))
        };
        let mut others = digits.iter().filter(|digit| !two.contains(digit));
        that(others.all(is_once), "a-set-has-its-other-digits-once-each")
    }

    fn is_weak(&self, a: &Node, b: &Node) -> bool {
        let geometry = self.context.geometry();
        let excludes = |&x: &Cell, &y: &Cell| {
            (x == y && a.digit != b.digit) || (a.digit == b.digit && geometry.sees(x, y))
        };
        let mut cells = a.cells.iter();
        cells.all(|x| b.cells.iter().all(|y| excludes(x, y)))
    }

    fn colours(
        &self,
        clusters: &[[Vec<Candidate>; 2]],
        links: &[(Candidate, Candidate, Truth)],
    ) -> Result<Vec<Clause>, Flaw> {
        let colour = |candidate: &Candidate| {
            let cluster = clusters
                .iter()
                .position(|c| c.iter().flatten().any(|x| x == candidate))?;
            Some((cluster, clusters[cluster][0].contains(candidate)))
        };
        for (a, b, truth) in links {
            let clause = self.truth(*truth)?;
            let two = clause.len() == 2 && clause.contains(a) && clause.contains(b);
            that(two, "neighbours-in-colour-are-the-only-two")?;
            let (a, b) = (colour(a), colour(b));
            let differ = a.zip(b).is_some_and(|(a, b)| a.0 == b.0 && a.1 != b.1);
            that(differ, "neighbours-have-different-colours")?;
        }
        let truths: Vec<Truth> = links.iter().map(|link| link.2).collect();
        self.truths(&truths)
    }

    fn als(
        &self,
        sets: &[Als],
        commons: &[Common],
        stem: Option<Cell>,
    ) -> Result<Vec<Clause>, Flaw> {
        let mut cells: Vec<Cell> = stem.into_iter().collect();
        for set in sets {
            let digits = self.almost_locked(&set.cells)?;
            that(digits == set.digits, "a-sets-digits-are-its-candidates")?;
            cells.extend(&set.cells);
        }
        for common in commons {
            let (a, b) = common.between;
            let places = |place: u8| match sets.get(usize::from(place)) {
                Some(set) => self.having(&set.cells, common.digit),
                None => self.having(stem.as_slice(), common.digit),
            };
            let (a, b) = (places(a), places(b));
            that(!a.is_empty() && !b.is_empty(), "a-common-digit-is-in-both")?;
            let node = |cells| Node {
                digit: common.digit,
                cells,
            };
            that(
                self.is_weak(&node(a), &node(b)),
                "a-common-digit-is-restricted",
            )?;
        }
        sort_short(&mut cells, |&cell| cell);
        cells.dedup();
        self.cells(&cells)
    }

    /// The digits of the cells, if there is one more than there are cells.
    fn one_digit_more(&self, cells: &[Cell]) -> Result<DigitSet, Flaw> {
        distinct(cells)?;
        let digits = cells.iter().map(|&cell| self.context.candidates(cell));
        let digits = digits.fold(DigitSet::EMPTY, DigitSet::union);
        that(
            digits.len() == cells.len() + 1,
            "a-set-has-one-digit-more-than-cells",
        )?;
        Ok(digits)
    }

    /// The digits of the cells, if they also share a house.
    fn almost_locked(&self, cells: &[Cell]) -> Result<DigitSet, Flaw> {
        let digits = self.one_digit_more(cells)?;
        let shares_house = self
            .context
            .geometry()
            .common_houses(cells)
            .next()
            .is_some();
        that(shares_house, "the-cells-of-a-set-share-a-house")?;
        Ok(digits)
    }

    fn having(&self, cells: &[Cell], digit: Digit) -> Vec<Cell> {
        let cells = cells.iter().copied();
        cells
            .filter(|&cell| self.context.candidates(cell).contains(digit))
            .collect()
    }

    fn all_in(&self, house: House, cells: &[Cell]) -> bool {
        let set = self.context.geometry().house_set(house);
        cells.iter().all(|&cell| set.contains(cell))
    }

    fn set(&self, cells: impl Iterator<Item = Cell>) -> CellSet {
        CellSet::of(self.context.geometry().n_cells(), cells)
    }
}
