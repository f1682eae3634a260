//! A picture, or a part of a page, as plain data: elements with attributes and text. The page makes the document look
//! like it; a file holds it as SVG.

use std::fmt::Write;
use std::rc::Rc;

/// An element.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    /// Its name.
    pub tag: &'static str,
    /// Its attributes, each once.
    pub attributes: Vec<(&'static str, String)>,
    /// Its text, before its children.
    pub text: String,
    /// Its children. An unchanged child is the same node from one drawing to the next.
    pub children: Vec<Rc<Node>>,
}

impl Node {
    /// An element with these classes.
    pub fn new(tag: &'static str, class: &str) -> Self {
        let node = Self {
            tag,
            ..Self::default()
        };
        if class.is_empty() {
            return node;
        }
        node.with("class", class)
    }

    /// The node with one more attribute.
    #[must_use = "the node itself is moved into what is returned"]
    pub fn with(mut self, name: &'static str, value: impl ToString) -> Self {
        self.attributes.push((name, value.to_string()));
        self
    }

    /// The node with an attribute without a value, if the condition holds.
    #[must_use = "the node itself is moved into what is returned"]
    pub fn flag(self, name: &'static str, on: bool) -> Self {
        if on { self.with(name, "") } else { self }
    }

    /// The node with this text.
    #[must_use = "the node itself is moved into what is returned"]
    pub fn text(mut self, text: impl Into<String>) -> Self {
        self.text = text.into();
        self
    }

    /// The node with one more child.
    #[must_use = "the node itself is moved into what is returned"]
    pub fn child(mut self, node: impl Into<Rc<Node>>) -> Self {
        self.children.push(node.into());
        self
    }

    /// The node with more children.
    #[must_use = "the node itself is moved into what is returned"]
    pub fn children(mut self, nodes: impl IntoIterator<Item = impl Into<Rc<Node>>>) -> Self {
        self.children.extend(nodes.into_iter().map(Into::into));
        self
    }

    /// The value of an attribute.
    pub fn attribute(&self, name: &str) -> Option<&str> {
        let mut pairs = self.attributes.iter();
        let pair = pairs.find(|(n, _)| *n == name);
        pair.map(|(_, value)| value.as_str())
    }

    /// The first node, it or a descendant, for which this holds.
    pub fn find(&self, is_it: &dyn Fn(&Node) -> bool) -> Option<&Node> {
        if is_it(self) {
            return Some(self);
        }
        self.children.iter().find_map(|child| child.find(is_it))
    }

    /// Is there a field with this name in it?
    pub fn has_field(&self, field: &str) -> bool {
        let is_it = |node: &Self| node.attribute("data-field") == Some(field);
        self.find(&is_it).is_some()
    }

    /// Notes that the user has set the field with this name, so that the next drawing can decide whether it stays
    /// so.
    pub fn field_was_set(&mut self, field: &str, value: &str) {
        if self.attribute("data-field") == Some(field) {
            let mut pairs = self.attributes.iter_mut();
            let held = pairs.find(|(name, _)| matches!(*name, "value" | "checked"));
            held.into_iter()
                .for_each(|(_, held)| value.clone_into(held));
        } else if let Some(child) = self
            .children
            .iter_mut()
            .find(|child| child.has_field(field))
        {
            Rc::make_mut(child).field_was_set(field, value);
        }
    }

    /// All text in it.
    pub fn all_text(&self) -> String {
        let inside = self.children.iter().map(|child| child.all_text());
        inside.fold(self.text.clone(), |text, more| text + &more)
    }

    /// The node as a separate file, with its style.
    pub fn svg_file(&self, style: &str) -> String {
        let mut svg = self.clone();
        svg.attributes
            .push(("xmlns", "http://www.w3.org/2000/svg".to_owned()));
        let style = Node::new("style", "").text(style);
        svg.children.insert(0, style.into());
        let mut text = String::new();
        svg.write(&mut text);
        text.push('\n');
        text
    }

    fn write(&self, text: &mut String) {
        let _ = write!(text, "<{}", self.tag);
        for (name, value) in &self.attributes {
            let _ = write!(text, " {name}=\"{}\"", escaped(value));
        }
        let _ = write!(text, ">{}", escaped(&self.text));
        for child in &self.children {
            child.write(text);
        }
        let _ = write!(text, "</{}>", self.tag);
    }
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;")
        .replace('<', "&lt;")
        .replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_field_that_was_set_differs_from_what_was_drawn_and_nothing_else_does() {
        let field = |name, value| {
            Node::new("input", "")
                .with("data-field", name)
                .with("value", value)
        };
        let form = |first, second| {
            Node::new("form", "")
                .child(Node::new("p", "").child(field("a", first)))
                .child(field("b", second))
        };
        let mut drawn = form("1", "2");
        let before = drawn.clone();
        drawn.field_was_set("b", "x");
        assert_eq!(drawn, form("1", "x"));
        assert!(Rc::ptr_eq(&drawn.children[0], &before.children[0]));
        drawn.field_was_set("a", "y");
        assert_eq!(drawn, form("y", "x"));
        drawn.field_was_set("c", "z");
        assert_eq!((drawn, before), (form("y", "x"), form("1", "2")));
    }

    #[test]
    fn text_is_never_markup() {
        let node = Node::new("svg", "a").child(Node::new("text", "").text("<b> & \"c\""));
        let file = node.svg_file("");
        assert!(
            file.contains("<text>&lt;b> &amp; &quot;c&quot;</text>"),
            "{file}"
        );
        assert!(file.starts_with("<svg class=\"a\" xmlns="), "{file}");
    }
}
