//! Everything written can be read back, and nothing else can.

use super::{read, written};
use nonet::board::{Cell, Digit, Geometry, Puzzle};
use nonet::logic::{Info, techniques};
use serde::{Deserialize, Serialize};

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
enum Sample {
    Nothing,
    One(Option<Digit>),
    Two(u64, i64),
    Wide(u128),
    Named { text: String, list: Vec<Sample> },
    Numbers(bool, u8, u16, u32, f64, char),
    Boards(Box<Puzzle>, &'static Info, Cell),
}

fn samples() -> Vec<Sample> {
    let puzzle = Puzzle::empty(Geometry::classic());
    let info = techniques::infos().last().expect("there are techniques");
    let list = vec![
        Sample::Nothing,
        Sample::One(None),
        Sample::One(Digit::new(25)),
        Sample::Two(u64::MAX, i64::MIN),
        Sample::Two(127, -64),
        Sample::Wide(6_670_903_752_021_072_936_960),
        Sample::Wide(u128::MAX),
        Sample::Two(128, i64::MAX),
        Sample::Numbers(true, u8::MAX, u16::MAX, u32::MAX, -0.1, '九'),
        Sample::Boards(Box::new(puzzle), info, Cell::new(80)),
    ];
    let text = "a line, and another\n".to_owned();
    vec![Sample::Named { text, list }]
}

#[test]
fn what_is_written_is_read() {
    assert_eq!(read(&written(&samples())), Some(samples()));
}

#[test]
fn a_part_of_a_message_is_none() {
    let whole = written(&samples());
    for length in 0..whole.len() {
        assert_eq!(read::<Vec<Sample>>(&whole[..length]), None, "{length}");
    }
    assert_eq!(read::<Vec<Sample>>(&[&whole[..], &[0]].concat()), None);
}

/// Each beside a valid value.
#[test]
fn values_that_are_none_are_refused() {
    assert_eq!(read(&[1, 1, 25]), Some(Sample::One(Digit::new(25))));
    assert_eq!(read::<Sample>(&[1, 1, 26]), None);
    assert_eq!(read::<Sample>(&[1, 1, 0]), None);
    assert_eq!(read::<Sample>(&[1, 2, 1]), None);
    assert_eq!(read::<Sample>(&[6]), None);
    assert_eq!(read(&[0x7f]), Some(0x7f_u8));
    assert_eq!(read::<u8>(&[0x80, 2]), None);
    assert_eq!(read(&[0x80, 2]), Some(0x100_u16));
    assert_eq!(read(&[1, 97]), Some("a".to_owned()));
    assert_eq!(read::<String>(&[1, 0xff]), None);
    assert_eq!(read::<String>(&[200, 97]), None);
    assert_eq!(read::<char>(&[0x80, 0xb0, 3]), None);
    assert_eq!(read::<&Info>(&written(&"no-technique")), None);
    let with_boxes = |digits: Vec<u8>| written(&(vec![0_u8], digits));
    assert!(read::<Puzzle>(&with_boxes(vec![0])).is_some());
    assert!(read::<Puzzle>(&with_boxes(vec![])).is_none());
}
