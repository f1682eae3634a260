//! Gurth's symmetrical placement: givens that a half or a quarter turn, or a reflection in a diagonal, maps to
//! givens, with digits exchanged.
//!
//! The image of a solution is then a solution of the same givens, and if there is only one, it is its own image.
//! So a fixed cell holds a fixed digit, a candidate is wrong if its image is, and a cell is filled if its image
//! is. A reflection in the middle row or column is left out: nine digits would have to be fixed, and none could be
//! next to its mirror image; so no puzzle with one solution has it. Symmetries that exchange rows or columns are
//! left out too, since people do not see them. Also called GSP, symmetrical placement. Source: Gurth on the Sudoku
//! Players' Forums, 2006, "Gurth's Symmetrical Placement".

use crate::board::{Candidate, Cell, Digit};
use crate::logic::{Context, Deduction, Family, Info, Pattern, Step, Technique, Turn};
use std::ops::ControlFlow;

static INFO: Info = Info::of(Family::Uniqueness, "symmetrical-placement");

/// Finds what each symmetry fills, and then what it rules out.
#[derive(Debug)]
pub(crate) struct SymmetricalPlacement;

impl Technique for SymmetricalPlacement {
    fn info(&self) -> &'static Info {
        &INFO
    }

    fn find(
        &self,
        context: &Context<'_>,
        found: &mut dyn FnMut(Step) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        for turn in Turn::ALL {
            let Some(images) = images(context, turn) else {
                continue;
            };
            let symmetry = Symmetry {
                context,
                turn,
                images,
            };
            for deductions in symmetry.deductions() {
                if !deductions.is_empty() {
                    let (turn, images) = (turn, symmetry.images.clone());
                    found(Step {
                        technique: &INFO,
                        deductions,
                        pattern: Pattern::Symmetry { turn, images },
                    })?;
                }
            }
        }
        ControlFlow::Continue(())
    }
}

/// The image of each digit, if the turn maps givens to givens. A digit without givens gets the image left over.
fn images(context: &Context<'_>, turn: Turn) -> Option<Vec<Digit>> {
    let (givens, geometry) = (context.givens()?, context.geometry());
    let mut images: Vec<Option<Digit>> = vec![None; geometry.side()];
    for cell in givens.iter() {
        let image = turn.image(geometry, cell);
        let value = |cell| context.grid().value(cell).filter(|_| givens.contains(cell));
        let (digit, image) = (value(cell)?, value(image)?);
        if *images[digit.index()].get_or_insert(image) != image {
            return None;
        }
    }
    let mut free = context
        .digits()
        .filter(|&digit| !images.contains(&Some(digit)));
    let (first, second) = (free.next(), free.next());
    let complete = images.iter().map(|&image| image.or(first)).collect();
    (second.is_none() && turn.keeps(geometry)).then_some(complete)?
}

struct Symmetry<'a> {
    context: &'a Context<'a>,
    turn: Turn,
    images: Vec<Digit>,
}

impl Symmetry<'_> {
    /// Cells whose images are filled; candidates that cannot be right together with their images.
    fn deductions(&self) -> [Vec<Deduction>; 2] {
        let mut deductions = [Vec::new(), Vec::new()];
        for cell in self.context.grid().empty_cells() {
            for digit in self.context.candidates(cell).iter() {
                let candidate = Candidate { cell, digit };
                if self.is_filled(candidate) {
                    deductions[0].push(Deduction::Place(candidate));
                } else if !self.can_be(candidate) {
                    deductions[1].push(Deduction::Eliminate(candidate));
                }
            }
        }
        deductions
    }

    /// Is one of its images filled in?
    fn is_filled(&self, candidate: Candidate) -> bool {
        let value = |cell: Cell| self.context.grid().value(cell);
        self.around(candidate)
            .any(|image| value(image.cell) == Some(image.digit))
    }

    /// Are all its images candidates that do not exclude it?
    fn can_be(&self, candidate: Candidate) -> bool {
        self.around(candidate).all(|image| {
            let same_cell = image.cell == candidate.cell;
            let sees = self.context.geometry().sees(image.cell, candidate.cell);
            let is_same = image.digit == candidate.digit;
            self.context.grid().has(image) && !same_cell && !(is_same && sees)
        })
    }

    /// Its images, except itself.
    fn around(&self, candidate: Candidate) -> impl Iterator<Item = Candidate> + '_ {
        let next = |one: &Candidate| Candidate {
            cell: self.turn.image(self.context.geometry(), one.cell),
            digit: self.images[one.digit.index()],
        };
        let images = std::iter::successors(Some(next(&candidate)), move |one| Some(next(one)));
        images.take_while(move |&image| image != candidate)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{CellSet, Geometry, Grid, Puzzle};
    use crate::logic::proof;

    /// A puzzle in which half a turn maps each digit to ten minus itself.
    fn puzzle(more: Option<(usize, u8)>) -> Puzzle {
        let mut puzzle = Puzzle::empty(Geometry::classic());
        for (index, value) in [(0, 1), (10, 2), (20, 3), (3, 4), (13, 6)] {
            puzzle.put(Cell::new(index), Digit::new(value));
            puzzle.put(Cell::new(80 - index), Digit::new(10 - value));
        }
        if let Some((index, value)) = more {
            puzzle.put(Cell::new(index), Digit::new(value));
        }
        puzzle
    }

    /// The steps found if these givens had one solution; each is proved.
    fn found(puzzle: &Puzzle) -> Vec<Step> {
        let grid = Grid::new(puzzle);
        let givens = puzzle.given_cells();
        let context = Context::unique(&grid, &givens);
        let steps = SymmetricalPlacement.all(&context);
        for step in &steps {
            assert_eq!(proof::check(&context, step), Ok(()));
        }
        assert!(SymmetricalPlacement.first(&Context::new(&grid)).is_none());
        steps
    }

    #[test]
    fn the_centre_holds_what_stays_itself() {
        let steps = found(&puzzle(None));
        let centre = Cell::new(40);
        let gone = |digit| {
            let candidate = Candidate {
                cell: centre,
                digit: Digit::new(digit).unwrap(),
            };
            steps[0]
                .deductions
                .contains(&Deduction::Eliminate(candidate))
        };
        assert_eq!(steps.len(), 1);
        assert!([1, 2, 3, 7, 8, 9].iter().all(|&digit| gone(digit)));
        assert!(!gone(5));
    }

    #[test]
    fn one_given_more_breaks_the_symmetry() {
        assert_eq!(found(&puzzle(Some((77, 5)))), []);
        assert_eq!(found(&Puzzle::empty(Geometry::classic())), []);
    }

    #[test]
    fn what_is_filled_is_filled_at_its_image() {
        let puzzle = puzzle(None);
        let mut grid = Grid::new(&puzzle);
        let [one, nine] = [1, 9].map(|value| Digit::new(value).unwrap());
        grid.place(Cell::new(17), one);
        let givens: CellSet = puzzle.given_cells();
        let context = Context::unique(&grid, &givens);
        let step = SymmetricalPlacement.first(&context).unwrap();
        let image = Candidate {
            cell: Cell::new(63),
            digit: nine,
        };
        assert_eq!(step.deductions, [Deduction::Place(image)]);
        assert_eq!(proof::check(&context, &step), Ok(()));
    }
}
