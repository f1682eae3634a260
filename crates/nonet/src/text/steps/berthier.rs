//! Whips and braids as D. Berthier writes them: `whip[3]: r1c1{n2 n5} - r2c4{n5 n1} - b5n1{r4c5 .} => r1c2<>2`.
//!
//! For each cell, or digit of a house (`r1n2`: the 2 of row 1), the line names the candidate that the one before
//! rules out (for the first, the target does), and the one that is left: at last none. What else each has lost, to
//! the target or to anything before, is not written, so such a line is complete only together with a grid. Source:
//! D. Berthier, "Pattern-Based Constraint Satisfaction and Logic Puzzles" (2012), and the output of his CSP-Rules.

use super::cursor::Cursor;
use super::read::deductions;
use super::write::join;
use crate::board::{Candidate, Cell, Geometry, Grid, House, HouseKind};
use crate::logic::{Because, Deduction, Info, Pattern, Step, Truth, techniques};
use crate::text::notation::{cell_name, house_name};

/// A whip or braid as far as Berthier writes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sequence {
    technique: &'static Info,
    target: Candidate,
    links: Vec<Link>,
}

/// A cell, or a digit of a house, with the candidate that leads to it and the one that is left; the last has none left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Link {
    truth: Truth,
    left: Candidate,
    right: Option<Candidate>,
}

/// A written step in runs, each with the cells that it names.
type Runs = Vec<(String, Vec<Cell>)>;

/// The techniques that are written this way.
const SLUGS: [&str; 2] = ["whip", "braid"];

impl Sequence {
    /// The sequence of this step; `None` if it is neither a whip nor a braid.
    pub fn of(geometry: &Geometry, step: &Step) -> Option<Self> {
        let (Pattern::Forcing(net), true) = (&step.pattern, SLUGS.contains(&step.technique.slug))
        else {
            return None;
        };
        let [branch] = net.branches.as_slice() else {
            return None;
        };
        let target = branch.suppose.candidate;
        let (mut right, mut wrong, mut links) = (vec![target], Vec::new(), Vec::new());
        for line in &branch.lines {
            let candidate = line.fact.candidate;
            let Because::Truth(truth) = line.why else {
                wrong.push(candidate);
                continue;
            };
            let is_last = wrong.contains(&candidate);
            links.push(Link {
                truth,
                left: left(geometry, truth, &wrong, &right)?,
                right: (!is_last).then_some(candidate),
            });
            right.push(candidate);
        }
        Some(Self {
            technique: step.technique,
            target,
            links,
        })
    }

    /// Reads a line, written here or by CSP-Rules. `None` if it is not such a line.
    ///
    /// ```
    /// use nonet::board::Geometry;
    /// use nonet::text::Sequence;
    /// let nine = Geometry::classic();
    /// let line = "whip[2]: r1c4{n3 n6} - r5n6{c4 .} => r1c2<>3";
    /// let whip = Sequence::read(&nine, line).expect("a whip");
    /// assert_eq!(whip.line(&nine), line);
    /// assert_eq!(Sequence::read(&nine, &line.replace("=>", "==>").replace("<>", " ≠ ")), Some(whip));
    /// assert!(Sequence::read(&nine, "whip[2]: r1c4{n3 .} => r1c2<>3").is_none());
    /// ```
    pub fn read(geometry: &Geometry, line: &str) -> Option<Self> {
        let plain = line.replace("==>", "=>").replace('≠', "<>");
        read(&mut Cursor::new(geometry, &plain))
    }

    /// The step on this grid, including everything that its cells and houses have lost; `None` if a candidate of
    /// the line is not there, or is not ruled out by what comes before it (in a whip: just before).
    pub fn on(&self, grid: &Grid) -> Option<Step> {
        let mut right = vec![self.target];
        for link in &self.links {
            let from = match self.technique.slug {
                "whip" => right.len() - 1,
                _ => 0,
            };
            let is_linked = right[from..]
                .iter()
                .any(|&by| sees(grid.geometry(), by, link.left));
            let mut named = link.right.into_iter().chain([link.left]);
            let are_there = named.all(|candidate| grid.has(candidate));
            if !is_linked || !are_there || Some(link.left) == link.right {
                return None;
            }
            right.extend(link.right);
        }
        let truths = self.links.iter().map(|link| (link.truth, link.right));
        Some(techniques::sequence(
            self.technique,
            grid,
            self.target,
            truths,
        ))
    }

    /// The line.
    pub fn line(&self, geometry: &Geometry) -> String {
        join(self.runs(geometry).into_iter().map(|(text, _)| text), "")
    }

    /// The line in runs, each with the cells that it names.
    pub fn runs(&self, geometry: &Geometry) -> Vec<(String, Vec<Cell>)> {
        let name = format!("{}[{}]: ", self.technique.slug, self.links.len());
        let mut runs: Runs = vec![(name, Vec::new())];
        for (place, link) in self.links.iter().enumerate() {
            if place > 0 {
                runs.push((" - ".to_owned(), Vec::new()));
            }
            runs.extend(link.runs(geometry));
        }
        let Candidate { cell, digit } = self.target;
        runs.push((" => ".to_owned(), Vec::new()));
        runs.push((cell_name(geometry, cell), vec![cell]));
        runs.push((format!("<>{digit}"), Vec::new()));
        runs
    }
}

