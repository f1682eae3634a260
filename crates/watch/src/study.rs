//! The setup of an experiment: its algorithms, its puzzles, its limits, its view. And its forms as text: the
//! fragment of an address, and a file.
//!
//! In the fragment `x=` is where the puzzles come from, `q=` holds lines, `b=` the puzzle that a series starts
//! from; `a=` is an algorithm with its options, as in links to runs, `g=` the prediction for each; `d=` the first
//! seed, `h=` how many, `n=` and `t=` the limits of nodes and seconds of a run, `k=` the view. The file has the
//! same, one part per line, and after an empty line the puzzles as they are.

use super::experiment::{Experiment, Metric};
use super::growth::Prediction;
use super::link::Lane;
use super::subjects::{Gathered, Source, SourceKind};
use lab::{Limits, algorithm};
use nonet::text::{percent_decoded, percent_encoded};

/// The most algorithms of one experiment.
pub const MAX_STUDY_LANES: usize = 24;

/// The longest link: some mail programs and chats cut off longer ones.
pub const MAX_LINK: usize = 4_000;

/// The view of the results.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Look {
    /// Each algorithm over all puzzles: box plots and a cactus plot.
    #[default]
    Overall,
    /// Two algorithms compared, puzzle by puzzle.
    Puzzles,
    /// Cost over size.
    Growth,
}

impl Look {
    /// All views, in the order offered.
    pub const ALL: [Self; 3] = [Self::Overall, Self::Puzzles, Self::Growth];

    /// Its name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Overall => "overall",
            Self::Puzzles => "puzzles",
            Self::Growth => "growth",
        }
    }
}

/// The setup of an experiment.
#[derive(Clone, Debug, PartialEq)]
pub struct Study {
    /// The algorithms. The same one can be there twice, with other options.
    pub lanes: Vec<Lane>,
    /// The predictions about each of them, if puzzles grow.
    pub predictions: Vec<Prediction>,
    /// Where the puzzles come from.
    pub source: Source,
    /// The first seed.
    pub seed: u64,
    /// How many seeds.
    pub seeds: u64,
    /// The most nodes per run.
    pub nodes: u64,
    /// The most seconds per run.
    pub seconds: u32,
    /// The view of the results.
    pub look: Look,
    /// The cost that is compared.
    pub metric: Metric,
    /// The algorithms whose costs are on the horizontal and the vertical axis, if two are compared.
    pub pair: (usize, usize),
}

impl Default for Study {
    fn default() -> Self {
        let usual = [
            "depth-first",
            "backtracking-forward-checking",
            "candidate-best-first",
        ];
        let lanes: Vec<Lane> = usual
            .into_iter()
            .filter_map(algorithm)
            .map(Lane::usual)
            .collect();
        Self {
            predictions: vec![Prediction::default(); lanes.len()],
            lanes,
            source: Source::default(),
            seed: 0,
            seeds: 1,
            nodes: 1_000_000,
            seconds: 10,
            look: Look::default(),
            metric: Metric::default(),
            pair: (0, 1),
        }
    }
}

impl Study {
    /// Adds an algorithm, if there is room.
    pub fn add(&mut self, lane: Lane) {
        if self.lanes.len() < MAX_STUDY_LANES {
            self.lanes.push(lane);
            self.predictions.push(Prediction::default());
        }
    }

    /// Removes the algorithm at this place.
    pub fn remove(&mut self, place: usize) {
        if place < self.lanes.len() {
            self.lanes.remove(place);
            self.predictions.remove(place);
        }
    }

    /// The experiment with these puzzles.
    pub fn experiment(&self, gathered: Gathered) -> Experiment {
        let limits = Limits {
            nodes: self.nodes,
            memory: Limits::MEMORY / 2,
            solutions: 1,
        };
        let seeds = (self.seed, self.seeds);
        Experiment::new(self.lanes.clone(), gathered.subjects, seeds, limits)
    }

    /// The parts, without the lines.
    fn parts(&self) -> Vec<String> {
        let lanes = self.lanes.iter();
        let mut parts: Vec<String> = lanes.map(|lane| format!("a={}", lane.written())).collect();
        parts.push(format!("x={}", self.source.write()));
        let base = self.source.base();
        parts.extend(base.map(|base| format!("b={}", percent_encoded(&base))));
        let is_predicted = self.source.kind.grows();
        let predictions = self.predictions.iter().filter(|_| is_predicted);
        parts.extend(predictions.map(|prediction| format!("g={}", prediction.write())));
        let (across, up) = self.pair;
        let look = [self.look.slug(), self.metric.slug()].join(";");
        parts.extend([
            format!("d={}", self.seed),
            format!("h={}", self.seeds),
            format!("n={}", self.nodes),
            format!("t={}", self.seconds),
            format!("k={look};{across};{up}"),
        ]);
        parts
    }

