//! The search tree on the page: a way through the run.

use super::{Lab, p3, page};
use lab_page::{Button, Msg, Touch};
use watch::Share;

fn drawing(lab: &Lab) -> &watch::Drawing {
    &lab.model.watched[0].drawing
}

fn touch(lab: &mut Lab, touch: Touch) {
    touch_tree(lab, 0, touch);
}

fn touch_tree(lab: &mut Lab, tree: usize, touch: Touch) {
    lab.say(Msg::Tree(tree, touch));
}

#[test]
fn the_tree_is_a_way_through_the_run() {
    let mut lab = Lab::open(&format!("a=backtracking&{}", p3()));
    lab.set("speed", "100");
    lab.press(Button::Run);
    let before = drawing(&lab).places.len();
    // From the current place of the search up to the root, and to what was examined there.
    for _ in 0..=81 {
        if lab.model.watched[0].chosen != Some(1) {
            touch(&mut lab, Touch::Above);
        }
    }
    assert_eq!(lab.model.watched[0].chosen, Some(1));
    touch(&mut lab, Touch::Enter);
    assert_eq!((lab.position(), lab.expanded()), (1, vec![1]));
    touch(&mut lab, Touch::Below);
    let node = lab.model.watched[0].chosen.expect("there is one");
    assert_eq!(node, 2);
    // Zooms in, then out.
    touch(&mut lab, Touch::Closer);
    assert_eq!(drawing(&lab).view.root, 2);
    assert!(drawing(&lab).places.len() < before);
    touch(&mut lab, Touch::Farther);
    assert_eq!(
        (drawing(&lab).view.root, drawing(&lab).places.len()),
        (1, before)
    );
    lab.press(Button::Whole(0));
    assert_eq!(drawing(&lab).view.root, 0);
    lab.set("fold/0", "true");
    assert!(drawing(&lab).places.iter().any(|place| place.is_folded));
    // A new run shows its whole tree again.
    lab.press(Button::Restart);
    assert_eq!(drawing(&lab).view, watch::View::default());
    assert_eq!(lab.model.watched[0].chosen, None);
}

#[test]
fn a_press_on_the_tree_goes_where_it_points() {
    let mut lab = Lab::open(&format!("a=backtracking&{}", p3()));
    lab.set("speed", "100");
    lab.press(Button::Run);
    let end = lab.position();
    // The root's dot is in the middle of the first row.
    touch(&mut lab, Touch::Pointed(200.0, 10.0));
    assert_eq!(
        (lab.model.watched[0].chosen, lab.position()),
        (Some(1), end)
    );
    touch(&mut lab, Touch::Pressed(200.0, 10.0));
    assert_eq!(lab.position(), 1);
    touch(&mut lab, Touch::Pressed(3.0, 190.0));
    assert_eq!(lab.position(), 1, "nothing is there");
}

#[test]
fn in_a_race_that_goes_by_nodes_all_boards_go_along() {
    let race = format!("a=backtracking&a=depth-first&c=node&{}", p3());
    let mut lab = Lab::open(&race);
    lab.set("speed", "100");
    lab.press(Button::Run);
    lab.say(Msg::Tree(1, Touch::Pressed(200.0, 10.0)));
    assert_eq!(lab.expanded(), [1, 1]);
}

#[test]
fn two_trees_are_merged_and_both_runs_go_to_a_node() {
    let race = "a=depth-first&a=depth-first;order:9-1&c=node&n=300";
    let mut lab = Lab::open(&format!("{race}&{}", p3()));
    lab.set("speed", "100");
    lab.press(Button::Run);
    let beat = lab.expanded();
    lab.press(Button::Merge);
    let pair = lab.model.merged.pair.clone().expect("they have trees");
    let [first, second] = pair.looked.map(|(all, _)| all);
    let all = pair.all;
    assert_eq!(u64::from(all.both + all.only[0]), first);
    assert_eq!(u64::from(all.both + all.only[1]), second);
    assert!(all.both > 0 && all.only.iter().all(|&only| only > 0));
    let text = page(&lab.model).svg_file("");
    assert!(
        text.contains(&format!("Nodes in both: {};", all.both)),
        "no sum"
    );
    // The last place that only the second run has: it goes there, and the first to where they parted.
    let only = |share: &Share| share.nodes.both == 0 && share.nodes.only[0] == 0;
    let at = pair.shares.iter().rposition(only).expect("there is one");
    let (place, share) = (pair.drawing.places[at], pair.shares[at]);
    lab.model.merged.chosen = Some(place.node);
    touch_tree(&mut lab, 2, Touch::Enter);
    let nodes = |lab: &Lab| {
        let shots = lab.model.watched.iter().flat_map(|watched| &watched.shot);
        let edges = shots.map(|shot| shot.event.and_then(|event| event.edge));
        edges
            .map(|edge| edge.map_or(0, |edge| edge.node as u32))
            .collect::<Vec<_>>()
    };
    assert_eq!(nodes(&lab), share.numbers);
    assert_ne!(share.numbers[0], share.numbers[1]);
    assert!(lab.model.merged.pair.is_some(), "nothing new was looked at");
    // A step back is one from where they were together.
    let (position, _) = lab.model.position;
    lab.press(Button::Back);
    lab.press(Button::Step);
    assert_eq!((lab.model.position.0, lab.expanded()), (position, beat));
    lab.press(Button::Restart);
    assert_eq!(lab.model.merged.pair, None);
}
