//! Boards of every size as text: each form at each size, ambiguous texts and their messages, maps of regions, links.

use nonet::board::{Cell, Digit, Geometry, Grid, Puzzle};
use nonet::text::{
    Board, Expect, Game, Ignored, Link, ParseError, ReadError, Symbols, framed, framed_as,
    framed_candidates, framed_candidates_as, line, line_as, read_any, read_boxes, read_link,
    read_plain, read_regions, regions, write_link,
};
use proptest::prelude::{Strategy, any, prop_oneof};
use proptest::test_runner::{Config, RngAlgorithm, TestRng, TestRunner};
use std::sync::Arc;
use support::Random;

const SIDES: [usize; 11] = [4, 6, 8, 9, 10, 12, 15, 16, 20, 24, 25];

/// A 9x9 board with irregular regions.
const CROOKED: &str =
    "111122333111222333112222333444555566444555666444556666777788999777888999778888999";

fn usual(side: usize) -> Arc<Geometry> {
    let (high, wide) = Geometry::usual_boxes(side).expect("a usual size");
    Geometry::shared(high, wide).expect("a usual size")
}

/// Some digits of a well-known solution: each row is the one before, shifted.
fn sample(geometry: &Arc<Geometry>, random: &mut Random, keep: usize) -> Puzzle {
    let (high, wide) = geometry.boxes().unwrap_or((1, geometry.side()));
    let side = geometry.side();
    let mut puzzle = Puzzle::empty(Arc::clone(geometry));
    for cell in geometry.cells() {
        let (row, col) = (geometry.row(cell), geometry.col(cell));
        let value = (row % high * wide + row / high + col) % side + 1;
        let kept = random.below(100) < keep;
        puzzle
            .set(cell, Digit::new(value as u8).filter(|_| kept))
            .unwrap();
    }
    puzzle
}

fn boards(text: &str) -> Vec<Board> {
    let found = read_any(text, &Expect::default());
    found
        .unwrap_or_else(|error| panic!("{error:?}\n{text}"))
        .into_vec()
}

fn in_rows(puzzle: &Puzzle, symbols: Symbols, blank: char, between: &str) -> String {
    let geometry = puzzle.geometry();
    let side = geometry.side();
    let width = if symbols == Symbols::Pairs { 2 } else { 1 };
    let cell = |&digit: &Option<Digit>| match digit {
        Some(digit) => symbols.show(digit, side),
        None => blank.to_string().repeat(width),
    };
    let cells: Vec<String> = puzzle.digits().iter().map(cell).collect();
    let rows = cells.chunks(side).map(|row| row.join(between) + "\n");
    rows.collect()
}

/// The forms that read back unambiguously.
fn clear_forms(puzzle: &Puzzle) -> Vec<String> {
    let letters = |blank| in_rows(puzzle, Symbols::Letters, blank, "");
    let mut forms = vec![
        line(puzzle, '.'),
        line(puzzle, '0'),
        letters('.'),
        letters('_').to_lowercase(),
        in_rows(puzzle, Symbols::Letters, '0', " "),
        in_rows(puzzle, Symbols::Letters, '.', ","),
        framed(puzzle),
        framed_as(puzzle, Symbols::Numbers),
        format!("# a comment\n[Puzzle]\n{}", framed(puzzle)),
    ];
    if puzzle.geometry().side() > 9 {
        forms.extend([
            line_as(puzzle, Symbols::Numbers, '.'),
            line_as(puzzle, Symbols::Numbers, '0'),
            in_rows(puzzle, Symbols::Numbers, '.', " "),
            in_rows(puzzle, Symbols::Numbers, '-', "\t"),
            in_rows(puzzle, Symbols::Numbers, '~', ",").replace('~', ""),
            line_as(puzzle, Symbols::Pairs, '.'),
            line_as(puzzle, Symbols::Pairs, '0'),
            in_rows(puzzle, Symbols::Pairs, '.', ""),
            in_rows(puzzle, Symbols::LettersFromOne, '.', ""),
            line_as(puzzle, Symbols::LettersFromOne, '.'),
        ]);
    }
    forms
}

