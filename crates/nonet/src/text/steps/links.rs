//! The basis of strong links, usual and as written, and chains put together from claims and links.

use super::cursor::Cursor;
use crate::board::{Cell, Geometry, Grid, House};
use crate::logic::{Chain, Node, Pattern, Step, Strong, Truth};

/// The basis of a strong link unless the text names another: the cell of both claims, or the first house of all
/// their cells, in the order rows, columns, boxes.
pub(super) fn usual_cause(geometry: &Geometry, a: &Node, b: &Node) -> Option<Strong> {
    let truth = if a.digit == b.digit {
        Truth::House(
            usual_house(geometry, &[&*a.cells, &b.cells].concat())?,
            a.digit,
        )
    } else {
        let [cell] = a.cells.as_slice() else {
            return None;
        };
        (a.cells == b.cells).then_some(Truth::Cell(*cell))?
    };
    Some(Strong::Truth(truth))
}

/// The step with strong links that hold on this grid. HoDoKu names no house for them: where the usual one has
/// other places too, another house of the same cells may be meant.
pub fn with_houses(grid: &Grid, mut step: Step) -> Step {
    if let Pattern::Chain(chains) = &mut step.pattern {
        for Chain { nodes, strong, .. } in chains {
            for (pair, strong) in nodes.chunks(2).zip(strong) {
                if let Some(house) = other_house(grid, pair, strong) {
                    *strong = Strong::Truth(Truth::House(house, pair[0].digit));
                }
            }
        }
    }
    step
}

/// A house other than the usual one in which these two claims are the only ones.
fn other_house(grid: &Grid, pair: &[Node], strong: &Strong) -> Option<House> {
    let [a, b] = pair else { return None };
    let is_usual = usual_cause(grid.geometry(), a, b).as_ref() == Some(strong);
    if !is_usual || a.digit != b.digit {
        return None;
    }
    let cells = [a.cells.as_slice(), &b.cells].concat();
    let holds = |&house: &House| {
        grid.places_in(house, a.digit)
            .all(|cell| cells.contains(&cell))
    };
    let mut houses = grid.geometry().common_houses(&cells);
    houses.find(holds)
}

/// The first house of all these cells.
pub(super) fn usual_house(geometry: &Geometry, cells: &[Cell]) -> Option<House> {
    geometry.common_houses(cells).next()
}

/// The basis of a strong link, as the text gives it.
pub(super) enum Cause {
    House(House),
    Cells(Vec<Cell>),
}

/// A link between two claims: is it strong, and the basis that it names.
pub(super) type Linked = (bool, Option<Cause>);

impl Cursor<'_> {
    /// The basis of a strong link: `[b6]`, or the cells of a set. The digit of a house is the link's.
    pub(super) fn cause(&mut self) -> Option<Cause> {
        if !self.ahead("[") {
            return None;
        }
        self.attempt(|cursor| {
            cursor.eat("[")?;
            let house = cursor.attempt(|cursor| cursor.house().zip(cursor.eat("]")));
            if let Some((house, ())) = house {
                return Some(Cause::House(house));
            }
            let cells = cursor.cells()?;
            cursor.eat("]")?;
            Some(Cause::Cells(cells))
        })
    }

    /// A chain of claims and the links between them; a weak link leads back to the beginning of a loop.
    pub(super) fn chain(
        &mut self,
        nodes: Vec<Node>,
        links: Vec<Linked>,
        closed: bool,
    ) -> Option<Chain> {
        let mut kinds = links.iter().enumerate();
        let take_turns = kinds.all(|(place, (strong, _))| *strong == (place % 2 == 0));
        if !take_turns || nodes.len() % 2 == 1 || nodes.len() != links.len() + 1 {
            return self.miss("links-in-turns");
        }
        let mut strong = Vec::new();
        for (pair, (_, cause)) in nodes.chunks(2).zip(links.into_iter().step_by(2)) {
            strong.push(self.strong(&pair[0], &pair[1], cause)?);
        }
        Some(Chain {
            nodes,
            strong,
            closed,
        })
    }

    fn strong(&mut self, a: &Node, b: &Node, cause: Option<Cause>) -> Option<Strong> {
        match cause {
            Some(Cause::House(house)) => Some(Strong::Truth(Truth::House(house, a.digit))),
            Some(Cause::Cells(cells)) => Some(Strong::Als(cells)),
            None => {
                usual_cause(self.geometry, a, b).or_else(|| self.miss("what-the-link-stands-on"))
            }
        }
    }
}
