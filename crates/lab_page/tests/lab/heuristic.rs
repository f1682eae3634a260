//! Custom formulas: the language checked against a plain evaluator, the orders against boards examined from
//! outside, and against the built-in rules, which some formulas repeat.

mod language;
mod orders;
mod page;

use lab::heuristic::{Name, Use};
use nonet::board::Random;

/// A formula as a tree, made at random.
enum Tree {
    Number(i64),
    Name(Name),
    Minus(Box<Self>),
    Two(&'static str, Box<Self>, Box<Self>),
    Call(&'static str, Vec<Self>),
}

const SIGNS: [&str; 11] = ["+", "-", "*", "/", "%", "<", "<=", ">", ">=", "=", "!="];
const CALLS: [(&str, usize); 5] = [("min", 2), ("max", 2), ("max", 3), ("abs", 1), ("if", 3)];

fn tree(random: &mut Random, used: Use, depth: usize) -> Tree {
    let inner = |random: &mut Random| tree(random, used, depth - 1);
    let names: Vec<Name> = used.names().collect();
    match random.below(if depth == 0 { 2 } else { 8 }) {
        0 => Tree::Number([0, 1, 2, 7, 81, 1_000_000_000][random.below(6)]),
        1 => Tree::Name(names[random.below(names.len())]),
        2 => Tree::Minus(inner(random).into()),
        3 => {
            let (name, n) = CALLS[random.below(CALLS.len())];
            Tree::Call(name, (0..n).map(|_| inner(random)).collect())
        }
        _ => {
            let sign = SIGNS[random.below(SIGNS.len())];
            Tree::Two(sign, inner(random).into(), inner(random).into())
        }
    }
}

/// How tightly a tree's own sign binds.
fn rank(tree: &Tree) -> u8 {
    match tree {
        Tree::Two("+" | "-", ..) => 1,
        Tree::Two("*" | "/" | "%", ..) => 2,
        Tree::Two(..) => 0,
        Tree::Minus(_) | Tree::Number(_) | Tree::Name(_) | Tree::Call(..) => 3,
    }
}

/// The text with as few brackets as possible, and white space here and there.
fn text(tree: &Tree, least: u8, random: &mut Random) -> String {
    let space = |random: &mut Random| [" ", "", "", "  "][random.below(4)];
    let own = rank(tree);
    let bare = match tree {
        Tree::Number(number) => number.to_string(),
        Tree::Name(name) => name.slug().to_owned(),
        Tree::Minus(inner) => format!("-{}", text(inner, 3, random)),
        Tree::Two(sign, one, other) => {
            let (left, right) = (if own == 0 { 1 } else { own }, own + 1);
            let sides = [text(one, left, random), text(other, right, random)];
            let gaps = [space(random), space(random)];
            [&sides[0], gaps[0], sign, gaps[1], &sides[1]].concat()
        }
        Tree::Call(name, inner) => {
            let inner: Vec<String> = inner.iter().map(|tree| text(tree, 0, random)).collect();
            format!("{name}{}({})", space(random), inner.join(", "))
        }
    };
    if own < least {
        return format!("({}{bare})", space(random));
    }
    bare
}

/// The value by the definition: in wide enough whole numbers, reduced to 64 bits after each sign.
fn plain_value(tree: &Tree, fact: &dyn Fn(Name) -> i64) -> i64 {
    let of = |tree: &Tree| i128::from(plain_value(tree, fact));
    let wide = match tree {
        Tree::Number(number) => i128::from(*number),
        Tree::Name(name) => i128::from(fact(*name)),
        Tree::Minus(inner) => -of(inner),
        Tree::Two(sign, one, other) => {
            let (one, other) = (of(one), of(other));
            match *sign {
                "+" => one + other,
                "-" => one - other,
                "*" => one * other,
                "/" => one.checked_div(other).unwrap_or(0),
                "%" => one.checked_rem(other).unwrap_or(0),
                "<" => i128::from(one < other),
                "<=" => i128::from(one <= other),
                ">" => i128::from(one > other),
                ">=" => i128::from(one >= other),
                "=" => i128::from(one == other),
                _ => i128::from(one != other),
            }
        }
        Tree::Call("if", inner) => of(&inner[if of(&inner[0]) == 0 { 2 } else { 1 }]),
        Tree::Call("abs", inner) => of(&inner[0]).abs(),
        Tree::Call(name, inner) => {
            let all = inner.iter().map(of);
            let best = if *name == "min" { all.min() } else { all.max() };
            best.expect("it has arguments")
        }
    };
    wide.clamp(i64::MIN.into(), i64::MAX.into()) as i64
}
