//! The library's functions with any values of their types: cells, houses and digits that are not on the board,
//! made-up steps. They may return errors, which change nothing, but never panic.

use nonet::board::{
    Candidate, Cell, CellSet, Digit, DigitSet, Geometry, Grid, House, HouseKind, Layer, Marks,
    NotOnBoard, Puzzle, canonical, same,
};
use nonet::generate::{Generator, Options, Symmetry, Way, certify, scramble};
use nonet::logic::{
    self, Als, Because, Branch, Chain, Common, Context, Deduction, Fact, Fish, Line, Net, Node,
    Pattern, Premise, Reach, Step, Strong, Truth, Turn, cycles, proof, techniques,
};
use nonet::rate;
use nonet::solve::{self, Search, TrueCandidates};
use nonet::text::{self, Brief, Game, LibraryCase, Link, Notation, Sequence, Sheet, Symbols};
use std::sync::Arc;
use words::Lang;

/// The surface: each input begins with the part to be called.
pub fn surface(data: &[u8]) {
    let mut odd = Odd(data.iter());
    match odd.byte() % 5 {
        0 => shapes(&mut odd),
        1 => boards(&mut odd),
        2 | 3 => steps(&mut odd),
        _ => makers(&mut odd),
    }
}

/// Odd values, made from bytes; zeros when these are used up.
struct Odd<'a>(std::slice::Iter<'a, u8>);