#[test]
fn each_form_of_each_size_is_read() {
    let mut random = Random::new(1);
    for side in SIDES {
        for keep in [40, 80] {
            let puzzle = sample(&usual(side), &mut random, keep);
            assert!(puzzle.conflicts().is_empty());
            for text in clear_forms(&puzzle) {
                let found = boards(&text);
                assert_eq!(found.len(), 1, "{side}: {text}\n{found:?}");
                assert_eq!(found[0].puzzle, puzzle, "{side}: {text}");
            }
        }
    }
}

#[test]
fn with_a_shape_that_is_known_there_is_nothing_to_guess() {
    let mut random = Random::new(2);
    for side in 1..=25 {
        for high in (1..=side).filter(|high| side % high == 0) {
            let geometry = Geometry::shared(high, side / high).unwrap();
            let puzzle = sample(&geometry, &mut random, 30);
            for symbols in Symbols::ALL {
                let by_itself =
                    side > 9 || symbols != Symbols::Pairs && symbols != Symbols::LettersFromOne;
                let expect = Expect {
                    geometry: Some(Arc::clone(&geometry)),
                    symbols: Some(symbols),
                };
                let text = line_as(&puzzle, symbols, '.');
                let found = read_any(&text, &expect)
                    .map(|found| found.into_vec().into_iter().map(|b| b.puzzle).collect());
                assert!(
                    !by_itself || found == Ok(vec![puzzle.clone()]),
                    "{side} {symbols:?} {text}"
                );
            }
        }
    }
}

#[test]
fn hexadecimal_is_known_by_a_second_blank() {
    let mut random = Random::new(3);
    let puzzle = sample(&usual(16), &mut random, 50);
    let text = line_as(&puzzle, Symbols::FromZero, '.');
    assert!(text.contains('0'));
    let found = boards(&text);
    assert_eq!((found.len(), found[0].symbols), (1, Symbols::FromZero));
    assert_eq!(found[0].puzzle, puzzle);
    // A full board with 0 for 16, or one with 16 blanks?
    let full = sample(&usual(16), &mut random, 100);
    let found = boards(&line_as(&full, Symbols::FromZero, '.'));
    let given: Vec<usize> = found.iter().map(|board| board.puzzle.n_givens()).collect();
    assert_eq!(given, [240, 256]);
}

/// If 0 is the last digit, that digit has no letter.
#[test]
fn the_last_digit_has_one_name() {
    let rest = ".".repeat(254);
    assert!(read_any(&format!("0F{rest}"), &Expect::default()).is_ok());
    assert!(read_any(&format!("0G{rest}"), &Expect::default()).is_err());
}

/// A 4x4 board with something after it, or a whole 9x9 board?
#[test]
fn what_leaves_nothing_over_is_meant() {
    let found = boards(&format!("1...2.......3..4 {}", ".".repeat(65)));
    let sides: Vec<usize> = found.iter().map(|b| b.puzzle.geometry().side()).collect();
    assert_eq!((sides, &found[0].ignored), (vec![9], &vec![]));
}

#[test]
fn letters_alone_are_ambiguous_unless_they_go_beyond() {
    let of = |text: &str, side: usize| {
        let text = format!("{text}{}", ".".repeat(side * side - text.len()));
        boards(&text)
            .iter()
            .map(|board| board.symbols)
            .collect::<Vec<_>>()
    };
    assert_eq!(of("ABG", 16), [Symbols::LettersFromOne, Symbols::Letters]);
    assert_eq!(of("ABGH", 16), [Symbols::LettersFromOne]);
    assert_eq!(of("ABG1", 16), [Symbols::Letters]);
    assert_eq!(of("ABP", 25), [Symbols::LettersFromOne, Symbols::Letters]);
    assert_eq!(of("ABQ", 25), [Symbols::LettersFromOne]);
    // Letters beyond nine even when counted from A = 1.
    assert_eq!(of("JKP", 25), [Symbols::LettersFromOne, Symbols::Letters]);
    // Nine is not a letter: it is written the same in most ways, of which the first is reported.
    let nine = format!("9{}", " .".repeat(255));
    assert_eq!(boards(&nine)[0].symbols, Symbols::Letters);
    assert_eq!(of("", 25), [Symbols::Letters]);
    // A letter twice in a row does not prevent reading a board that has no other reading.
    assert_eq!(of("HH", 16), [Symbols::LettersFromOne]);
}

