//! Boards as drawings in SVG. They stand alone: no style sheet, no script, black on white for paper.

use crate::Say;
use answers::protocol::{Content, ParsedPosition, Sketch};
use nonet::board::{Cell, Digit, Geometry, Grid, Puzzle};
use nonet::solve::{self, Verdict};
use nonet::text::Symbols;
use std::fmt::Write;

/// The length of a cell's side.
const CELL: usize = 100;

/// The margin around the board: half of its thick lines.
const MARGIN: usize = 6;

/// The margin around the candidates of a cell.
const INSET: usize = 5;

/// The branches that a search for the solution can make.
const BUDGET: u64 = 1_000_000;

/// The styles of digits: the puzzle's, the player's, a solution's, and the candidates.
const STYLE: &str = "text{font-family:system-ui,'Helvetica Neue',Arial,sans-serif;text-anchor:middle;dominant-baseline:central;fill:#000}\
    .given{font-weight:650;font-size:62px}.own{font-size:62px;fill:#1d4a94}.solution{font-size:62px}.note{font-size:24px;fill:#444}\
    path{fill:none;stroke:#000;stroke-linecap:square}.thin{stroke-width:2}.thick{stroke-width:8}";

/// The drawing; empty if this is not a board.
pub(super) fn draw(sketch: &Sketch, say: &mut Say<'_>) -> String {
    let Some(asked) = sketch.position.read() else {
        return String::new();
    };
    let side = asked.geometry.side() * CELL + 2 * MARGIN;
    let (digits, lines) = (digits(sketch, &asked, say), lines(&asked.geometry));
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {side} {side}\" width=\"{side}\" height=\"{side}\">\
         <style>{STYLE}</style><rect width=\"{side}\" height=\"{side}\" fill=\"#fff\"/>{lines}{digits}</svg>\n"
    )
}

fn digits(sketch: &Sketch, asked: &ParsedPosition, say: &mut Say<'_>) -> String {
    let geometry = &*asked.geometry;
    let grid = sketch.candidates.then(|| asked.grid());
    let solved = sketch.solution.then(|| solution(&asked.givens, say));
    let solved = solved.flatten();
    let mut out = String::new();
    for (cell, content) in geometry.cells().zip(&sketch.position.cells) {
        let solved = solved.as_ref().and_then(|digits| digits.get(cell.index()));
        match (content, solved) {
            (Content::Given(digit), _) => write(&mut out, geometry, cell, *digit, "given"),
            (Content::Filled(digit), _) => write(&mut out, geometry, cell, *digit, "own"),
            (Content::Empty, Some(digit)) => write(&mut out, geometry, cell, *digit, "solution"),
            (Content::Empty, None) => {
                if let Some(grid) = &grid {
                    notes(&mut out, grid, cell);
                }
            }
        }
    }
    out
}

/// The only solution, if there is one.
fn solution(puzzle: &Puzzle, say: &mut Say<'_>) -> Option<Vec<Digit>> {
    match solve::verdict_with(puzzle, BUDGET, &mut || say.alive()) {
        Verdict::One(solution) => Some(
            puzzle
                .geometry()
                .cells()
                .map(|c| solution.digit(c))
                .collect(),
        ),
        _ => None,
    }
}

fn write(out: &mut String, geometry: &Geometry, cell: Cell, digit: Digit, class: &str) {
    let middle = |at: usize| MARGIN + at * CELL + CELL / 2;
    let (x, y) = (middle(geometry.col(cell)), middle(geometry.row(cell)));
    text(out, (x, y), &show(digit, geometry), class);
}

/// The candidates of a cell, each in its place.
fn notes(out: &mut String, grid: &Grid, cell: Cell) {
    let geometry = grid.geometry();
    let across = lattice(geometry.side());
    let scale = (CELL - 2 * INSET) / across;
    for digit in grid.candidates(cell).iter() {
        let (row, col) = (digit.index() / across, digit.index() % across);
        let place = |from: usize, at: usize| MARGIN + from * CELL + INSET + at * scale + scale / 2;
        let place = (
            place(geometry.col(cell), col),
            place(geometry.row(cell), row),
        );
        text(out, place, &show(digit, geometry), "note");
    }
}

