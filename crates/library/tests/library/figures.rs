//! The statistics of games.

use crate::shop::Shop;
use library::{Button, Figures, Msg};

#[test]
fn a_game_that_is_there_twice_is_counted_once() {
    let solved = |name: &str, shop: &mut Shop, time: u64, seconds: u32| {
        let rows = ["1234", "3412", "2143", "4321"];
        let mut texts = vec!["load 2x2 r1c1:.>1g".to_owned()];
        for (row, r) in rows.iter().zip(1..) {
            let cells = row.chars().zip(1..).filter(|(_, c)| (r, *c) != (1, 1));
            texts.extend(cells.map(|(digit, c)| format!("type r{r}c{c}:.>{digit}p")));
        }
        let last = texts.pop().unwrap();
        texts.push(format!("@{seconds} {last}"));
        let texts: Vec<&str> = texts.iter().map(String::as_str).collect();
        shop.game(name, time, &texts);
    };
    let mut shop = Shop::default();
    solved("7-1", &mut shop, 100, 65);
    solved("7-2", &mut shop, 200, 65);
    solved("7-3", &mut shop, 300, 66);
    let mut shop = shop.again();
    let figures = Figures::of(&shop.model.catalogue, 500, 0);
    assert_eq!(figures.tallies[0].1.seconds, [65, 66]);
    assert_eq!(figures.tallies[0].1.n, 2);
    shop.tell(Msg::Pressed(Button::SaveFigures));
    assert_eq!(shop.files[0].1.lines().count(), 3, "a head and two games");
}
