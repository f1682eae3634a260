//! Which variables have a value.

/// The value of each variable, if it has one.
#[derive(Clone, Debug)]
pub(super) struct Values(Vec<Option<bool>>);

impl Values {
    pub(super) fn new(n: usize) -> Self {
        Self(vec![None; n])
    }

    /// How many variables there are.
    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Makes a literal true: the number of its variable from 1, negative if it is negated.
    pub(super) fn set(&mut self, literal: i32) {
        self.write(literal, Some(literal > 0));
    }

    /// Forgets its value.
    pub(super) fn unset(&mut self, literal: i32) {
        self.write(literal, None);
    }

    pub(super) fn is_true(&self, literal: i32) -> bool {
        self.read(literal) == Some(literal > 0)
    }

    pub(super) fn is_false(&self, literal: i32) -> bool {
        self.read(literal) == Some(literal < 0)
    }

    pub(super) fn is_known(&self, literal: i32) -> bool {
        self.read(literal).is_some()
    }

    /// The one of these without a value, if all others are false.
    pub(super) fn only(&self, literals: impl Iterator<Item = i32>) -> Option<i32> {
        let mut left = literals.filter(|&literal| !self.is_false(literal));
        let only = left.next().filter(|&only| !self.is_true(only))?;
        left.next().is_none().then_some(only)
    }

    fn read(&self, literal: i32) -> Option<bool> {
        let place = literal.unsigned_abs() as usize;
        self.0.get(place.wrapping_sub(1)).copied().flatten()
    }

    fn write(&mut self, literal: i32, value: Option<bool>) {
        let place = literal.unsigned_abs() as usize;
        if let Some(held) = self.0.get_mut(place.wrapping_sub(1)) {
            *held = value;
        }
    }
}