#[test]
fn boxes_are_as_drawn_or_usual_or_as_the_digits_want_them() {
    let mut random = Random::new(4);
    for (high, wide) in [
        (2, 3),
        (3, 2),
        (2, 4),
        (4, 2),
        (5, 2),
        (4, 3),
        (5, 3),
        (6, 4),
    ] {
        let geometry = Geometry::shared(high, wide).unwrap();
        let puzzle = sample(&geometry, &mut random, 70);
        assert_eq!(boards(&framed(&puzzle))[0].puzzle, puzzle);
        let found = boards(&line(&puzzle, '.'));
        assert_eq!((found.len(), &found[0].puzzle), (1, &puzzle));
    }
    let few = format!("1{}", ".".repeat(35));
    assert_eq!(boards(&few)[0].puzzle.geometry().boxes(), Some((2, 3)));
}

#[test]
fn only_a_line_across_the_board_says_how_high_boxes_are() {
    let empty = |n: usize, side: usize| (".".repeat(side) + "\n").repeat(n);
    let rows = |n: usize, side: usize| format!("1{}", &empty(n, side)[1..]);
    let line = "---+---\n";
    let boxes = |text: &str| {
        let board = boards(text).swap_remove(0);
        (board.puzzle.geometry().boxes().unwrap(), board.ignored)
    };
    let drawn = |n| vec![Ignored::Borders(n)];
    let after = |n, side: usize| rows(n, side) + line + &empty(side - n, side);
    // No digit contradicts the usual boxes.
    assert_eq!(boxes(&after(3, 6)), ((3, 2), drawn(1)));
    assert_eq!(
        boxes(&(line.to_owned() + &after(3, 6) + line)),
        ((3, 2), drawn(3))
    );
    // A height that no board has is ignored, and so is a line under the whole board.
    assert_eq!(boxes(&after(5, 9)), ((3, 3), drawn(1)));
    assert_eq!(boxes(&(rows(6, 6) + line + line)), ((2, 3), drawn(2)));
    let two = rows(9, 9) + "\n" + line + &rows(9, 9);
    let ignored = vec![Ignored::Borders(1), Ignored::MorePuzzles(1)];
    assert_eq!(boxes(&two), ((3, 3), ignored));
}

/// Boards as pages and programs draw them: a line after every row separates rows, not boxes.
#[test]
fn lines_after_every_row_do_not_change_the_boxes() {
    let mut random = Random::new(8);
    for (high, wide) in [(3, 3), (2, 3), (3, 2), (2, 4), (4, 4)] {
        let geometry = Geometry::shared(high, wide).unwrap();
        let puzzle = sample(&geometry, &mut random, 60);
        let usual = Geometry::usual_boxes(high * wide) == Some((high, wide));
        for (between, thin, thick) in [
            (" ", "---", "==="),
            (" | ", "+---+---+", "+===+===+"),
            (" │ ", "├───┼───┤", "╠═══╬═══╣"),
        ] {
            let drawn = |every: &str, band: &str| {
                let mut text = String::new();
                for (row, cells) in puzzle.digits().chunks(high * wide).enumerate() {
                    let cells = cells.iter();
                    let cells = cells.map(|digit| match digit {
                        Some(digit) => char::from_digit(digit.get().into(), 36).unwrap_or('.'),
                        None => '.',
                    });
                    let cells: Vec<String> =
                        cells.map(|ch| ch.to_ascii_uppercase().into()).collect();
                    let ends_band = (row + 1) % high == 0;
                    let below = if ends_band { band } else { every };
                    text += &format!("{}\n{below}\n", cells.join(between));
                }
                text
            };
            let found = boards(&drawn(thin, thick));
            assert!(
                found.iter().any(|board| board.puzzle == puzzle),
                "{found:?}"
            );
            if usual {
                let found = boards(&drawn(thin, thin));
                assert!(
                    found.iter().any(|board| board.puzzle == puzzle),
                    "{found:?}"
                );
            }
        }
    }
}