impl Odd<'_> {
    fn byte(&mut self) -> u8 {
        self.0.next().copied().unwrap_or_default()
    }

    fn bit(&mut self) -> bool {
        self.byte() % 2 == 1
    }

    /// A number, mostly one that is on the board.
    fn number(&mut self) -> usize {
        let (kind, number) = (self.byte(), usize::from(self.byte()));
        match kind {
            ..=199 => number % 26,
            200..=229 => number,
            230..=249 => number * 257,
            _ => usize::MAX - number,
        }
    }

    fn cell(&mut self) -> Cell {
        let number = usize::from(self.byte());
        match self.byte() {
            ..=199 => Cell::new(number % 81),
            _ => Cell::new(number.saturating_mul(self.number())),
        }
    }

    fn digit(&mut self) -> Digit {
        let of_board = [4, 9, 25][usize::from(self.byte()) % 3];
        Digit::new(self.byte() % of_board + 1).expect("1 to 25")
    }

    fn house(&mut self) -> House {
        let kind = HouseKind::ALL[usize::from(self.byte()) % 3];
        House {
            kind,
            index: self.number() as u8,
        }
    }

    fn list<T>(&mut self, of: fn(&mut Self) -> T) -> Vec<T> {
        let n = self.byte() % 6;
        (0..n).map(|_| of(self)).collect()
    }

    fn candidate(&mut self) -> Candidate {
        Candidate {
            cell: self.cell(),
            digit: self.digit(),
        }
    }

    fn digits(&mut self) -> DigitSet {
        let bytes = [self.byte(), self.byte(), self.byte(), self.byte()];
        match self.bit() {
            true => DigitSet::from_bits(u32::from_le_bytes(bytes)),
            false => bytes.into_iter().filter_map(Digit::new).collect(),
        }
    }

    fn geometry(&mut self) -> Arc<Geometry> {
        let boards = [(3, 3), (2, 2), (2, 3), (4, 4), (1, 1), (1, 7), (5, 5)];
        let (high, wide) = boards[usize::from(self.byte()) % boards.len()];
        Geometry::shared(high, wide).expect("a board")
    }

    /// A board with digits here and there.
    fn puzzle(&mut self, geometry: &Arc<Geometry>) -> Puzzle {
        let mut puzzle = Puzzle::empty(Arc::clone(geometry));
        for _ in 0..self.byte() % 40 {
            let (cell, digit) = (self.cell(), Some(self.digit()).filter(|_| self.byte() > 20));
            let before = puzzle.clone();
            match puzzle.set(cell, digit) {
                Ok(()) => assert_eq!(puzzle.get(cell), digit),
                Err(NotOnBoard::Cell { .. }) => assert!(cell.index() >= geometry.n_cells()),
                Err(NotOnBoard::Digit { .. }) => {
                    assert!(digit.is_some_and(|digit| digit.index() >= geometry.side()));
                }
            }
            if digit != puzzle.get(cell) {
                assert_eq!(puzzle, before, "what is refused changes nothing");
            }
        }
        puzzle
    }

    /// Its grid, changed here and there.
    fn grid(&mut self, puzzle: &Puzzle) -> Grid {
        let mut grid = Grid::new(puzzle);
        for _ in 0..self.byte() % 60 {
            let candidate = self.candidate();
            match self.byte() {
                ..=15 => grid.place(candidate.cell, candidate.digit),
                _ => grid.eliminate(candidate),
            }
            assert!(!grid.has(candidate));
        }
        grid
    }

    fn truth(&mut self) -> Truth {
        match self.bit() {
            true => Truth::Cell(self.cell()),
            false => Truth::House(self.house(), self.digit()),
        }
    }

    fn node(&mut self) -> Node {
        Node {
            digit: self.digit(),
            cells: self.list(Self::cell),
        }
    }

    fn strong(&mut self) -> Strong {
        match self.bit() {
            true => Strong::Truth(self.truth()),
            false => Strong::Als(self.list(Self::cell)),
        }
    }

    fn chain(&mut self) -> Chain {
        Chain {
            nodes: self.list(Self::node),
            strong: self.list(Self::strong),
            closed: self.bit(),
        }
    }

    fn fish(&mut self) -> Fish {
        Fish {
            digit: self.digit(),
            base: self.list(Self::house),
            cover: self.list(Self::house),
            fins: self.list(Self::cell),
            endo_fins: self.list(Self::cell),
        }
    }

    fn als(&mut self) -> Als {
        Als {
            cells: self.list(Self::cell),
            digits: self.digits(),
        }
    }

    fn common(&mut self) -> Common {
        Common {
            digit: self.digit(),
            between: (self.byte() % 5, self.byte() % 5),
        }
    }

    fn fact(&mut self) -> Fact {
        Fact {
            candidate: self.candidate(),
            right: self.bit(),
        }
    }

    fn line(&mut self) -> Line {
        Line {
            fact: self.fact(),
            why: match self.byte() % 4 {
                0 => Because::Sees(self.candidate()),
                1 => Because::Pattern(Box::new(self.pattern())),
                _ => Because::Truth(self.truth()),
            },
        }
    }

    fn branch(&mut self) -> Branch {
        Branch {
            suppose: self.fact(),
            lines: self.list(Self::line),
        }
    }

    fn premise(&mut self) -> Premise {
        match self.byte() % 4 {
            0 => Premise::Opposites,
            1 => Premise::Truth(self.truth()),
            2 => Premise::Fins(self.fish()),
            _ => Premise::Cover(self.fish(), self.house()),
        }
    }

    /// Two colours.
    fn cluster(&mut self) -> [Vec<Candidate>; 2] {
        [self.list(Self::candidate), self.list(Self::candidate)]
    }

    fn pattern(&mut self) -> Pattern {
        match self.byte() % 12 {
            0 => Pattern::Single {
                candidate: self.candidate(),
                house: self.bit().then(|| self.house()),
            },
            1 => Pattern::Intersection {
                digit: self.digit(),
                base: self.house(),
                cover: self.house(),
                cells: self.list(Self::cell),
            },
            2 => Pattern::Subset {
                house: self.house(),
                cells: self.list(Self::cell),
                digits: self.digits(),
            },
            3 => Pattern::Fish(self.list(Self::fish)),
            4 => Pattern::Chain(self.list(Self::chain)),
            5 => Pattern::Colours {
                clusters: self.list(Self::cluster),
                links: self.list(|odd| (odd.candidate(), odd.candidate(), odd.truth())),
                emptied: self.bit().then(|| self.cell()),
            },
            6 => Pattern::Als {
                sets: self.list(Self::als),
                commons: self.list(Self::common),
                stem: self.bit().then(|| self.cell()),
            },
            7 => Pattern::Deadly {
                cells: self.list(Self::cell),
                digits: self.digits(),
                guardians: self.list(Self::candidate),
                truths: self.list(Self::truth),
            },
            8 => Pattern::Templates {
                digit: self.digit(),
                before: self.list(Self::candidate),
            },
            9 => Pattern::Symmetry {
                turn: Turn::ALL[usize::from(self.byte()) % 4],
                images: self.list(Self::digit),
            },
            10 => Pattern::Truths {
                base: self.list(Self::truth),
                cover: self.list(Self::truth),
                cells: self.list(Self::cell),
                digits: self.digits(),
            },
            _ => Pattern::Forcing(Net {
                premise: self.premise(),
                branches: self.list(Self::branch),
            }),
        }
    }

    fn deduction(&mut self) -> Deduction {
        match self.bit() {
            true => Deduction::Place(self.candidate()),
            false => Deduction::Eliminate(self.candidate()),
        }
    }

    fn step(&mut self) -> Step {
        let place = self.number() % techniques::infos().count();
        Step {
            technique: techniques::infos().nth(place).expect("it is one of them"),
            deductions: self.list(Self::deduction),
            pattern: self.pattern(),
        }
    }
}

