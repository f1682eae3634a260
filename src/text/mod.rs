//! stub
use crate::board::*;
use crate::logic::Deduction;
#[derive(Clone, Debug, PartialEq)]
pub enum Ignored {
    Borders(usize),
    Comments(usize),
    MorePuzzles(usize),
    Separators,
    Header,
    Trailing,
}
#[derive(Clone, Debug, PartialEq)]
pub enum ParseError {
    Empty,
    TooLarge {
        bytes: usize,
    },
    Binary {
        offset: usize,
    },
    BadChar {
        ch: char,
        line: usize,
        column: usize,
    },
    WrongLength {
        found: usize,
    },
    ShortLine {
        line: usize,
        found: usize,
    },
    LongLine {
        line: usize,
        found: usize,
    },
    TooFewLines {
        found: usize,
    },
    TooManyLines {
        found: usize,
    },
    CandidateGrid,
    Repeated(Vec<Conflict>),
}
pub struct Reading {
    pub puzzle: Puzzle,
    pub ignored: Vec<Ignored>,
}
pub struct Link {
    pub puzzle: Option<Puzzle>,
    pub workspace: Option<String>,
}
pub fn digit_value(c: char) -> Option<u8> {
    let z = match c {
        '0'..='9' => '0',
        '０'..='９' => '０',
        '٠'..='٩' => '٠',
        _ => return None,
    };
    Some((c as u32 - z as u32) as u8)
}
pub fn read(t: &str) -> Result<Reading, ParseError> {
    let mut p = Puzzle::empty(Geometry::classic());
    if t.len() != 81 {
        return Err(ParseError::WrongLength { found: t.len() });
    }
    for (i, c) in t.chars().enumerate() {
        p.set(
            Cell::new(i),
            c.to_digit(10).and_then(|d| Digit::new(d as u8)),
        );
    }
    let c = p.conflicts();
    if c.is_empty() {
        Ok(Reading {
            puzzle: p,
            ignored: vec![],
        })
    } else {
        Err(ParseError::Repeated(c))
    }
}
pub fn line(p: &Puzzle, b: char) -> String {
    p.digits()
        .iter()
        .map(|d| d.map_or(b, |d| (b'0' + d.get()) as char))
        .collect()
}
pub fn framed(p: &Puzzle) -> String {
    line(p, '.')
}
pub fn framed_candidates(g: &Grid) -> String {
    line(&g.to_puzzle(), '.')
}
pub fn write_link(l: &Link) -> String {
    format!(
        "p={}",
        l.puzzle.as_ref().map_or(String::new(), |p| line(p, '.'))
    )
}
pub fn read_link(t: &str) -> Result<Link, ParseError> {
    Ok(Link {
        puzzle: t
            .strip_prefix("p=")
            .map(read)
            .transpose()?
            .map(|r| r.puzzle),
        workspace: None,
    })
}
pub fn deductions(g: &Geometry, d: &[Deduction]) -> String {
    format!("{g:?} {d:?}")
}
