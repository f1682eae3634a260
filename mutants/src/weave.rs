//! All faults of a file woven into it at once, each behind a question:
//! `if crate::mutant::on(17) { faulty } else { right }`. The program is built once; which fault is active is decided
//! when it runs. (Mutant schemata: Untch, Offutt and Harrold 1993.)

use crate::edit::Part::{self, Fault, Source, Text};
use crate::edit::{Edit, Woven};
use crate::mutant::{Genre, Mutant};
use proc_macro2::LineColumn;
use std::collections::HashMap;
use std::ops::Range;
use syn::spanned::Spanned;
use syn::visit::{self, Visit};
use syn::{Expr, Pat};

/// Weaves the numbered faults of one file into its source.
pub(crate) fn weave(source: &str, mutants: &[(usize, &Mutant)]) -> Result<Woven, String> {
    let file = syn::parse_file(source).map_err(|error| error.to_string())?;
    let mut finder = Finder::new(source, mutants);
    finder.visit_file(&file);
    Ok(Woven::of(source, &finder.edits))
}

/// Finds the places of the faults in a file. Edits are in the order visited, the outer before the inner.
struct Finder<'a> {
    source: &'a str,
    at: HashMap<(usize, usize), Vec<(usize, &'a Mutant)>>,
    edits: Vec<Edit>,
    constant: bool,
}

fn on(fault: usize) -> String {
    format!("crate::mutant::on({fault})")
}

fn text(text: &str) -> Part {
    Text(text.to_owned())
}

fn bytes(node: &impl Spanned) -> Range<usize> {
    node.span().byte_range()
}

