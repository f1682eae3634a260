//! The journal as it is stored: lines numbered and chained, so that none can be lost, swapped or replaced unnoticed.
//!
//! ```text
//! nonet 2 1795377600000-1 3 2 ~91d5...      the header: format, game, generation, lines that were written with it
//! 1 load r1c1:.>5g r1c2:.>3g ~0c4e...       number, text, seal
//! 2 type r1c3:.>4p ~77b0...
//! ```
//!
//! A seal covers the previous seal, the number and the text. Rewriting a journal begins another generation; if a
//! header promises more lines than there are, the rewriting was not completed. A [`Head`] kept beside the lines
//! says how many there are. Lines of format 1 (`type r1c3:.>4p ~9c3f00d1`, each with its own checksum) can be read
//! as well.

/// The start of a header.
const FORMAT: &str = "nonet 2 ";

/// Where a journal continues.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ledger {
    game: String,
    generation: u32,
    n_lines: usize,
    seal: u64,
}

impl Ledger {
    /// The journal of a game without lines.
    pub fn new(game: &str) -> Self {
        Self {
            game: game.to_owned(),
            ..Self::default()
        }
    }

    /// The name of the game.
    pub fn game(&self) -> &str {
        &self.game
    }

    /// How many lines there are.
    pub fn n_lines(&self) -> usize {
        self.n_lines
    }

    /// How often the journal has been rewritten.
    pub fn generation(&self) -> u32 {
        self.generation
    }

    /// Makes any rewritten journal come after this generation, too.
    pub(super) fn after(self, generation: u32) -> Self {
        Self {
            generation: self.generation.max(generation),
            ..self
        }
    }

    /// The lines for these texts, preceded by the header if they are the first.
    pub fn add(&mut self, texts: &[String]) -> Vec<String> {
        let mut lines = Vec::new();
        if self.n_lines == 0 && !texts.is_empty() {
            lines.push(self.header(0));
        }
        lines.extend(texts.iter().map(|text| self.line(text)));
        lines
    }

    /// Rewrites the journal with only these texts, as another generation; returns its lines.
    pub fn anew(&mut self, texts: &[String]) -> Vec<String> {
        (self.n_lines, self.seal) = (0, 0);
        self.generation = self.generation.saturating_add(1);
        let mut lines = vec![self.header(texts.len())];
        lines.extend(texts.iter().map(|text| self.line(text)));
        lines
    }

    fn header(&mut self, n_texts: usize) -> String {
        let Self {
            game, generation, ..
        } = self;
        let text = format!("{FORMAT}{game} {generation} {n_texts}");
        self.sealed(text)
    }

    fn line(&mut self, text: &str) -> String {
        let text = format!("{} {text}", self.n_lines);
        self.sealed(text)
    }

    /// The text of the line, if it is the next one.
    fn accept<'a>(&mut self, line: &'a str) -> Option<&'a str> {
        let (text, stated) = unsealed(line)?;
        let seal = seal(self.seal, text);
        (stated == hex(seal)).then(|| (self.n_lines, self.seal) = (self.n_lines + 1, seal))?;
        Some(text)
    }

    fn sealed(&mut self, text: String) -> String {
        self.n_lines += 1;
        self.seal = seal(self.seal, &text);
        [&*text, " ~", &hex(self.seal)].concat() // no spare capacity: memory has all lines
    }
}

/// What a stored journal says.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reading {
    /// Where its sound part continues.
    pub ledger: Ledger,
    /// The texts of the sound part.
    pub texts: Vec<String>,
    /// The lines after it.
    pub rest: Vec<String>,
    /// Are there as many lines as the header promises?
    pub is_whole: bool,
    /// Is it of format 1?
    pub is_old: bool,
}

impl Reading {
    /// Reads the stored lines of a game, as far as they are sound.
    pub fn of(game: &str, lines: &[String]) -> Self {
        match lines.first() {
            Some(first) if !is_header(first) && lines.iter().any(|line| is_old(line)) => {
                Self::old(game, lines)
            }
            _ => Self::chained(game, lines),
        }
    }

