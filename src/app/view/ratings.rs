//! What the Solve workspace shows of ratings.

use super::panel::{heading, text};
use super::{Bar, Block, Button, Piece, ScaleRow, Tone};
use crate::app::msg::Action;
use crate::app::words::{Scale, Voice};
use crate::protocol::{Basis, Rated, Verdict};

/// The ratings side by side and the techniques of the path; or why there are none, and what to do.
pub(super) fn rated(voice: &Voice, basis: Basis, rated: &Result<Rated, Verdict>) -> Vec<Block> {
    let (tone, rest) = match rated {
        Ok(rated) => (Tone::Good, ratings(voice, rated)),
        Err(verdict) => (Tone::Warn, remedy(voice, *verdict)),
    };
    let mut blocks = vec![
        heading(voice, "rating"),
        Block::Result(tone, voice.rated(basis, rated)),
    ];
    blocks.extend(rest);
    blocks
}

fn remedy(voice: &Voice, verdict: Verdict) -> Vec<Block> {
    let (key, button) = match verdict {
        Verdict::None => (
            "unrated-none",
            Button::new(voice, "diagnose", Action::Diagnose),
        ),
        Verdict::Undecided => (
            "unrated-undecided",
            Button::new(voice, "count", Action::Count),
        ),
        _ => (
            "unrated-several",
            Button::new(voice, "diagnose", Action::Diagnose),
        ),
    };
    vec![text(voice, key), Block::Buttons(vec![button.primary()])]
}

/// The ratings side by side and the techniques of the path.
pub(super) fn ratings(voice: &Voice, rated: &Rated) -> Vec<Block> {
    let columns = ["scale", "value"].map(|key| voice.word(key).to_owned());
    let rows = voice.scales(&rated.ratings).into_iter();
    let rows = rows.map(|scale| row(voice, scale)).collect();
    let mut blocks = vec![Block::Scales(columns, rows)];
    histogram(voice, rated, &mut blocks);
    blocks
}

fn row(voice: &Voice, scale: Scale) -> ScaleRow {
    let heads = ["method-counts", "method-source", "method-limits"];
    let heads = heads.map(|key| voice.word(key).to_owned());
    let parts = scale.method.lines().map(str::to_owned);
    ScaleRow {
        name: scale.name.to_owned(),
        value: scale.value,
        meaning: scale.meaning,
        method: voice.word("method").to_owned(),
        parts: heads.into_iter().zip(parts).collect(),
    }
}

/// How often each technique is used. They are sorted, so the last is the hardest.
fn histogram(voice: &Voice, rated: &Rated, blocks: &mut Vec<Block>) {
    let most = rated.counts.iter().map(|(_, n)| *n).max().unwrap_or(1);
    let hardest = rated.counts.last();
    let bar = |count: &(String, u32)| Bar {
        name: voice.technique(&count.0),
        remark: hardest
            .filter(|last| *last == count)
            .map(|_| voice.word("hardest").to_owned()),
        n: count.1,
        percent: (100 * count.1).div_ceil(most),
    };
    let n_steps: u32 = rated.counts.iter().map(|(_, n)| *n).sum();
    let columns = ["technique", "uses"].map(|key| voice.word(key).to_owned());
    let walked = voice.walked(n_steps as usize, rated.solved);
    blocks.push(heading(voice, "histogram"));
    blocks.push(Block::Text(vec![Piece::plain(&walked)]));
    if hardest.is_some() {
        let bars = rated.counts.iter().map(bar).collect();
        blocks.push(Block::Histogram(columns, bars));
    }
}
