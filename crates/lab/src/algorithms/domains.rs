//! A board that changes in place and can be restored: the digits placed, and what each open cell may still hold.

mod subsets;

use super::super::Snapshot;
use nonet::board::{Cell, CellSet, Digit, DigitSet, Geometry, House, Puzzle};
use std::sync::Arc;
use subsets::Choices;

/// How far the consequences of a placed digit are followed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Look {
    /// No domains are kept: digits that fit are looked up on demand.
    Nowhere,
    /// It is taken from the domains of the cells that it sees.
    Ahead,
    /// A cell with one digit left is filled, and so on, until nothing follows.
    Everywhere(Rules),
}

/// The deductions beyond cells with one digit left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Rules {
    /// A digit with one place left in a house goes there.
    pub(super) hidden_singles: bool,
    /// Cells of a house with only as many digits between them keep these to themselves: pairs, triples, quads.
    pub(super) subsets: [bool; 3],
}

/// The board and the changes made to it.
#[derive(Clone, Debug)]
pub(super) struct Domains {
    geometry: Arc<Geometry>,
    look: Look,
    givens: CellSet,
    digits: Vec<Option<Digit>>,
    /// What each cell may hold; a filled cell has just its digit. Meaningless with [`Look::Nowhere`].
    domains: Vec<DigitSet>,
    trail: Vec<Change>,
    /// Filled cells whose digit has not yet been removed from the cells that they see.
    news: Vec<Cell>,
    removed: u64,
}

/// The state of a cell before a change.
#[derive(Clone, Copy, Debug)]
struct Change {
    cell: Cell,
    domain: DigitSet,
    digit: Option<Digit>,
}

impl Domains {
    /// The board of a puzzle, and whether it is consistent as far as was checked.
    pub(super) fn new(puzzle: &Puzzle, look: Look) -> (Self, bool) {
        let geometry = Arc::clone(puzzle.geometry());
        let mut board = Self {
            givens: puzzle.given_cells(),
            digits: vec![None; geometry.n_cells()],
            domains: vec![DigitSet::full(geometry.side()); geometry.n_cells()],
            geometry,
            look,
            trail: Vec::new(),
            news: Vec::new(),
            removed: 0,
        };
        let mut is_consistent = true;
        for (cell, digit) in puzzle.givens() {
            board.fill(cell, digit);
        }
        if look != Look::Nowhere {
            is_consistent = board.tell();
        }
        board.trail.clear();
        (board, is_consistent)
    }

    /// Takes over the domains of a finished state: cells with one digit are filled.
    pub(super) fn load(&mut self, domains: &[DigitSet]) {
        self.trail.clear();
        self.domains.copy_from_slice(domains);
        for (digit, domain) in self.digits.iter_mut().zip(domains) {
            *digit = domain.single();
        }
    }

    /// Limits the open cells to these digits, permanently.
    pub(super) fn narrow(&mut self, left: &[DigitSet]) {
        for (at, set) in left.iter().enumerate() {
            if self.digits[at].is_none() {
                self.domains[at] = self.domains[at].intersection(*set);
            }
        }
        self.removed = 0;
    }

    /// What each cell may hold, if domains are kept.
    pub(super) fn sets(&self) -> &[DigitSet] {
        &self.domains
    }

    /// The number of changes so far: [`undo`](Self::undo) returns to it.
    pub(super) fn mark(&self) -> usize {
        self.trail.len()
    }

    /// Values taken from domains so far.
    pub(super) fn removed(&self) -> u64 {
        self.removed
    }

