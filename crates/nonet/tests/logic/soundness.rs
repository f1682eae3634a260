//! Soundness at scale: on each of very many random reachable states one technique, the expensive ones less often,
//! is run, and each deduction is compared with the only solution; a share of the steps must be proved as well. One
//! state in four is near a case of the technique (`tests/data/cases.txt`), so that rare ones occur.
//!
//! A million states in the ordinary run. The campaign, its length and its first seed:
//!
//!     NONET_STATES=100000000 NONET_SEED=1 cargo test --profile native --test logic soundness::campaign -- --ignored --nocapture

use nonet::board::Geometry;
use nonet::logic::{Context, Step, Technique, proof, techniques};
use nonet::text::{Notation, step_line};
use std::ops::ControlFlow;
use std::time::{Duration, Instant};
use support::Random;
use support::states::{Seeds, State, Walk, costs};

/// How many states there are in the ordinary run, and by default in a campaign.
const STATES: u64 = 1_000_000;
const CAMPAIGN: u64 = 100_000_000;

/// The states are visited by this many walks side by side.
const PARTS: u64 = 4;

/// At most this many steps are judged per state.
const MOST_STEPS: usize = 100;

/// One state in this many is near a case.
const SEEDED: usize = 4;

/// On one state in this many, a step is proved.
const PROVED: u64 = 8;

/// A technique that costs fewer microseconds than this is drawn as if it cost this many.
const CHEAP: u32 = 3;

/// Each technique must have steps on at least one state in this many: 1,000 in the campaign.
const HITS: u64 = 100_000;

/// The results for one technique.
#[derive(Clone, Copy, Default)]
struct Row {
    states: u64,
    hits: u64,
    steps: u64,
    proved: u64,
}

/// The results for all of them, and the number of states by empty cells.
struct Tally {
    rows: Vec<Row>,
    empty: [u64; 82],
}

impl Tally {
    fn new() -> Self {
        Self {
            rows: vec![Row::default(); techniques::every().count()],
            empty: [0; 82],
        }
    }

    fn join(mut self, other: &Self) -> Self {
        for (row, other) in self.rows.iter_mut().zip(&other.rows) {
            row.states += other.states;
            row.hits += other.hits;
            row.steps += other.steps;
            row.proved += other.proved;
        }
        let counts = self.empty.iter_mut().zip(other.empty);
        counts.for_each(|(count, other)| *count += other);
        self
    }

    fn print(&self) {
        println!(
            "{:34} {:>9} {:>9} {:>10} {:>8}",
            "", "states", "hits", "steps", "proved"
        );
        for (technique, row) in techniques::every().zip(&self.rows) {
            let Row {
                states,
                hits,
                steps,
                proved,
            } = row;
            let slug = technique.info().slug;
            println!("{slug:34} {states:9} {hits:9} {steps:10} {proved:8}");
        }
        for (from, counts) in self.empty.chunks(10).enumerate() {
            let n: u64 = counts.iter().sum();
            println!(
                "{:2} to {:2} empty cells: {n} states",
                from * 10,
                from * 10 + 9
            );
        }
    }
}

