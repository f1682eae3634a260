//! The fields of the Create workspace.

/// The fields of the Create workspace by name, with their content; a ticked one holds "on".
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Form(pub Vec<(String, String)>);

impl Form {
    /// The content of the field; empty if there is no such field.
    pub fn get(&self, name: &str) -> &str {
        let field = self.0.iter().find(|(field, _)| field == name);
        field.map_or("", |(_, value)| value.trim())
    }

    /// Changes the content of the field.
    pub fn set(&mut self, name: &str, value: &str) {
        match self.0.iter_mut().find(|(field, _)| field == name) {
            Some((_, said)) => value.clone_into(said),
            None => self.0.push((name.to_owned(), value.to_owned())),
        }
    }

    /// Is the field ticked?
    pub fn is_on(&self, name: &str) -> bool {
        self.get(name) == "on"
    }
}
