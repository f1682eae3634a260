//! A technique crosses to the page by its slug.

use super::info;
use crate::logic::Info;
use serde::{Deserialize, Deserializer, Serialize, Serializer, de::Error};

impl Serialize for Info {
    fn serialize<S: Serializer>(&self, out: S) -> Result<S::Ok, S::Error> {
        out.serialize_str(self.slug)
    }
}

impl<'de> Deserialize<'de> for &'static Info {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let slug = String::deserialize(from)?;
        info(&slug).ok_or_else(|| D::Error::custom("no such technique"))
    }
}
