//! Mines the cases of `tests/data/cases.txt`: positions with a step of each technique, and near misses, from
//! random puzzles and from a file of hard ones, if `NONET_MINE_HARD` names one. Slow techniques are tried as long
//! as the clock allows, so two runs need not agree; `crates/nonet/tests/logic/cases.rs` judges each line by itself.
//! Existing lines are kept: each run fills gaps. `NONET_MINE_ONLY` limits the search to the techniques that it names,
//! separated by commas.
//!
//! `NONET_MINE_SECONDS=500 cargo test --test campaigns mine -- --ignored --nocapture`

use nonet::board::{Candidate, Cell, CellSet, DigitSet, Geometry, Grid};
use nonet::logic::{Context, Deduction, Family, Named, Step, Technique, proof, techniques};
use nonet::text::{LibraryCase, Notation, step_line};
use std::collections::BTreeMap;
use std::time::{Duration, Instant};
use support::states::{State, fresh, gone};
use support::{HARDEST, Plain, Random, plain, puzzle};

/// How many cases of each kind a technique gets.
const CASES: usize = 10;
const MISSES: usize = 3;

/// How many changes of a board are tried for a near miss.
const TRIES: usize = 200;

/// The most steps that a technique may have if a near miss is looked for.
const RARE: usize = 4;

/// The most candidates on boards where fish found only on request are tried: with seven houses they take minutes
/// on others.
const FEW: usize = 110;

#[derive(Default)]
struct Found {
    cases: Vec<String>,
    misses: Vec<String>,
    spent: Duration,
    is_of_this_puzzle: bool,
}

struct Miner {
    random: Random,
    hard: Vec<Plain>,
    found: BTreeMap<&'static str, Found>,
    started: Instant,
    only: Option<String>,
}

impl Miner {
    /// A random puzzle, or every third time a hard one.
    fn next(&mut self) -> State {
        if self.random.below(3) > 0 {
            return fresh(&mut self.random);
        }
        let board = self.hard[self.random.below(self.hard.len())];
        State::start(&puzzle(&board)).unwrap()
    }

    /// Builds states that hardly any puzzle shows; `false` if none of them is needed.
    fn build(&mut self) -> bool {
        let mut any = false;
        for (name, build) in [
            ("bug", crate::built::grave as fn(&mut Random) -> State),
            ("tridagon", crate::built::tridagon),
            ("nested-net", crate::built::stuck),
            ("law-of-leftovers", crate::built::irregular),
            ("symmetrical-placement", crate::built::symmetric),
        ] {
            let ours = techniques::every().filter(|t| t.info().slug.starts_with(name));
            let wanted: Vec<_> = ours.filter(|&t| self.is_wanted(t)).collect();
            if !wanted.is_empty() {
                let state = build(&mut self.random);
                wanted.into_iter().for_each(|t| drop(self.ask(&state, t)));
                any = true;
            }
        }
        any
    }

    /// Examines what was built, or everything that a puzzle shows.
    fn go_on(&mut self) {
        let found = self.found.values_mut();
        found.for_each(|found| found.is_of_this_puzzle = false);
        if !self.build() {
            self.walk();
        }
    }

    /// Walks from a puzzle to its solution: by steps, and by removing random wrong candidates.
    fn walk(&mut self) {
        let mut state = self.next();
        let few = self.random.below(2 * FEW);
        while n_candidates(&state.grid) > few && !state.grid.is_full() {
            state.thin(&mut self.random);
        }
        let thinned = self.random.below(4);
        while !state.grid.is_full() {
            let steps = self.look(&state);
            if !steps.is_empty() && self.random.below(4) >= thinned {
                steps[self.random.below(steps.len())].apply(&mut state.grid);
            } else {
                state.thin(&mut self.random);
            }
        }
    }

    /// Tries each technique that needs cases; the walk may continue with the steps of the quick ones.
    fn look(&mut self, state: &State) -> Vec<Step> {
        let is_late = n_candidates(&state.grid) <= FEW;
        let mut steps = Vec::new();
        for (place, technique) in techniques::every().enumerate() {
            let is_quick = place < 34;
            let is_fish = technique.info().family() == Family::Fish;
            let is_shy = is_fish && place >= techniques::ALL.len();
            if self.is_wanted(technique) && (!is_shy || is_late) {
                steps.extend(self.ask(state, technique));
            } else if is_quick {
                steps.extend(technique.first(&state.context()));
            }
        }
        steps
    }

    /// Keeps one of the technique's steps.
    fn ask(&mut self, state: &State, technique: &dyn Technique) -> Option<Step> {
        let asked = Instant::now();
        let mut all = technique.all(&state.context());
        // Nets conclude much everywhere.
        let is_net = technique.info().family() == Family::Forcing;
        let is_rare = all.len() <= RARE || is_net;
        let step = (!all.is_empty()).then(|| all.swap_remove(self.random.below(all.len())));
        if let Some(step) = &step {
            self.keep(state, technique, step, is_rare);
        }
        self.found.entry(technique.info().slug).or_default().spent += asked.elapsed();
        step
    }

