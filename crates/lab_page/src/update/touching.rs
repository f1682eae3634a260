//! What a touch on a drawn tree points at, and what it requests.

use crate::msg::Touch;
use watch::chart::place_at;
use watch::{Drawing, Place, View};

/// A request to the worker.
pub(super) enum Order {
    /// Show this part of the tree.
    Draw(View),
    /// Go to the node with this number.
    Visit(u32),
}

/// The place that the touch chooses.
pub(super) fn pointed_at(drawing: &Drawing, marked: Option<usize>, touch: Touch) -> Option<usize> {
    let places = &drawing.places;
    let from = marked.or(drawing.here.map(|here| here as usize));
    let at = places.get(from.unwrap_or(0))?;
    match touch {
        Touch::Pointed(x, y) | Touch::Pressed(x, y) => place_at(drawing, x, y),
        Touch::Above => at.parent.map(|parent| parent as usize),
        Touch::Below => {
            let below = from.or(Some(0)).map(|from| from as u32);
            places.iter().position(|place| place.parent == below)
        }
        Touch::Before => beside(places, at, |place| place.left < at.left, |place| place.left),
        Touch::After => {
            let near = |place: &Place| Place::ACROSS.saturating_sub(place.left);
            beside(places, at, |place| place.left > at.left, near)
        }
        _ => None,
    }
}

/// The nearest place at the same depth on one side.
fn beside(
    places: &[Place],
    at: &Place,
    is_there: impl Fn(&Place) -> bool,
    near: impl Fn(&Place) -> u32,
) -> Option<usize> {
    let all = places.iter().enumerate();
    let there = all.filter(|(_, place)| place.depth == at.depth && is_there(place));
    let nearest = there.max_by_key(|(_, place)| near(place));
    nearest.map(|(at, _)| at)
}

/// The request to the worker.
pub(super) fn order(drawing: &Drawing, marked: Option<usize>, touch: Touch) -> Option<Order> {
    let with_root = |root| {
        Some(Order::Draw(View {
            root,
            ..drawing.view
        }))
    };
    let marked = || drawing.places.get(marked?);
    match touch {
        Touch::Pressed(x, y) => enter(drawing, drawing.places.get(place_at(drawing, x, y)?)?),
        Touch::Enter => enter(drawing, marked()?),
        Touch::Closer => with_root(closer(drawing, marked()?)),
        Touch::Farther => with_root(drawing.above),
        Touch::Whole => with_root(0),
        Touch::Fold => Some(Order::Draw(View {
            is_folded: !drawing.view.is_folded,
            ..drawing.view
        })),
        _ => None,
    }
}

fn enter(drawing: &Drawing, place: &Place) -> Option<Order> {
    Some(match place.stands_for {
        1 => Order::Visit(place.node),
        _ => Order::Draw(View {
            root: closer(drawing, place),
            ..drawing.view
        }),
    })
}

/// The node from which to show the tree so that a place is enlarged. Nodes drawn as one may have several parents:
/// then it is the last one drawn individually, unless that is at the top already.
fn closer(drawing: &Drawing, place: &Place) -> u32 {
    let parent = place
        .parent
        .and_then(|parent| drawing.places.get(parent as usize));
    match parent {
        Some(parent) if place.stands_for > 1 && !place.is_folded && parent.parent.is_some() => {
            parent.node
        }
        _ => place.node,
    }
}