/// Spaces are empty cells only if every line is exactly as long as a row, or the only line as long as the board; never
/// between numbers.
#[test]
fn spaces_for_blanks_need_rows() {
    let rows = |wide: usize, side: usize| {
        let row = |at: usize| format!("{:wide$}\n", at % 4 + 1);
        (0..side * side / wide).map(row).collect::<String>()
    };
    let read = |text: &str, side, symbols| {
        let geometry = Some(usual(side));
        let expect = Expect { geometry, symbols };
        read_any(text, &expect).is_ok()
    };
    assert!(read(&rows(9, 9), 9, None) && read(&rows(81, 9), 9, None));
    assert!(!read(&rows(27, 9), 9, None));
    assert!(read(&rows(9, 9).replace(' ', "\u{A0}"), 9, None));
    assert!(read(&rows(16, 16), 16, Some(Symbols::Letters)));
    assert!(!read(&rows(16, 16), 16, Some(Symbols::Numbers)));
}

#[test]
fn a_list_of_small_boards_or_one_large_one() {
    let rows = "1..............2\n".repeat(16);
    let sides: Vec<usize> = boards(&rows)
        .iter()
        .map(|b| b.puzzle.geometry().side())
        .collect();
    assert_eq!(sides, [4]);
    let rows: String = (0..16)
        .map(|k| format!("{}{}{}\n", ".".repeat(k), k % 4 + 1, ".".repeat(15 - k)))
        .collect();
    let mut sides: Vec<usize> = boards(&rows)
        .iter()
        .map(|b| b.puzzle.geometry().side())
        .collect();
    sides.sort_unstable();
    assert_eq!(sides, [4, 16]);
    let more = "1...2...3...4...\n1...............\n";
    assert_eq!(boards(more)[0].ignored, [Ignored::MorePuzzles(1)]);
}

#[test]
fn maps_of_regions() {
    let geometry = read_regions(CROOKED).unwrap();
    assert_eq!(geometry.boxes(), None);
    assert_eq!(regions(&geometry), CROOKED);
    let letters: String = CROOKED
        .bytes()
        .map(|b| char::from(b - b'1' + b'k'))
        .collect();
    assert_eq!(read_regions(&letters).as_ref(), Some(&geometry));
    let mut random = Random::new(5);
    let mut puzzle = Puzzle::empty(Arc::clone(&geometry));
    for _ in 0..20 {
        let digit = Digit::new(1 + random.below(9) as u8);
        puzzle
            .set(Cell::new(random.below(81)), digit)
            .expect("on the board");
    }
    let cells = line(&puzzle, '.');
    let rows = |text: &str| {
        text.as_bytes()
            .chunks(9)
            .map(|row| String::from_utf8_lossy(row) + "\n")
            .collect::<String>()
    };
    for text in [
        format!("{cells}{CROOKED}"),
        format!("{cells} {CROOKED}"),
        format!("{cells},{letters}"),
        format!("{cells};{CROOKED} # crooked"),
        format!("{}[Regions]\n{}", rows(&cells), rows(CROOKED)),
        format!("[Puzzle]\r\n{cells}\r\n\r\n[regions]\r\n{CROOKED}\r\n"),
        framed(&puzzle),
    ] {
        assert_eq!(boards(&text)[0].puzzle, puzzle, "{text}");
    }
    // A solution after the puzzle is not a map, nor is anything with a region in two parts.
    assert_eq!(
        read_regions(&line(&sample(&usual(9), &mut random, 100), '.')),
        None
    );
    assert_eq!(
        read_regions("1122112233443344").map(|g| g.boxes()),
        Some(Some((2, 2)))
    );
    for none in [
        "",
        "1",
        "112",
        "1212",
        "1112112233443344",
        "1122112233443345",
        "....",
        "é",
    ] {
        assert!(read_regions(none).is_none_or(|g| g.side() == 1), "{none}");
    }
    let error = read_any(
        &format!("{cells}\n[Regions]\n{}", &CROOKED[1..]),
        &Expect::default(),
    );
    assert_eq!(error, Err(ReadError::Regions));
}

