//! How hard a puzzle is for people, by simulating one who knows singles only.
//!
//! Such a person fills any cell that a naked or a hidden single decides. If there is none, the digits of a cell
//! are tried, and the cell whose wrong digits are refuted in the fewest steps is taken. This gives two numbers:
//! how many singles there are to choose from (dependency: the more, the easier), and how long the refutations are
//! (refutation sum). The source found that they correlate with the time that people need: r = 0.67 and 0.68 on one
//! site's puzzles, 0.69 and 0.83 on another's. Source: R. Pelánek, "Difficulty Rating of Sudoku Puzzles by a
//! Computational Model", FLAIRS 2011; arXiv:1403.7373.

use super::board::{Board, Cells, HOUSES, cells_in, ones};
use super::scale::{Method, Part, Reading, Scale, columns, tenths};
use crate::board::{Cell, Puzzle, Solution, SplitMix, canonical};
use crate::solve;

/// Over how many runs the mean is taken.
const RUNS: u32 = 30;

/// Over how many steps of a run singles are counted.
const STEPS: usize = 25;

/// The two measures of R. Pelánek, 2011.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Human {
    /// How many naked and hidden singles there were to choose from in the first 25 steps, on average: 0 where a cell
    /// had to be tried. A digit that two singles place counts once.
    pub dependency: f64,
    /// How many steps it took to refute the wrong digits of the cells that were tried, including the tried digits,
    /// summed over a run. `None` if in some run no cell could be decided that way: then it is infinite.
    pub refutation_sum: Option<f64>,
}

/// The seed of simulations: arbitrary but fixed.
const PEOPLE: u64 = 2011;

/// The method: dependency, then the refutation sum, which may be infinite.
pub(super) static METHOD: Method = Method {
    is_classic: true,
    ..Method::new("people", &PARTS, |puzzle| Some(people(puzzle)?.readings()))
};

const PARTS: [Part; 2] = [
    Part::new("dependency", columns!("dependency")),
    Part::new("refutation_sum", columns!("refutation_sum")),
];

/// How many singles a simulated person may choose from: the fewer, the harder.
pub(super) static DEPENDENCY: Scale = Scale {
    is_reversed: true,
    ..Scale::new("dependency", &METHOD)
};

/// How many steps refute what a simulated person tries.
pub(super) static REFUTATION_SUM: Scale = Scale {
    own: &[1],
    is_slow: true,
    ..Scale::new("refutation-sum", &METHOD)
};

impl Human {
    pub(super) fn readings(&self) -> Vec<Reading> {
        let sum = self.refutation_sum.map(tenths);
        let sum = sum.map_or(Reading::Beyond, Reading::Of);
        vec![Reading::Of(tenths(self.dependency)), sum]
    }
}

/// The measures of a puzzle with exactly one solution, taken from its canonical form, so that essentially equal
/// puzzles have equal ones. `None` on boards other than 9x9 with square boxes.
pub fn people(puzzle: &Puzzle) -> Option<Human> {
    Board::new(puzzle)?;
    let form = canonical(puzzle)?;
    let solution = solve::solve(&form)?;
    human(&form, &solution, PEOPLE)
}

/// Simulates thirty runs from a seed. `None` on boards other than 9x9 with square boxes, and if the solution is that of
/// another board.
pub fn human(puzzle: &Puzzle, solution: &Solution, seed: u64) -> Option<Human> {
    let board = Board::new(puzzle)?;
    if solution.board().geometry() != puzzle.geometry() {
        return None;
    }
    let digits = std::array::from_fn(|cell| solution.digit(Cell::new(cell)).index());
    let mut person = Person {
        digits,
        random: Random(SplitMix::new(seed)),
    };
    let runs: Vec<Run> = (0..RUNS).map(|_| person.run(board.clone())).collect();
    let mean = |sum: f64| sum / f64::from(RUNS);
    let refuted: Option<f64> = runs.iter().map(|run| run.refuted.map(f64::from)).sum();
    Some(Human {
        dependency: mean(runs.iter().map(|run| run.choice).sum()),
        refutation_sum: refuted.map(mean),
    })
}

/// The results of one run.
struct Run {
    choice: f64,
    refuted: Option<u32>,
}

struct Person {
    /// The solution.
    digits: [usize; 81],
    random: Random,
}