    /// The fragment that restores it, without the `#`; `None` if it would be too long.
    pub fn link(&self) -> Option<String> {
        let mut parts = self.parts();
        if self.source.kind == SourceKind::Lines {
            parts.push(format!("q={}", percent_encoded(&self.source.lines)));
        }
        parts.push("w=lab".to_owned());
        let link = parts.join("&");
        (link.len() <= MAX_LINK).then_some(link)
    }

    /// The file that restores it.
    pub fn file(&self) -> String {
        let parts = self.parts().join("\n");
        let is_lines = self.source.kind == SourceKind::Lines;
        let lines = if is_lines { &self.source.lines } else { "" };
        format!("{parts}\n\n{lines}")
    }

    /// From a fragment or a link; `None` if it is not about an experiment.
    pub fn of_link(text: &str) -> Option<Self> {
        let fragment = text.rsplit('#').next().unwrap_or(text).trim();
        let lines = value(fragment.split('&'), "q").map(percent_decoded);
        Self::of_parts(
            &Vec::from_iter(fragment.split('&')),
            &lines.unwrap_or_default(),
        )
    }

    /// From a file or a link; `None` if it is neither.
    pub fn read(text: &str) -> Option<Self> {
        let text = text.replace("\r\n", "\n");
        if text.trim().lines().count() == 1 {
            return Self::of_link(&text).or_else(|| Self::of_file(&text));
        }
        Self::of_file(&text)
    }

    fn of_file(text: &str) -> Option<Self> {
        let (parts, lines) = text.split_once("\n\n").unwrap_or((text, ""));
        Self::of_parts(&Vec::from_iter(parts.lines().map(str::trim)), lines)
    }

    fn of_parts(parts: &[&str], lines: &str) -> Option<Self> {
        let one = |key| value(parts.iter().copied(), key);
        let base = one("b").map(percent_decoded).unwrap_or_default();
        let source = Source::read(one("x")?, &base, lines)?;
        let lanes = values(parts.iter().copied(), "a").filter_map(Lane::read);
        let lanes: Vec<Lane> = lanes.take(MAX_STUDY_LANES).collect();
        let mut predictions: Vec<Prediction> = values(parts.iter().copied(), "g")
            .map(Prediction::read)
            .collect();
        predictions.resize(lanes.len(), Prediction::default());
        let number = |key| one(key).and_then(|text| text.parse::<u64>().ok());
        let usual = Self::default();
        let (look, metric, pair) = looked(one("k").unwrap_or_default());
        Some(Self {
            lanes,
            predictions,
            source,
            seed: number("d").unwrap_or(usual.seed),
            seeds: number("h").unwrap_or(usual.seeds).clamp(1, 1000),
            nodes: number("n").unwrap_or(usual.nodes).max(1),
            seconds: number("t").map_or(usual.seconds, |n| n.clamp(1, 3600) as u32),
            look,
            metric,
            pair,
        })
    }
}

/// The view, the cost, and the two algorithms compared.
fn looked(text: &str) -> (Look, Metric, (usize, usize)) {
    let mut parts = text.split(';');
    let mut part = || parts.next().unwrap_or_default();
    let (look, metric) = (part(), part());
    let look = Look::ALL.into_iter().find(|known| known.slug() == look);
    let metric = Metric::ALL.into_iter().find(|known| known.slug() == metric);
    let (across, up) = (part().parse().unwrap_or(0), part().parse().unwrap_or(1));
    (
        look.unwrap_or_default(),
        metric.unwrap_or_default(),
        (across, up),
    )
}

fn values<'a>(
    parts: impl Iterator<Item = &'a str>,
    key: &'static str,
) -> impl Iterator<Item = &'a str> {
    let pairs = parts.filter_map(|part| part.split_once('='));
    pairs
        .filter(move |(name, _)| *name == key)
        .map(|(_, value)| value)
}

fn value<'a>(parts: impl Iterator<Item = &'a str>, key: &'static str) -> Option<&'a str> {
    values(parts, key).next()
}
