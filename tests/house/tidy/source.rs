//! The contents of a source file: its items, its imports, every path in it.
//!
//! Read from tokens, not from lines, so that grouped imports, types, calls and macros count in the same way.

use proc_macro2::{Delimiter, TokenStream, TokenTree};
use std::collections::{BTreeMap, BTreeSet};

/// A path as written: `crate::board::Cell`, `super::x::f`, `Cell`.
pub(crate) type Path = Vec<String>;

/// One path in a file.
#[derive(Clone, Debug)]
pub(crate) struct Said {
    pub(crate) path: Path,
    pub(crate) line: usize,
    /// How many modules of the same file enclose it.
    pub(crate) depth: usize,
    pub(crate) kind: Kind,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Import,
    /// `pub use`, through which others see things defined elsewhere.
    Window,
    Code,
    /// Anything below `#[cfg(test)]`.
    Test,
}

/// A file. Modules inside it are part of it.
#[derive(Debug, Default)]
pub(crate) struct Source {
    pub(crate) items: BTreeSet<String>,
    /// The names that imports bring, and their paths; `*` is for names that are not listed.
    pub(crate) brought: BTreeMap<String, Said>,
    pub(crate) said: Vec<Said>,
}

/// The words that begin an item with a name.
const ITEMS: &[&str] = &[
    "const", "enum", "fn", "static", "struct", "trait", "type", "union",
];

struct Token {
    text: String,
    line: usize,
}

/// Something between braces, brackets or parentheses.
#[derive(Clone, Copy)]
struct Block {
    is_module: bool,
    is_test: bool,
}

struct Reader {
    tokens: Vec<Token>,
    at: usize,
    open: Vec<Block>,
    /// Do the attributes before the next item mark it as a test?
    is_test: bool,
    file: Option<String>,
    source: Source,
}

impl Source {
    pub(crate) fn read(text: &str) -> Self {
        let stream = text.parse().expect("it compiles, so it has tokens");
        let mut tokens = Vec::new();
        flatten(stream, &mut tokens);
        let mut reader = Reader {
            tokens,
            at: 0,
            open: Vec::new(),
            is_test: false,
            file: None,
            source: Self::default(),
        };
        while reader.at < reader.tokens.len() {
            reader.step();
        }
        reader.source
    }
}

/// The tokens in one row, with `::` as a single one.
fn flatten(stream: TokenStream, tokens: &mut Vec<Token>) {
    for tree in stream {
        let line = tree.span().start().line;
        let token = |text: &str| Token {
            text: text.to_owned(),
            line,
        };
        match (tree, tokens.last_mut()) {
            (TokenTree::Group(group), _) => {
                let (open, close) = match group.delimiter() {
                    Delimiter::Brace => ("{", "}"),
                    Delimiter::Bracket => ("[", "]"),
                    Delimiter::Parenthesis | Delimiter::None => ("(", ")"),
                };
                tokens.push(token(open));
                flatten(group.stream(), tokens);
                tokens.push(token(close));
            }
            (TokenTree::Punct(mark), Some(last)) if mark.as_char() == ':' && last.text == ":" => {
                last.text.push(':');
            }
            (tree, _) => tokens.push(token(&tree.to_string())),
        }
    }
}

impl Reader {
    fn step(&mut self) {
        match self.token(0) {
            "#" => self.attribute(),
            "{" | "(" | "[" => self.enter(false),
            "}" | ")" | "]" => self.leave(),
            ";" => self.end_item(),
            "use" if self.token(1) != "<" => self.import(),
            "mod" => self.module(),
            word if is_word(word) => self.word(),
            _ => self.at += 1,
        }
    }

    /// The token this many places ahead.
    fn token(&self, ahead: usize) -> &str {
        self.tokens.get(self.at + ahead).map_or("", |t| &t.text)
    }

    fn before(&self, back: usize) -> &str {
        let at = self.at.checked_sub(back);
        at.map_or("", |at| &self.tokens[at].text)
    }

