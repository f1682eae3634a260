//! The meaning of formulas, and the errors of wrong ones.

use super::{plain_value, text, tree};
use lab::heuristic::{Formula, FormulaError, Function, Name, Use, Wrong};
use nonet::board::Random;

#[test]
fn a_formula_means_what_its_tree_says() {
    let mut random = Random::new(18);
    let mut n_read = 0;
    for n in 0..20_000 {
        let used = [Use::Cells, Use::Digits, Use::Cost][n % 3];
        let tree = tree(&mut random, used, n % 5);
        let text = text(&tree, 0, &mut random);
        let formula = match Formula::read(&text, used) {
            Ok(formula) => formula,
            Err(error) => {
                assert!(
                    matches!(error.wrong, Wrong::TooLong(200)),
                    "{text}: {error:?}"
                );
                continue;
            }
        };
        n_read += 1;
        let facts = [random.bits() as i32 % 100, 0, -3].map(i64::from);
        let fact = |name: Name| facts[name.slug().len() % 3];
        let wanted = plain_value(&tree, &fact);
        assert_eq!(formula.value(&mut Vec::new(), fact), wanted, "{text}");
        assert_eq!(Formula::read(formula.text(), used).as_ref(), Ok(&formula));
    }
    assert!(n_read > 15_000, "{n_read}");
}

#[test]
fn what_has_no_ordinary_value_has_one_all_the_same() {
    let huge = "1000000000 * 1000000000 * 1000000000";
    for (text, value) in [
        ("7 / 0".to_owned(), 0),
        ("7 % 0".to_owned(), 0),
        ("-7 / 2".to_owned(), -3),
        ("-7 % 2".to_owned(), -1),
        (huge.to_owned(), i64::MAX),
        (format!("-({huge}) - 9"), i64::MIN),
        (format!("abs(-({huge}) - 9)"), i64::MAX),
        (format!("(-({huge}) - 9) / -1"), i64::MAX),
        (format!("(-({huge}) - 9) % -1"), 0),
        ("3 × 4 − 2 ≤ 10".to_owned(), 1),
        ("if(2 > 1, 5, 1 / 0)".to_owned(), 5),
    ] {
        let formula = Formula::read(&text, Use::Cells).expect("it is a formula");
        assert_eq!(formula.value(&mut Vec::new(), |_| 1), value, "{text}");
    }
}

#[test]
fn a_fault_has_a_place_and_a_reason() {
    let deep = format!("{}1{}", "(".repeat(60), ")".repeat(60));
    let name = |name: &str| Wrong::Name(name.to_owned());
    for (text, at, wrong) in [
        ("", 0, Wrong::Value),
        ("size +", 6, Wrong::Value),
        ("size + * 2", 7, Wrong::Value),
        ("()", 1, Wrong::Value),
        ("min(1,)", 6, Wrong::Value),
        ("size 2", 5, Wrong::Operator),
        ("size)", 4, Wrong::Operator),
        ("(size 2)", 6, Wrong::Operator),
        ("(size", 5, Wrong::Open(0)),
        ("2 * min(1, (3)", 14, Wrong::Open(7)),
        ("sise", 0, name("sise")),
        ("1 - digit", 4, name("digit")),
        ("1 < size < 3", 9, Wrong::Chain),
        ("ñ ? size", 2, Wrong::Sign('?')),
        ("1.5", 1, Wrong::Sign('.')),
        ("2 * 9999999999", 4, Wrong::TooLarge(1_000_000_000)),
        ("99999999999999999999999", 0, Wrong::TooLarge(1_000_000_000)),
        ("min size", 4, Wrong::Call(Function::Min)),
        ("1 + if(size, 2)", 4, Wrong::Arguments(Function::If)),
        ("abs(1, 2)", 0, Wrong::Arguments(Function::Abs)),
        (&deep, 24, Wrong::TooDeep(24)),
        (&"-".repeat(100), 24, Wrong::TooDeep(24)),
        (&"1".repeat(201), 200, Wrong::TooLong(200)),
    ] {
        let error = FormulaError { at, wrong };
        assert_eq!(Formula::read(text, Use::Cells), Err(error), "{text}");
    }
}

/// Any text is read to its end, and the place of an error is in the text.
#[test]
fn hostile_texts_are_refused_in_an_orderly_way() {
    let parts = [
        "(", ")", ",", "-", "<=", "1", "size", "if(", "min(", " ", "é", "\0", "💣", "%", "=", "abs",
    ];
    let mut random = Random::new(6);
    for _ in 0..20_000 {
        let n = random.below(40);
        let text: String = (0..n).map(|_| parts[random.below(parts.len())]).collect();
        match Formula::read(&text, Use::Digits) {
            Ok(formula) => drop(formula.value(&mut Vec::new(), |_| i64::MIN)),
            Err(error) => assert!(error.at <= text.chars().count(), "{text:?} {error:?}"),
        }
    }
}