/// Techniques and the running total of how often each is drawn: expensive ones less often, but not in full proportion.
struct Lots(Vec<(&'static dyn Technique, usize)>);

impl Lots {
    fn new() -> Self {
        let mut sum = 0;
        let lots = techniques::every().map(|technique| {
            let cost = f64::from(costs::of(technique).max(CHEAP));
            sum += (1e6 / cost.powf(0.875)) as usize;
            (technique, sum)
        });
        Self(lots.collect())
    }

    /// Draws the number of a technique.
    fn draw(&self, random: &mut Random) -> usize {
        let drawn = random.below(self.0[self.0.len() - 1].1);
        self.0.partition_point(|&(_, sum)| sum <= drawn)
    }
}

/// Steps of a technique, up to a limit.
fn steps(technique: &dyn Technique, context: &Context<'_>) -> Vec<Step> {
    let mut steps = Vec::new();
    let _ = technique.find(context, &mut |step| {
        steps.push(step);
        if steps.len() < MOST_STEPS {
            ControlFlow::Continue(())
        } else {
            ControlFlow::Break(())
        }
    });
    steps
}

/// The state and the step as a line of `tests/data/cases.txt`.
fn told(state: &State, step: &Step) -> String {
    let line = step_line(&Geometry::classic(), step, Notation::Hodoku);
    format!("{}|+|{}|{line}", step.technique.slug, state.case(step))
}

/// Judges the steps of a technique on a state.
fn judge(technique: &dyn Technique, state: &State, row: &mut Row) -> Vec<Step> {
    let context = state.context();
    let steps = steps(technique, &context);
    for step in &steps {
        let agrees = step
            .deductions
            .iter()
            .all(|&deduction| state.agrees(deduction));
        assert!(agrees, "unsound: {}", told(state, step));
    }
    row.states += 1;
    row.hits += u64::from(!steps.is_empty());
    row.steps += steps.len() as u64;
    if row.hits.is_multiple_of(PROVED)
        && let Some(step) = steps.get(row.states as usize % steps.len().max(1))
    {
        let proved = proof::check(&context, step);
        assert_eq!(proved, Ok(()), "not proved: {}", told(state, step));
        row.proved += 1;
    }
    steps
}

/// Visits this many states in one walk.
fn visit(n_states: u64, seed: u64, seeds: &Seeds) -> Tally {
    let (lots, mut tally) = (Lots::new(), Tally::new());
    let mut walk = Walk::new(seed, &seeds.starts);
    for _ in 0..n_states {
        let number = lots.draw(&mut walk.random);
        let (technique, row) = (lots.0[number].0, &mut tally.rows[number]);
        let near = &seeds.near[technique.info().slug];
        if !near.is_empty() && walk.random.below(SEEDED) == 0 {
            let near = &near[walk.random.below(near.len())];
            let near = near.near(technique.info().slug, &mut walk.random);
            judge(technique, &near, row);
            continue;
        }
        let steps = judge(technique, walk.state(), row);
        tally.empty[walk.state().grid.empty_cells().count()] += 1;
        walk.go_on(&steps);
    }
    tally
}

/// Visits this many states, some at a time, and prints the results.
fn run(n_states: u64, seed: u64) {
    let (seeds, started) = (Seeds::read(), Instant::now());
    let part = |number: u64| {
        let more = u64::from(number < n_states % PARTS);
        visit(n_states / PARTS + more, seed * PARTS + number, &seeds)
    };
    let part = &part;
    let tally = std::thread::scope(|scope| {
        let parts: Vec<_> = (0..PARTS)
            .map(|number| scope.spawn(move || part(number)))
            .collect();
        let tallies = parts.into_iter().map(|part| part.join().unwrap());
        tallies.fold(Tally::new(), |all, tally| all.join(&tally))
    });
    tally.print();
    let time = started.elapsed();
    println!("seed {seed}: {n_states} states, {time:.1?}");
    for (technique, row) in techniques::every().zip(&tally.rows) {
        let enough = row.hits >= n_states / HITS;
        assert!(
            enough,
            "{} was hit {} times",
            technique.info().slug,
            row.hits
        );
    }
}

fn setting(name: &str, default: u64) -> u64 {
    let value = std::env::var(name).ok();
    value.map_or(default, |text| text.parse().expect("a number"))
}

#[test]
fn a_million_states_show_no_wrong_step() {
    run(STATES, 81);
}

#[test]
#[ignore = "hours; NONET_STATES and NONET_SEED"]
fn campaign() {
    run(setting("NONET_STATES", CAMPAIGN), setting("NONET_SEED", 1));
}

/// The cost of each technique on the states of a walk: the table of `tests/support/src/states/costs.rs`.
#[test]
#[ignore = "minutes; the machine should have nothing else to do"]
fn costs() {
    let seeds = Seeds::read();
    for technique in techniques::every() {
        let (mut walk, mut time, mut n) = (Walk::new(82, &seeds.starts), Duration::ZERO, 0);
        while time < Duration::from_millis(500) && n < 20_000 {
            let started = Instant::now();
            steps(technique, &walk.state().context());
            time += started.elapsed();
            n += 1;
            (0..7).for_each(|_| walk.go_on(&[]));
        }
        println!(
            "    ({:?}, {}),",
            technique.info().slug,
            (time / n).as_micros()
        );
    }
}
