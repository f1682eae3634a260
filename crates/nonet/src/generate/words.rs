//! Options in the words of the command line: certificates quote them, and the page makes requests with them.

use super::{Band, Options, Symmetry, Way, Wishes};
use crate::board::{CellSet, Geometry, by_name};
use crate::logic::{Info, Level, techniques};
use crate::rate::{Grade, Scale, Written};
use std::fmt;
use std::ops::RangeInclusive;
use std::str::{FromStr, SplitWhitespace};
use std::sync::Arc;

/// The text is not an option, or not one of its values.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotWords;

by_name!(NotWords);

impl Options {
    /// The options of a puzzle of this shape, as [`Options`] displays them, and `--attempts N`.
    ///
    /// # Errors
    /// If they are not written like that.
    ///
    /// ```
    /// use nonet::board::Geometry;
    /// use nonet::generate::Options;
    /// let options = Options::read(Geometry::classic(), "--symmetry full --givens 24..30").unwrap();
    /// assert_eq!(options.givens, Some(24..=30));
    /// ```
    pub fn read(geometry: Arc<Geometry>, words: &str) -> Result<Self, NotWords> {
        let mut options = Self {
            minimal: false,
            ..Self::minimal(geometry)
        };
        let mut words = words.split_whitespace();
        while let Some(word) = words.next() {
            options.take(word, &mut words).ok_or(NotWords)?;
        }
        Ok(options)
    }

    fn take(&mut self, word: &str, rest: &mut SplitWhitespace<'_>) -> Option<()> {
        match word {
            "--scatter" => self.way = Way::Scatter,
            "--minimal" => self.minimal = true,
            _ => {
                let value = rest.next()?;
                match word {
                    "--symmetry" => self.symmetry = Symmetry::named(value)?,
                    "--pattern" => self.way = Way::Pattern(drawn(&self.geometry, value)?),
                    "--givens" => self.givens = Some(numbers(value)?),
                    "--attempts" => self.attempts = Some(value.parse().ok()?),
                    _ => self.wishes.take(word, value)?,
                }
            }
        }
        Some(())
    }
}

impl Wishes {
    fn take(&mut self, word: &str, value: &str) -> Option<()> {
        match word {
            "--rating" => self.band = Some(value.parse().ok()?),
            "--needs" => self.needs.push(technique(value)?),
            "--contains" => self.contains.push(technique(value)?),
            "--without" => self.without.push(technique(value)?),
            _ => return None,
        }
        Some(())
    }
}

/// A pattern in a line: a sign for each cell, . or 0 for a blank.
fn drawn(geometry: &Geometry, line: &str) -> Option<CellSet> {
    let is_given = line.chars().map(|sign| !matches!(sign, '.' | '0'));
    let cells = geometry.cells().zip(is_given);
    let cells = cells.filter_map(|(cell, is_given)| is_given.then_some(cell));
    let fits = line.chars().count() == geometry.n_cells();
    fits.then(|| CellSet::of(geometry.n_cells(), cells))
}

/// `24..26`, both included, or `24`.
fn numbers(text: &str) -> Option<RangeInclusive<usize>> {
    let (first, last) = text.split_once("..").unwrap_or((text, text));
    let range = first.parse().ok()?..=last.parse().ok()?;
    (!range.is_empty()).then_some(range)
}

fn technique(slug: &str) -> Option<&'static Info> {
    techniques::info(slug)
}

/// `explainer:1.5..4.2`, both ends included, `hodoku-level:easy..hard`, or `grade:easy..hard`, which is a band of
/// Sudoku Explainer's scale; a single value is both ends.
impl FromStr for Band {
    type Err = NotWords;

    fn from_str(text: &str) -> Result<Self, NotWords> {
        band(text).ok_or(NotWords)
    }
}

fn band(text: &str) -> Option<Band> {
    let (slug, range) = text.split_once(':')?;
    if slug == "grade" {
        return graded(range);
    }
    let scale = Scale::named(slug)?;
    let (first, last) = range.split_once("..").unwrap_or((range, range));
    let (least, most) = (value(scale, first)?, value(scale, last)?);
    (least <= most).then_some(Band { scale, least, most })
}

/// The band of a grade, or from one grade to another.
fn graded(range: &str) -> Option<Band> {
    let (first, last) = range.split_once("..").unwrap_or((range, range));
    let (least, _) = Grade::named(first)?.band();
    let (_, most) = Grade::named(last)?.band();
    (least <= most).then_some(Band {
        scale: Scale::graded()?,
        least: least.into(),
        most: most.into(),
    })
}

/// A value of a scale, in tenths.
fn value(scale: &Scale, text: &str) -> Option<u32> {
    if scale.written() == Written::Level {
        let level = Level::ALL.iter().position(|level| level.slug() == text)?;
        return Some(level as u32 * 10);
    }
    let (whole, tenths) = text.split_once('.').unwrap_or((text, "0"));
    let tenths: u32 = Some(tenths).filter(|t| t.len() == 1)?.parse().ok()?;
    let whole: u32 = whole.parse().ok()?;
    whole.checked_mul(10)?.checked_add(tenths)
}

impl fmt::Display for Band {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let value = |tenths: u32| match self.scale.written() {
            Written::Level => {
                let level = Level::ALL.get(tenths as usize / 10);
                level.unwrap_or(&Level::Extreme).slug().to_owned()
            }
            _ => format!("{}.{}", tenths / 10, tenths % 10),
        };
        let (least, most) = (value(self.least), value(self.most));
        write!(f, "{}:{least}..{most}", self.scale.slug)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_displayed_is_read() {
        let geometry = Geometry::classic();
        let pattern = "x........".repeat(9);
        for words in [
            "--symmetry none --minimal",
            "--symmetry rotate-90 --givens 24..30 --rating explainer:1.5..4.2",
            "--symmetry none --rating hodoku-level:easy..hard --needs x-wing --needs pointing --contains naked-pair",
            "--symmetry none --rating whip:2.0..5.0",
            "--symmetry none --minimal --rating braid:0.0..0.0",
            "--scatter --givens 17..25 --without x-wing --without swordfish",
            &format!("--pattern {pattern}"),
        ] {
            let options = Options::read(Geometry::classic(), words);
            assert_eq!(options.unwrap().to_string(), words);
        }
        let attempts = Options::read(geometry, "--attempts 7").unwrap().attempts;
        assert_eq!(attempts, Some(7));
    }

    #[test]
    fn a_grade_is_a_band_of_sudoku_explainer_s_scale() {
        let words = |text: &str| text.parse().map(|band: Band| band.to_string());
        assert_eq!(words("grade:hard"), Ok("explainer:3.7..4.5".to_owned()));
        let several = words("grade:easy..fiendish");
        assert_eq!(several, Ok("explainer:0.0..6.9".to_owned()));
        let hardest = words("grade:nightmare");
        assert_eq!(hardest, Ok("explainer:7.5..11.9".to_owned()));
        assert_eq!(words("grade:hard..easy"), Err(NotWords));
    }

    #[test]
    fn what_is_no_option_is_told() {
        for words in [
            "17",
            "--givens",
            "--givens 30..20",
            "--givens x",
            "--symmetry round",
            "--pattern x",
            "--needs magic",
            "--rating explainer:4.2..1.5",
            "--rating hodoku-level:1",
            "--rating explainer:99999999999999",
            "--rating explainer:1.55",
            "--attempts -1",
            "--magic 1",
        ] {
            let options = Options::read(Geometry::classic(), words);
            assert_eq!(options, Err(NotWords), "{words}");
        }
    }
}
