//! Which rows are rated automatically, and what is said about those not rated yet.

use crate::shop::Shop;
use ::words::Lang;
use library::view::view;
use library::{Button, Effect, Key, LibraryEdit, Msg, update, words};
use nonet::rate::explainer;
use std::collections::BTreeMap;
use worker::workshop;

/// Gives the library the worker's answer to its last request. Returns the number of requests so far.
fn answer(shop: &mut Shop) -> usize {
    let request = shop.asked.last().cloned().unwrap();
    let mut replies = Vec::new();
    workshop::handle(request, &mut |reply| replies.push(reply));
    for reply in replies {
        shop.tell(Msg::Replied(reply));
    }
    shop.asked.len()
}

#[test]
fn rows_in_sight_are_rated_one_at_a_time() {
    let easy = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let other = "1........23..........................................................7..........8";
    let mut shop = Shop::with(Vec::new(), BTreeMap::new());
    let text = [
        easy,
        other,
        &easy.replace('5', "."),
        easy.replace('7', ".").as_str(),
    ]
    .join("\n");
    shop.tell(Msg::FileCame("some.txt".into(), Some(text)));
    assert!(shop.asked.is_empty(), "nothing is in sight");
    shop.tell(Msg::Set("sort".into(), "created".into()));
    shop.tell(Msg::Scrolled(0, 2));
    for n in 1..=3 {
        assert_eq!(shop.asked.len(), n, "one at a time");
        answer(&mut shop);
    }
    assert_eq!(
        shop.asked.len(),
        3,
        "asked how many solutions, how hard; the next, how many"
    );
    let rated: Vec<_> = shop.model.catalogue.rows().map(|(_, row)| row.er).collect();
    let er = explainer(&easy.parse().unwrap()).unwrap().er;
    assert_eq!(rated, [er, None, None, None]);
    let again = shop.again();
    assert_eq!(again.model.catalogue.row(0).er, er, "it is kept");
    shop.tell(Msg::Scrolled(2, 2));
    shop.tell(Msg::WorkersLost);
    shop.tell(Msg::Scrolled(1, 3));
    assert_eq!(shop.asked.len(), 4, "nobody is there to be asked");
}

const EASY: &str =
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";

/// Three puzzles that can be rated, one with several solutions, none in sight.
fn four() -> Shop {
    let mut shop = Shop::with(Vec::new(), BTreeMap::new());
    let several = EASY.replace(['5', '7'], ".");
    let turned: String = EASY.chars().rev().collect();
    let changed = EASY.replace('5', "x").replace('3', "5").replace('x', "3");
    let text = [several, turned, changed, EASY.to_owned()].join("\n");
    shop.tell(Msg::FileCame("some.txt".into(), Some(text)));
    shop
}

/// Answers until there are no more requests.
fn answer_all(shop: &mut Shop) {
    let mut n = 0;
    while shop.asked.len() > n {
        n = shop.asked.len();
        answer(shop);
    }
}

#[test]
fn sorted_by_difficulty_the_whole_list_is_rated_and_then_put_in_order() {
    let mut shop = four();
    shop.set("sort", "difficulty");
    assert_eq!(shop.asked.len(), 1, "though none is in sight");
    let says = |shop: &Shop, words: &str| view(&shop.model).all_text().contains(words);
    assert!(says(&shop, "4 puzzles are not rated yet."));
    let before = shop.model.list.clone();
    answer(&mut shop);
    assert!(
        says(&shop, "3 puzzles are not rated yet."),
        "one has several solutions"
    );
    answer(&mut shop);
    answer(&mut shop);
    assert!(says(&shop, "2 puzzles are not rated yet."));
    assert_eq!(
        shop.model.list, before,
        "the rows stay while there are more"
    );
    answer_all(&mut shop);
    assert!(!says(&shop, "not rated yet"));
    let last = shop.model.list.last().copied();
    assert_eq!(last, Some(0), "the one without a rating");
}

#[test]
fn a_search_for_a_difficulty_finds_what_is_rated_later() {
    let mut shop = four();
    shop.set("search", "ea");
    assert!(shop.asked.is_empty(), "that may become anything");
    let er = explainer(&EASY.parse().unwrap()).unwrap().er.unwrap();
    let grade = words::grade(Lang::En, er).to_lowercase();
    shop.set("search", grade.split(' ').next().unwrap());
    assert!(shop.model.list.is_empty());
    answer_all(&mut shop);
    assert_eq!(shop.model.list.len(), 3);
    assert!(shop.model.unrated.is_empty());
}

