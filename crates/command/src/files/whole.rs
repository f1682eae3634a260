//! Files that are more than lines: whether one has the sign of another program's format at its beginning, and what
//! it contains then. Lists of plain boards are recognised immediately and stay lists, however long they are.

use nonet::text::{
    Broken, Import, MAX_BYTES, NotRead, Symbols, Table, clear_line, decode, has_sign, import,
};
use std::io::{self, BufRead, BufReader, Cursor, Read};

/// How many bytes are examined for the sign, at most, up to the first significant line.
const HEAD: usize = 1024;

/// Files are read in pieces of this size.
const BUFFER: usize = 1 << 16;

/// The input.
pub(crate) type Bytes = BufReader<Box<dyn Read + Send>>;

/// Adds a buffer.
pub(crate) fn buffered(reader: impl Read + Send + 'static) -> Bytes {
    BufReader::with_capacity(BUFFER, Box::new(reader))
}

/// A text as a whole: its boards, or the slug of its format and the fault. `None` if it consists of separate
/// lines; then all of it can still be read.
pub(crate) fn as_one(reader: &mut Bytes) -> io::Result<Option<Result<Import, (String, Broken)>>> {
    let Some(bytes) = with_sign(reader)? else {
        as_rows(reader)?;
        return Ok(None);
    };
    let text = decode(&bytes).ok().filter(|text| !is_list(text));
    let read = match text.map(|text| import(&text)) {
        Some(Ok(import)) if is_known(&import) => Some(Ok(import)),
        Some(Err(NotRead::Damaged(slug, broken))) => Some(Err((slug, broken))),
        _ => None,
    };
    if read.is_none() {
        put_back(reader, bytes);
    }
    Ok(read)
}

/// The whole text, if it begins with the sign of a format and is short enough for one. Otherwise none of it is
/// consumed.
fn with_sign(reader: &mut Bytes) -> io::Result<Option<Vec<u8>>> {
    let ready = reader.fill_buf()?;
    let ready = ready.get(..HEAD).unwrap_or(ready);
    // Nearly always the first bytes hold a whole line, and nothing needs to be put back.
    if is_enough(ready) && !has_sign(&String::from_utf8_lossy(ready)) {
        return Ok(None);
    }
    let mut bytes = Vec::new();
    while bytes.len() < HEAD && !is_enough(&bytes) {
        let ready = reader.fill_buf()?;
        if ready.is_empty() {
            break;
        }
        let n = ready.len().min(HEAD - bytes.len());
        bytes.extend_from_slice(&ready[..n]);
        reader.consume(n);
    }
    if has_sign(&String::from_utf8_lossy(&bytes)) {
        let room = (MAX_BYTES + 1).saturating_sub(bytes.len());
        reader.by_ref().take(room as u64).read_to_end(&mut bytes)?;
        if bytes.len() <= MAX_BYTES {
            return Ok(Some(bytes));
        }
    }
    put_back(reader, bytes);
    Ok(None)
}

/// Turns a table that is too long to be read at once into the list of its puzzles, without its head.
fn as_rows(reader: &mut Bytes) -> io::Result<()> {
    let ready = reader.fill_buf()?;
    let end = ready.iter().position(|&byte| byte == b'\n');
    let head = end.and_then(|end| std::str::from_utf8(&ready[..end]).ok());
    let table = head.and_then(|head| Table::of(head.trim_start_matches('\u{FEFF}')));
    if let Some((table, end)) = table.zip(end) {
        reader.consume(end + 1);
        let rows = std::mem::replace(reader, buffered(io::empty()));
        let ready = Cursor::new(Vec::new());
        *reader = buffered(Rows { rows, table, ready });
    }
    Ok(())
}

/// The rows of a table, each reduced to its puzzle; a row without one stays as it is, to be reported.
struct Rows {
    rows: Bytes,
    table: Table,
    ready: Cursor<Vec<u8>>,
}

impl Read for Rows {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if self.ready.fill_buf()?.is_empty() {
            let mut row = Vec::new();
            let longest = MAX_BYTES as u64 + 1;
            self.rows
                .by_ref()
                .take(longest)
                .read_until(b'\n', &mut row)?;
            let puzzle = std::str::from_utf8(&row).ok();
            let puzzle = puzzle.and_then(|row| self.table.puzzle(row.trim_end()));
            let line = puzzle.map(|puzzle| clear_line(&puzzle, Symbols::Letters) + "\n");
            self.ready = Cursor::new(line.map_or(row, String::into_bytes));
        }
        self.ready.read(buffer)
    }
}

/// Is there a whole line that is neither blank nor drawn across?
fn is_enough(bytes: &[u8]) -> bool {
    let mut lines = bytes.split(|&byte| byte == b'\n');
    lines.next_back();
    lines.any(|line| line.iter().any(u8::is_ascii_alphanumeric))
}

/// Puts these bytes back in front.
fn put_back(reader: &mut Bytes, bytes: Vec<u8>) {
    let rest = std::mem::replace(reader, buffered(io::empty()));
    *reader = buffered(Cursor::new(bytes).chain(rest));
}

/// Is it a list of links or codes, one per line?
fn is_list(text: &str) -> bool {
    let told = |line: &&str| !line.trim().is_empty() && !line.starts_with('#');
    let mut lines = text.lines().filter(told);
    let first = lines.next().unwrap_or_default();
    let is_code = || import(first).is_ok_and(|import| is_known(&import));
    let is_data = text.trim_start().starts_with(['<', '{', '[']);
    let has_links = !is_data && text.matches("://").count() > 1;
    lines.next().is_some() && (has_links || is_code())
}

/// Was it rightly read as a whole, and is it not a list of plain boards?
fn is_known(import: &Import) -> bool {
    let shows_candidates = || import.sheets.iter().all(|sheet| sheet.game.candidates);
    !matches!(import.format.as_str(), "" | "sdm") || import.format.is_empty() && shows_candidates()
}
