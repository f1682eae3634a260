//! The tree of changes against a naive twin that keeps the whole board after each change and a log of positions:
//! random games from fixed seeds, cut off after each line of their journal.

use game::history::History;
use game::ledger::{Ledger, Reading};
use game::play::{By, Cause, Entry, Play, Square};
use nonet::board::{Cell, Digit, DigitSet, Geometry};
use std::collections::BTreeMap;
use std::sync::Arc;
use support::Random;

const GAMES: u64 = 60;
const DEEDS: usize = 80;

/// A board: the boxes of its shape and its cells.
type Board = (Vec<u8>, Vec<Square>);

/// All that is known of a game at a moment.
#[derive(Clone, Debug, PartialEq)]
struct Moment {
    board: Board,
    here: usize,
    /// For each change: the one before it, where redo leads from it, whether it was never meant.
    changes: Vec<(Option<usize>, Option<usize>, bool)>,
    saved: BTreeMap<usize, String>,
    supposed: Option<usize>,
    /// The changes within a supposition.
    suppositions: Vec<usize>,
}

/// The twin: a board for each change, and the changes in the order in which they were left or entered.
struct Twin {
    boards: Vec<Board>,
    parents: Vec<Option<usize>>,
    slips: Vec<usize>,
    log: Vec<usize>,
    here: usize,
    saved: BTreeMap<usize, String>,
    /// The changes that put another puzzle on the board.
    begins: Vec<usize>,
    /// Where each supposition begins, and the changes made before it.
    supposed: Vec<(usize, Vec<usize>)>,
}

impl Twin {
    fn new(play: &Play) -> Self {
        Self {
            boards: vec![board(play)],
            parents: vec![None],
            slips: Vec::new(),
            log: Vec::new(),
            here: 0,
            saved: BTreeMap::new(),
            begins: Vec::new(),
            supposed: Vec::new(),
        }
    }

    fn redo(&self, from: usize) -> Option<usize> {
        let follows =
            |&node: &usize| self.parents[node] == Some(from) && !self.slips.contains(&node);
        self.log.iter().rev().copied().find(follows)
    }

    fn to_the_root(&self, mut node: usize) -> Vec<usize> {
        let mut way = vec![node];
        while let Some(parent) = self.parents[node] {
            node = parent;
            way.push(node);
        }
        way
    }

    fn go(&mut self, to: usize) {
        let (from, there) = (self.to_the_root(self.here), self.to_the_root(to));
        let left = from.iter().filter(|node| !there.contains(node));
        let entered = there.iter().rev().filter(|node| !from.contains(node));
        self.log.extend(left.chain(entered));
        self.here = to;
    }

    fn changed(&mut self, play: &Play) {
        self.parents.push(Some(self.here));
        self.here = self.boards.len();
        self.boards.push(board(play));
        self.log.push(self.here);
        let begins = play.entry(self.here).is_some_and(Entry::begins);
        self.begins.extend(begins.then_some(self.here));
    }

    /// The supposition of this change: it began on the way there, followed neither by another puzzle nor by an
    /// older change.
    fn supposition(&self, node: usize) -> Option<usize> {
        let way = self.to_the_root(node);
        self.supposed.iter().position(|(from, before)| {
            let mut below = way.iter().take_while(|at| *at != from);
            way.contains(from) && below.all(|at| !before.contains(at) && !self.begins.contains(at))
        })
    }

    fn supposes(&self, node: usize) -> bool {
        let supposition = self.supposition(node);
        supposition.is_some_and(|at| self.supposed[at].0 != node)
    }

    fn moment(&self) -> Moment {
        let change = |node| {
            (
                self.parents[node],
                self.redo(node),
                self.slips.contains(&node),
            )
        };
        Moment {
            board: self.boards[self.here].clone(),
            here: self.here,
            changes: (0..self.boards.len()).map(change).collect(),
            saved: self.saved.clone(),
            supposed: self.supposition(self.here).map(|at| self.supposed[at].0),
            suppositions: (0..self.boards.len())
                .filter(|&node| self.supposes(node))
                .collect(),
        }
    }
}

fn board(play: &Play) -> Board {
    (play.geometry().box_map().to_vec(), play.squares().to_vec())
}