#[test]
fn the_largest_board_has_a_map() {
    let largest = usual(25);
    assert_eq!(read_regions(&regions(&largest)), Some(largest));
}

#[test]
fn faults_are_told_for_the_size_that_is_meant() {
    let fault = |text: &str| read_any(text, &Expect::default()).unwrap_err();
    let rows = "5...............\n".repeat(16);
    let short = rows.replacen("5...............\n", "...............\n", 1);
    let error = ParseError::ShortLine { line: 1, found: 15 };
    assert_eq!(fault(&short), ReadError::Fault { side: 16, error });
    let error = ParseError::TooFewLines { found: 15 };
    assert_eq!(fault(&rows[17..]), ReadError::Fault { side: 16, error });
    assert_eq!(fault("1....2....3"), ReadError::NoSize { found: 11 });
    let (ch, line, column) = ('Z', 1, 9);
    let error = ParseError::BadChar { ch, line, column };
    let odd = fault(&"12345678Z\n".repeat(9));
    assert_eq!(odd, ReadError::Fault { side: 9, error });
    let empty = ReadError::Fault {
        side: 9,
        error: ParseError::Empty,
    };
    assert_eq!((fault(""), fault("# nothing")), (empty.clone(), empty));
}

#[test]
fn candidates_of_large_boards_are_framed() {
    let grid = Grid::new(&Puzzle::empty(usual(12)));
    let text = framed_candidates(&grid);
    assert!(
        text.lines()
            .nth(1)
            .unwrap()
            .starts_with("| 123456789ABC 123456789ABC "),
        "{text}"
    );
    assert_eq!(text.lines().count(), 12 + 5);
    let text = framed_candidates_as(&grid, Symbols::Numbers);
    assert!(text.contains("| 1,2,3,4,5,6,7,8,9,10,11,12 1,2,"), "{text}");
}

#[test]
fn links_carry_the_shape() {
    let mut random = Random::new(6);
    let shapes = SIDES
        .map(usual)
        .into_iter()
        .chain([read_boxes("3x2").unwrap(), read_regions(CROOKED).unwrap()]);
    for geometry in shapes {
        let mut puzzle = sample(&geometry, &mut random, 60);
        if geometry.boxes().is_none() {
            puzzle = Puzzle::empty(Arc::clone(&geometry));
            puzzle
                .set(Cell::new(40), Digit::new(7))
                .expect("on the board");
        }
        let link = Link {
            game: Some(Game::of(puzzle.clone())),
            workspace: Some("learn".to_owned()),
        };
        let fragment = write_link(&link);
        assert_eq!(read_link(&fragment), Ok(link), "{fragment}");
        let old = format!("p={}&w=learn", line(&puzzle, '.'));
        assert_eq!(fragment == old, geometry.boxes() == Some((3, 3)));
    }
}

/// A runner whose cases are the same every time.
fn runner(cases: u32) -> TestRunner {
    let seed = [7; 32];
    println!("seed {seed:?}");
    let config = Config {
        cases,
        failure_persistence: None,
        ..Config::default()
    };
    TestRunner::new_with_rng(config, TestRng::from_seed(RngAlgorithm::ChaCha, &seed))
}

/// Every text that is read reads back, and there is at least one reading.
fn check(text: &str) {
    let _ = read_link(text);
    let _ = read_regions(text);
    let Ok(found) = read_any(text, &Expect::default()) else {
        return;
    };
    for board in found.iter() {
        let geometry = Some(Arc::clone(board.puzzle.geometry()));
        for symbols in [board.symbols, Symbols::Letters] {
            let again = line_as(&board.puzzle, symbols, '.');
            let expect = Expect {
                geometry: geometry.clone(),
                symbols: Some(symbols),
            };
            let again = read_any(&again, &expect).map(|found| found.into_likeliest().puzzle);
            assert_eq!(again, Ok(board.puzzle.clone()));
        }
    }
}