    fn attribute(&mut self) {
        if ["[", "cfg", "(", "test", ")", "]"]
            .iter()
            .zip(1..)
            .all(|(text, n)| self.token(n) == *text)
        {
            self.is_test = true;
        }
        if self.token(2) == "path" {
            self.file = Some(self.token(4).trim_matches('"').to_owned());
        }
        let mut depth = 0;
        loop {
            self.at += 1;
            match self.token(0) {
                "[" | "(" | "{" => depth += 1,
                "]" | ")" | "}" => depth -= 1,
                _ => {}
            }
            if depth == 0 && self.token(0) == "]" {
                break self.at += 1;
            }
        }
    }

    fn enter(&mut self, is_module: bool) {
        let is_test = self.in_test();
        self.open.push(Block { is_module, is_test });
        self.at += 1;
    }

    fn leave(&mut self) {
        self.open.pop();
        if self.token(0) == "}" {
            self.end_item();
        } else {
            self.at += 1;
        }
    }

    fn end_item(&mut self) {
        self.is_test = false;
        self.file = None;
        self.at += 1;
    }

    fn in_test(&self) -> bool {
        self.is_test || self.open.last().is_some_and(|block| block.is_test)
    }

    fn module(&mut self) {
        let name = self.token(1).to_owned();
        self.at += 2;
        if self.token(0) == "{" {
            self.enter(true);
        } else if let Some(file) = &self.file {
            let stem = file.rsplit('/').next().unwrap_or_default();
            let path = vec!["self".to_owned(), stem.trim_end_matches(".rs").to_owned()];
            let said = self.said(path, Kind::Import);
            self.bring(name, said);
        }
    }

    fn said(&self, path: Path, kind: Kind) -> Said {
        Said {
            path,
            line: self.tokens[self.at.min(self.tokens.len() - 1)].line,
            depth: self.open.iter().filter(|block| block.is_module).count(),
            kind: if self.in_test() { Kind::Test } else { kind },
        }
    }

    fn bring(&mut self, name: String, said: Said) {
        if said.kind != Kind::Test {
            self.source.brought.insert(name, said.clone());
        }
        self.source.said.push(said);
    }

    fn import(&mut self) {
        let is_window =
            self.before(1) == "pub" || (self.before(1) == ")" && self.before(4) == "pub");
        self.at += 1;
        self.tree(
            &[],
            if is_window {
                Kind::Window
            } else {
                Kind::Import
            },
        );
    }

    /// The part after `use`, or after a comma or brace in it.
    fn tree(&mut self, stem: &[String], kind: Kind) {
        let mut path = stem.to_vec();
        loop {
            match self.token(0) {
                "::" => self.at += 1,
                "{" => {
                    while self.token(0) != "}" {
                        self.at += 1;
                        self.tree(&path, kind);
                    }
                    return self.at += 1;
                }
                "}" | "," | ";" => break,
                word => {
                    path.push(word.to_owned());
                    self.at += 1;
                }
            }
        }
        if path.len() > stem.len() {
            self.leaf(path, kind);
        }
    }

    fn leaf(&mut self, mut path: Path, kind: Kind) {
        let mut name = path.last().cloned().unwrap_or_default();
        if let Some(at) = path.iter().position(|part| part == "as") {
            path.truncate(at);
        }
        if path.last().is_some_and(|last| last == "self") {
            path.pop();
            if name == "self" {
                name = path.last().cloned().unwrap_or_default();
            }
        }
        if name == "*" {
            path.pop();
        }
        let said = self.said(path, kind);
        self.bring(name, said);
    }

    /// A word that begins an item, or a path, or neither.
    fn word(&mut self) {
        let in_module = self.open.iter().all(|block| block.is_module);
        if in_module && !self.in_test() && ITEMS.contains(&self.token(0)) {
            let name = self.token(1).to_owned();
            self.source.items.insert(name);
        }
        let follows = matches!(self.before(1), "." | "'" | "::");
        let mut path = vec![self.token(0).to_owned()];
        let said = self.said(Vec::new(), Kind::Code);
        self.at += 1;
        while self.token(0) == "::" && is_word(self.token(1)) {
            path.push(self.token(1).to_owned());
            self.at += 2;
        }
        let is_field = path.len() == 1 && self.token(0) == ":";
        if !follows && !is_field {
            self.source.said.push(Said { path, ..said });
        }
    }
}

fn is_word(text: &str) -> bool {
    text.starts_with(|c: char| c.is_alphabetic() || c == '_')
}