    fn chained(game: &str, lines: &[String]) -> Self {
        let mut reading = Self {
            ledger: Ledger::new(game),
            ..Self::default()
        };
        let header = lines.first().and_then(|line| read_header(line));
        if let Some((_, generation, n_texts)) = header.filter(|(of, ..)| *of == game) {
            reading.take(lines, generation, n_texts);
        }
        reading.rest = lines[reading.ledger.n_lines..].to_vec();
        reading
    }

    /// Takes the sound lines.
    fn take(&mut self, lines: &[String], generation: u32, n_texts: usize) {
        for line in lines {
            let is_header = self.ledger.n_lines == 0;
            let Some(text) = self.ledger.accept(line) else {
                break;
            };
            if !is_header {
                let (_, text) = text.split_once(' ').unwrap_or(("", text));
                self.texts.push(text.to_owned());
            }
        }
        if self.ledger.n_lines > 0 {
            self.ledger.generation = generation;
            self.is_whole = self.texts.len() >= n_texts;
        }
    }

    fn old(game: &str, lines: &[String]) -> Self {
        let mut reading = Self {
            ledger: Ledger::new(game),
            is_whole: true,
            is_old: true,
            ..Self::default()
        };
        for line in lines {
            match unsealed(line) {
                _ if line.starts_with('#') => reading.texts.push(line.clone()),
                Some((text, seal)) if seal == old_seal(text) => reading.texts.push(text.to_owned()),
                _ => reading.rest.push(line.clone()),
            }
        }
        reading
    }
}

/// The texts of those lines whose seal fits the line before: the rest of a journal after a damaged line. Each makes
/// sense by itself.
pub fn salvaged(lines: &[String]) -> Vec<String> {
    let pairs = lines.iter().zip(lines.iter().skip(1));
    let sound = pairs.filter_map(|(before, line)| {
        let (_, before) = unsealed(before)?;
        let (text, stated) = unsealed(line)?;
        let before = u64::from_str_radix(before, 16).ok()?;
        (stated == hex(seal(before, text))).then_some(text)
    });
    let texts = sound.filter_map(|text| text.split_once(' '));
    texts.map(|(_, text)| text.to_owned()).collect()
}

/// The game that a journal belongs to, from its first line.
pub fn game_of(line: &str) -> Option<&str> {
    read_header(line).map(|(game, ..)| game)
}

/// A record kept beside the lines: how many there are, and the last one's seal.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Head {
    /// When it was last changed, in milliseconds since 1970.
    pub time: u64,
    /// The number of lines.
    pub n_lines: usize,
    /// The seal of the last one.
    pub seal: String,
}

impl Head {
    /// The head of these lines.
    pub fn of(time: u64, n_lines: usize, last: &str) -> Self {
        let seal = unsealed(last).map_or("", |(_, seal)| seal);
        Self {
            time,
            n_lines,
            seal: seal.to_owned(),
        }
    }

    /// The form in which it is stored.
    pub fn text(&self) -> String {
        let text = format!("{} {} {}", self.time, self.n_lines, self.seal);
        let seal = hex(seal(0, &text));
        format!("{text} ~{seal}")
    }

    /// Reads it; `None` if it is damaged.
    pub fn read(text: &str) -> Option<Self> {
        let (text, last) = unsealed(text)?;
        let mut words = text.split(' ');
        let head = Self {
            time: words.next()?.parse().ok()?,
            n_lines: words.next()?.parse().ok()?,
            seal: words.next()?.to_owned(),
        };
        (last == hex(seal(0, text)) && words.next().is_none()).then_some(head)
    }

    /// Are these sound lines all that the head promises?
    pub(super) fn fits(&self, lines: &[String]) -> bool {
        let last = self.n_lines.checked_sub(1).and_then(|last| lines.get(last));
        last.and_then(|line| unsealed(line))
            .is_some_and(|(_, seal)| seal == self.seal)
    }
}

fn is_header(line: &str) -> bool {
    line.starts_with(FORMAT)
}

