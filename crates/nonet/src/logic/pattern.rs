//! The evidence of a step, by its shape. Pictures, sentences, notation and proofs are made from the shape,
//! whatever the technique.

use super::Turn;
use crate::board::{Candidate, Cell, Digit, DigitSet, Geometry, House};

/// Something that every solution satisfies exactly once: a place for each digit in a house, a digit for each cell.
/// (The truths and links of A. Barker, "Sudoku logic with XSudo".)
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Truth {
    /// The cell holds one of its candidates.
    Cell(Cell),
    /// The digit is somewhere in the house.
    House(House, Digit),
}

/// The evidence of a step, by its shape.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Pattern {
    /// A digit alone in its house, or, without a house, alone in its cell.
    Single {
        /// The cell and its digit.
        candidate: Candidate,
        /// The house in which the digit has no other place.
        house: Option<House>,
    },
    /// A digit whose places in one house all lie in another.
    Intersection {
        /// The digit.
        digit: Digit,
        /// The house that confines it.
        base: House,
        /// The house that loses it elsewhere.
        cover: House,
        /// Its places, which are in both houses.
        cells: Vec<Cell>,
    },
    /// As many digits as cells, within one house (naked: the cells have no others; hidden: the digits have no
    /// other places).
    Subset {
        /// The house.
        house: House,
        /// Its cells.
        cells: Vec<Cell>,
        /// Its digits.
        digits: DigitSet,
    },
    /// A digit whose places in some houses lie in as many others, except for the fins. Two fish with the same base
    /// and a common conclusion are siamese.
    Fish(Vec<Fish>),
    /// Alternating inferences. If there are several chains, each has its own conclusions.
    Chain(Vec<Chain>),
    /// Candidates in two colours, cluster by cluster: either all of the one colour are right or all of the other.
    Colours {
        /// Each cluster's two colours.
        clusters: Vec<[Vec<Candidate>; 2]>,
        /// The links that hold the clusters together, each between two neighbours of different colour.
        links: Vec<(Candidate, Candidate, Truth)>,
        /// A cell outside the clusters in which a wrong colour would leave no candidate.
        emptied: Option<Cell>,
    },
    /// Almost locked sets, and their common digits.
    Als {
        /// The sets.
        sets: Vec<Als>,
        /// Digits that can be in only one of two sets, or of a set and the stem.
        commons: Vec<Common>,
        /// A cell each of whose candidates would lock one of the sets.
        stem: Option<Cell>,
    },
    /// Cells that could be filled in two ways if they had only these digits, so one of them must have another.
    Deadly {
        /// The cells.
        cells: Vec<Cell>,
        /// The digits that they must not be confined to (of a bivalue universal grave: all).
        digits: DigitSet,
        /// The other candidates of these cells: one of them is right.
        guardians: Vec<Candidate>,
        /// Further requirements: links of the digits, cells of a subset.
        truths: Vec<Truth>,
    },
    /// All ways of placing a digit on the whole board.
    Templates {
        /// The digit.
        digit: Digit,
        /// Candidates that follow from the templates of their digits, each from those before it; they rule out the
        /// rest.
        before: Vec<Candidate>,
    },
    /// Givens that a turn maps to givens, if digits change places: so it maps the only solution to itself.
    Symmetry {
        /// The turn.
        turn: Turn,
        /// The image of each digit.
        images: Vec<Digit>,
    },
    /// Truths that are together impossible: no way of satisfying all of them agrees with the opposite of the
    /// conclusion.
    Truths {
        /// The truths.
        base: Vec<Truth>,
        /// The houses and cells that they compete for, if these add something to the truths.
        cover: Vec<Truth>,
        /// The cells to show.
        cells: Vec<Cell>,
        /// The digits involved.
        digits: DigitSet,
    },
    /// Assumptions of which one is right, and what follows from each.
    Forcing(Net),
}

/// A fish: as many cover houses as base houses.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Fish {
    /// The digit.
    pub digit: Digit,
    /// The base houses, each of which needs the digit; only endo fins are in two of them.
    pub base: Vec<House>,
    /// As many houses, which hold all places in the base except the fins.
    pub cover: Vec<House>,
    /// Places in the base that no cover house holds.
    pub fins: Vec<Cell>,
    /// Places in two base houses.
    pub endo_fins: Vec<Cell>,
}

/// A chain of claims: if one is wrong the next is right (strong), if that is right the next is wrong (weak), and
/// so on. An open one starts and ends strong, so one of its ends is right; a closed one returns to its start by a
/// weak link, so one end of each weak link is right.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Chain {
    /// The claims. The link from an even to the next odd one is strong, the others are weak.
    pub nodes: Vec<Node>,
    /// Why each strong link holds: half as many as there are nodes.
    pub strong: Vec<Strong>,
    /// Is there a weak link from the last node to the first?
    pub closed: bool,
}

