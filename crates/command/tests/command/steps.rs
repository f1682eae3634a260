//! Paths and their proofs.

use super::*;
use nonet::board::Grid;
use nonet::logic::{Technique, techniques};
use nonet::rate;
use nonet::text::{Notation, Symbols, hodoku_line, line_as, step_line, steps_text};
use support::{plain, puzzle, shared};

const HARD: &str =
    "000000039000001005003050800008090006070002000100400000009080050020000600400700000";

/// Solved by singles and whips.
const WHIPPED: &str =
    "000000900000007300054000007600000000300000002000480100020000084000096000000014095";

#[test]
fn what_path_prints_is_proved_in_every_notation() {
    for notation in ["full", "hodoku", "eureka"] {
        let path = run(&["path", "--notation", notation], ONE);
        let proved = run(&["prove"], &String::from_utf8(path.stdout).unwrap());
        let n = rows(&proved).pop().unwrap();
        assert!(n == "proved 51 of 51" && status(&proved) == 0, "{n}");
    }
}

/// In nets with patterns inside, several of these are found at once. A place with which one was found is gone by
/// the time it is named.
const AT_ONCE: [&str; 3] = [
    ".3...5...2.......7....8.39..7.6......12.....66...2..4...5.34...1..7....4.....98..",
    "..4.....3.8.7...6.3....2....9....61.1.....8....2.....5...18.9..4....5....1.6...7.",
    "1...8..2...3..18...8.7....43....976....2.......7....5..3...69....6....4.9.15.....",
];

#[test]
fn nets_with_several_patterns_at_once_are_proved_in_every_notation() {
    for notation in ["full", "hodoku", "eureka"] {
        for puzzle in AT_ONCE {
            all_proved(&["path", "--notation", notation], &["prove"], puzzle);
        }
    }
}

#[test]
fn each_step_of_a_ten_by_ten_board_is_proved_alone() {
    let ten = "1..32.64.....6..25.....7......9....3.745.9.....8A.4...8....12...38......6..2A.......54...3A.4.6...5.";
    all_proved(&["steps", "--all"], &["prove", "--alone"], ten);
}

/// Some of the forum's hardest; all with NONET_PUZZLES.
#[test]
fn paths_of_the_hardest_are_proved() {
    let Some(hardest) = shared("puzzles/forum_hardest_1905_11+.txt") else {
        return;
    };
    let n = std::env::var("NONET_PUZZLES").map_or(16, |n| n.parse().unwrap());
    for puzzle in hardest.lines().take(n) {
        all_proved(&["path"], &["prove"], puzzle);
    }
}

fn all_proved(write: &[&str], prove: &[&str], puzzle: &str) {
    let written = String::from_utf8(run(write, puzzle).stdout).expect("text");
    let proved = run(prove, &written);
    let sum = rows(&proved).pop().expect("the sum");
    let numbers = sum.strip_prefix("proved ");
    let (of_these, all) = numbers.and_then(|n| n.split_once(" of ")).expect("two");
    assert!(of_these == all && all != "0", "{puzzle}: {sum}");
}

#[test]
fn reasons_stand_below_the_steps_and_prove_skips_them() {
    for (lang, word) in [("en", "can only be"), ("es", "solo puede ser")] {
        let path = run(&["path", "--reasons", "--lang", lang], ONE);
        let text = String::from_utf8(path.stdout).unwrap();
        let (steps, reasons): (Vec<&str>, Vec<&str>) =
            text.lines().skip(1).partition(|line| !line.contains('#'));
        assert!(steps.len() == 51 && reasons.len() >= 51, "{text}");
        let is_reason = |line: &&str| line.starts_with("      # ") && line.ends_with('.');
        assert!(reasons.iter().all(is_reason), "{text}");
        assert!(text.contains(word), "{text}");
        let proved = run(&["prove"], &text);
        assert_eq!(rows(&proved), ["proved 51 of 51"]);
    }
}

