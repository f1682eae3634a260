//! Kraken fish: the fish would rule out a candidate but for its fins, each of which rules it out by a chain.
//!
//! Type 1: if no fin is right, the fish rules the candidate out, because it is in the cover; and whichever fin is
//! right, a chain from it rules the candidate out too. Type 2: if no fin is right, each cover house has the digit
//! in one of the base's places there; from each of these in one cover house, and from each fin, a chain rules out
//! the same candidate, of any digit. Sound because all cases are covered: type 2 is a region forcing chain on a
//! cover house of a fish.
//!
//! The search is for basic fish of two to four lines: the candidate, if it were right, would leave the bases
//! places with too few cover houses. The chains are static, the strong links of the board. Of each size the
//! shortest comes first, and for each conclusion only the smallest fish. Sources: "Kraken Fish", Sudoku Players'
//! Forum, 2007 (daj95376, Mike Barker and others); <https://hodoku.sourceforge.net/en/tech_fishg.php>

use super::super::fish::hunt::Hunt;
use super::super::fish::sea::{Houses, Sea};
use super::super::fish::shape::Shape;
use super::{follow, report};
use crate::board::{Candidate, Cell, CellSet, Digit, House, sort_short};
use crate::logic::net::{Depth, Waves};
use crate::logic::{
    Context, Deduction, Hodoku, Info, Level, Named, Net, Pattern, Premise, Step, Technique,
};
use std::ops::ControlFlow;

/// Kraken fish of one type.
pub(crate) struct Kraken {
    kind: Kind,
    info: &'static Info,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Fins,
    Cover,
}

/// Fins that lead to an elimination of the fish.
pub(crate) static TYPE_1: Kraken = Kraken {
    kind: Kind::Fins,
    info: &rated("kraken-fish-1", "Kraken Fish Type 1", "0371"),
};

/// A cover house and fins that all lead to the same elimination.
pub(crate) static TYPE_2: Kraken = Kraken {
    kind: Kind::Cover,
    info: &rated("kraken-fish-2", "Kraken Fish Type 2", "0372"),
};

const fn rated(slug: &'static str, name: &'static str, code: &'static str) -> Info {
    let hodoku = Hodoku::new(name, code, Level::Extreme, 500);
    Info::rated(slug, hodoku.naming(Named::Eliminated))
}

/// The sizes of the fish.
const SIZES: std::ops::RangeInclusive<usize> = 2..=4;

/// How many choices of a house the search for one candidate may take.
const PATIENCE: u32 = 1 << 16;

impl Technique for Kraken {
    fn info(&self) -> &'static Info {
        self.info
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let waves = context.waves(Depth::Static, follow::waves);
        let waters: Vec<Water<'_>> = context
            .digits()
            .map(|digit| Water::new(context, waves, digit))
            .collect();
        let mut open: Vec<u16> = (0..waves.board.n_cells() as u16)
            .flat_map(|cell| waves.board.members(cell))
            .copied()
            .collect();
        for size in SIZES {
            let mut all: Vec<Caught> = open
                .iter()
                .filter_map(|&target| self.shortest(&waters, size, target))
                .collect();
            sort_short(&mut all, |caught| caught.nodes);
            open.retain(|target| !all.iter().any(|caught| caught.target == *target));
            for caught in &all {
                found(self.step(context, waves, caught))?;
            }
        }
        ControlFlow::Continue(())
    }
}

/// A digit, and the consequences of its places.
struct Water<'a> {
    sea: Sea<'a>,
    waves: &'a Waves<'static, Pattern>,
    /// Its places, except those that contradict themselves.
    sound: Vec<Cell>,
}

/// A fish that rules out a candidate.
struct Caught {
    target: u16,
    premise: Premise,
    /// The candidates assumed right by the premise.
    supposed: Vec<u16>,
    /// How many events its branches rest on.
    nodes: u32,
}

impl<'a> Water<'a> {
    fn new(context: &'a Context<'_>, waves: &'a Waves<'static, Pattern>, digit: Digit) -> Self {
        let sea = Sea::new(context, digit);
        let number = |cell| waves.board.number(Candidate { cell, digit });
        let places = sea.places.iter();
        let sound = places.filter(|&cell| waves.wave(number(cell), true).clash.is_none());
        Self {
            sound: sound.collect(),
            sea,
            waves,
        }
    }

    fn number(&self, cell: Cell) -> u16 {
        let digit = self.sea.digit;
        self.waves.board.number(Candidate { cell, digit })
    }

    /// The places that do not rule out the target, by sight or by a chain.
    fn afar(&self, target: u16) -> CellSet {
        let Candidate { cell, digit } = self.waves.board.candidate(target);
        let mut afar = *self.sea.places;
        if digit == self.sea.digit {
            afar = afar - *self.sea.geometry.peer_set(cell);
        }
        for &cell in &self.sound {
            let wave = self.waves.wave(self.number(cell), true);
            if wave.wrong.contains(target) {
                afar.remove(cell);
            }
        }
        afar
    }

