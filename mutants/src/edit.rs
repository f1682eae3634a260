//! A source with some pieces replaced, and which of its bytes belong to which faults.

use std::ops::Range;

/// A file with its faults.
#[derive(Debug, Default)]
pub(crate) struct Woven {
    pub(crate) text: String,
    /// Which bytes of the text belong to which faults; the inner ones after the outer ones.
    marks: Vec<(Range<usize>, Vec<usize>)>,
    /// The faults in it.
    pub(crate) there: Vec<usize>,
}

impl Woven {
    /// The source with these edits, the outer before the inner.
    pub(crate) fn of(source: &str, edits: &[Edit]) -> Self {
        let mut woven = Self::default();
        woven.render(source, 0..source.len(), edits);
        woven
    }

    /// The faults that the byte belongs to: those of the smallest piece around it.
    pub(crate) fn at(&self, byte: usize) -> &[usize] {
        let around = self.marks.iter().filter(|(bytes, _)| bytes.contains(&byte));
        let smallest = around.min_by_key(|(bytes, _)| bytes.len());
        smallest.map_or(&[], |(_, faults)| faults)
    }

    /// The faults within these bytes.
    pub(crate) fn within(&self, bytes: Range<usize>) -> impl Iterator<Item = usize> {
        let marks = self.marks.iter();
        let within =
            marks.filter(move |(mark, _)| bytes.start <= mark.start && mark.end <= bytes.end);
        within.flat_map(|(_, faults)| faults.iter().copied())
    }

    /// Writes a range of the source with the edits inside it.
    fn render(&mut self, source: &str, range: Range<usize>, edits: &[Edit]) {
        let mut done = range.start;
        for (place, edit) in edits.iter().enumerate() {
            if edit.range.start >= done && edit.range.end <= range.end {
                self.text += &source[done..edit.range.start];
                self.write(source, edit, &edits[place + 1..]);
                done = edit.range.end;
            }
        }
        self.text += &source[done..range.end];
    }

    /// Writes an edit, with the later ones where it contains source.
    fn write(&mut self, source: &str, edit: &Edit, inner: &[Edit]) {
        let mark = self.marks.len();
        let start = self.text.len();
        self.marks.push((start..start, edit.faults.clone()));
        for part in &edit.parts {
            let from = self.text.len();
            match part {
                Part::Text(text) => self.text += text,
                Part::Source(range) => self.render(source, range.clone(), inner),
                Part::Fault(fault, text) => {
                    self.text += text;
                    self.marks.push((from..self.text.len(), vec![*fault]));
                }
            }
        }
        self.marks[mark].0.end = self.text.len();
        self.there.extend(&edit.faults);
    }
}

/// A piece of source replaced by something else. Its parts may contain source, to which later edits apply.
pub(crate) struct Edit {
    pub(crate) range: Range<usize>,
    pub(crate) parts: Vec<Part>,
    pub(crate) faults: Vec<usize>,
}

pub(crate) enum Part {
    Text(String),
    Source(Range<usize>),
    /// Text that belongs to one fault alone.
    Fault(usize, String),
}