impl Person {
    fn run(&mut self, mut board: Board) -> Run {
        let (mut choices, mut refuted) = (Vec::new(), Some(0));
        while board.empty != 0 {
            let singles = Singles::of(&board);
            choices.push(singles.count());
            if let Some((cell, digit)) = singles.any(&mut self.random) {
                board.place(cell, digit);
                continue;
            }
            let (cell, score) = self.easiest(&board);
            refuted = refuted.zip(score).map(|(sum, score)| sum + score);
            board.place(cell, self.digits[cell]);
        }
        choices.truncate(STEPS);
        let n = choices.len().max(1) as f64;
        let choice = f64::from(choices.iter().sum::<u32>()) / n;
        Run { choice, refuted }
    }

    /// The cell whose wrong digits are refuted in the fewest steps, or any cell if none can be decided.
    fn easiest(&mut self, board: &Board) -> (usize, Option<u32>) {
        let mut easiest = None;
        for cell in cells_in(board.empty) {
            let most = easiest.map_or(u32::MAX, |(_, score)| score);
            if let Some(score) = self.score(board, cell, most) {
                easiest = Some((cell, score));
            }
        }
        match easiest {
            Some((cell, score)) => (cell, Some(score)),
            None => (self.random.of(board.empty), None),
        }
    }

    /// How many steps refute all its wrong digits, if fewer than `most` do.
    fn score(&mut self, board: &Board, cell: usize, most: u32) -> Option<u32> {
        let right = self.digits[cell];
        let mut sum = 0;
        for wrong in ones(board.digits[cell] & !(1 << right)) {
            sum += self.refute(board.clone(), cell, wrong)?;
            if sum >= most {
                return None;
            }
        }
        Some(sum)
    }

    /// How many digits, this one and then singles, lead to a contradiction; `None` if they do not.
    fn refute(&mut self, mut board: Board, cell: usize, digit: usize) -> Option<u32> {
        board.place(cell, digit);
        let mut steps = 1;
        while !is_dead(&board) {
            let (cell, digit) = Singles::of(&board).any(&mut self.random)?;
            board.place(cell, digit);
            steps += 1;
        }
        Some(steps)
    }
}

/// Does a cell have no digit, or a digit no place? (A house needs as many digits as it has empty cells.)
fn is_dead(board: &Board) -> bool {
    let alive = board.cells.iter().fold(0, |alive, cells| alive | cells);
    let short = |house: usize| {
        let places = board.places[house].iter();
        places.filter(|&&places| places != 0).count() < usize::from(board.open[house])
    };
    board.empty & !alive != 0 || (0..27).any(short)
}

/// The digits that singles place, and where.
struct Singles([Cells; 9]);

impl Singles {
    fn of(board: &Board) -> Self {
        let naked = board.with_count(1);
        let mut singles = board.cells.map(|cells| cells & naked);
        for (house, &once) in board.once.iter().enumerate() {
            for digit in ones(once) {
                let place = board.places[house][digit].trailing_zeros() as usize;
                singles[digit] |= 1 << HOUSES[house][place];
            }
        }
        Self(singles)
    }

    fn count(&self) -> u32 {
        self.0.iter().map(|cells| cells.count_ones()).sum()
    }

    /// One of the singles, at random.
    fn any(&self, random: &mut Random) -> Option<(usize, usize)> {
        let mut left = random.below(self.count())?;
        for (digit, &cells) in self.0.iter().enumerate() {
            if left < cells.count_ones() {
                let cell = cells_in(cells).nth(left as usize)?;
                return Some((cell, digit));
            }
            left -= cells.count_ones();
        }
        None
    }
}

/// The random choices.
struct Random(SplitMix);

impl Random {
    /// A number below `end`, if there is one.
    fn below(&mut self, end: u32) -> Option<u32> {
        (end > 0).then(|| (((self.0.bits() >> 32) * u64::from(end)) >> 32) as u32)
    }

    /// One of these cells; the first if there is none.
    fn of(&mut self, cells: Cells) -> usize {
        let chosen = self.below(cells.count_ones());
        chosen
            .and_then(|chosen| cells_in(cells).nth(chosen as usize))
            .unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_below_their_end() {
        let mut random = Random(SplitMix::new(7));
        let numbers: Vec<u32> = (0..200).filter_map(|_| random.below(3)).collect();
        assert_eq!(numbers.len(), 200);
        assert!((0..3).all(|number| numbers.contains(&number)) && numbers.iter().all(|&n| n < 3));
        assert_eq!(random.below(0), None);
    }
}