#[test]
fn no_text_is_a_surprise() {
    let pieces = prop_oneof![
        any::<char>().prop_map(String::from),
        "[0-9A-Ya-y.xX*_?|+=:;,!#/'\"\\[\\] \t\r\n-]{0,30}",
        "(---|\\.\\.|01|12 |25,|00|\\. |# |\\[Regions\\]|\u{FEFF}|\r\n|&s=|&r=|p=){0,9}",
        "[1-9A-G.]{16}\n",
        "[01-9.]{36}",
        "[A-Y.]{25}\n",
        "[1-4]{16}",
    ];
    let texts = proptest::collection::vec(pieces, 0..24).prop_map(|pieces| pieces.concat());
    let result = runner(1500).run(&texts, |text| {
        check(&text);
        Ok(())
    });
    result.unwrap();
}

#[test]
fn damaged_boards_are_no_surprise() {
    let mut random = Random::new(8);
    let texts: Vec<Vec<char>> = [4, 6, 9, 10, 16]
        .into_iter()
        .flat_map(|side| clear_forms(&sample(&usual(side), &mut random, 50)))
        .map(|text| text.chars().collect())
        .collect();
    let edit = (any::<usize>(), any::<u8>(), any::<char>());
    let edits = proptest::collection::vec(edit, 1..4);
    let result = runner(400).run(&(0..texts.len(), edits), |(which, edits)| {
        let mut text = texts[which].clone();
        for (place, kind, ch) in edits {
            let place = place % text.len().max(1);
            match kind % 4 {
                _ if text.is_empty() => text.push(ch),
                0 => text[place] = ch,
                1 => drop(text.remove(place)),
                2 => text.truncate(place),
                _ => text[place] = char::from(b' ' + kind % 95),
            }
        }
        check(&text.into_iter().collect::<String>());
        Ok(())
    });
    result.unwrap();
}

/// The beginning of a long text decides whether it is boards; if so, all of it is read.
#[test]
fn long_texts_are_boards_if_they_begin_as_boards() {
    let line = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    let rows: String = (0..9)
        .map(|row| line[row * 9..][..9].to_owned() + "\n")
        .collect();
    for (part, apart) in [(line, "\n"), (&rows, "\n")] {
        let text = "\n".repeat(20_000) + &format!("{part}{apart}").repeat(3_000);
        let found = boards(&text);
        assert_eq!(found.len(), 1, "{part:?} {apart:?}");
        assert!(
            found[0].ignored.contains(&Ignored::MorePuzzles(2_999)),
            "{:?}",
            found[0].ignored
        );
    }
    for part in [".", "12 ", "1\n", "123,"] {
        let n = (1 << 20) / part.len();
        let fault = read_any(&part.repeat(n), &Expect::default()).unwrap_err();
        assert!(
            matches!(fault, ReadError::NotSoon { first: 16_384 }),
            "{part}: {fault:?}"
        );
    }
    let stray = format!("{}x{}\n", &line[..40], &line[41..]).repeat(1_000);
    let fault = read_any(&stray.replace('x', "?!"), &Expect::default()).unwrap_err();
    assert!(matches!(fault, ReadError::Fault { .. }), "{fault:?}");
}

/// The texts that the page reads by itself are read in the same way by everything else, without a remark.
#[test]
fn plain_puzzles_are_what_the_other_readers_find() {
    let seed = 23;
    println!("seed {seed}");
    let mut random = Random::new(seed);
    let nine = Geometry::classic();
    let mut n_read = 0;
    for _ in 0..400 {
        let keep = random.below(101);
        let puzzle = sample(&nine, &mut random, keep);
        let blank = ['.', '0', '*'][random.below(3)];
        let mut text = match random.below(2) {
            0 => line(&puzzle, blank),
            _ => in_rows(&puzzle, Symbols::Letters, blank, ""),
        };
        if random.below(2) == 0 {
            let at = random.below(text.len());
            let sign = ["1", "0", ".", "A", " ", "\n", "|", "\u{661}"][random.below(8)];
            text.replace_range(at..=at, sign);
        }
        let Some(plain) = read_plain(&text) else {
            continue;
        };
        n_read += 1;
        let found = boards(&text);
        assert_eq!((found.len(), &found[0].puzzle), (1, &plain), "{text}");
        assert!(found[0].ignored.is_empty(), "{text}");
    }
    assert!(n_read > 100, "{n_read}");
}
