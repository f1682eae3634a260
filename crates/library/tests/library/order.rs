//! Which words find what, and in which order.

use crate::shop::Shop;
use library::{Button, Key, Msg, Place};

/// Games with these names.
fn named(names: &[&str]) -> Shop {
    let mut shop = Shop::default();
    for n in 0..names.len() {
        let load = format!("load r1c1:.>5g r9c{}:.>1g", n + 1);
        shop.game(&format!("7-{n}"), 900 - n as u64, &[&load]);
    }
    let mut shop = shop.again();
    for name in names {
        shop.tell(Msg::Pressed(Button::Rename));
        shop.answer(name);
        shop.tell(Msg::Typed(Key::By(1)));
    }
    shop
}

fn found(shop: &mut Shop, text: &str) -> Vec<String> {
    shop.set("search", text);
    shop.list()
}

#[test]
fn a_number_is_found_in_names_folders_and_tags_and_among_the_givens() {
    let mut shop = named(&["Nr. 12345", "Other", "Third", "Fourth"]);
    assert_eq!(found(&mut shop, "12345"), ["Nr. 12345"]);
    assert_eq!(found(&mut shop, "5....").len(), 4, "givens");
    shop.set("search", "other");
    shop.tell(Msg::Typed(Key::Tick));
    shop.set("put", "new");
    shop.answer("Summer 2024");
    assert_eq!(found(&mut shop, "2024"), ["Other"]);
    shop.tell(Msg::Typed(Key::None));
    shop.set("search", "third");
    shop.tell(Msg::Typed(Key::Tick));
    shop.set("mark", "new");
    shop.answer("777");
    assert_eq!(found(&mut shop, "777"), ["Third"]);
}

#[test]
fn accents_do_not_hide_anything() {
    let mut shop = named(&["Árbol", "Niño", "Straße", "Łódź"]);
    for (text, name) in [
        ("arbol", "Árbol"),
        ("ÁRBOL", "Árbol"),
        ("nino", "Niño"),
        ("lodz", "Łódź"),
    ] {
        assert_eq!(found(&mut shop, text), [name], "{text}");
    }
    assert_eq!(found(&mut shop, "strasse"), ["Straße"]);
}

#[test]
fn names_are_sorted_as_in_a_dictionary() {
    let names = [
        "Puzzle 10",
        "zeta",
        "Oso",
        "ñandú",
        "nube",
        "árbol",
        "puzzle 2",
        "Azul",
    ];
    let mut shop = named(&names);
    shop.set("sort", "name");
    let expected = [
        "árbol",
        "Azul",
        "nube",
        "ñandú",
        "Oso",
        "puzzle 2",
        "Puzzle 10",
        "zeta",
    ];
    assert_eq!(shop.list(), expected);
}

/// A solved 4x4 board, two with one and with three cells open, a 9x9 just started, and puzzles.
#[test]
fn progress_goes_by_what_is_shown() {
    let row = |r: usize, digits: &str, by: char| -> String {
        let cells = digits.chars().zip(1..);
        cells
            .map(|(digit, c)| format!(" r{r}c{c}:.>{digit}{by}"))
            .collect()
    };
    let mut shop = Shop::default();
    let rest = row(3, "2143", 'p') + &row(4, "4321", 'p');
    let load = format!("load 2x2{}{}", row(1, "1234", 'g'), row(2, "3412", 'g'));
    let cells: Vec<&str> = rest.split(' ').filter(|cell| !cell.is_empty()).collect();
    let game = |n: usize| -> Vec<String> {
        let typed = cells[..n].iter().map(|cell| format!("type {cell}"));
        [load.clone()].into_iter().chain(typed).collect()
    };
    let mut put = |name: &str, texts: Vec<String>| {
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        shop.game(name, 100, &texts);
    };
    put("7-1", game(5));
    put("7-2", game(8));
    put("7-3", game(7));
    // It has fewer open cells than a 4x4 board with few givens, and less of it is done.
    put(
        "7-4",
        vec!["load r1c1:.>5g".into(), "type r1c2:.>3p".into()],
    );
    let mut shop = shop.again();
    let few = "12..\n..1.\n.4..\n...3\n";
    shop.tell(Msg::FileCame("x".into(), Some(few.into())));
    shop.tell(Msg::Pressed(Button::Go(Place::All)));
    shop.set("sort", "progress");
    let shown: Vec<String> = shop
        .model
        .list
        .iter()
        .map(|&row| library::words::progress(&shop.model, shop.model.catalogue.row(row)).0)
        .collect();
    assert_eq!(shown, ["Solved", "87 %", "62 %", "1 %", "Not begun"]);
}
