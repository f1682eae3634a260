//! A pattern as displayed: houses, cells and candidates with their roles, and links between claims.

use super::Turn;
use super::pattern::{
    Als, Because, Chain, Common, Fact, Fish, Line, Net, Node, Pattern, Premise, Truth,
};
use crate::board::{Candidate, Cell, Digit, DigitSet, Geometry, House};

/// The role of a house, a cell or a candidate in a pattern.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum Part {
    /// The base of the pattern: base houses, the cells of a subset, the first colour.
    Base,
    /// Its counterpart: cover houses, the second colour, every other claim of a chain.
    Cover,
    /// The exceptions: fins, guardians.
    Extra,
    /// A member of the set with this number, from 0.
    Set(u8),
    /// The connection between sets: restricted commons, the stem.
    Common,
}

/// A link between two claims.
#[derive(Clone, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Link {
    /// The start.
    pub from: Node,
    /// The end.
    pub to: Node,
    /// Is at least one of them right? Otherwise at most one is.
    pub strong: bool,
}

/// A pattern as displayed.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Evidence {
    /// Houses to outline.
    pub houses: Vec<(House, Part)>,
    /// Cells to tint.
    pub cells: Vec<(Cell, Part)>,
    /// Candidates to mark, if they are there. If one is listed twice, the last role counts.
    pub candidates: Vec<(Candidate, Part)>,
    /// Links to draw.
    pub links: Vec<Link>,
}

impl Pattern {
    /// The pattern as displayed.
    pub fn evidence(&self, geometry: &Geometry) -> Evidence {
        let mut evidence = Evidence::default();
        match self {
            Self::Fish(fish) => fish.iter().for_each(|fish| evidence.fish(fish, geometry)),
            Self::Chain(chains) => chains.iter().for_each(|chain| evidence.chain(chain)),
            Self::Forcing(net) => evidence.net(net, geometry),
            Self::Templates { digit, before } => evidence.templates(*digit, before, geometry),
            Self::Symmetry { turn, images } => evidence.symmetry(*turn, images, geometry),
            Self::Colours {
                clusters,
                links,
                emptied,
            } => evidence.colours(clusters, links, *emptied),
            Self::Als {
                sets,
                commons,
                stem,
            } => evidence.als(sets, commons, *stem),
            Self::Deadly {
                cells,
                digits,
                guardians,
                truths,
            } => {
                evidence.digits(cells, *digits, Part::Base);
                let guardians = guardians.iter().map(|&candidate| (candidate, Part::Extra));
                evidence.candidates.extend(guardians);
                evidence.truths(truths, Part::Cover);
            }
            Self::Truths {
                base,
                cover,
                cells,
                digits,
            } => {
                evidence.truths(base, Part::Base);
                evidence.truths(cover, Part::Cover);
                evidence.digits(cells, *digits, Part::Base);
                for (group, number) in self.groups(geometry).iter().zip(0..) {
                    evidence.digits(&group.cells, *digits, Part::Set(number));
                }
            }
            Self::Single { .. } | Self::Intersection { .. } | Self::Subset { .. } => {
                return self.simple_evidence();
            }
        }
        evidence
    }

    /// A single, an intersection or a subset as displayed; empty for any other shape.
    pub fn simple_evidence(&self) -> Evidence {
        let mut evidence = Evidence::default();
        evidence.simple(self);
        evidence
    }
}

impl Evidence {
    /// Singles, intersections, subsets.
    fn simple(&mut self, pattern: &Pattern) {
        match pattern {
            Pattern::Single { candidate, house } => {
                self.house(*house, Part::Base);
                let digits = DigitSet::only(candidate.digit);
                self.digits(&[candidate.cell], digits, Part::Base);
            }
            Pattern::Intersection {
                digit,
                base,
                cover,
                cells,
            } => {
                self.house(Some(*base), Part::Base);
                self.house(Some(*cover), Part::Cover);
                self.digits(cells, DigitSet::only(*digit), Part::Base);
            }
            Pattern::Subset {
                house,
                cells,
                digits,
            } => {
                self.house(Some(*house), Part::Base);
                self.digits(cells, *digits, Part::Base);
            }
            _ => {}
        }
    }

    fn als(&mut self, sets: &[Als], commons: &[Common], stem: Option<Cell>) {
        for (number, set) in sets.iter().enumerate() {
            self.digits(&set.cells, set.digits, Part::Set(number as u8));
            for common in commons {
                let (a, b) = common.between;
                if [a, b].contains(&(number as u8)) {
                    let digit = common.digit;
                    let places = set.cells.iter().map(|&cell| Candidate { cell, digit });
                    let places = places.map(|place| (place, Part::Common));
                    self.candidates.extend(places);
                }
            }
        }
        let stem = stem.iter().map(|&cell| (cell, Part::Common));
        self.cells.extend(stem);
    }

    fn house(&mut self, house: Option<House>, part: Part) {
        self.houses.extend(house.map(|house| (house, part)));
    }

    fn digits(&mut self, cells: &[Cell], digits: DigitSet, part: Part) {
        for &cell in cells {
            self.cells.push((cell, part));
            let all = digits.iter().map(|digit| (Candidate { cell, digit }, part));
            self.candidates.extend(all);
        }
    }

    fn truths(&mut self, truths: &[Truth], part: Part) {
        for truth in truths {
            match *truth {
                Truth::Cell(cell) => self.cells.push((cell, part)),
                Truth::House(house, _) => self.house(Some(house), part),
            }
        }
    }

    fn templates(&mut self, digit: Digit, before: &[Candidate], geometry: &Geometry) {
        let places = geometry.cells().map(|cell| Candidate { cell, digit });
        let places = places.map(|place| (place, Part::Base));
        let before = before.iter().map(|&candidate| (candidate, Part::Cover));
        self.candidates.extend(places.chain(before));
    }

