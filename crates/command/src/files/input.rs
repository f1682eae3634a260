//! Puzzles from arguments, files and standard input, in chunks of lines small enough to divide among threads.

use super::super::complaint::complain;
use super::super::key;
use super::super::speech::{say, word};
use super::super::telling::{damaged, held};
use super::block::Block;
use super::packed::unpacked;
use super::source::Source;
use super::whole::{Bytes, as_one, buffered};
use nonet::text::{Broken, Import, MAX_BYTES, Symbols, clear_line, decode};
use std::fs::{self, File};
use std::io::{self, BufRead, Cursor, Read};
use std::ops::RangeInclusive;

/// The most lines in a chunk. Passing one from thread to thread costs as much as a few puzzles.
const MOST_LINES: usize = 64;

/// The most lines in a chunk if a line may take less than a microsecond.
const MOST_QUICK_LINES: usize = 1024;

/// A line of 81 figures, and its end.
const PLAIN_LINE: usize = 82;

/// After this many chunks, later ones are twice as long: a short list of hard puzzles is distributed one by one.
const SAME_LENGTH: usize = 16;

/// Is it a line of 81 figures and points, as nearly all are in long lists? Rows of boards are shorter.
fn is_plain(line: &[u8]) -> bool {
    let Some((b'\n', figures)) = line.split_last() else {
        return false;
    };
    let is_figure = |byte: &u8| byte.is_ascii_digit() || *byte == b'.';
    figures.iter().fold(true, |all, byte| all & is_figure(byte))
}

/// The line at the beginning of a text, without its end, if it is plain.
fn plain_line(text: &[u8]) -> Option<&[u8]> {
    let line = text.get(..PLAIN_LINE).filter(|line| is_plain(line))?;
    line.split_last().map(|(_, figures)| figures)
}

/// Some consecutive lines.
#[derive(Debug)]
pub(crate) struct Chunk {
    pub(crate) source: Source,
    /// The number of the first.
    pub(crate) first: u64,
    lines: Vec<u8>,
    /// Why there are no more.
    failure: Option<io::Error>,
}

impl Chunk {
    /// Where reading ended early, and why.
    pub(crate) fn failure(&self) -> Option<(String, String)> {
        let failure = self.failure.as_ref()?;
        let place = match &self.source {
            Source::File(name) => name.to_string(),
            source => source.place(self.first),
        };
        Some((place, failure.to_string()))
    }

    /// Skips its first boards and lines, at most `most`. Returns how many there were.
    fn pass(&mut self, most: u64) -> u64 {
        let most = usize::try_from(most).unwrap_or(usize::MAX);
        let numbers: Vec<(u64, usize)> =
            self.lines().map(|(n, line)| (n, line.len() + 1)).collect();
        let n_passed = numbers.len().min(most);
        let n_bytes: usize = numbers[..n_passed].iter().map(|(_, length)| length).sum();
        self.lines.drain(..n_bytes.min(self.lines.len()));
        if let Some((first, _)) = numbers.get(n_passed) {
            self.first = *first;
        }
        n_passed as u64
    }

    /// Each line with its number; the lines of one board are together, with the number of the first. An argument
    /// counts as one line, whatever is in it.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (u64, &[u8])> {
        let whole = matches!(self.source, Source::Argument(..));
        let text = self.lines.strip_suffix(b"\n").unwrap_or(&self.lines);
        let mut rest = (!self.lines.is_empty()).then_some(text);
        let mut next = self.first;
        std::iter::from_fn(move || {
            let text = rest?;
            let first = next;
            let (line, last) = match plain_line(text).filter(|_| !whole) {
                Some(line) => (line, first),
                None => {
                    let end = |&byte: &u8| byte == b'\n' && !whole;
                    let line = text.split(end).next()?;
                    (line, *last_of(first, line).end())
                }
            };
            (next, rest) = (last + 1, text.get(line.len() + 1..));
            Some((first, line))
        })
    }
}