fn moment(play: &Play) -> Moment {
    let history: &History = play.history();
    let nodes = 0..=history.n_changes();
    let change = |node| {
        (
            history.parent(node),
            history.next(node),
            history.is_slip(node),
        )
    };
    Moment {
        board: board(play),
        here: history.here(),
        changes: nodes.map(change).collect(),
        saved: history.saved().iter().cloned().collect(),
        supposed: history.supposed(),
        suppositions: (0..=history.n_changes())
            .filter(|&node| history.is_supposed(node))
            .collect(),
    }
}

fn square(random: &mut Random) -> Square {
    let digit = Digit::all(4).nth(random.below(5));
    let by = [By::Given, By::Player, By::Tool][random.below(3)];
    Square {
        digit: digit.map(|digit| (digit, by)),
        erased: DigitSet::full(random.below(4)),
        ..Square::default()
    }
}

/// A change of some cells, sometimes of the whole board.
fn change(random: &mut Random, play: &mut Play) -> bool {
    if random.below(12) == 0 {
        let (rows, cols) = [(2, 2), (3, 3)][random.below(2)];
        let shape = Geometry::rectangular(rows, cols).map(Arc::new).unwrap();
        let wanted = [(Cell::new(random.below(16)), square(random))];
        return play.replace(Cause::Load, &shape, wanted);
    }
    let n_cells = play.geometry().n_cells();
    let wanted = (0..1 + random.below(3)).map(|_| Cell::new(random.below(n_cells)));
    let mut wanted: Vec<_> = wanted.collect();
    wanted.sort();
    wanted.dedup();
    let wanted: Vec<_> = wanted
        .into_iter()
        .map(|cell| (cell, square(random)))
        .collect();
    play.edit(Cause::Type, wanted)
}

/// Does one thing to both.
fn act(random: &mut Random, play: &mut Play, twin: &mut Twin) {
    let any = random.below(twin.boards.len());
    match random.below(16) {
        0..=2 => {
            let parent = twin.parents[twin.here].filter(|_| !twin.begins.contains(&twin.here));
            assert_eq!(play.undo().is_some(), parent.is_some());
            parent.into_iter().for_each(|parent| twin.go(parent));
        }
        3 | 4 => {
            let next = twin
                .redo(twin.here)
                .filter(|next| !twin.begins.contains(next));
            assert_eq!(play.redo().is_some(), next.is_some());
            next.into_iter().for_each(|next| twin.go(next));
        }
        5 => {
            assert_eq!(play.go(any), any != twin.here);
            twin.go(any);
        }
        6 => {
            let name = ["", "before the guess", "ñ ~ #"][random.below(3)];
            assert!(play.save(any, name));
            twin.saved.insert(any, name.to_owned());
        }
        7 => assert_eq!(play.unsave(any), twin.saved.remove(&any).is_some()),
        8 => suppose(random.below(2) == 0, play, twin),
        9 => {
            if change(random, play) {
                let before = twin.here;
                twin.changed(play);
                assert!(play.slip());
                twin.slips.push(twin.here);
                twin.here = before;
            }
        }
        _ => {
            if change(random, play) {
                twin.changed(play);
            }
        }
    }
}

fn suppose(keeps: bool, play: &mut Play, twin: &mut Twin) {
    let Some(at) = twin.supposition(twin.here) else {
        let before = (0..twin.boards.len()).collect();
        twin.supposed.push((twin.here, before));
        return assert!(play.suppose() && !play.suppose());
    };
    let (began, _) = twin.supposed.remove(at);
    assert!(play.settle(keeps) && !play.settle(keeps));
    if !keeps {
        twin.go(began);
    }
}

#[test]
fn the_tree_is_what_a_list_of_whole_boards_says_after_each_line_of_the_journal() {
    for seed in 0..GAMES {
        let mut random = Random::new(seed);
        let (mut play, mut ledger) = (Play::default(), Ledger::new("7-1"));
        let mut twin = Twin::new(&play);
        let mut lines = Vec::new();
        let mut moments = BTreeMap::from([(0, twin.moment())]);
        for _ in 0..DEEDS {
            act(&mut random, &mut play, &mut twin);
            lines.extend(ledger.add(&play.take_unsaved()));
            assert_eq!(moment(&play), twin.moment(), "seed {seed}");
            for (node, board_then) in twin.boards.iter().enumerate() {
                assert_eq!(board(&play.at(node)), *board_then, "seed {seed}, at {node}");
            }
            moments.insert(lines.len(), twin.moment());
        }
        for (n_lines, moment_then) in &moments {
            let reading = Reading::of("7-1", &lines[..*n_lines]);
            let (again, damaged) = Play::replay(&reading.texts);
            assert_eq!(damaged, [""; 0], "seed {seed}");
            assert_eq!(moment(&again), *moment_then, "seed {seed}, {n_lines} lines");
        }
        let shortest = play.journal();
        let (again, damaged) = Play::replay(&shortest);
        assert_eq!(
            (moment(&again), damaged),
            (twin.moment(), Vec::new()),
            "seed {seed}"
        );
        assert_eq!(again.journal(), shortest, "seed {seed}");
    }
}

