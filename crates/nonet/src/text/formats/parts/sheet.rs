//! What a format's reader returns, and what its writer receives.

use super::super::super::{Game, Ignored};
use crate::board::{Grid, Layer, Marks, Puzzle};
use std::borrow::Cow;

/// A board from a text, with its name there.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Sheet {
    /// Its name; empty if it has none.
    pub title: String,
    /// The board.
    pub game: Game,
}

impl Sheet {
    /// What it holds that its givens do not.
    pub(in crate::text::formats) fn beyond_givens(&self) -> impl Iterator<Item = Lost> {
        let game = &self.game;
        let is_filled = game.board != game.givens;
        let is_erased = game.erased.iter().any(|erased| !erased.is_empty());
        let both = [(Lost::Digits, is_filled), (Lost::Candidates, is_erased)];
        let there = both.into_iter().filter(|(_, is_there)| *is_there);
        there.map(|(lost, _)| lost)
    }
}

/// What a reader found in a text of its format.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(in crate::text::formats) struct Taken {
    /// The boards, in the order of the text; at least one.
    pub(in crate::text::formats) sheets: Vec<Sheet>,
    /// What was skipped.
    pub(in crate::text::formats) ignored: Vec<Ignored>,
    /// What the boards here cannot hold.
    pub(in crate::text::formats) lost: Vec<Lost>,
    /// Are the boards alternative readings, of which the user has to choose?
    pub(in crate::text::formats) unclear: bool,
}

/// Something in a text that a board here cannot hold. If it is a rule, the board without it is another puzzle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Lost {
    /// Cages with sums.
    Cages,
    /// Arrows, and other sums along lines.
    Arrows,
    /// Thermometers.
    Thermometers,
    /// Lines and marks drawn on the board, whether or not they mean anything.
    Drawings,
    /// Digits that may not repeat on a diagonal.
    Diagonals,
    /// Rules about neighbours, knight's moves and the like.
    Rules,
    /// Cells that hide others.
    Fog,
    /// Small digits in corners.
    Corners,
    /// Colours of cells.
    Colours,
    /// The moves made so far.
    History,
    /// Operators, greater-than signs and sums outside the board.
    Outside,
    /// Digits that were filled in.
    Digits,
    /// Candidates that were taken away.
    Candidates,
    /// Small digits in the middle.
    Centre,
}

impl Lost {
    /// All kinds.
    pub const ALL: [Self; 14] = [
        Self::Cages,
        Self::Arrows,
        Self::Thermometers,
        Self::Drawings,
        Self::Diagonals,
        Self::Rules,
        Self::Fog,
        Self::Corners,
        Self::Colours,
        Self::History,
        Self::Outside,
        Self::Digits,
        Self::Candidates,
        Self::Centre,
    ];

    /// Is it a rule, without which a board is another puzzle?
    pub fn is_rule(self) -> bool {
        matches!(
            self,
            Self::Cages
                | Self::Arrows
                | Self::Thermometers
                | Self::Diagonals
                | Self::Rules
                | Self::Outside
        )
    }

    /// Its stable name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Cages => "cages",
            Self::Arrows => "arrows",
            Self::Thermometers => "thermometers",
            Self::Drawings => "drawings",
            Self::Diagonals => "diagonals",
            Self::Rules => "rules",
            Self::Fog => "fog",
            Self::Corners => "corners",
            Self::Colours => "colours",
            Self::History => "history",
            Self::Outside => "outside",
            Self::Digits => "digits",
            Self::Candidates => "candidates",
            Self::Centre => "centre",
        }
    }
}

/// Why a text of a known format has no board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Broken {
    /// It names this number of cells, which no board has.
    Cells(usize),
    /// A cell, or the text for all of them, is invalid.
    Content,
    /// It is packed and cannot be unpacked: most likely a part is missing.
    Packed,
    /// Unpacked it would be larger than any puzzle.
    TooLarge,
    /// It holds only the name of a puzzle that is stored on the network.
    NameOnly,
    /// Its board has a shape that Nonet does not know.
    Shape,
}

impl Broken {
    /// All kinds of errors.
    pub const ALL: [Self; 6] = [
        Self::Cells(0),
        Self::Content,
        Self::Packed,
        Self::TooLarge,
        Self::NameOnly,
        Self::Shape,
    ];

    /// Its stable name.
    pub fn slug(self) -> &'static str {
        match self {
            Self::Cells(_) => "cells",
            Self::Content => "content",
            Self::Packed => "packed",
            Self::TooLarge => "too-large",
            Self::NameOnly => "name-only",
            Self::Shape => "shape",
        }
    }
}

/// What a reader makes of a text: `None` if it lacks the sign of the reader's format.
pub(in crate::text::formats) type Found = Option<Result<Taken, Broken>>;

impl Sheet {
    /// A board without a name.
    pub fn of(game: Game) -> Self {
        Self {
            title: String::new(),
            game,
        }
    }

    /// A board with a name.
    pub fn named(title: &str, game: Game) -> Self {
        Self::of(game).called(title)
    }

    /// The same board with this name, cut to 80 characters.
    pub fn called(self, title: &str) -> Self {
        const LONGEST: usize = 80;
        let title = title.trim().chars().take(LONGEST).collect();
        Self { title, ..self }
    }

    /// The same board with these marks.
    pub fn with_marks(mut self, marks: Vec<Marks>) -> Self {
        self.game.marks = marks;
        self
    }

    /// The sheet with its game made consistent: [`Game::fitted`].
    pub(in crate::text::formats) fn fitted(&self) -> Cow<'_, Self> {
        match self.game.fitted() {
            Cow::Borrowed(_) => Cow::Borrowed(self),
            Cow::Owned(game) => Cow::Owned(Self {
                game,
                title: self.title.clone(),
            }),
        }
    }

    /// The marks of the cell in this place.
    pub fn marks_at(&self, index: usize) -> Marks {
        self.game.marks.get(index).copied().unwrap_or_default()
    }

    /// The game with the digits in the middle of cells as its candidates, for formats that have only these.
    pub fn folded(&self) -> Game {
        let mut game = self.game.fitted().into_owned();
        let grid = Grid::new(&game.board);
        for cell in grid.empty_cells() {
            let centre = self.marks_at(cell.index()).get(Layer::Centre);
            if !centre.is_empty() {
                let gone = grid.candidates(cell).minus(centre);
                let erased = &mut game.erased[cell.index()];
                *erased = erased.union(gone);
                game.candidates = true;
            }
        }
        game.marks.fill(Marks::default());
        game
    }
}

impl Taken {
    /// One board.
    pub(in crate::text::formats) fn game(game: Game) -> Self {
        Self::sheets(vec![Sheet::of(game)])
    }

    /// One puzzle.
    pub(in crate::text::formats) fn puzzle(puzzle: Puzzle) -> Self {
        Self::game(Game::of(puzzle))
    }

    /// These boards.
    pub(in crate::text::formats) fn sheets(sheets: Vec<Sheet>) -> Self {
        Self {
            sheets,
            ..Self::default()
        }
    }

    /// Adds these to what is lost, each once.
    pub(in crate::text::formats) fn without(
        mut self,
        lost: impl IntoIterator<Item = Lost>,
    ) -> Self {
        for lost in lost {
            if !self.lost.contains(&lost) {
                self.lost.push(lost);
            }
        }
        self
    }
}