    /// Is there still anything to look for?
    fn is_open(&self) -> bool {
        techniques::every().any(|technique| !self.is_done(technique.info().slug))
    }

    /// Does it have enough cases, or is it not wanted?
    fn is_done(&self, slug: &str) -> bool {
        let is_named = |only: &String| only.split(',').any(|name| name == slug);
        let is_full = |found: &Found| found.cases.len() >= CASES && found.misses.len() >= MISSES;
        !self.only.as_ref().is_none_or(is_named) || self.found.get(slug).is_some_and(is_full)
    }

    /// Does it have too few cases, and none from this puzzle, and has it not taken more than its share of the time?
    fn is_wanted(&self, technique: &dyn Technique) -> bool {
        let slug = technique.info().slug;
        let share = if self.only.is_some() { 3 } else { 30 };
        let is_slow = |spent: Duration| {
            spent > Duration::from_secs(1) && spent * share > self.started.elapsed()
        };
        let is_out = |found: &Found| found.is_of_this_puzzle || is_slow(found.spent);
        !self.is_done(slug) && !self.found.get(slug).is_some_and(is_out)
    }

    /// Keeps a step, and a near miss of it if few others could have the same conclusion.
    fn keep(&mut self, state: &State, technique: &dyn Technique, step: &Step, is_rare: bool) {
        assert_eq!(proof::check(&state.context(), step), Ok(()), "{step:?}");
        let slug = technique.info().slug;
        let line = step_line(&Geometry::classic(), step, Notation::Hodoku);
        let case = case(state, &state.grid, step);
        let found = self.found.entry(slug).or_default();
        if found.cases.len() < CASES {
            found.cases.push(format!("{slug}|+|{case}|{line}"));
            found.is_of_this_puzzle = true;
        }
        if is_rare && found.misses.len() < MISSES {
            found.is_of_this_puzzle = true;
            let near = near_miss(state, technique, step);
            let near = near.map(|grid| format!("{slug}|-|{}|", self::case(state, &grid, step)));
            found.misses.extend(near);
        }
    }

    /// All lines, in the order of the table.
    fn lines(&self) -> String {
        let found = techniques::every().filter_map(|t| self.found.get(t.info().slug));
        let lines = found.flat_map(|found| found.cases.iter().chain(&found.misses));
        lines.map(|line| format!("{line}\n")).collect()
    }
}

fn n_candidates(grid: &Grid) -> usize {
    let empty = grid.empty_cells();
    empty.map(|cell| grid.candidates(cell).len()).sum()
}

/// The board with its candidates and the conclusions of the step.
fn case(state: &State, grid: &Grid, step: &Step) -> LibraryCase {
    let row = step.technique.hodoku;
    let variant = row.and_then(|row| row.variants.first());
    let there = State {
        grid: grid.clone(),
        ..state.clone()
    };
    LibraryCase {
        code: row.map_or("9999", |row| row.code).to_owned(),
        variant: variant.copied().unwrap_or_default().to_owned(),
        digits: named(step),
        ..there.case(step)
    }
}

/// The digits that a line of HoDoKu's library names.
fn named(step: &Step) -> DigitSet {
    let deductions = step.deductions.iter();
    match step.technique.hodoku.map(|row| row.digits) {
        Some(Named::Eliminated) => deductions
            .map(|deduction| deduction.candidate().digit)
            .collect(),
        Some(Named::First) => step.pattern.digits().iter().take(1).collect(),
        Some(Named::Nothing) => DigitSet::EMPTY,
        _ => step.pattern.digits(),
    }
}

/// The same board with one more candidate in the pattern's cells and houses or, if that does not help, one fewer,
/// or with one more empty cell, so that the technique has no conclusion in common with the step.
fn near_miss(state: &State, technique: &dyn Technique, step: &Step) -> Option<Grid> {
    let near = near(&state.grid, step);
    let more = near
        .iter()
        .filter_map(|&candidate| with(&state.grid, candidate));
    let less = near.iter().filter_map(|&candidate| {
        let is_told = step.deductions.iter().any(|d| d.candidate() == candidate);
        let is_wrong = state.agrees(Deduction::Eliminate(candidate));
        let mut grid = state.grid.clone();
        grid.eliminate(candidate);
        (state.grid.has(candidate) && is_wrong && !is_told).then_some(grid)
    });
    let filled = filled(state, step).into_iter();
    let open = filled.map(|cell| without(&state.grid, cell));
    more.chain(less).take(TRIES).chain(open).find(|grid| {
        let context = Context::unique(grid, &state.givens);
        let same = |found: &Step| found.deductions.iter().any(|d| step.deductions.contains(d));
        !technique.all(&context).iter().any(same)
    })
}

