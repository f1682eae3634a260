//! How long a wish takes: puzzles in a band of every scale, and with every technique that HoDoKu calls hard or below.
//!
//! `cargo bench --profile native --bench wishes -- WORD` measures those whose name contains the word: milliseconds
//! of CPU time at 50 and 95 %, and how many were not made within ten seconds. As a test one puzzle of each easy
//! sort is made.

use nonet::board::Geometry;
use nonet::generate::{Generator, Options, Progress};
use nonet::logic::{Level, techniques};
use std::fs;
use std::time::{Duration, Instant};

/// How many puzzles of each sort are made.
const N: u64 = 40;

/// The time after which a puzzle is given up.
const MOST: Duration = Duration::from_secs(10);

/// Explainer's ratings that are requested one by one.
const STEPS: [&str; 26] = [
    "2.0", "2.3", "2.6", "2.8", "3.0", "3.2", "3.4", "3.6", "3.8", "4.0", "4.2", "4.4", "4.5",
    "4.6", "4.7", "5.0", "5.2", "5.4", "5.6", "5.7", "5.8", "6.0", "6.2", "6.5", "6.6", "7.0",
];

/// Bands of the scales.
const BANDS: [&str; 39] = [
    "explainer:1.0..1.4",
    "explainer:1.5..1.9",
    "explainer:2.0..2.4",
    "explainer:2.5..2.9",
    "explainer:3.0..3.4",
    "explainer:3.5..3.9",
    "explainer:3.6..4.0",
    "explainer:4.0..4.4",
    "explainer:4.5..4.9",
    "explainer:5.0..5.4",
    "explainer:5.5..5.9",
    "explainer:6.0..6.5",
    "explainer:6.5..7.0",
    "half-steps:0.0",
    "half-steps:0.5",
    "half-steps:1.0",
    "half-steps:1.5",
    "half-steps:2.0",
    "half-steps:2.5",
    "half-steps:3.0",
    "half-steps:3.5",
    "half-steps:4.0",
    "half-steps:4.5",
    "half-steps:5.0",
    "half-steps:5.5",
    "half-steps:6.0",
    "hodoku-level:easy",
    "hodoku-level:medium",
    "hodoku-level:hard",
    "hodoku-level:unfair",
    "hodoku-score:200.0..399.9",
    "hodoku-score:400.0..599.9",
    "hodoku-score:600.0..799.9",
    "hodoku-score:800.0..1199.9",
    "dependency:1.0..2.9",
    "dependency:3.0..4.9",
    "dependency:5.0..9.9",
    "refutation-sum:0.0..49.9",
    "refutation-sum:50.0..199.9",
];

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let is_measured = arguments.iter().any(|argument| argument == "--bench");
    let wanted = arguments.iter().find(|argument| !argument.starts_with('-'));
    println!("{:44}{:>8}{:>8}{:>8}", "wish", "50 %", "95 %", "none");
    for wish in wishes() {
        if wanted.is_none_or(|word| wish.contains(word.as_str())) {
            let seeds = if is_measured { N } else { 1 };
            let most = if is_measured { MOST } else { Duration::ZERO };
            report(&wish, seeds, most);
        }
    }
}

fn wishes() -> Vec<String> {
    let bands = BANDS.iter().map(|band| format!("--rating {band}"));
    let steps = STEPS
        .iter()
        .map(|step| format!("--rating explainer:{step}"));
    let is_asked = |level| matches!(level, Level::Easy | Level::Medium | Level::Hard);
    let asked =
        techniques::infos().filter(|info| info.hodoku.is_some_and(|row| is_asked(row.level)));
    let asked = asked.map(|info| format!("--needs {}", info.slug));
    let all = bands.chain(steps).chain(asked);
    all.filter(|wish| options(wish).check().is_ok()).collect()
}

fn options(wish: &str) -> Options {
    Options::read(Geometry::classic(), wish).expect("options")
}

fn report(wish: &str, seeds: u64, most: Duration) {
    let times: Vec<Option<Duration>> = (0..seeds).map(|seed| make(wish, seed, most)).collect();
    let none = times.iter().filter(|time| time.is_none()).count();
    let mut times: Vec<Duration> = times.iter().map(|time| time.unwrap_or(most)).collect();
    times.sort_unstable();
    let part = |percent: usize| times[(times.len() - 1) * percent / 100].as_millis();
    println!("{wish:44}{:>8}{:>8}{none:>8}", part(50), part(95));
}

/// How long it took; `None` if it was given up.
fn make(wish: &str, seed: u64, most: Duration) -> Option<Duration> {
    let mut generator = Generator::new(options(wish), seed).expect("there are such puzzles");
    let clock = Clock::start();
    loop {
        let progress = generator.step(16);
        let time = clock.time();
        match progress {
            Progress::Found(_) => return Some(time),
            Progress::Working if time <= most => {}
            _ => return None,
        }
    }
}

/// The CPU time of this thread if the system provides it (Linux), otherwise the time of the clock.
struct Clock {
    begin: Instant,
    cpu: Option<Duration>,
}

impl Clock {
    fn start() -> Self {
        Self {
            begin: Instant::now(),
            cpu: cpu_time(),
        }
    }

    fn time(&self) -> Duration {
        let cpu = self.cpu.zip(cpu_time());
        cpu.map_or_else(|| self.begin.elapsed(), |(begin, end)| end - begin)
    }
}

fn cpu_time() -> Option<Duration> {
    let text = fs::read_to_string("/proc/thread-self/schedstat").ok()?;
    let nanos = text.split_whitespace().next()?.parse().ok()?;
    Some(Duration::from_nanos(nanos))
}