impl Link {
    fn runs(&self, geometry: &Geometry) -> Runs {
        let (place, cells, digit) = match self.truth {
            Truth::Cell(cell) => (cell_name(geometry, cell), vec![cell], String::new()),
            Truth::House(house, digit) => {
                let cells = geometry.house_cells(house).to_vec();
                (house_name(house), cells, format!("n{digit}"))
            }
        };
        let one = |candidate: Candidate| {
            let name = self.name(geometry, candidate);
            (name, vec![candidate.cell])
        };
        let right = self.right.map_or_else(|| (".".to_owned(), Vec::new()), one);
        let plain = |text: &str| (text.to_owned(), Vec::new());
        let open = (digit + "{", Vec::new());
        vec![
            (place, cells),
            open,
            one(self.left),
            plain(" "),
            right,
            plain("}"),
        ]
    }

    /// A candidate, without the part that the cell or house already says.
    fn name(&self, geometry: &Geometry, Candidate { cell, digit }: Candidate) -> String {
        match self.truth {
            Truth::Cell(_) => format!("n{digit}"),
            Truth::House(house, _) => match house.kind {
                HouseKind::Row => format!("c{}", geometry.col(cell) + 1),
                HouseKind::Col => format!("r{}", geometry.row(cell) + 1),
                HouseKind::Box => cell_name(geometry, cell),
            },
        }
    }
}

/// The lost candidate of a truth that leads to it: one that the last right candidate rules out, if there is one.
fn left(
    geometry: &Geometry,
    truth: Truth,
    wrong: &[Candidate],
    right: &[Candidate],
) -> Option<Candidate> {
    let lost = wrong
        .iter()
        .copied()
        .filter(|&one| truth.takes(one, geometry));
    let last = right.last().copied();
    let mut near = lost
        .clone()
        .filter(|&one| last.is_some_and(|last| sees(geometry, last, one)));
    let near = near.next();
    near.or_else(|| lost.clone().next())
}

/// Do the two exclude each other?
fn sees(geometry: &Geometry, one: Candidate, other: Candidate) -> bool {
    let same_digit = one.digit == other.digit && geometry.sees(one.cell, other.cell);
    one != other && (one.cell == other.cell || same_digit)
}

fn read(cursor: &mut Cursor<'_>) -> Option<Sequence> {
    let mut slugs = SLUGS.into_iter();
    let slug = slugs.find(|slug| cursor.attempt(|cursor| cursor.eat(slug)).is_some())?;
    cursor.eat("[")?;
    let length = cursor.count()?;
    cursor.eat("]")?;
    cursor.eat(":")?;
    let links = cursor.list("-", link)?;
    cursor.eat("=>")?;
    let (last, others) = links.split_last()?;
    let ends = last.right.is_none() && others.iter().all(|link| link.right.is_some());
    let deductions = deductions(cursor)?;
    let &[Deduction::Eliminate(target)] = deductions.as_slice() else {
        return None;
    };
    (ends && links.len() == length).then_some(Sequence {
        technique: techniques::info(slug)?,
        target,
        links,
    })
}

/// `r1c1{n2 n5}`, `r1n2{c3 c5}`, `c3n2{r1 r7}`, `b5n1{r4c5 .}`.
fn link(cursor: &mut Cursor<'_>) -> Option<Link> {
    let truth = match cursor.attempt(Cursor::cell) {
        Some(cell) => Truth::Cell(cell),
        None => {
            let house = cursor.house()?;
            cursor.eat("n")?;
            Truth::House(house, cursor.digit()?)
        }
    };
    cursor.eat("{")?;
    let left = member(cursor, truth)?;
    let ends = cursor.attempt(|cursor| cursor.eat(".")).is_some();
    let right = if ends {
        None
    } else {
        Some(member(cursor, truth)?)
    };
    cursor.eat("}")?;
    Some(Link { truth, left, right })
}

fn member(cursor: &mut Cursor<'_>, truth: Truth) -> Option<Candidate> {
    let (house, digit) = match truth {
        Truth::Cell(cell) => {
            cursor.eat("n")?;
            let digit = cursor.digit()?;
            return Some(Candidate { cell, digit });
        }
        Truth::House(house, digit) => (house, digit),
    };
    let cell = match house.kind {
        HouseKind::Box => cursor.cell()?,
        kind => crossing(cursor, house, kind)?,
    };
    let is_inside = cursor.geometry.contains(house, cell);
    is_inside.then_some(Candidate { cell, digit })
}

/// The cell of a line by its place.
fn crossing(cursor: &mut Cursor<'_>, line: House, kind: HouseKind) -> Option<Cell> {
    let is_row = kind == HouseKind::Row;
    cursor.eat(if is_row { "c" } else { "r" })?;
    let place = cursor.number()? - 1;
    let (row, col) = match is_row {
        true => (usize::from(line.index), place),
        false => (place, usize::from(line.index)),
    };
    Some(cursor.geometry.cell(row, col))
}