#[test]
fn a_shortest_path_is_proved_and_no_longer_than_the_whole_one() {
    let lines = |words: &[&str]| {
        let output = run(words, HARD);
        let proved = run(&["prove"], &String::from_utf8(output.stdout).unwrap());
        let sum = rows(&proved).pop().unwrap();
        let (proved, all) = sum
            .strip_prefix("proved ")
            .unwrap()
            .split_once(" of ")
            .unwrap();
        assert_eq!(proved, all);
        all.parse::<usize>().unwrap()
    };
    let (whole, shortest) = (lines(&["path"]), lines(&["path", "--shortest"]));
    assert!(shortest < whole, "{shortest} of {whole}");
}

#[test]
fn steps_are_found_by_the_techniques_asked_for_in_their_order() {
    let used = |words: &[&str], puzzle: &str| {
        let json = rows(&run(&[words, &["--format", "json"]].concat(), puzzle)).concat();
        let slugs = json.split("\"technique\":\"").skip(1);
        let slugs = slugs.filter_map(|rest| rest.split('"').next().map(str::to_owned));
        (
            slugs.collect::<Vec<String>>(),
            json.contains("\"solved\":true"),
        )
    };
    let all: Vec<&str> = techniques::infos().map(|info| info.slug).collect();
    let thesis: Vec<&str> = techniques::HALF_STEPS
        .iter()
        .map(|t| t.info().slug)
        .collect();
    let (slugs, solved) = used(&["path", "--techniques", "thesis"], HARD);
    assert!(slugs.iter().all(|slug| thesis.contains(&&**slug)) && !solved);
    let rating = rate::half_steps(&puzzle(&plain(ONE)));
    let (slugs, solved) = used(&["path", "--techniques", "thesis"], ONE);
    let n: u32 = rating.counts.iter().map(|(_, n)| n).sum();
    assert_eq!((slugs.len(), solved), (n as usize, true));
    // On request only, and hidden singles before naked ones.
    let list = "hidden-single,naked-single,whip,hidden-single";
    let (slugs, solved) = used(&["path", "--techniques", list], WHIPPED);
    assert!(solved && slugs.iter().any(|slug| slug == "whip"));
    assert!(slugs.iter().all(|slug| list.contains(&**slug)));
    assert_eq!(
        used(&["path", "--techniques", list], ONE).0[0],
        "hidden-single"
    );
    let (hinted, _) = used(&["path"], HARD);
    assert_eq!(used(&["path", "--techniques", "hints"], HARD).0, hinted);
    let (found, _) = used(&["steps", "--techniques", "every"], HARD);
    assert!(found.iter().all(|slug| all.contains(&&**slug)));
    let unknown = run(&["path", "--techniques", "naked-single,guess"], ONE);
    assert_eq!(status(&unknown), 2);
    assert!(complaints(&unknown).contains("no technique has this name"));
}

#[test]
fn every_step_or_the_simplest_for_each_conclusion() {
    let n_steps = |words: &[&str]| rows(&run(words, ONE)).len() - 1;
    let (simplest, all) = (n_steps(&["steps"]), n_steps(&["steps", "--all"]));
    assert!(0 < simplest && simplest * 2 < all, "{simplest} of {all}");
}

#[test]
fn a_step_of_json_says_its_parts() {
    let told = |words: &[&str]| rows(&run(words, "123.............")).concat();
    let step = "{\"technique\":\"full-house\",\"places\":[\"r1c4=4\"],\"removes\":[],\
                \"line\":\"Full House: 4 in r1 => r1c4=4\",\"level\":\"easy\",\"score\":4";
    let steps = told(&["steps", "--format", "json"]);
    assert!(steps.contains(&format!("{step}}}")), "{steps}");
    let steps = told(&["steps", "--format", "json", "--reasons", "--lang", "es"]);
    let reason = ",\"reason\":[\"In row 1 only ";
    assert!(steps.contains(&format!("{step}{reason}")), "{steps}");
}