fn read_header(line: &str) -> Option<(&str, u32, usize)> {
    let (text, _) = unsealed(line.strip_prefix(FORMAT)?)?;
    let mut words = text.split(' ');
    Some((
        words.next()?,
        words.next()?.parse().ok()?,
        words.next()?.parse().ok()?,
    ))
}

/// Does the line have a checksum of format 1, correct or not?
fn is_old(line: &str) -> bool {
    unsealed(line).is_some_and(|(text, seal)| {
        seal.len() == 8 && !text.starts_with(|c: char| c.is_ascii_digit())
    })
}

fn unsealed(line: &str) -> Option<(&str, &str)> {
    let (text, seal) = line.rsplit_once('~')?;
    Some((text.strip_suffix(' ')?, seal))
}

/// FNV-1a, 64 bits, over the previous seal and the text.
fn seal(before: u64, text: &str) -> u64 {
    let bytes = before.to_le_bytes().into_iter().chain(text.bytes());
    bytes.fold(0xcbf2_9ce4_8422_2325, |hash, byte| {
        (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    })
}

fn hex(seal: u64) -> String {
    format!("{seal:016x}")
}

/// FNV-1a, 32 bits: the checksum of format 1.
fn old_seal(text: &str) -> String {
    let hash = text.bytes().fold(0x811c_9dc5_u32, |hash, byte| {
        (hash ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    format!("{hash:08x}")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts() -> Vec<String> {
        ["load r1c1:.>5g", "type r1c3:.>4p", "undo"]
            .map(str::to_owned)
            .to_vec()
    }

    #[test]
    fn lines_are_read_as_they_were_written() {
        let mut ledger = Ledger::new("7-1");
        let mut lines = ledger.anew(&texts()[..1]);
        lines.extend(ledger.add(&texts()[1..]));
        assert!(
            lines[0].starts_with("nonet 2 7-1 1 1 ~") && lines[2].starts_with("2 type r1c3:.>4p ~")
        );
        let reading = Reading::of("7-1", &lines);
        assert_eq!((reading.texts, reading.ledger), (texts(), ledger));
        assert!(reading.rest.is_empty() && reading.is_whole);
        assert_eq!(Reading::of("7-2", &lines).rest, lines, "of another game");
    }

    #[test]
    fn no_flipped_bit_is_believed() {
        let lines = Ledger::new("7-1").add(&texts());
        let head = Head::of(1, lines.len(), &lines[3]).text();
        for (at, line) in lines.iter().chain([&head]).enumerate() {
            for (place, bit) in
                (0..line.len()).flat_map(|place| (0..7).map(move |bit| (place, bit)))
            {
                let mut bytes = line.clone().into_bytes();
                bytes[place] ^= 1 << bit;
                let damaged = String::from_utf8(bytes).unwrap();
                let Some(_) = lines.get(at) else {
                    assert_eq!(Head::read(&damaged), None, "{damaged}");
                    continue;
                };
                let mut lines = lines.clone();
                lines[at].clone_from(&damaged);
                assert_eq!(Reading::of("7-1", &lines).rest, lines[at..], "{damaged}");
            }
        }
    }

    #[test]
    fn after_a_damaged_line_the_others_are_still_known_to_be_sound() {
        let mut lines = Ledger::new("7-1").add(&texts());
        lines[2] = lines[2].replace("r1c3", "r1c4");
        let reading = Reading::of("7-1", &lines);
        assert_eq!(reading.texts, texts()[..1]);
        assert_eq!(salvaged(&reading.rest), texts()[2..]);
        assert_eq!(salvaged(&lines), [&texts()[..1], &texts()[2..]].concat());
        assert_eq!(salvaged(&[]), [""; 0]);
    }

    #[test]
    fn a_journal_that_was_not_written_to_its_end_is_not_whole() {
        let lines = Ledger::new("7-1").anew(&texts());
        assert!(Reading::of("7-1", &lines).is_whole);
        assert!(!Reading::of("7-1", &lines[..3]).is_whole);
    }
}