/// How many candidates fit in a row of a cell.
fn lattice(side: usize) -> usize {
    (1..=side).find(|n| n * n >= side).unwrap_or(side)
}

fn show(digit: Digit, geometry: &Geometry) -> String {
    Symbols::Letters.show(digit, geometry.side())
}

/// Writes text; writing to a string cannot fail.
fn text(out: &mut String, (x, y): (usize, usize), text: &str, class: &str) {
    let _ = write!(
        out,
        "<text x=\"{x}\" y=\"{y}\" class=\"{class}\">{text}</text>"
    );
}

/// Thin lines between cells of a box, thick ones between boxes and around the board.
fn lines(geometry: &Geometry) -> String {
    let (mut thin, mut thick) = (String::new(), String::new());
    let side = geometry.side();
    for at in 0..=side {
        for along in 0..side {
            for is_row in [false, true] {
                let is_thick = borders(geometry, at, along, is_row);
                let path = if is_thick { &mut thick } else { &mut thin };
                let [at, along] = [at, along].map(|n| MARGIN + n * CELL);
                let _ = match is_row {
                    true => write!(path, "M{along} {at}h{CELL}"),
                    false => write!(path, "M{at} {along}v{CELL}"),
                };
            }
        }
    }
    format!("<path class=\"thin\" d=\"{thin}\"/><path class=\"thick\" d=\"{thick}\"/>")
}

/// Does the line before the row (or column) `at` separate two boxes there, or bound the board?
fn borders(geometry: &Geometry, at: usize, along: usize, is_row: bool) -> bool {
    if at == 0 || at == geometry.side() {
        return true;
    }
    let cell = |at| {
        if is_row {
            geometry.cell(at, along)
        } else {
            geometry.cell(along, at)
        }
    };
    let box_of = |at| geometry.box_map()[cell(at).index()];
    box_of(at - 1) != box_of(at)
}

#[cfg(test)]
mod tests {
    use super::*;
    use answers::protocol::{JobId, Position};

    fn drawn(sketch: &Sketch) -> String {
        draw(sketch, &mut Say::new(JobId(0), &mut |_| {}))
    }

    fn sketch(rows: usize, cols: usize) -> Sketch {
        let geometry = Geometry::shared(rows, cols).unwrap();
        let mut puzzle = Puzzle::empty(geometry.clone());
        puzzle.put(Cell::new(0), Digit::new(1));
        Sketch {
            position: Position::of(&puzzle),
            candidates: true,
            solution: false,
        }
    }

    #[test]
    fn digits_candidates_and_lines_are_there() {
        let svg = drawn(&sketch(2, 2));
        assert_eq!(svg.matches("class=\"given\"").count(), 1);
        // 15 cells with 4 candidates, less the 7 peers of the 1.
        assert_eq!(svg.matches("class=\"note\"").count(), 15 * 4 - 7);
        let thick = svg.split("class=\"thick\" d=\"").nth(1).unwrap();
        let thick = thick.split('"').next().unwrap();
        assert_eq!(thick.matches('M').count(), 6 * 4);
        assert!(svg.contains("viewBox=\"0 0 412 412\""));
    }

    #[test]
    fn every_candidate_of_the_largest_board_is_inside_its_cell() {
        let svg = drawn(&sketch(5, 5));
        assert_eq!(lattice(25), 5);
        assert_eq!(lattice(6), 3);
        assert!(svg.contains(">P</text>"));
    }

    #[test]
    fn what_is_no_board_is_not_drawn() {
        let mut sketch = sketch(2, 2);
        sketch.position.layout = vec![0; 15].into();
        assert_eq!(drawn(&sketch), "");
    }

    #[test]
    fn only_the_only_solution_is_drawn() {
        let mut sketch = sketch(2, 2);
        sketch.solution = true;
        sketch.candidates = false;
        assert_eq!(drawn(&sketch).matches("<text").count(), 1);
        let solved = "1234341221434321".as_bytes();
        for at in [1, 3, 5, 7, 8, 9, 11, 13, 15] {
            sketch.position.cells[at] = Content::Given(Digit::new(solved[at] - b'0').unwrap());
        }
        let svg = drawn(&sketch);
        assert_eq!(svg.matches("class=\"solution\"").count(), 6);
    }
}