    /// The fixed cells, and the digits that stay the same.
    fn symmetry(&mut self, turn: Turn, images: &[Digit], geometry: &Geometry) {
        let stays = |&cell: &Cell| turn.image(geometry, cell) == cell;
        let cells: Vec<Cell> = geometry.cells().filter(stays).collect();
        let digits = Digit::all(geometry.side()).zip(images);
        let digits = digits.filter(|(digit, image)| digit == *image);
        self.digits(&cells, digits.map(|(digit, _)| digit).collect(), Part::Base);
    }

    fn fish(&mut self, fish: &Fish, geometry: &Geometry) {
        let digits = DigitSet::only(fish.digit);
        for &house in &fish.base {
            self.house(Some(house), Part::Base);
            let covered = geometry.house_cells(house).iter().copied();
            let covered: Vec<Cell> = covered
                .filter(|&cell| {
                    let mut cover = fish.cover.iter();
                    cover.any(|&house| geometry.contains(house, cell))
                })
                .collect();
            self.digits(&covered, digits, Part::Base);
        }
        for &house in &fish.cover {
            self.house(Some(house), Part::Cover);
        }
        self.digits(&fish.fins, digits, Part::Extra);
        self.digits(&fish.endo_fins, digits, Part::Extra);
    }

    fn chain(&mut self, chain: &Chain) {
        for (place, node) in chain.nodes.iter().enumerate() {
            let part = if place % 2 == 0 {
                Part::Cover
            } else {
                Part::Base
            };
            self.digits(&node.cells, DigitSet::only(node.digit), part);
        }
        let n = chain.nodes.len();
        for place in 0..chain.n_links() {
            self.links.push(Link {
                from: chain.nodes[place].clone(),
                to: chain.nodes[(place + 1) % n].clone(),
                strong: place % 2 == 0,
            });
        }
    }

    /// Each branch is a set: what it makes right, and by which links. A line that rests on several others gets no
    /// links, since they could not be followed by eye.
    fn net(&mut self, net: &Net, geometry: &Geometry) {
        match &net.premise {
            Premise::Opposites => {}
            Premise::Truth(truth) => self.truths(&[*truth], Part::Base),
            Premise::Fins(fish) | Premise::Cover(fish, _) => self.fish(fish, geometry),
        }
        let mut links = Vec::new();
        for (branch, number) in net.branches.iter().zip(0..) {
            let facts: Vec<Fact> = branch.facts().collect();
            let right = facts.iter().filter(|fact| fact.right);
            for Fact { candidate, .. } in right {
                self.cells.push((candidate.cell, Part::Base));
                self.candidates.push((*candidate, Part::Set(number)));
            }
            for (line, place) in branch.lines.iter().zip(1..) {
                let from = origins(line, &facts[..place], geometry);
                links.push(<[Candidate; 1]>::try_from(from).ok().map(|[from]| Link {
                    from: single(from),
                    to: single(line.fact.candidate),
                    strong: line.fact.right,
                }));
            }
        }
        // Branches share their ends: each link is drawn once.
        let links: Option<Vec<Link>> = links.into_iter().collect();
        for link in links.unwrap_or_default() {
            if !self.links.contains(&link) {
                self.links.push(link);
            }
        }
    }

    fn colours(
        &mut self,
        clusters: &[[Vec<Candidate>; 2]],
        links: &[(Candidate, Candidate, Truth)],
        emptied: Option<Cell>,
    ) {
        let emptied = emptied.map(|cell| (cell, Part::Extra));
        self.cells.extend(emptied);
        for (number, cluster) in clusters.iter().enumerate() {
            for (colour, candidates) in cluster.iter().enumerate() {
                let part = Part::Set((2 * number + colour) as u8);
                let cells = candidates.iter().map(|candidate| (candidate.cell, part));
                self.cells.extend(cells);
                let candidates = candidates.iter().map(|&candidate| (candidate, part));
                self.candidates.extend(candidates);
            }
        }
        self.links.extend(links.iter().map(|&(from, to, _)| Link {
            from: single(from),
            to: single(to),
            strong: true,
        }));
    }
}

/// The candidates that a line follows from, among those of earlier lines.
fn origins(line: &Line, before: &[Fact], geometry: &Geometry) -> Vec<Candidate> {
    match line.why {
        Because::Sees(by) => vec![by],
        Because::Truth(truth) => {
            let wrong = before.iter().filter(|fact| !fact.right);
            let of_truth = wrong.filter(|fact| truth.takes(fact.candidate, geometry));
            of_truth.map(|fact| fact.candidate).collect()
        }
        Because::Pattern(_) => Vec::new(),
    }
}

/// The claim that a candidate is right.
fn single(Candidate { cell, digit }: Candidate) -> Node {
    Node {
        digit,
        cells: vec![cell],
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_colour_of_three_clusters_has_a_part_of_its_own() {
        let digit = Digit::all(9).next().unwrap();
        let colour = |number| {
            vec![Candidate {
                cell: Cell::new(number),
                digit,
            }]
        };
        let clusters = [0, 2, 4].map(|number| [colour(number), colour(number + 1)]);
        let pattern = Pattern::Colours {
            clusters: clusters.to_vec(),
            links: Vec::new(),
            emptied: None,
        };
        let shown = pattern.evidence(&Geometry::classic());
        let mut parts: Vec<Part> = shown.candidates.into_iter().map(|(_, part)| part).collect();
        parts.sort();
        parts.dedup();
        assert_eq!(parts.len(), 6);
    }
}
