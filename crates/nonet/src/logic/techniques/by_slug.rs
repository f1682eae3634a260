//! Serialises a technique as its slug.

use super::info;
use super::singles::full_house::FullHouse;
use crate::board::checked;
use crate::logic::{Info, Technique};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

impl Serialize for Info {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(self.slug)
    }
}

impl<'de> Deserialize<'de> for &'static Info {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        checked(from, |slug: String| info(&slug), || FullHouse.info())
    }
}