/// Ten thousand changes in two branches: an undo undoes one, and their journal is read and written unchanged.
#[test]
fn a_long_game_stays_small() {
    let digit = |n: usize| Square {
        digit: Digit::new((n % 9 + 1) as u8).map(|digit| (digit, By::Player)),
        ..Square::default()
    };
    let mut play = Play::default();
    for n in 0..5_000 {
        assert!(play.edit(Cause::Type, [(Cell::new(n % 81), digit(n / 81))]));
    }
    play.go(10);
    for n in 0..5_000 {
        assert!(play.edit(Cause::Type, [(Cell::new(80 - n % 81), digit(n / 81 + 4))]));
    }
    let history = play.history();
    assert_eq!(history.way(10_000, 9_999), (vec![10_000], vec![]));
    assert_eq!(history.way(10_000, 5_000).0.len(), 5_000);
    let n_bytes: usize = (1..=10_000)
        .filter_map(|node| play.entry(node))
        .map(size_of_entry)
        .sum();
    assert!(n_bytes < 2_000_000, "{n_bytes}");
    let texts = play.journal();
    assert_eq!(texts.len(), 10_001);
    let (again, _) = Play::replay(&texts);
    assert_eq!(moment(&again), moment(&play));
}

fn size_of_entry(entry: &game::play::Entry) -> usize {
    size_of_val(entry) + entry.changes.n_bytes()
}

/// From before there was a tree: the line after an undo began again, and what was undone was lost. Now it is a
/// branch, and undo and redo lead where they led.
#[test]
fn a_journal_from_before_the_tree_has_its_branches() {
    let lines: Vec<String> = include_str!("../../../../tests/data/journal-3.txt")
        .lines()
        .map(str::to_owned)
        .collect();
    let reading = Reading::of("1795600000000-3", &lines);
    assert!(reading.rest.is_empty() && reading.is_whole);
    let (mut play, damaged) = Play::replay(&reading.texts);
    assert_eq!(damaged, [""; 0]);
    let digit = |play: &Play, cell: usize| {
        play.square(Cell::new(cell))
            .digit
            .map(|(digit, _)| digit.get())
    };
    assert_eq!((digit(&play, 2), digit(&play, 3)), (Some(4), Some(7)));
    assert!(play.can_undo() && play.can_redo());
    play.redo();
    assert_eq!(digit(&play, 4), Some(6));
    assert!(!play.can_redo() && play.go(3), "the branch that was lost");
    assert_eq!(digit(&play, 3), Some(6));
}

/// Before each puzzle had its own, a supposition could be ended anywhere in the game.
#[test]
fn a_journal_from_before_each_puzzle_had_its_own_suppositions_is_read() {
    let texts = ["suppose 0", "type r1c1:.>1p", "load r1c1:1p>2g", "settle"];
    let (mut play, damaged) = Play::replay(&texts.map(str::to_owned));
    assert_eq!(damaged, [""; 0]);
    play.undo();
    assert_eq!(play.history().supposed(), None);
}

/// All changes and lines stay in memory as long as the game is open.
#[test]
fn what_is_kept_takes_no_more_room_than_it_needs() {
    let geometry = Geometry::classic();
    let mut play = Play::default();
    for n in [1, 50, 81] {
        let square = |cell: Cell| Square {
            digit: Digit::new((cell.index() % 9 + n % 9) as u8 % 9 + 1).map(|d| (d, By::Given)),
            ..Square::default()
        };
        let wanted: Vec<_> = geometry
            .cells()
            .take(n)
            .map(|cell| (cell, square(cell)))
            .collect();
        play.edit(Cause::Load, wanted);
    }
    let entries = (1..=play.history().n_changes()).filter_map(|node| play.entry(node));
    for changes in entries.map(|entry| &entry.changes) {
        assert!(!changes.is_empty() && changes.n_bytes() < 8 * changes.len());
    }
    for line in Ledger::new("7-1").add(&play.take_unsaved()).iter().skip(1) {
        assert_eq!(line.capacity(), line.len());
    }
}
