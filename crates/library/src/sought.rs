//! The words of a search.

use super::catalogue::Catalogue;
use super::fold::folded;
use super::row::Row;

/// A shorter word does not search for a difficulty: it may still be incomplete.
const SHORTEST: usize = 3;

/// The words of a search.
pub(super) struct Sought {
    words: Vec<Word>,
    /// The word for each rating, folded.
    grades: Vec<String>,
}

/// A word, and the tags and folders with it in their names.
struct Word {
    /// The word as part of a row's givens in a fragment; `None` if it cannot be that.
    givens: Option<String>,
    text: String,
    tags: u64,
    folders: Vec<u16>,
    /// Does a difficulty begin with this word?
    is_grade: bool,
}

impl Sought {
    /// The words of this text. `grade` gives the word for a rating.
    pub(super) fn of(text: &str, catalogue: &Catalogue, grade: &dyn Fn(u8) -> String) -> Self {
        let grades: Vec<String> = (0..=u8::MAX).map(|er| folded(&grade(er))).collect();
        let words = text.split_whitespace().map(folded);
        let words = words
            .map(|word| Word::of(word, catalogue, &grades))
            .collect();
        Self { words, grades }
    }

    /// Does one of them search for a difficulty?
    pub(super) fn asks_grade(&self) -> bool {
        self.words.iter().any(|word| word.is_grade)
    }

    /// Does this row match all of them?
    pub(super) fn fits(&self, row: &Row, catalogue: &Catalogue) -> bool {
        let mut words = self.words.iter();
        words.all(|word| word.fits(row, catalogue, &self.grades))
    }

    /// Could it match all of them once it is rated?
    pub(super) fn may_fit(&self, row: &Row, catalogue: &Catalogue) -> bool {
        let mut words = self.words.iter();
        words.all(|word| word.is_grade || word.fits(row, catalogue, &self.grades))
    }
}

impl Word {
    fn of(text: String, catalogue: &Catalogue, grades: &[String]) -> Self {
        let has = |name: &str| folded(name).contains(&text);
        let tags = catalogue.tags().filter(|(_, name)| has(name));
        let folders = catalogue.folders().filter(|(_, name)| has(name));
        let begins = |grade: &String| grade.split(' ').any(|part| part.starts_with(&text));
        Self {
            givens: givens(&text),
            tags: tags.fold(0, |bits, (tag, _)| bits | 1 << tag),
            folders: folders.map(|(folder, _)| folder).collect(),
            is_grade: text.chars().count() >= SHORTEST && grades.iter().any(begins),
            text,
        }
    }

    /// Does the row match? Digits may mean givens or part of a name, so both are tried.
    fn fits(&self, row: &Row, catalogue: &Catalogue, grades: &[String]) -> bool {
        let is_so_hard = |er: u8| grades[usize::from(er)].contains(&self.text);
        let has = |givens: &String| catalogue.puzzle(row).contains(givens);
        row.tags & self.tags != 0
            || self.folders.contains(&row.folder)
            || row.er.is_some_and(is_so_hard)
            || self.givens.as_ref().is_some_and(has)
            || !row.name.is_empty() && folded(&row.name).contains(&self.text)
    }
}

/// The word as givens, with points for empty cells; `None` if it has other characters, is short, or looks like a
/// rating.
fn givens(word: &str) -> Option<String> {
    let is_digit = |c: char| c.is_ascii_digit() || c == '.';
    let may_be_a_rating = word.len() <= 4 && word.contains('.') && !word.starts_with('.');
    let is_givens = word.len() > 2 && word.chars().all(is_digit) && !may_be_a_rating;
    is_givens.then(|| word.replace('0', "."))
}
