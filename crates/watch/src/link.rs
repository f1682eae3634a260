//! A setup of the laboratory, and its form in a link: `a=` for each algorithm, followed by its options after
//! semicolons (percent-encoded, so that formulas can have any characters), `d=` the seed, `n=` and `m=` the limits
//! of nodes and of memory in MiB, `c=` what paces a race; the puzzle as in every link.
//!
//! `a=depth-first;order:9-1&d=7&p=53..7...&w=lab`
//!
//! In the page's address `p=` is the game's puzzle. If the laboratory has another one, that is in `lp=`, with its
//! shape in `ls=` or `lr=`: coming back to a run must not cost the game.

use super::plan::Plan;
use super::race::Pace;
use lab::{Algorithm, Limits, Options, algorithm};
use nonet::board::Puzzle;
use nonet::text::{Game, Link, percent_decoded, percent_encoded, read_link, write_link};

/// An algorithm with its options.
#[derive(Clone, Debug)]
pub struct Lane {
    /// The algorithm.
    pub algorithm: &'static Algorithm,
    /// Their values.
    pub options: Options,
}

impl PartialEq for Lane {
    fn eq(&self, other: &Self) -> bool {
        self.algorithm.slug == other.algorithm.slug && self.options == other.options
    }
}

impl Lane {
    /// An algorithm with its default options.
    pub fn usual(algorithm: &'static Algorithm) -> Self {
        Self {
            algorithm,
            options: Options::usual(algorithm.options),
        }
    }

    /// The formulas in use, each with the name of its option.
    pub fn formulas(&self) -> impl Iterator<Item = (&'static str, &str)> {
        let rows = self.algorithm.options.iter();
        rows.filter_map(|row| Some((row.name, self.options.formula(row.name)?.text())))
    }

    /// The lane with the built-in rules in place of formulas.
    #[must_use = "the lane itself keeps its formulas"]
    pub fn without_formulas(&self) -> Self {
        let mut plain = self.clone();
        for (name, _) in self.formulas() {
            plain.options.set(name, "").unwrap_or_default();
        }
        plain
    }

    /// The non-default options, as `name:value`. Values are percent-encoded, as formulas can have any characters.
    pub fn choices(&self, between: &str) -> String {
        let usual = Options::usual(self.algorithm.options);
        let pairs = self.options.named().zip(usual.named());
        let chosen = pairs.filter(|(mine, usual)| mine != usual);
        let chosen: Vec<String> = chosen
            .map(|((name, value), _)| format!("{name}:{}", percent_encoded(&value)))
            .collect();
        chosen.join(between)
    }

    /// Writes `slug;name:value;...`.
    pub fn written(&self) -> String {
        let choices = self.choices(";");
        let semicolon = if choices.is_empty() { "" } else { ";" };
        format!("{}{semicolon}{choices}", self.algorithm.slug)
    }

    /// Reads `slug;name:value;...`. Unknown options are ignored.
    pub(super) fn read(text: &str) -> Option<Self> {
        let mut parts = text.split(';');
        let mut lane = Self::usual(algorithm(parts.next()?)?);
        for (name, value) in parts.filter_map(|part| part.split_once(':')) {
            let value = percent_decoded(value);
            lane.options.set(name, &value).unwrap_or_default();
        }
        Some(lane)
    }
}

/// The runs to make.
#[derive(Clone, Debug, PartialEq)]
pub struct Setup {
    /// One algorithm to watch, or two to four for a race.
    pub lanes: Vec<Lane>,
    /// The seed of random numbers.
    pub seed: u64,
    /// The most nodes.
    pub nodes: Option<u64>,
    /// The most MiB, for all runs together.
    pub memory: u64,
    /// What paces a race.
    pub pace: Pace,
}

/// The most runs of one race.
pub const MAX_LANES: usize = 4;

impl Setup {
    /// One algorithm with its default options.
    pub fn usual(algorithm: &'static Algorithm) -> Self {
        Self {
            lanes: vec![Lane::usual(algorithm)],
            seed: 0,
            nodes: None,
            memory: Limits::MEMORY >> 20,
            pace: Pace::default(),
        }
    }