/// The separator between lines of one board.
const WITHIN: u8 = b'\r';

/// The numbers of the lines of a board that begins there.
pub(crate) fn last_of(first: u64, text: &[u8]) -> RangeInclusive<u64> {
    let ends = text.iter().filter(|&&byte| byte == WITHIN).count();
    first..=first + ends as u64
}

/// The lines of all sources, chunk by chunk.
pub(crate) struct Chunks {
    sources: std::vec::IntoIter<Source>,
    open: Option<Open>,
    n_chunks: usize,
    /// The most lines in a chunk.
    most_lines: usize,
    /// The side of the boards, if it is known.
    side: Option<usize>,
    /// Boards and lines to be skipped.
    n_passed: u64,
}

/// A source being read.
struct Open {
    source: Source,
    reader: Bytes,
    n_lines: u64,
    /// The last line ended with a CR: an LF right after it belongs to that line.
    after_cr: bool,
    /// The side of the boards, if it is known.
    side: Option<usize>,
    /// A line already read that does not belong to the board before it.
    pending: Option<Vec<u8>>,
}

impl Chunks {
    pub(crate) fn new(sources: Vec<Source>, side: Option<usize>) -> Self {
        Self {
            sources: sources.into_iter(),
            open: None,
            n_chunks: 0,
            most_lines: MOST_LINES,
            side,
            n_passed: 0,
        }
    }

    /// The chunks without the first `n_passed` boards and lines.
    pub(crate) fn after(self, n_passed: u64) -> Self {
        Self { n_passed, ..self }
    }

    /// The chunks for answers that may take less than a microsecond.
    pub(crate) fn quick(self) -> Self {
        Self {
            most_lines: MOST_QUICK_LINES,
            ..self
        }
    }
}

impl Iterator for Chunks {
    type Item = Chunk;

    fn next(&mut self) -> Option<Chunk> {
        let mut chunk = self.read()?;
        while self.n_passed > 0 {
            self.n_passed -= chunk.pass(self.n_passed);
            if self.n_passed > 0 {
                chunk = self.read()?;
            }
        }
        Some(chunk)
    }
}