/// Shapes of boards, called with cells and houses of others.
fn shapes(odd: &mut Odd<'_>) {
    let (high, wide) = (odd.number(), odd.number());
    let shared = Geometry::shared(high, wide).ok();
    assert_eq!(
        shared.as_deref(),
        Geometry::rectangular(high, wide).ok().as_ref()
    );
    let map: Vec<usize> = (0..odd.number() % 700).map(|_| odd.number()).collect();
    let _ = Geometry::irregular(&map);
    let geometry = shared.unwrap_or_else(|| odd.geometry());
    let (cell, house, digit) = (odd.cell(), odd.house(), odd.digit());
    let named = geometry.cell(odd.number(), odd.number());
    let is_there = cell.index() < geometry.n_cells();
    assert_eq!(geometry.peers(cell).len(), geometry.peer_set(cell).len());
    assert_eq!(
        geometry.house_cells(house).len(),
        geometry.house_set(house).len()
    );
    assert!(is_there || geometry.peers(cell).is_empty());
    assert!(is_there || !geometry.contains(house, cell));
    assert_eq!(
        geometry.contains(house, cell),
        geometry.house_set(house).contains(cell)
    );
    assert!(!geometry.sees(cell, cell));
    geometry.are_neighbours(cell, named);
    geometry.box_index(cell);
    geometry.houses_of(named);
    let cells = odd.list(Odd::cell);
    geometry.peers_of_all(cells.iter().copied());
    assert!(
        geometry
            .common_houses(&cells)
            .all(|house| { cells.iter().all(|&cell| geometry.contains(house, cell)) })
    );
    let mut set = CellSet::of(odd.number(), cells.iter().copied());
    set.insert(cell);
    set.remove(named);
    assert!(!set.contains(named));
    assert_eq!(set.iter().count(), set.len());
    let other = CellSet::of(odd.number(), cells);
    let _ = (set | other, set & other, set - other, (!set).is_empty());
    DigitSet::full(odd.number());
    let marks = Marks::default().tinted(digit, Some(odd.digit()));
    marks.marked(Layer::Corner, digit).tint(digit);
    text::cell_name(&geometry, cell);
    text::cell_names(&geometry, &odd.list(Odd::cell));
    text::house_name(house);
    for symbols in Symbols::ALL {
        symbols.show(digit, odd.number());
    }
    Turn::ALL[usize::from(odd.byte()) % 4].image(&geometry, cell);
    cycles(&odd.list(Odd::digit));
}

