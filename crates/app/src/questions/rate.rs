//! How hard is it, on every scale?

use super::diagnose;
use super::question::{Question, Shown};
use crate::block::{Bar, Block, Button, Piece, ScaleRow, Tone, heading, text};
use crate::key;
use crate::msg::Action;
use crate::words::Voice;
use answers::protocol::{About, Deep, Job, JobKind, Rated, Verdict};
use answers::voice::Scale;
use nonet::logic::Info;

pub(super) static RATE: Question = Question {
    slug: "rate",
    working: key::WORKING_RATE,
    job: |model| Some(Job::Deep(Deep::Rate, model.play.without_tools())),
    so_far: |voice, progress| voice.rated_so_far(progress),
    ..Question::PLAIN
};

impl Shown for About<Result<Rated, Verdict>> {
    fn said(&self, voice: &Voice) -> String {
        voice.rated(self.basis, &self.found)
    }

    /// The techniques of the path and the ratings; or why there are none, and what to do about it.
    fn panel(&self, voice: &Voice) -> Vec<Block> {
        let (tone, rest) = match &self.found {
            Ok(rated) => (Tone::Good, ratings(voice, rated)),
            Err(verdict) => (Tone::Warn, remedy(voice, *verdict)),
        };
        let mut blocks = vec![
            heading(voice, key::RATING),
            Block::Result(tone, self.said(voice)),
        ];
        blocks.extend(rest);
        blocks
    }
}

fn remedy(voice: &Voice, verdict: Verdict) -> Vec<Block> {
    match verdict {
        Verdict::None => diagnose::offer(voice, key::UNRATED_NONE),
        Verdict::One | Verdict::Several => diagnose::offer(voice, key::UNRATED_SEVERAL),
        Verdict::Undecided => {
            let count = Button::new(voice, key::COUNT, Action::Ask(JobKind::Count)).primary();
            vec![
                text(voice, key::UNRATED_UNDECIDED),
                Block::Buttons(vec![count]),
            ]
        }
    }
}

/// The techniques of the path, and below them the ratings side by side.
pub(crate) fn ratings(voice: &Voice, rated: &Rated) -> Vec<Block> {
    let columns = [key::SCALE, key::VALUE].map(|key| voice.text(key));
    let rows = voice.scales(&rated.ratings).into_iter();
    let rows = rows.map(|scale| row(voice, scale)).collect();
    let mut blocks = Vec::new();
    histogram(voice, rated, &mut blocks);
    blocks.push(Block::Scales(voice.text(key::DETAILS), columns, rows));
    blocks
}

fn row(voice: &Voice, scale: Scale) -> ScaleRow {
    let heads = [key::METHOD_COUNTS, key::METHOD_SOURCE, key::METHOD_LIMITS];
    let heads = heads.map(|key| voice.text(key));
    let parts = scale.method.lines().map(str::to_owned);
    ScaleRow {
        name: scale.name.to_owned(),
        value: scale.value,
        meaning: scale.meaning,
        method: voice.text(key::METHOD),
        parts: heads.into_iter().zip(parts).collect(),
    }
}

/// How often each technique is used. They are sorted, so the last is the hardest.
fn histogram(voice: &Voice, rated: &Rated, blocks: &mut Vec<Block>) {
    let most = rated.counts.iter().map(|(_, n)| *n).max().unwrap_or(1);
    let hardest = rated.counts.last();
    let bar = |count: &(&Info, u32)| Bar {
        name: voice.technique(count.0.slug),
        remark: hardest
            .filter(|last| *last == count)
            .map(|_| voice.text(key::HARDEST)),
        n: count.1,
        percent: (100 * count.1).div_ceil(most),
    };
    let n_steps: u32 = rated.counts.iter().map(|(_, n)| *n).sum();
    let columns = [key::TECHNIQUE, key::USES].map(|key| voice.text(key));
    let hard = rated.counts.iter().filter(|(info, _)| info.is_hard());
    let n_hard: u32 = hard.map(|(_, n)| *n).sum();
    let walked = voice.walked([n_steps as usize, n_hard as usize], rated.solved);
    blocks.push(heading(voice, key::HISTOGRAM));
    blocks.push(Block::Text(vec![Piece::plain(&walked)]));
    if hardest.is_some() {
        let bars = rated.counts.iter().map(bar).collect();
        blocks.push(Block::Histogram(columns, bars));
    }
}