#[test]
fn steps_are_proved_where_they_stand() {
    let steps = format!("{ONE} # a puzzle\n  Naked Single: r5c5=5\n  Naked Single: r5c5=5\n\n");
    let each = run(&["prove"], &steps);
    let twice = "line 3: nothing new: r5c5=5: Naked Single: r5c5=5";
    assert_eq!(rows(&each), [twice, "proved 1 of 2"]);
    assert_eq!(status(&each), 1);
    let alone = run(&["prove", "--alone"], &steps);
    assert_eq!(rows(&alone), ["proved 2 of 2"]);
    assert_eq!(status(&alone), 0);
}

#[test]
fn steps_that_are_wrong_or_no_steps_are_told() {
    let wrong = format!(
        "{ONE}\n Naked Single: r5c5=4\n X-Wing: 1 r12 c12 => r3c1<>1\n X-Wing: 1 r12\n{TWICE}\n Naked Single: r1c1=1\n"
    );
    let output = run(&["prove"], &format!("  Naked Single: r1c1=1\n{wrong}"));
    let told = [
        "line 3: nothing new: r5c5=4: Naked Single: r5c5=4",
        "line 4: not so: a truth has candidates: X-Wing: 1 r12 c12 => r3c1<>1",
    ];
    assert_eq!(rows(&output)[..2], told);
    let complaints = complaints(&output);
    assert!(
        complaints.contains("line 1: a step before any puzzle"),
        "{complaints}"
    );
    assert!(
        complaints.contains("line 5: column 15: expected"),
        "{complaints}"
    );
    assert_eq!(status(&output), 1);
    assert_eq!(status(&run(&["prove", "no-such-file"], "")), 2);
}

/// Whips are found on request only, so the program does not print them by itself: a path by singles, intersections
/// and whips, written as it writes steps, is proved.
#[test]
fn a_path_by_whips_is_proved_in_every_notation() {
    let known = [
        "naked-single",
        "hidden-single",
        "pointing",
        "claiming",
        "whip",
    ];
    let known = known.map(|slug| techniques::every().find(|t| t.info().slug == slug).unwrap());
    let start = puzzle(&plain(
        "..34......5...912.7...2.....1.5.7..86...9...7.......34..2.............9.9...61.75",
    ));
    let known: &[&dyn Technique] = &known;
    let path = rate::path(Grid::new(&start), None, known);
    assert!(path.end.is_full());
    for written in [None, Some(Notation::Hodoku), Some(Notation::Eureka)] {
        let mut grid = Grid::new(&start);
        let lines = path.steps.iter().map(|step| {
            let line = match written {
                None => hodoku_line(&grid, step),
                Some(whole) => step_line(grid.geometry(), step, whole),
            };
            step.apply(&mut grid);
            line
        });
        let lines: Vec<String> = lines.collect();
        let is_whip = |line: &&String| line.starts_with("whip");
        assert!(lines.iter().filter(is_whip).count() >= 3, "{lines:?}");
        let n = lines.len();
        let text = steps_text(line_as(&start, Symbols::Letters, '.'), lines, None);
        let proved = run(&["prove"], &text);
        assert_eq!(rows(&proved), [format!("proved {n} of {n}")], "{text}");
    }
}

/// The branches of a net follow its line, indented further.
#[test]
fn nets_are_proved_as_hodoku_writes_them() {
    for (words, how) in [("steps", &["prove", "--alone"][..]), ("path", &["prove"])] {
        let printed = run(&[words, "--notation", "hodoku"], HARD);
        let text = String::from_utf8(printed.stdout).unwrap();
        assert!(text.contains("-net: "), "{text}");
        let is_step = |line: &&str| line.starts_with("   ") && !line.starts_with("    ");
        let n = text.lines().filter(is_step).count();
        let proved = run(how, &text);
        assert_eq!(rows(&proved), [format!("proved {n} of {n}")], "{text}");
    }
}