    /// The assumptions in these cells with the premise, if all rule out the target, and not all of them by sight.
    fn caught(&self, target: u16, premise: Premise, cells: Vec<Cell>) -> Option<Caught> {
        let supposed: Vec<u16> = cells.into_iter().map(|cell| self.number(cell)).collect();
        let nodes = supposed.iter().map(|&supposed| {
            let wave = (supposed, true);
            self.waves.size_of(wave, (target, false))
        });
        let nodes: u32 = nodes.sum::<Option<u32>>()?;
        let is_seen = nodes as usize == 2 * supposed.len();
        (!is_seen).then_some(Caught {
            target,
            premise,
            supposed,
            nodes,
        })
    }
}

impl Kraken {
    /// The fish of this size that rules the target out in the fewest lines.
    fn shortest(&self, waters: &[Water<'_>], size: usize, target: u16) -> Option<Caught> {
        let mut shortest: Option<Caught> = None;
        for water in waters {
            self.hunt(water, size, target, &mut |caught| {
                let is_shorter = |other: &Caught| caught.nodes < other.nodes;
                if shortest.as_ref().is_none_or(is_shorter) {
                    shortest = Some(caught);
                }
            });
        }
        shortest
    }

    /// Reports the fish of a digit that rule the target out.
    fn hunt(&self, water: &Water<'_>, size: usize, target: u16, found: &mut dyn FnMut(Caught)) {
        let Candidate { cell, digit } = water.waves.board.candidate(target);
        if self.kind == Kind::Fins && digit != water.sea.digit {
            return;
        }
        let (afar, mut patience) = (water.afar(target), PATIENCE);
        for &kinds in Shape::Basic.directions() {
            let Some(hunt) = Hunt::leaving(&water.sea, cell, &afar, kinds) else {
                continue;
            };
            let _ = match self.kind {
                Kind::Fins => hunt.fish(size, &mut patience, &mut |base, cover| {
                    fins(water, target, base, cover)
                        .into_iter()
                        .for_each(&mut *found);
                    ControlFlow::Continue(())
                }),
                Kind::Cover => hunt.crowds(size, &mut patience, &mut |base, cover| {
                    filled(water, target, base, cover)
                        .into_iter()
                        .for_each(&mut *found);
                    ControlFlow::Continue(())
                }),
            };
        }
    }

    fn step(
        &self,
        context: &Context<'_>,
        waves: &Waves<'static, Pattern>,
        caught: &Caught,
    ) -> Step {
        let target = (caught.target, false);
        let branches = caught.supposed.iter();
        let branches = branches.map(|&supposed| {
            let wave = waves.wave(supposed, true);
            report::leading(&waves.board, context.geometry(), wave, target)
        });
        Step {
            technique: self.info,
            deductions: vec![Deduction::Eliminate(waves.board.candidate(caught.target))],
            pattern: Pattern::Forcing(Net {
                premise: caught.premise.clone(),
                branches: branches.collect(),
            }),
        }
    }
}

/// The fish with this base and cover, if it rules the target out but for its fins.
fn fins(water: &Water<'_>, target: u16, base: Houses, cover: Houses) -> Option<Caught> {
    let sea = &water.sea;
    let is_even = base.count_ones() == cover.count_ones();
    let catch = sea.cast(base, cover).filter(|_| is_even)?;
    let cell = water.waves.board.candidate(target).cell;
    if !catch.lost.contains(cell) || catch.fins.is_empty() {
        return None;
    }
    let premise = Premise::Fins(sea.fish(&catch));
    water.caught(target, premise, catch.fins.iter().collect())
}

/// The fish with this base and these covers plus one more: the one that leaves the fewest fins. If that one
/// contained the target, the fish would be of type 1.
fn filled(water: &Water<'_>, target: u16, base: Houses, cover: Houses) -> Option<Caught> {
    let sea = &water.sea;
    let Candidate { cell, digit } = water.waves.board.candidate(target);
    let kind = sea.houses(cover).next()?.0.kind;
    let is_open = |house: &House| {
        let is_covered = cover >> sea.geometry.number(*house) & 1 == 1;
        let has_target = digit == sea.digit && sea.geometry.contains(*house, cell);
        house.kind == kind && !is_covered && !has_target
    };
    let catches = sea.geometry.houses().filter(is_open).filter_map(|house| {
        let cover = cover | 1 << sea.geometry.number(house);
        let catch = sea.cast(base, cover)?;
        (!catch.fins.is_empty()).then_some((house, catch))
    });
    let (house, catch) = catches.min_by_key(|(_, catch)| catch.fins.len())?;
    let bases = sea.houses(base).flat_map(|(_, places)| places.iter());
    let inside = bases.filter(|&cell| sea.geometry.contains(house, cell));
    let inside = CellSet::of(sea.geometry.n_cells(), inside);
    let cells = inside.iter().chain(catch.fins.iter()).collect();
    water.caught(target, Premise::Cover(sea.fish(&catch), house), cells)
}