/// The filled cells of the pattern's houses that are not givens.
fn filled(state: &State, step: &Step) -> Vec<Cell> {
    let geometry = state.grid.geometry();
    let houses = step.pattern.evidence(geometry).houses;
    let cells = houses
        .iter()
        .flat_map(|&(house, _)| geometry.house_cells(house));
    let is_own = |cell: &Cell| state.grid.value(*cell).is_some() && !state.givens.contains(*cell);
    cells.copied().filter(is_own).collect()
}

/// The grid before this cell was filled.
fn without(grid: &Grid, cell: Cell) -> Grid {
    let mut board = grid.to_puzzle();
    board.set(cell, None).expect("on the board");
    let mut other = Grid::new(&board);
    gone(grid)
        .into_iter()
        .for_each(|gone| other.eliminate(gone));
    other
}

/// Candidates to try: the pattern's digits in its cells and houses; other digits in its cells; its digits in all houses
/// of its cells.
fn near(grid: &Grid, step: &Step) -> Vec<Candidate> {
    let geometry = grid.geometry();
    let evidence = step.pattern.evidence(geometry);
    let marked = evidence.candidates.iter().map(|(marked, _)| marked.cell);
    let marked = marked.filter(|&cell| {
        !grid
            .candidates(cell)
            .intersection(step.pattern.digits())
            .is_empty()
    });
    let cells: Vec<Cell> = evidence
        .cells
        .iter()
        .map(|&(cell, _)| cell)
        .chain(marked)
        .collect();
    let of = |house| geometry.house_cells(house).iter().copied();
    let inside = evidence.houses.iter().flat_map(|&(house, _)| of(house));
    let around = cells
        .iter()
        .flat_map(|&cell| geometry.houses_of(cell))
        .copied()
        .flat_map(of);
    let all = DigitSet::full(9);
    let digits = step.pattern.digits();
    let mut near = candidates(grid, cells.iter().copied().chain(inside), digits);
    near.extend(candidates(grid, cells.iter().copied(), all));
    near.extend(candidates(grid, around, digits));
    near
}

/// These digits in the empty ones of these cells.
fn candidates(grid: &Grid, cells: impl Iterator<Item = Cell>, digits: DigitSet) -> Vec<Candidate> {
    let cells = CellSet::of(81, cells);
    let empty = cells.iter().filter(|&cell| grid.value(cell).is_none());
    let all = empty.flat_map(|cell| digits.iter().map(move |digit| Candidate { cell, digit }));
    all.collect()
}

/// The grid with a removed candidate put back, unless a filled cell forbids it.
fn with(grid: &Grid, candidate: Candidate) -> Option<Grid> {
    let mut other = Grid::new(&grid.to_puzzle());
    if grid.has(candidate) || !other.has(candidate) {
        return None;
    }
    let empty: Vec<Cell> = grid.empty_cells().collect();
    for cell in empty {
        for digit in other.candidates(cell).minus(grid.candidates(cell)).iter() {
            let gone = Candidate { cell, digit };
            if gone != candidate {
                other.eliminate(gone);
            }
        }
    }
    Some(other)
}

/// The lines already there.
fn read(text: &str) -> BTreeMap<&'static str, Found> {
    let mut kept = BTreeMap::<_, Found>::new();
    for line in text.lines() {
        let (slug, rest) = line.split_once('|').unwrap();
        let found = kept
            .entry(techniques::info(slug).unwrap().slug)
            .or_default();
        let list = if rest.starts_with('+') {
            &mut found.cases
        } else {
            &mut found.misses
        };
        list.push(line.to_owned());
    }
    kept
}

#[test]
#[ignore = "minutes; adds to tests/data/cases.txt"]
fn mine() {
    let seconds = std::env::var("NONET_MINE_SECONDS").ok();
    let limit = Duration::from_secs(seconds.map_or(500, |text| text.parse().unwrap()));
    let hard = std::env::var("NONET_MINE_HARD").map(|path| std::fs::read_to_string(path).unwrap());
    let hard = hard.unwrap_or_default();
    let hard = hard.lines().filter(|line| line.len() >= 81).map(plain);
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/cases.txt");
    let kept = std::fs::read_to_string(path).unwrap_or_default();
    let mut miner = Miner {
        random: Random::new(kept.len() as u64),
        hard: hard.chain(HARDEST.map(plain)).collect(),
        found: read(&kept),
        started: Instant::now(),
        only: std::env::var("NONET_MINE_ONLY").ok(),
    };
    while miner.started.elapsed() < limit && miner.is_open() {
        miner.go_on();
        std::fs::write(path, miner.lines()).unwrap();
    }
    for technique in techniques::every() {
        let slug = technique.info().slug;
        let found = miner.found.get(slug);
        let (cases, misses, spent) = found.map_or((0, 0, Duration::ZERO), |f| {
            (f.cases.len(), f.misses.len(), f.spent)
        });
        println!("{slug}: {cases} cases, {misses} near misses, {spent:.1?}");
    }
}