    /// Its runs on a puzzle. Those of a race share the memory in equal parts, so that none depends on what another
    /// needs.
    pub fn plans(&self, puzzle: &Puzzle) -> Vec<Plan> {
        let lanes = self.lanes.iter();
        lanes.map(|lane| self.plan(lane, puzzle)).collect()
    }

    fn plan(&self, lane: &Lane, puzzle: &Puzzle) -> Plan {
        let usual = Limits::of(lane.algorithm);
        let limits = Limits {
            nodes: self.nodes.unwrap_or(usual.nodes),
            memory: self.memory.saturating_mul(1 << 20) / self.lanes.len().max(1) as u64,
            solutions: usual.solutions,
        };
        Plan::new(lane.algorithm, &lane.options, self.seed, puzzle, limits)
    }
}

/// Writes a fragment, without the `#`.
pub fn write_setup(setup: &Setup, puzzle: &Puzzle) -> String {
    with_game(setup, Some(puzzle))
}

fn with_game(setup: &Setup, puzzle: Option<&Puzzle>) -> String {
    let link = Link {
        game: puzzle.cloned().map(Game::of),
        workspace: Some("lab".to_owned()),
    };
    let lanes = setup.lanes.iter();
    let mut parts: Vec<String> = lanes.map(|lane| format!("a={}", lane.written())).collect();
    if setup.seed != 0 {
        parts.push(format!("d={}", setup.seed));
    }
    parts.extend(setup.nodes.map(|nodes| format!("n={nodes}")));
    if setup.memory != Limits::MEMORY >> 20 {
        parts.push(format!("m={}", setup.memory));
    }
    if setup.pace != Pace::default() {
        parts.push(format!("c={}", setup.pace.slug()));
    }
    parts.push(write_link(&link));
    parts.join("&")
}

/// Writes a fragment for the page's own address, which also restores the game. An empty game is left out, as
/// everywhere in the page.
pub fn write_address(setup: &Setup, puzzle: &Puzzle, own: &Puzzle) -> String {
    let kept = Some(own).filter(|own| own.n_givens() > 0);
    let mut parts = vec![with_game(setup, kept)];
    if kept != Some(puzzle) {
        let game = Some(Game::of(puzzle.clone()));
        let other = write_link(&Link {
            game,
            workspace: None,
        });
        parts.extend(other.split('&').map(|part| format!("l{part}")));
    }
    parts.join("&")
}

/// Reads the laboratory's puzzle in an address, if it differs from the game's.
pub fn read_other(fragment: &str) -> Option<Puzzle> {
    let parts = fragment.trim_start_matches('#').split('&');
    let parts: Vec<&str> = parts.filter_map(|part| part.strip_prefix('l')).collect();
    let link = read_link(&parts.join("&")).ok()?;
    link.game.map(|game| game.givens)
}

/// Reads a fragment: the setup, if it names an algorithm, and the puzzle, if there is a readable one.
pub fn read_setup(fragment: &str) -> (Option<Setup>, Option<Puzzle>) {
    let game = read_link(fragment).ok().and_then(|link| link.game);
    let puzzle = game.map(|game| game.givens);
    let parts = fragment.trim_start_matches('#').split('&');
    let parts: Vec<(&str, &str)> = parts.filter_map(|part| part.split_once('=')).collect();
    let of = |key: &'static str| {
        parts
            .iter()
            .filter(move |(k, _)| *k == key)
            .map(|(_, v)| *v)
    };
    let lanes: Vec<Lane> = of("a").filter_map(Lane::read).take(MAX_LANES).collect();
    let Some(first) = lanes.first() else {
        return (None, puzzle);
    };
    let number = |key| of(key).next().and_then(|text| text.parse().ok());
    let pace = |slug: &str| Pace::ALL.into_iter().find(|pace| pace.slug() == slug);
    let usual = Setup::usual(first.algorithm);
    let setup = Setup {
        seed: number("d").unwrap_or(usual.seed),
        nodes: number("n"),
        memory: number("m").unwrap_or(usual.memory),
        pace: of("c").next().and_then(pace).unwrap_or_default(),
        lanes,
    };
    (Some(setup), puzzle)
}