impl<'a> Finder<'a> {
    fn new(source: &'a str, mutants: &[(usize, &'a Mutant)]) -> Self {
        let mut at: HashMap<_, Vec<_>> = HashMap::new();
        for (number, mutant) in mutants {
            let place = mutant.span.start;
            let here = at.entry((place.line, place.column)).or_default();
            here.push((*number, *mutant));
        }
        Self {
            source,
            at,
            edits: Vec::new(),
            constant: false,
        }
    }

    /// The source text of a node.
    fn text(&self, node: &impl Spanned) -> &'a str {
        &self.source[bytes(node)]
    }

    /// The faults of this kind that start here.
    fn faults(&self, start: LineColumn, genre: Genre) -> Vec<(usize, &'a Mutant)> {
        if self.constant {
            return Vec::new();
        }
        let here = self.at.get(&(start.line, start.column + 1));
        let fitting = here.into_iter().flatten().copied();
        fitting
            .filter(|(_, mutant)| mutant.genre == genre)
            .collect()
    }

    fn edit(&mut self, range: Range<usize>, faults: &[(usize, &Mutant)], parts: Vec<Part>) {
        let faults = faults.iter().map(|(fault, _)| *fault).collect();
        self.edits.push(Edit {
            range,
            parts,
            faults,
        });
    }

    /// `if on(1) { a - b } else if on(2) { a * b } else { a + b }`, with each operator applied to its operands.
    fn choice(
        faults: &[(usize, &Mutant)],
        right: &str,
        with: impl Fn(&str) -> String,
    ) -> Vec<Part> {
        let mut parts = Vec::new();
        for (fault, mutant) in faults {
            parts.push(Text(format!("if {} {{ ", on(*fault))));
            parts.push(Fault(*fault, with(&mutant.replacement)));
            parts.push(text(" } else "));
        }
        parts.push(Text(format!("{{ {} }}", with(right))));
        parts
    }

    fn operands(&mut self, node: &syn::ExprBinary, faults: &[(usize, &Mutant)], operator: &str) {
        let (left, right) = (bytes(&node.left), bytes(&node.right));
        let compared = matches!(operator, "==" | "!=" | "<" | "<=" | ">" | ">=");
        let (lent, read) = if compared { ("&", "*") } else { ("", "") };
        let mut parts = vec![Text(format!("(match ({lent}(")), Source(left)];
        parts.extend([Text(format!("), {lent}(")), Source(right)]);
        parts.push(text(")) { (l, r) => "));
        parts.extend(Self::choice(faults, operator, |it| {
            format!("{read}l {it} {read}r")
        }));
        parts.push(text(" })"));
        self.edit(bytes(node), faults, parts);
    }

    /// The right side is evaluated first, as the language does for numbers.
    fn assignment(&mut self, node: &syn::ExprBinary, faults: &[(usize, &Mutant)], source: &str) {
        let mut parts = vec![
            text("(match ("),
            Source(bytes(&node.right)),
            text(") { r => "),
        ];
        for (fault, mutant) in faults {
            parts.extend([
                Text(format!("if {} {{ ", on(*fault))),
                Source(bytes(&node.left)),
            ]);
            parts.push(Fault(*fault, format!(" {} r", mutant.replacement)));
            parts.push(text(" } else "));
        }
        parts.extend([text("{ "), Source(bytes(&node.left))]);
        parts.push(Text(format!(" {source} r }} }})")));
        self.edit(bytes(node), faults, parts);
    }

    /// One question covers both cases: the left side decides, or it does not.
    fn connective(&mut self, node: &syn::ExprBinary, faults: &[(usize, &Mutant)], decides: &str) {
        let [(fault, _)] = faults else { return };
        let question = format!(") {{ l => if l {decides} {} {{ l }} else {{ ", on(*fault));
        let (left, right) = (bytes(&node.left), bytes(&node.right));
        let parts = vec![
            text("(match ("),
            Source(left),
            Text(question),
            Source(right),
            text(" } })"),
        ];
        self.edit(bytes(node), faults, parts);
    }

    fn body(&mut self, block: &syn::Block) {
        let (Some(first), Some(last)) = (block.stmts.first(), block.stmts.last()) else {
            return;
        };
        let faults = self.faults(first.span().start(), Genre::FnValue);
        if faults.is_empty() {
            return;
        }
        let range = bytes(first).start..bytes(last).end;
        let mut parts = Vec::new();
        for (fault, mutant) in &faults {
            parts.push(Text(format!("if {} {{ ", on(*fault))));
            parts.push(Fault(*fault, format!("return {};", mutant.replacement)));
            parts.push(text(" } "));
        }
        parts.push(Source(range.clone()));
        self.edit(range, &faults, parts);
    }

    fn function(
        &mut self,
        signature: &syn::Signature,
        block: &syn::Block,
        walk: impl FnOnce(&mut Self),
    ) {
        let before = self.constant;
        self.constant |= signature.constness.is_some();
        self.body(block);
        walk(self);
        self.constant = before;
    }

    fn in_constant(&mut self, walk: impl FnOnce(&mut Self)) {
        let before = std::mem::replace(&mut self.constant, true);
        walk(self);
        self.constant = before;
    }
}