impl Chunks {
    fn read(&mut self) -> Option<Chunk> {
        loop {
            if self.open.is_none() {
                match opened(self.sources.next()?) {
                    Ok(open) => {
                        let side = self.side;
                        self.open = Some(Open { side, ..open });
                    }
                    Err(chunk) => return Some(chunk),
                }
            }
            self.n_chunks += 1;
            let doubled = (self.n_chunks / SAME_LENGTH).min(16);
            let most = (1 << doubled).min(self.most_lines);
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

/// The kind of a source.
pub(crate) enum Whole {
    /// Boards in another program's format.
    Known(Import),
    /// It has the sign of the format with this slug, but is damaged in this way.
    Damaged(String, Broken),
    /// Separate lines.
    Lines(Lines),
}

/// The lines of a source, chunk by chunk.
pub(crate) struct Lines(Open);

impl Iterator for Lines {
    type Item = Chunk;

    fn next(&mut self) -> Option<Chunk> {
        self.0.chunk(MOST_LINES)
    }
}

/// Finds the kind of a source; an argument, or a source that cannot be opened, is a single chunk.
pub(crate) fn whole(source: Source) -> Result<Whole, Chunk> {
    let mut open = open(source)?;
    match as_one(&mut open.reader) {
        Ok(Some(Ok(import))) => Ok(Whole::Known(import)),
        Ok(Some(Err((slug, broken)))) => Ok(Whole::Damaged(slug, broken)),
        Ok(None) => Ok(Whole::Lines(Lines(open))),
        Err(failure) => Err(failed(open.source, failure)),
    }
}

/// A source as lines: for other programs' formats, the givens of a board in each line.
fn opened(source: Source) -> Result<Open, Chunk> {
    match whole(source.clone())? {
        Whole::Lines(Lines(open)) => Ok(open),
        Whole::Known(mut import) => {
            import.lost = import.left_out();
            for what in held(&import) {
                complain(&format!("{}: {what}", source.name()));
            }
            let sheets = import.sheets.iter();
            let rows: String = sheets
                .map(|sheet| clear_line(&sheet.game.givens, Symbols::Letters) + "\n")
                .collect();
            Ok(Open::new(source, buffered(Cursor::new(rows.into_bytes()))))
        }
        Whole::Damaged(slug, broken) => {
            let why = io::Error::other(damaged(&slug, broken));
            Err(failed(source, why))
        }
    }
}

/// A chunk that just reports a failure.
fn failed(source: Source, failure: io::Error) -> Chunk {
    Chunk {
        source,
        first: 1,
        lines: Vec::new(),
        failure: Some(failure),
    }
}

/// Opens a source, or returns its only chunk.
fn open(source: Source) -> Result<Open, Chunk> {
    let reader: io::Result<Box<dyn Read + Send>> = match &source {
        Source::Input => Ok(Box::new(io::stdin())),
        Source::File(name) => open_file(name).map(|file| Box::new(file) as _),
        Source::Argument(number, text) => {
            let (first, lines) = (*number, text.clone().into_bytes());
            return Err(Chunk {
                source,
                first,
                lines,
                failure: None,
            });
        }
    };
    match reader.and_then(as_bytes_of_utf8) {
        Ok(reader) => Ok(Open::new(source, reader)),
        Err(failure) => Err(failed(source, failure)),
    }
}

/// Opens a file, a named pipe or a device.
fn open_file(name: &str) -> io::Result<File> {
    let told = |error: io::Error| match error.kind() {
        io::ErrorKind::NotFound => io::Error::other(word(key::NO_SUCH_FILE)),
        io::ErrorKind::PermissionDenied => io::Error::other(word(key::NO_PERMISSION)),
        _ => error,
    };
    if fs::metadata(name).map_err(told)?.is_dir() {
        return Err(io::Error::other(word(key::IS_FOLDER)));
    }
    File::open(name).map_err(told)
}

/// Adds a buffer; a text in UTF-16 is read whole, since its lines end differently.
fn as_bytes_of_utf8(reader: Box<dyn Read + Send>) -> io::Result<Bytes> {
    let mut reader = unpacked(buffered(reader))?;
    if !matches!(reader.fill_buf()?, [0xFF, 0xFE, ..] | [0xFE, 0xFF, ..]) {
        return Ok(reader);
    }
    let mut bytes = Vec::new();
    reader.read_to_end(&mut bytes)?;
    let text = decode(&bytes).map_err(|_| io::Error::other(word(key::IS_NO_TEXT)))?;
    Ok(buffered(Cursor::new(text.into_bytes())))
}

/// The message about a line that is not UTF-8: the byte, from 1.
pub(crate) fn not_utf8(byte: usize) -> String {
    say(key::NO_UTF8, &[("n", &byte.to_string())])
}

/// Every line of a file, or of standard input for `-`, with its number; for a line that is not UTF-8, the position
/// of the first wrong byte, from 1.
pub(crate) fn lines_of(name: &str) -> io::Result<Vec<(u64, Result<String, usize>)>> {
    let source = match name {
        "-" => Source::Input,
        name => Source::File(name.into()),
    };
    let mut open = open(source).map_err(|chunk| {
        let unread = io::Error::other(word(key::CANNOT_BE_READ));
        chunk.failure.unwrap_or(unread)
    })?;
    let mut lines = Vec::new();
    let mut line = Vec::new();
    while open.line(&mut line)? > 0 {
        line.pop();
        let text = String::from_utf8(std::mem::take(&mut line));
        let text = text.map_err(|error| error.utf8_error().valid_up_to() + 1);
        lines.push((lines.len() as u64 + 1, text));
    }
    Ok(lines)
}

impl Open {
    fn new(source: Source, reader: Bytes) -> Self {
        Self {
            source,
            reader,
            n_lines: 0,
            after_cr: false,
            side: None,
            pending: None,
        }
    }

    /// The next lines, but no more than are available without waiting.
    fn chunk(&mut self, most: usize) -> Option<Chunk> {
        let first = self.n_lines + 1;
        let (mut lines, mut failure) = (Vec::new(), None);
        let mut n = 0;
        while n < most {
            if n > 0 && self.pending.is_none() && self.reader.buffer().is_empty() {
                break;
            }
            let n_plain = self.plain(most - n, &mut lines);
            if n_plain > 0 {
                self.n_lines += n_plain as u64;
                n += n_plain;
                continue;
            }
            n += 1;
            match self.board(&mut lines) {
                Ok(0) => break,
                Ok(n) => self.n_lines += n,
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

    /// Adds lines that are ready and long enough to be whole boards, at most `most`. Returns how many there were.
    fn plain(&mut self, most: usize, lines: &mut Vec<u8>) -> usize {
        if self.pending.is_some() || self.after_cr {
            return 0;
        }
        let ready = self.reader.buffer();
        let plain = ready.chunks_exact(PLAIN_LINE).take(most);
        let n = plain.take_while(|line| is_plain(line)).count();
        lines.extend_from_slice(&ready[..n * PLAIN_LINE]);
        self.reader.consume(n * PLAIN_LINE);
        n
    }

    /// Adds a line, or the lines of a board that takes several. Returns how many there were.
    fn board(&mut self, lines: &mut Vec<u8>) -> io::Result<u64> {
        let mut block = Block::new(self.side);
        loop {
            let before = lines.len();
            let n_bytes = match self.pending.take() {
                Some(line) => {
                    lines.extend_from_slice(&line);
                    line.len()
                }
                None => self.line(lines)?,
            };
            if n_bytes == 0 {
                return Ok(block.n_lines());
            }
            if block.takes(&lines[before..]) {
                if block.n_lines() > 1 {
                    lines[before - 1] = WITHIN;
                }
            } else if block.n_lines() == 0 {
                return Ok(1);
            } else {
                self.pending = Some(lines.split_off(before));
                return Ok(block.n_lines());
            }
        }
    }

    /// Adds a line, ended with an LF whatever its own end; if it is too long to be a puzzle, only enough of it to
    /// show that. Returns how many bytes were added.
    fn line(&mut self, lines: &mut Vec<u8>) -> io::Result<usize> {
        let before = lines.len();
        while !self.piece(lines, before)? {}
        if lines.len() > before + MAX_BYTES && lines[before..].contains(&0) {
            lines.truncate(before);
            return Err(io::Error::other(word(key::IS_NO_TEXT)));
        }
        Ok(lines.len() - before)
    }

    /// Adds the available part of the line that begins at `start`. Is it complete?
    fn piece(&mut self, lines: &mut Vec<u8>, start: usize) -> io::Result<bool> {
        let bytes = self.reader.fill_buf()?;
        if std::mem::take(&mut self.after_cr) && bytes.first() == Some(&b'\n') {
            self.reader.consume(1);
            return Ok(false);
        }
        let end = bytes.iter().position(|byte| matches!(byte, b'\n' | b'\r'));
        let here = end.unwrap_or(bytes.len());
        let room = (start + MAX_BYTES + 1).saturating_sub(lines.len());
        lines.extend_from_slice(&bytes[..here.min(room)]);
        let is_over = end.is_some() || bytes.is_empty();
        if end.is_some() || is_over && lines.len() > start {
            lines.push(b'\n');
        }
        let used = match bytes.get(here..) {
            Some([b'\r', b'\n', ..]) => here + 2,
            Some([_, ..]) => here + 1,
            _ => here,
        };
        self.after_cr = bytes.get(here..) == Some(b"\r");
        self.reader.consume(used);
        // A line that never ends, as from a device, is not waited for.
        Ok(is_over || room == 0 && lines[start..].contains(&0))
    }
}