    /// The open cells with what they may hold, in reading order.
    pub(super) fn open(&self) -> impl Iterator<Item = (Cell, DigitSet)> + '_ {
        let cells = self.geometry.cells();
        let open = cells.filter(|cell| self.digits[cell.index()].is_none());
        open.map(|cell| (cell, self.fitting(cell)))
    }

    /// How many open cells a cell sees.
    pub(super) fn n_open_peers(&self, cell: Cell) -> usize {
        self.open_peers(cell).count()
    }

    /// The open cells that a cell sees.
    fn open_peers(&self, cell: Cell) -> impl Iterator<Item = Cell> + '_ {
        let peers = self.geometry.peers(cell).iter().copied();
        peers.filter(|peer| self.digits[peer.index()].is_none())
    }

    /// How many of the open cells that a cell sees may hold this digit.
    pub(super) fn n_peers_with(&self, cell: Cell, digit: Digit) -> usize {
        let peers = self.open_peers(cell);
        peers
            .filter(|&peer| self.fitting(peer).contains(digit))
            .count()
    }

    /// The open cells.
    pub(super) fn open_set(&self) -> CellSet {
        let cells = self.geometry.cells();
        let open = cells.filter(|cell| self.digits[cell.index()].is_none());
        CellSet::of(self.geometry.n_cells(), open)
    }

    /// How many cells hold this digit.
    pub(super) fn n_holding(&self, digit: Digit) -> usize {
        let holding = self.digits.iter().filter(|held| **held == Some(digit));
        holding.count()
    }

    /// The board's rows, columns and boxes.
    pub(super) fn geometry(&self) -> &Geometry {
        &self.geometry
    }

    /// Places a digit and follows its consequences; is the board still consistent, as far as was checked?
    pub(super) fn place(&mut self, cell: Cell, digit: Digit) -> bool {
        self.news.clear();
        self.fill(cell, digit);
        self.look == Look::Nowhere || self.tell()
    }

    /// Undoes everything since the mark.
    pub(super) fn undo(&mut self, mark: usize) {
        while self.trail.len() > mark {
            let Some(change) = self.trail.pop() else {
                return;
            };
            self.domains[change.cell.index()] = change.domain;
            self.digits[change.cell.index()] = change.digit;
        }
    }

    /// The digits placed, and the domains if they are kept. A cell that no digit fits shows none.
    pub(super) fn snapshot(&self) -> Snapshot {
        let cells = self.geometry.cells();
        let dead = cells.clone().filter(|&cell| self.is_dead(cell));
        let dead: Vec<(Cell, Cell)> = dead.map(|cell| (cell, self.blamed(cell))).collect();
        let mut digits = Puzzle::empty(Arc::clone(&self.geometry));
        for cell in cells {
            digits.put(cell, self.digits[cell.index()]);
        }
        let mut domains = match self.look {
            Look::Nowhere => Vec::new(),
            _ => self.domains.clone(),
        };
        for &(cell, blamed) in &dead {
            if self.look != Look::Nowhere {
                let own = self.digits[cell.index()].map_or(DigitSet::EMPTY, DigitSet::only);
                domains[cell.index()] = own;
                domains[blamed.index()] = DigitSet::EMPTY;
            }
            digits.put(blamed, None);
        }
        Snapshot {
            conflicts: dead.into_iter().map(|(_, blamed)| blamed).collect(),
            domains,
            touched: Vec::new(),
            digits,
        }
    }

    /// Of two cells that exclude each other by the same digit, the one that is not given.
    fn blamed(&self, cell: Cell) -> Cell {
        let digit = self.digits[cell.index()];
        let mut twins = self.geometry.peers(cell).iter();
        let is_it = |twin: &&Cell| digit.is_some() && self.digits[twin.index()] == digit;
        let twin = twins.find(is_it).filter(|_| self.givens.contains(cell));
        twin.copied().unwrap_or(cell)
    }

    /// What each cell may hold, even if domains are not kept.
    pub(super) fn all_fitting(&self) -> Vec<DigitSet> {
        let cells = self.geometry.cells();
        let own = |cell: Cell| self.digits[cell.index()].map(DigitSet::only);
        cells
            .map(|cell| own(cell).unwrap_or_else(|| self.fitting(cell)))
            .collect()
    }

    /// Takes over domains and follows what is decided in them; is that consistent, as far as was checked?
    pub(super) fn follow(&mut self, domains: &[DigitSet]) -> bool {
        self.load(domains);
        let filled = self
            .geometry
            .cells()
            .filter(|cell| self.digits[cell.index()].is_some());
        self.news = filled.collect();
        domains.iter().all(|domain| !domain.is_empty()) && self.tell()
    }

    /// Does no digit fit this cell?
    fn is_dead(&self, cell: Cell) -> bool {
        match self.look {
            Look::Nowhere => self.digits[cell.index()].is_none() && self.fitting(cell).is_empty(),
            _ => self.domains[cell.index()].is_empty(),
        }
    }

    fn fitting(&self, cell: Cell) -> DigitSet {
        if self.look != Look::Nowhere {
            return self.domains[cell.index()];
        }
        let peers = self.geometry.peers(cell).iter();
        let held: DigitSet = peers.filter_map(|peer| self.digits[peer.index()]).collect();
        DigitSet::full(self.geometry.side()).minus(held)
    }

    fn fill(&mut self, cell: Cell, digit: Digit) {
        self.note(cell);
        self.domains[cell.index()] = DigitSet::only(digit);
        self.digits[cell.index()] = Some(digit);
        self.news.push(cell);
    }

    fn note(&mut self, cell: Cell) {
        self.trail.push(Change {
            cell,
            domain: self.domains[cell.index()],
            digit: self.digits[cell.index()],
        });
    }

    /// Propagates all news and what follows from it; `false` if a domain is empty or a digit has no place.
    fn tell(&mut self) -> bool {
        loop {
            while let Some(cell) = self.news.pop() {
                if !self.tell_peers(cell) {
                    return false;
                }
            }
            let removed = self.removed;
            if !self.deduce() {
                return false;
            }
            if self.removed == removed {
                return true;
            }
        }
    }

    /// Tries the rules, easiest first, until one removes something; `false` if one meets a contradiction.
    fn deduce(&mut self) -> bool {
        let Look::Everywhere(rules) = self.look else {
            return true;
        };
        let removed = self.removed;
        if rules.hidden_singles && !self.hidden_singles() {
            return false;
        }
        let sizes = (2..).zip(rules.subsets).filter(|(_, wanted)| *wanted);
        for (size, _) in sizes {
            if self.removed == removed && !self.subsets(size) {
                return false;
            }
        }
        true
    }

    /// Removes what subsets of this size forbid, in every house; `false` if that is a contradiction.
    fn subsets(&mut self, size: usize) -> bool {
        let geometry = Arc::clone(&self.geometry);
        geometry
            .houses()
            .all(|house| self.subsets_in(geometry.house_cells(house), size))
    }

    fn subsets_in(&mut self, cells: &[Cell], size: usize) -> bool {
        let fits = |cell: &&Cell| (2..=size).contains(&self.domains[cell.index()].len());
        let small: Vec<Cell> = cells.iter().filter(fits).copied().collect();
        let mut choices = Choices::new(small.len(), size);
        while let Some(choice) = choices.next() {
            let chosen = |cell: Cell| choice.iter().any(|&place| small[place] == cell);
            let sets = choice
                .iter()
                .map(|&place| self.domains[small[place].index()]);
            let digits = sets.fold(DigitSet::EMPTY, DigitSet::union);
            if digits.len() > size {
                continue;
            }
            if digits.len() < size {
                return false;
            }
            for &cell in cells.iter().filter(|&&cell| !chosen(cell)) {
                let meets = !self.domains[cell.index()].intersection(digits).is_empty();
                if meets && !self.take_away(cell, digits) {
                    return false;
                }
            }
        }
        true
    }

    fn tell_peers(&mut self, cell: Cell) -> bool {
        let Some(digit) = self.digits[cell.index()] else {
            return true;
        };
        let geometry = Arc::clone(&self.geometry);
        geometry.peers(cell).iter().all(|&peer| {
            let domain = self.domains[peer.index()];
            if !domain.contains(digit) {
                return true;
            }
            self.take_away(peer, DigitSet::only(digit))
        })
    }

    /// Removes digits from the domain of a cell; `false` if none is left.
    fn take_away(&mut self, cell: Cell, digits: DigitSet) -> bool {
        let domain = self.domains[cell.index()];
        let left = domain.minus(digits);
        self.note(cell);
        self.domains[cell.index()] = left;
        self.removed += (domain.len() - left.len()) as u64;
        if let (Look::Everywhere(_), None, Some(single)) =
            (self.look, self.digits[cell.index()], left.single())
        {
            self.fill(cell, single);
        }
        !left.is_empty()
    }

    /// Fills every cell that is a digit's only place in a house; `false` if a digit has none. Source:
    /// <https://hodoku.sourceforge.net/en/tech_singles.php>
    fn hidden_singles(&mut self) -> bool {
        let geometry = Arc::clone(&self.geometry);
        geometry
            .houses()
            .all(|house| self.hidden_in(&geometry, house))
    }

    fn hidden_in(&mut self, geometry: &Geometry, house: House) -> bool {
        let (mut once, mut again) = (DigitSet::EMPTY, DigitSet::EMPTY);
        for cell in geometry.house_cells(house) {
            let domain = self.domains[cell.index()];
            again = again.union(once.intersection(domain));
            once = once.union(domain);
        }
        let alone = once.minus(again);
        for &cell in geometry.house_cells(house) {
            let domain = self.domains[cell.index()];
            let digits = domain.intersection(alone);
            if domain.len() > 1 && !digits.is_empty() {
                let Some(digit) = digits.single() else {
                    return false;
                };
                self.removed += domain.len() as u64 - 1;
                self.fill(cell, digit);
            }
        }
        once == DigitSet::full(geometry.side())
    }
}
