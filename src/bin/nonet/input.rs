//! Puzzles from arguments, files and standard input, in chunks of lines that are small enough to share out.

use nonet::text::MAX_BYTES;
use std::fs::File;
use std::io::{self, BufRead, BufReader, Read};
use std::path::Path;
use std::sync::Arc;

/// The most lines in a chunk. Handing a chunk from thread to thread costs a few microseconds, as does a puzzle.
const MOST_LINES: usize = 64;

/// After so many chunks the next are a line longer: a short list of hard puzzles is shared out one by one.
const SAME_LENGTH: usize = 16;

/// Where puzzles come from.
#[derive(Clone, Debug)]
pub(crate) enum Source {
    Input,
    File(Arc<str>),
    /// The argument with this number, from 1.
    Argument(u64, String),
}

impl Source {
    /// What an argument means.
    pub(crate) fn new(number: u64, text: &str) -> Self {
        match text {
            "-" => Self::Input,
            _ if Path::new(text).is_file() => Self::File(text.into()),
            _ => Self::Argument(number, text.to_owned()),
        }
    }

    /// The place of a line of it, for people.
    pub(crate) fn place(&self, number: u64) -> String {
        match self {
            Self::Input => format!("line {number}"),
            Self::File(name) => format!("{name}: line {number}"),
            Self::Argument(..) => format!("argument {number}"),
        }
    }
}

/// Some lines that follow each other.
#[derive(Debug)]
pub(crate) struct Chunk {
    pub(crate) source: Source,
    /// The number of the first.
    pub(crate) first: u64,
    lines: Vec<u8>,
    /// Why there are no more.
    pub(crate) failure: Option<io::Error>,
}

impl Chunk {
    /// Each line with its number. An argument is one, whatever is in it.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (u64, &[u8])> {
        let whole = matches!(self.source, Source::Argument(..));
        let text = self.lines.strip_suffix(b"\n").unwrap_or(&self.lines);
        let none = self.lines.is_empty();
        let lines = text.split(move |&byte| byte == b'\n' && !whole);
        (self.first..).zip(lines).filter(move |_| !none)
    }
}

/// The lines of all sources, chunk by chunk.
pub(crate) struct Chunks {
    sources: std::vec::IntoIter<Source>,
    open: Option<Open>,
    n_chunks: usize,
}

/// A source that is being read.
struct Open {
    source: Source,
    reader: BufReader<Box<dyn Read + Send>>,
    n_lines: u64,
}

impl Chunks {
    pub(crate) fn new(sources: Vec<Source>) -> Self {
        Self {
            sources: sources.into_iter(),
            open: None,
            n_chunks: 0,
        }
    }
}

impl Iterator for Chunks {
    type Item = Chunk;

    fn next(&mut self) -> Option<Chunk> {
        loop {
            if self.open.is_none() {
                match open(self.sources.next()?) {
                    Ok(open) => self.open = Some(open),
                    Err(chunk) => return Some(chunk),
                }
            }
            self.n_chunks += 1;
            let most = (1 + self.n_chunks / SAME_LENGTH).min(MOST_LINES);
            match self.open.as_mut().and_then(|open| open.chunk(most)) {
                Some(chunk) => {
                    self.open.take_if(|_| chunk.failure.is_some());
                    return Some(chunk);
                }
                None => self.open = None,
            }
        }
    }
}

/// Opens a source, or returns the chunk that is all there is of it.
fn open(source: Source) -> Result<Open, Chunk> {
    let whole = |source, first, lines, failure| Chunk {
        source,
        first,
        lines,
        failure,
    };
    let reader: io::Result<Box<dyn Read + Send>> = match &source {
        Source::Input => Ok(Box::new(io::stdin())),
        Source::File(name) => File::open(&**name).map(|file| Box::new(file) as _),
        Source::Argument(number, text) => {
            let (number, text) = (*number, text.clone().into_bytes());
            return Err(whole(source, number, text, None));
        }
    };
    match reader {
        Ok(reader) => Ok(Open {
            source,
            reader: BufReader::with_capacity(1 << 16, reader),
            n_lines: 0,
        }),
        Err(failure) => Err(whole(source, 1, Vec::new(), Some(failure))),
    }
}

impl Open {
    /// The next lines, but no more than can be had without waiting.
    fn chunk(&mut self, most: usize) -> Option<Chunk> {
        let first = self.n_lines + 1;
        let (mut lines, mut failure) = (Vec::new(), None);
        for n in 0..most {
            if n > 0 && self.reader.buffer().is_empty() {
                break;
            }
            match self.line(&mut lines) {
                Ok(0) => break,
                Ok(_) => self.n_lines += 1,
                Err(error) => {
                    failure = Some(error);
                    break;
                }
            }
        }
        let source = self.source.clone();
        let any = !lines.is_empty() || failure.is_some();
        any.then_some(Chunk {
            source,
            first,
            lines,
            failure,
        })
    }

    /// Reads a line; of one that is too long to be a puzzle, only so much that this can be told.
    fn line(&mut self, lines: &mut Vec<u8>) -> io::Result<usize> {
        let longest = MAX_BYTES as u64 + 2;
        let n_bytes = (&mut self.reader).take(longest).read_until(b'\n', lines)?;
        if n_bytes as u64 == longest && !lines.ends_with(b"\n") {
            self.reader.skip_until(b'\n')?;
            lines.push(b'\n');
        }
        Ok(n_bytes)
    }
}