/// Boards, and all their functions that do not take long.
fn boards(odd: &mut Odd<'_>) {
    let geometry = odd.geometry();
    let puzzle = odd.puzzle(&geometry);
    let grid = odd.grid(&puzzle);
    let (cell, house, digit) = (odd.cell(), odd.house(), odd.digit());
    grid.value(cell);
    let places = grid.places_in(house, digit).count();
    assert_eq!(places, grid.places(house, digit).count_ones() as usize);
    grid.values_in(house).count();
    grid.contradiction();
    let board = grid.to_puzzle();
    assert_eq!(text::line(&board, '.').chars().count(), geometry.n_cells());
    text::framed(&board);
    board.conflicts();
    if geometry.side() <= 9 {
        canonical(&puzzle);
        same(&puzzle, &board);
    }
    let other = odd.geometry();
    assert_eq!(
        puzzle.geometry() == &other,
        Puzzle::empty(other).digits().len() == puzzle.digits().len()
    );
    Search::from_grid(&grid).run(20);
    let mut all = TrueCandidates::from_grid(&grid);
    all.run(20);
    all.proven(cell);
    all.unknown(cell);
    let _ = solve::verdict(&puzzle, 20);
    for reach in Reach::ALL {
        logic::propagate(&mut grid.clone(), reach);
    }
    rate::explainer_up_to(&board, 23);
    if let Some(solution) = solve::solve(&Puzzle::empty(Arc::clone(&geometry)))
        && geometry.side() <= 9
    {
        rate::human(&puzzle, &solution, 1);
    }
}

/// Made-up steps: nothing untrue is proved by them, and they can be written, drawn and explained.
fn steps(odd: &mut Odd<'_>) {
    let geometry = odd.geometry();
    let puzzle = odd.puzzle(&geometry);
    let mut grid = odd.grid(&puzzle);
    let (step, givens) = (odd.step(), puzzle.given_cells());
    let context = Context::unique(&grid, &givens);
    let _ = proof::check(&context, &step);
    step.pattern.evidence(&geometry);
    step.pattern.simple_evidence();
    step.pattern.groups(&geometry);
    step.line_first(&geometry);
    let _ = text::digits_named(&step);
    for notation in [Notation::Hodoku, Notation::Eureka] {
        text::step_line(&geometry, &step, notation);
        text::simple_line(&geometry, &step, notation);
    }
    let line = text::hodoku_line(&grid, &step);
    if let Ok(brief) = Brief::read(&geometry, &line) {
        brief.is(&grid, &step);
    }
    if let Some(sequence) = Sequence::of(&geometry, &step) {
        sequence.line(&geometry);
        sequence.on(&grid);
    }
    text::with_houses(&grid, step.clone());
    for lang in Lang::ALL {
        let _ = worker::sentences(&geometry, &step, lang);
    }
    if let Some(case) = LibraryCase::of(&puzzle, &grid) {
        case.with_step(step.technique, odd.digits(), &step.deductions)
            .to_string();
    }
    step.apply(&mut grid);
    grid.contradiction();
}

/// Makers of puzzles, and writers of games.
fn makers(odd: &mut Odd<'_>) {
    let geometry = odd.geometry();
    let puzzle = odd.puzzle(&geometry);
    scramble(&puzzle, u64::from(odd.byte()));
    let pattern = CellSet::of(odd.number(), odd.list(Odd::cell));
    for symmetry in Symmetry::ALL {
        symmetry.keeps(&geometry, &pattern);
    }
    if geometry.side() <= 4 {
        certify(&puzzle, 20, &mut || {});
    }
    let mut game = Game::of(puzzle);
    game.erased = odd.list(Odd::digits);
    game.marks = odd.list(|odd| Marks::default().marked(Layer::Corner, odd.digit()));
    if odd.bit() {
        let other = odd.geometry();
        game.board = odd.puzzle(&other);
    }
    for format in text::FORMATS {
        format.write(&game);
    }
    if geometry.side() <= 4 {
        text::offers(&Sheet::of(game.clone()));
    }
    text::write_link(&Link {
        game: Some(game),
        workspace: None,
    });
    let mut options = Options::minimal(geometry);
    options.symmetry = Symmetry::ALL[usize::from(odd.byte()) % Symmetry::ALL.len()];
    options.givens = odd.bit().then(|| odd.number()..=odd.number());
    options.minimal = odd.bit();
    options.way = match odd.byte() % 3 {
        0 => Way::Dig,
        1 => Way::Scatter,
        _ => Way::Pattern(pattern),
    };
    if let Ok(mut generator) = Generator::new(options, u64::from(odd.byte())) {
        generator.step(3);
    }
}