/// A condition with `let` in it cannot be joined by `||`: such a fault would not compile.
fn has_let(expression: &Expr) -> bool {
    match expression {
        Expr::Let(_) => true,
        Expr::Binary(node) => has_let(&node.left) || has_let(&node.right),
        _ => false,
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_item_fn(&mut self, node: &'ast syn::ItemFn) {
        self.function(&node.sig, &node.block, |finder| {
            visit::visit_item_fn(finder, node)
        });
    }

    fn visit_impl_item_fn(&mut self, node: &'ast syn::ImplItemFn) {
        self.function(&node.sig, &node.block, |finder| {
            visit::visit_impl_item_fn(finder, node)
        });
    }

    fn visit_trait_item_fn(&mut self, node: &'ast syn::TraitItemFn) {
        if let Some(block) = &node.default {
            self.function(&node.sig, block, |finder| {
                visit::visit_trait_item_fn(finder, node)
            });
        }
    }

    fn visit_item_const(&mut self, node: &'ast syn::ItemConst) {
        self.in_constant(|finder| visit::visit_item_const(finder, node));
    }

    fn visit_impl_item_const(&mut self, node: &'ast syn::ImplItemConst) {
        self.in_constant(|finder| visit::visit_impl_item_const(finder, node));
    }

    fn visit_item_static(&mut self, node: &'ast syn::ItemStatic) {
        self.in_constant(|finder| visit::visit_item_static(finder, node));
    }

    fn visit_expr_const(&mut self, node: &'ast syn::ExprConst) {
        self.in_constant(|finder| visit::visit_expr_const(finder, node));
    }

    fn visit_expr_repeat(&mut self, node: &'ast syn::ExprRepeat) {
        self.visit_expr(&node.expr);
        self.in_constant(|finder| finder.visit_expr(&node.len));
    }

    fn visit_type_array(&mut self, node: &'ast syn::TypeArray) {
        self.in_constant(|finder| visit::visit_type_array(finder, node));
    }

    fn visit_generic_argument(&mut self, node: &'ast syn::GenericArgument) {
        self.in_constant(|finder| visit::visit_generic_argument(finder, node));
    }

    fn visit_expr_binary(&mut self, node: &'ast syn::ExprBinary) {
        let faults = self.faults(node.op.span().start(), Genre::BinaryOperator);
        let operator = self.text(&node.op);
        match operator {
            _ if faults.is_empty() => {}
            "&&" | "||" if has_let(&node.left) || has_let(&node.right) => {}
            "&&" => self.connective(node, &faults, "=="),
            "||" => self.connective(node, &faults, "!="),
            _ if operator.ends_with('=') && !matches!(operator, "==" | "!=" | "<=" | ">=") => {
                self.assignment(node, &faults, operator);
            }
            _ => self.operands(node, &faults, operator),
        }
        visit::visit_expr_binary(self, node);
    }

    fn visit_expr_unary(&mut self, node: &'ast syn::ExprUnary) {
        let faults = self.faults(node.op.span().start(), Genre::UnaryOperator);
        if let [(fault, _)] = faults[..] {
            let sign = self.text(&node.op);
            let end = Text(format!(
                ") {{ it => if {} {{ it }} else {{ {sign}it }} }})",
                on(fault)
            ));
            let parts = vec![text("(match ("), Source(bytes(&node.expr)), end];
            self.edit(bytes(node), &faults, parts);
        }
        visit::visit_expr_unary(self, node);
    }

    /// The whole expression stands for its arms: without one of them it may not cover all cases.
    fn visit_expr_match(&mut self, node: &'ast syn::ExprMatch) {
        let starts = node.arms.iter().map(|arm| arm.span().start());
        let arms: Vec<_> = starts
            .flat_map(|start| self.faults(start, Genre::MatchArm))
            .collect();
        if !arms.is_empty() {
            self.edit(bytes(node), &arms, vec![Source(bytes(node))]);
        }
        visit::visit_expr_match(self, node);
    }

    fn visit_arm(&mut self, node: &'ast syn::Arm) {
        let gone = self.faults(node.span().start(), Genre::MatchArm);
        match &node.pat {
            Pat::Guard(guarded) => {
                let guard = &guarded.guard;
                let mut faults = self.faults(guard.span().start(), Genre::MatchArmGuard);
                let mut parts = Vec::new();
                for (fault, _) in &gone {
                    parts.push(Text(format!("!{} && ", on(*fault))));
                }
                parts.push(text("("));
                faults.sort_by_key(|(_, mutant)| mutant.replacement == "false");
                for (fault, mutant) in &faults {
                    parts.push(Text(match mutant.replacement.as_str() {
                        "true" => format!("{} || ", on(*fault)),
                        _ => format!("!{} && ", on(*fault)),
                    }));
                }
                parts.extend([text("("), Source(bytes(guard)), text("))")]);
                faults.extend(gone);
                if !faults.is_empty() {
                    self.edit(bytes(guard), &faults, parts);
                }
            }
            pattern if !gone.is_empty() => {
                let end = bytes(pattern).end;
                let parts = vec![Text(format!(" if !{}", on(gone[0].0)))];
                self.edit(end..end, &gone, parts);
            }
            _ => {}
        }
        visit::visit_arm(self, node);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::mutant::{Place, Span};

    /// The woven text for faults of a kind at the first place of a needle, each with its replacement.
    fn woven(source: &str, needle: &str, genre: Genre, replacements: &[&str]) -> Woven {
        let before = &source[..source.find(needle).expect("the needle is there")];
        let line = before.lines().count().max(1);
        let column = before.len() - before.rfind('\n').map_or(0, |end| end + 1) + 1;
        let line = if before.ends_with('\n') {
            line + 1
        } else {
            line
        };
        let start = Place { line, column };
        let mutants: Vec<Mutant> = replacements
            .iter()
            .map(|replacement| Mutant {
                name: String::new(),
                file: String::new(),
                genre,
                replacement: (*replacement).to_owned(),
                span: Span { start },
            })
            .collect();
        let numbered: Vec<_> = mutants
            .iter()
            .enumerate()
            .map(|(place, mutant)| (place + 1, mutant))
            .collect();
        let woven = weave(source, &numbered).expect("it is read");
        syn::parse_file(&woven.text).expect("what was woven is read");
        woven
    }

    #[test]
    fn each_fault_stands_beside_what_is_right() {
        let source = "fn f(a: u8, b: u8) -> u8 { a + b }";
        let sum = woven(source, "+", Genre::BinaryOperator, &["-", "*"]);
        assert!(
            sum.text.contains("{ l - r }")
                && sum.text.contains("{ l * r }")
                && sum.text.contains("{ l + r }")
        );
        let body = woven(source, "a + b", Genre::FnValue, &["1"]);
        assert_eq!(
            body.text,
            "fn f(a: u8, b: u8) -> u8 { if crate::mutant::on(1) { return 1; } a + b }"
        );
        let not = woven(
            "fn f(a: bool) -> bool { !a }",
            "!",
            Genre::UnaryOperator,
            &[""],
        );
        assert!(
            not.text
                .contains("(match (a) { it => if crate::mutant::on(1) { it } else { !it } })")
        );
    }

    #[test]
    fn arms_and_guards_ask_too() {
        let source = "fn f(a: u8) -> u8 { match a {\n1 if a > 0 => 2,\n3 => 4,\n_ => 5 } }";
        assert!(
            woven(source, "3 =>", Genre::MatchArm, &[""])
                .text
                .contains("3 if !crate::mutant::on(1) => 4")
        );
        let guard = woven(source, "a > 0", Genre::MatchArmGuard, &["true", "false"]);
        assert!(
            guard
                .text
                .contains("1 if (crate::mutant::on(1) || !crate::mutant::on(2) && (a > 0)) => 2")
        );
    }

    #[test]
    fn what_cannot_ask_is_left_alone() {
        let none: [(&str, &str); 3] = [
            ("const fn f(a: u8) -> u8 { a + 1 }", "+"),
            ("fn f() -> [u8; 1 + 1] { [0; 2] }", "+"),
            (
                "fn f(a: Option<u8>) -> bool { if let Some(1) = a && true { true } else { false } }",
                "&&",
            ),
        ];
        for (source, needle) in none {
            let woven = woven(source, needle, Genre::BinaryOperator, &["-"]);
            assert_eq!((woven.text.as_str(), woven.there.len()), (source, 0));
        }
    }

    #[test]
    fn a_byte_leads_to_the_innermost_fault() {
        let woven = woven(
            "fn f(a: u8, b: u8) -> bool { a < b }",
            "<",
            Genre::BinaryOperator,
            &["==", ">"],
        );
        let byte = woven.text.find("*l > *r").expect("it is there");
        assert_eq!(woven.at(byte), [2]);
        assert_eq!(
            woven.at(woven.text.find("match").expect("it is there")),
            [1, 2]
        );
        assert_eq!(woven.at(0), [0; 0]);
    }
}
