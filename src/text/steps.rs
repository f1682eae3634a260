//! A step in a line, in the manner of HoDoKu: `Naked Pair: 2,6 in r15c1 => r2368c1<>2`. Chains are written as the
//! Sudopedia's Eureka notation has them: `(8)r5c9=(4)r5c9-(4)r8c9=(7)r8c9`.

use super::notation::{cell_names, deductions, house_name};
use crate::board::{Candidate, Cell, Digit, DigitSet, Geometry, House, HouseKind, sort_short};
use crate::logic::{Als, Chain, Common, Fish, Node, Pattern, Step};

/// The step in a line: its technique, its pattern, what it concludes.
///
/// ```
/// use nonet::board::{Geometry, Grid, Puzzle};
/// use nonet::logic::{Context, techniques};
/// let four = Geometry::shared(2, 2).expect("4x4 is a board");
/// let puzzle = nonet::text::read_any("123.............", &Default::default()).expect("a puzzle");
/// let grid = Grid::new(&puzzle[0].puzzle);
/// let step = techniques::ALL.iter().find_map(|technique| technique.first(&Context::new(&grid)));
/// let line = nonet::text::step_line(&four, &step.expect("the fourth cell is clear"));
/// assert!(line.ends_with("r1c4=4"));
/// ```
pub fn step_line(geometry: &Geometry, step: &Step) -> String {
    let name = step.technique.hodoku.map(|row| row.name);
    let name = name.unwrap_or(step.technique.slug);
    let outcome = deductions(geometry, &step.deductions);
    match Names(geometry).pattern(&step.pattern) {
        Some(pattern) => format!("{name}: {pattern} => {outcome}"),
        None => format!("{name}: {outcome}"),
    }
}

/// Steps as text: what they start from, then each in a line of its own, and `-` where they do not end in the solution.
pub fn steps_text(
    start: String,
    steps: impl IntoIterator<Item = String>,
    solved: Option<bool>,
) -> String {
    let end = (solved == Some(false)).then(|| "-".to_owned());
    let lines = steps.into_iter().chain(end);
    lines.fold(start, |text, line| text + "\n   " + &line)
}

struct Names<'a>(&'a Geometry);

impl Names<'_> {
    fn pattern(&self, pattern: &Pattern) -> Option<String> {
        let text = match pattern {
            Pattern::Single { .. } => return None,
            Pattern::Intersection { digit, base, .. } => {
                format!("{digit} in {}", house_name(*base))
            }
            Pattern::Subset { cells, digits, .. } => {
                format!("{} in {}", list(*digits, ","), self.cells(cells))
            }
            Pattern::Fish(fish) => join(fish.iter().map(|fish| self.fish(fish)), "; "),
            Pattern::Chain(chains) => join(chains.iter().map(|chain| self.chain(chain)), "; "),
            Pattern::Colours { clusters, .. } => {
                let colours = clusters.iter().flatten();
                join(colours.map(|colour| self.candidates(colour)), " / ")
            }
            Pattern::Als {
                sets,
                commons,
                stem,
            } => self.als(sets, commons, *stem),
            Pattern::Deadly { cells, digits, .. } => {
                format!("{} in {}", list(*digits, "/"), self.cells(cells))
            }
            Pattern::Templates { digit, .. } => digit.to_string(),
            Pattern::Truths { cells, digits, .. } => {
                format!("{} in {}", list(*digits, ","), self.cells(cells))
            }
        };
        Some(text)
    }

    fn cells(&self, cells: &[Cell]) -> String {
        cell_names(self.0, cells)
    }

    fn fish(&self, fish: &Fish) -> String {
        let (base, cover) = (houses(&fish.base), houses(&fish.cover));
        let fins = fish.fins.iter().map(|&cell| self.marked(" f", cell));
        let endo = fish.endo_fins.iter().map(|&cell| self.marked(" ef", cell));
        let fins: String = fins.chain(endo).collect();
        format!("{} {base} {cover}{fins}", fish.digit)
    }

    fn marked(&self, mark: &str, cell: Cell) -> String {
        format!("{mark}{}", self.cells(&[cell]))
    }

    fn chain(&self, chain: &Chain) -> String {
        let mut text = String::new();
        for (place, node) in chain.nodes.iter().enumerate() {
            text += match place {
                0 => "",
                _ if place % 2 == 1 => "=",
                _ => "-",
            };
            text += &self.node(node);
        }
        if chain.closed {
            text.push('-');
        }
        text
    }

    fn node(&self, node: &Node) -> String {
        format!("({}){}", node.digit, self.cells(&node.cells))
    }

    /// Candidates digit by digit: `8 (r1c3,r2c4)`.
    fn candidates(&self, candidates: &[Candidate]) -> String {
        let of = |digit: Digit| {
            let of_it = candidates
                .iter()
                .filter(|candidate| candidate.digit == digit);
            let cells: Vec<Cell> = of_it.map(|candidate| candidate.cell).collect();
            (!cells.is_empty()).then(|| format!("{digit} ({})", self.cells(&cells)))
        };
        join(Digit::all(self.0.side()).filter_map(of), " ")
    }

    fn als(&self, sets: &[Als], commons: &[Common], stem: Option<Cell>) -> String {
        let set = |(number, set): (usize, &Als)| {
            let name = char::from(b'A' + (number % 26) as u8);
            format!(
                "{name}={} {{{}}}",
                self.cells(&set.cells),
                list(set.digits, "")
            )
        };
        let stem = stem.map(|cell| format!("stem {}", self.cells(&[cell])));
        let common: DigitSet = commons.iter().map(|common| common.digit).collect();
        let common = (!common.is_empty()).then(|| format!("X={}", list(common, ",")));
        let sets = sets.iter().enumerate().map(set);
        join(stem.into_iter().chain(sets).chain(common), ", ")
    }
}

fn list(digits: DigitSet, between: &str) -> String {
    join(digits.iter().map(|digit| digit.to_string()), between)
}

fn join(parts: impl Iterator<Item = String>, between: &str) -> String {
    parts.collect::<Vec<_>>().join(between)
}

/// Houses kind by kind: `r37c1b2`; from the tenth on with a comma between numbers.
fn houses(houses: &[House]) -> String {
    let of = |kind: HouseKind| {
        let of_kind = houses.iter().filter(|house| house.kind == kind);
        let mut numbers: Vec<usize> = of_kind.map(|house| house.number()).collect();
        sort_short(&mut numbers, |&number| number);
        let letter = house_name(House::of(kind, 0)).remove(0);
        let comma = if numbers.iter().any(|&n| n > 9) {
            ","
        } else {
            ""
        };
        let numbers = join(numbers.iter().map(usize::to_string), comma);
        (!numbers.is_empty()).then(|| format!("{letter}{numbers}"))
    };
    join(HouseKind::ALL.into_iter().filter_map(of), "")
}