#[test]
fn nothing_is_rated_for_a_list_that_is_hidden_or_sorted_otherwise() {
    let mut shop = four();
    shop.set("sort", "difficulty");
    shop.tell(Msg::Hidden);
    answer(&mut shop);
    assert_eq!(shop.asked.len(), 1);
    shop.show();
    assert_eq!(shop.asked.len(), 2, "it goes on");
    shop.tell(Msg::Typed(Key::Open));
    answer(&mut shop);
    answer(&mut shop);
    assert_eq!(shop.asked.len(), 3, "only the row that was begun is rated");
    shop.show();
    assert_eq!(shop.asked.len(), 4);
    shop.set("sort", "name");
    answer_all(&mut shop);
    assert_eq!(shop.asked.len(), 5);
    shop.tell(Msg::Pressed(Button::Figures));
    assert!(!view(&shop.model).all_text().contains("not rated yet"));
}

/// Boards of 4x4 cannot be rated: they are dropped a hundred at a time, with a frame between.
#[test]
fn rows_that_cannot_be_rated_hold_nothing_up() {
    let sign = |n: usize, place: u32| char::from(b".1234"[n / 5_usize.pow(place) % 5]);
    let board = |n: usize| -> String { (0..4).map(|place| sign(n, place)).collect() };
    let boards = (1..=300).map(|n| format!("p={}{}&s=2x2", board(n), ".".repeat(12)));
    let all = boards.chain([format!("p={EASY}")]).collect();
    let mut shop = Shop::with(Vec::new(), BTreeMap::new());
    shop.model
        .catalogue
        .take(&LibraryEdit::Puzzles(0, 5, 0, all));
    let sort = Msg::Set("sort".into(), "difficulty".into());
    let messages = [sort]
        .into_iter()
        .chain(std::iter::repeat_n(Msg::Continued, 9));
    let is_ask = |effect: &Effect| matches!(effect, Effect::Ask(_));
    let asks = messages.map(|msg| update(&mut shop.model, msg).iter().any(is_ask));
    assert_eq!(
        asks.collect::<Vec<_>>().iter().position(|&asks| asks),
        Some(3)
    );
}

#[test]
fn all_rows_are_rated_if_that_is_asked_for_and_how_far_it_is_is_said() {
    let mut shop = four();
    let says = |shop: &Shop, words: &str| view(&shop.model).all_text().contains(words);
    assert!(shop.asked.is_empty() && says(&shop, "Rate all"));
    shop.tell(Msg::Pressed(Button::RateAll));
    assert!(says(&shop, "0 of 4 rated") && says(&shop, "Stop rating"));
    answer(&mut shop);
    answer(&mut shop);
    answer(&mut shop);
    assert!(says(&shop, "of 4 rated"));
    shop.tell(Msg::Pressed(Button::RateNoMore));
    let n_rated = |shop: &Shop| {
        let rows = shop.model.catalogue.rows();
        rows.filter(|(_, row)| row.er.is_some()).count()
    };
    answer_all(&mut shop);
    assert_eq!(
        n_rated(&shop),
        2,
        "it stops after the one that is being rated"
    );
    shop.tell(Msg::Pressed(Button::RateAll));
    answer_all(&mut shop);
    assert_eq!(n_rated(&shop), 3, "one has several solutions");
    assert!(!shop.model.rates_all && says(&shop, "Rate all"));
}

#[test]
fn a_grade_is_looked_for_among_all_and_the_list_says_how_many_are_rated() {
    let mut shop = four();
    let er = explainer(&EASY.parse().unwrap()).unwrap().er;
    let grade = answers::protocol::Grade::of(er);
    shop.set("grade", "nightmare");
    assert!(shop.model.list.is_empty());
    assert!(view(&shop.model).all_text().contains("0 of 4 rated"));
    answer_all(&mut shop);
    assert!(shop.model.list.is_empty() && shop.model.unrated.is_empty());
    shop.set("grade", grade.slug());
    assert_eq!(shop.model.list.len(), 3);
    shop.set("grade", "");
    assert_eq!(shop.model.list.len(), 4);
}
