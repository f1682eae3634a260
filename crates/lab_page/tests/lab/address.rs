//! The address of a run: everything that restores it, the unchanged game, and nothing while another workspace is
//! in sight (which the page's own tests check).

use lab_page::{Effect, Model, Msg, update};
use watch::{Setup, read_other, read_setup, write_address};

const P3: &str =
    "p=53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
const SMALL: &str = "p=1...............&s=2x2";

fn opened(model: &mut Model, fragment: &str) -> Option<String> {
    let effects = update(model, Msg::Opened(fragment.to_owned()));
    effects.into_iter().find_map(|effect| match effect {
        Effect::Fragment(fragment) => Some(fragment),
        _ => None,
    })
}

#[test]
fn coming_back_to_the_laboratory_brings_the_run_back_to_the_address() {
    let mut model = Model::default();
    let link = format!("a=depth-first;order:9-1&d=7&{P3}&w=lab");
    assert_eq!(opened(&mut model, &link).as_deref(), Some(link.as_str()));
    let begun = model.begun;
    for _ in 0..2 {
        assert_eq!(opened(&mut model, P3).as_deref(), Some(link.as_str()));
    }
    assert_eq!(model.setup.seed, 7);
    assert!(begun <= model.begun, "and the run is as it was left");
}

#[test]
fn another_puzzle_than_the_games_is_in_the_address_beside_the_game() {
    let mut model = Model::default();
    opened(&mut model, &format!("a=backtracking&{P3}&w=lab"));
    let game = model.own.clone();
    let effects = update(&mut model, Msg::Set("puzzle".to_owned(), "3".to_owned()));
    assert_ne!(model.puzzle, game);
    let is_told = |effect: &Effect| {
        let Effect::Fragment(address) = effect else {
            return false;
        };
        read_other(address).as_ref() == Some(&model.puzzle)
            && read_setup(address) == (Some(model.setup.clone()), Some(game.clone()))
    };
    assert!(effects.iter().any(is_told), "{effects:?}");
}

#[test]
fn an_address_brings_back_game_and_puzzle_of_any_shape() {
    let all = [P3, SMALL, "p=....................................&s=2x3"];
    let read = |text: &str| read_setup(text).1.unwrap();
    for (own, other) in all.iter().flat_map(|a| all.map(|b| (*a, b))) {
        let (own_puzzle, puzzle) = (read(own), read(other));
        let setup = Setup::usual(lab::algorithm("tabu-search").unwrap());
        let address = write_address(&setup, &puzzle, &own_puzzle);
        let mut model = Model {
            own: own_puzzle.clone(),
            ..Model::default()
        };
        opened(&mut model, &address);
        assert_eq!(model.puzzle, puzzle, "{address}");
        assert_eq!((model.setup, model.own), (setup, own_puzzle), "{address}");
        assert!(own_has_givens(own) == address.contains("&p="), "{address}");
    }
}

fn own_has_givens(own: &str) -> bool {
    own.chars()
        .skip(2)
        .take_while(|&ch| ch != '&')
        .any(|ch| ch != '.')
}