/// One claim of a chain: the digit is in one of these cells, which share a house.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Node {
    /// The digit.
    pub digit: Digit,
    /// One cell, or a group, in reading order.
    pub cells: Vec<Cell>,
}

/// Why one of two claims is right.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Strong {
    /// There is no other way of satisfying this truth.
    Truth(Truth),
    /// The cells of an almost locked set, which can miss only one of its digits.
    Als(Vec<Cell>),
}

/// Cells of a house with one digit more than cells.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Als {
    /// The cells, in reading order.
    pub cells: Vec<Cell>,
    /// Their digits.
    pub digits: DigitSet,
}

/// A restricted common digit: all its places in one set see all those in the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Common {
    /// The digit.
    pub digit: Digit,
    /// The places of the two sets in [`Pattern::Als`]'s list; the second is the stem if there is one.
    pub between: (u8, u8),
}

/// Assumptions of which one is right, and what follows from each. Every branch ends in the step's conclusion, or
/// contradicts itself.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Net {
    /// Why one of the assumptions is right.
    pub premise: Premise,
    /// A branch for each assumption.
    pub branches: Vec<Branch>,
}

/// Why one of some assumptions is right.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Premise {
    /// They are that one candidate is right and that it is wrong; or only one of these, which contradicts itself.
    Opposites,
    /// Each satisfies this truth in its own way.
    Truth(Truth),
    /// They are the fins of a fish, endo fins last; if none is right, the fish alone gives the conclusion.
    Fins(Fish),
    /// They are the places of a fish's base in one of its cover houses, in reading order, then its fins, endo fins
    /// last: if no fin is right, the base fills each cover house.
    Cover(Fish, House),
}

/// An assumption and its consequences.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Branch {
    /// The assumption.
    pub suppose: Fact,
    /// The consequences, each of the assumption and earlier lines.
    pub lines: Vec<Line>,
}

/// The fact that a candidate is right, or wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Fact {
    /// The candidate.
    pub candidate: Candidate,
    /// Is it right?
    pub right: bool,
}

/// A consequence, with its reason.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Line {
    /// The consequence.
    pub fact: Fact,
    /// The reason.
    pub why: Because,
}

/// Why a line follows.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Because {
    /// The candidate is wrong because it cannot be right together with this one, which is.
    Sees(Candidate),
    /// The candidate is right because all others that would satisfy this truth are wrong.
    Truth(Truth),
    /// The candidate is wrong because of this pattern, once the wrong ones are gone.
    Pattern(Box<Pattern>),
}

impl Fact {
    /// The opposite fact.
    pub fn opposite(self) -> Self {
        Self {
            right: !self.right,
            ..self
        }
    }
}

impl Truth {
    /// Would this candidate satisfy it?
    pub fn takes(self, candidate: Candidate, geometry: &Geometry) -> bool {
        match self {
            Self::Cell(cell) => candidate.cell == cell,
            Self::House(house, digit) => {
                candidate.digit == digit && geometry.contains(house, candidate.cell)
            }
        }
    }
}

impl Branch {
    /// The facts in order, the assumption first.
    pub fn facts(&self) -> impl Iterator<Item = Fact> + '_ {
        let lines = self.lines.iter().map(|line| line.fact);
        std::iter::once(self.suppose).chain(lines)
    }

    /// Does it contradict itself?
    pub fn is_absurd(&self) -> bool {
        let is_said = |fact: Fact| self.facts().any(|other| other == fact.opposite());
        self.facts().any(is_said)
    }
}

impl Chain {
    /// How many links it has.
    pub fn n_links(&self) -> usize {
        let n = self.nodes.len();
        if self.closed { n } else { n.saturating_sub(1) }
    }
}

impl Pattern {
    /// Its digits.
    pub fn digits(&self) -> DigitSet {
        match self {
            Self::Single { candidate, .. } => DigitSet::only(candidate.digit),
            Self::Intersection { digit, .. } | Self::Templates { digit, .. } => {
                DigitSet::only(*digit)
            }
            Self::Subset { digits, .. }
            | Self::Deadly { digits, .. }
            | Self::Truths { digits, .. } => *digits,
            Self::Symmetry { images, .. } => images.iter().copied().collect(),
            Self::Fish(fish) => fish.iter().map(|fish| fish.digit).collect(),
            Self::Chain(chains) => {
                let nodes = chains.iter().flat_map(|chain| &chain.nodes);
                nodes.map(|node| node.digit).collect()
            }
            Self::Colours { clusters, .. } => {
                let candidates = clusters.iter().flatten().flatten();
                candidates.map(|candidate| candidate.digit).collect()
            }
            Self::Forcing(net) => {
                let facts = net.branches.iter().flat_map(Branch::facts);
                facts.map(|fact| fact.candidate.digit).collect()
            }
            Self::Als { sets, .. } => sets
                .iter()
                .fold(DigitSet::EMPTY, |all, set| all.union(set.digits)),
        }
    }
}
