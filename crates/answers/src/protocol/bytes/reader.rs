//! Reading a message.

use super::never::Never;
use serde::de::value::U32Deserializer;
use serde::de::{
    DeserializeOwned, DeserializeSeed, Deserializer, EnumAccess, SeqAccess, VariantAccess, Visitor,
};

/// The value of a message; `None` if the bytes are not a message.
pub fn read<T: DeserializeOwned>(bytes: &[u8]) -> Option<T> {
    let is_bad = false;
    let mut reader = Reader { bytes, is_bad };
    let Ok(value) = T::deserialize(&mut reader);
    (!reader.is_bad && reader.bytes.is_empty()).then_some(value)
}

struct Reader<'a> {
    bytes: &'a [u8],
    /// Was something requested that is not there?
    is_bad: bool,
}

impl Reader<'_> {
    /// The next number; 0 if there is no number up to `most`.
    fn number(&mut self, most: u64) -> u64 {
        let mut number = 0;
        for shift in (0..u64::BITS).step_by(7) {
            let Some((&byte, rest)) = self.bytes.split_first() else {
                break;
            };
            self.bytes = rest;
            number |= u64::from(byte & 0x7f) << shift;
            if byte < 0x80 && number <= most {
                return number;
            }
        }
        self.is_bad = true;
        0
    }

    /// A number of two parts, the upper one first.
    fn wide(&mut self) -> u128 {
        let upper = u128::from(self.number(u64::MAX));
        upper << 64 | u128::from(self.number(u64::MAX))
    }

    /// The length of a text or a list: limited by the bytes left, as every part takes at least one.
    fn length(&mut self) -> usize {
        self.number(self.bytes.len() as u64) as usize
    }

    fn text(&mut self) -> String {
        let length = self.length().min(self.bytes.len());
        let (text, rest) = self.bytes.split_at(length);
        self.bytes = rest;
        let text = str::from_utf8(text);
        self.is_bad |= text.is_err();
        text.unwrap_or_default().to_owned()
    }

    fn letter(&mut self) -> char {
        let letter = char::from_u32(self.number(u32::MAX.into()) as u32);
        self.is_bad |= letter.is_none();
        letter.unwrap_or_default()
    }

    /// Zigzag: even numbers are 0, 1, 2 ..., odd ones -1, -2 ...
    fn signed(&mut self) -> i64 {
        let number = self.number(u64::MAX);
        (number >> 1) as i64 ^ -((number & 1) as i64)
    }
}

type Read<T> = Result<T, Never>;

macro_rules! read {
    ($($name:ident: $visit:ident($reader:ident => $value:expr),)*) => {$(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
            let $reader = self;
            visitor.$visit($value)
        }
    )*};
}

/// Types that messages do not hold, or that this form cannot express, such as names and skipped values.
macro_rules! bad {
    ($($name:ident)*) => {$(
        fn $name<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
            self.is_bad = true;
            visitor.visit_unit()
        }
    )*};
}

impl<'de> Deserializer<'de> for &mut Reader<'_> {
    type Error = Never;

    read! {
        deserialize_bool: visit_bool(reader => reader.number(1) == 1),
        deserialize_u8: visit_u8(reader => reader.number(u8::MAX.into()) as u8),
        deserialize_u16: visit_u16(reader => reader.number(u16::MAX.into()) as u16),
        deserialize_u32: visit_u32(reader => reader.number(u32::MAX.into()) as u32),
        deserialize_u64: visit_u64(reader => reader.number(u64::MAX)),
        deserialize_u128: visit_u128(reader => reader.wide()),
        deserialize_i64: visit_i64(reader => reader.signed()),
        deserialize_f64: visit_f64(reader => f64::from_bits(reader.number(u64::MAX))),
        deserialize_char: visit_char(reader => reader.letter()),
        deserialize_string: visit_string(reader => reader.text()),
    }

    bad! {
        deserialize_i8 deserialize_i16 deserialize_i32 deserialize_f32 deserialize_str deserialize_bytes
        deserialize_byte_buf deserialize_map deserialize_identifier deserialize_ignored_any deserialize_any
    }

    fn deserialize_option<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        match self.number(1) {
            0 => visitor.visit_none(),
            _ => visitor.visit_some(self),
        }
    }

    fn deserialize_unit<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        visitor.visit_unit()
    }

    fn deserialize_unit_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Read<V::Value> {
        visitor.visit_unit()
    }

    fn deserialize_newtype_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        visitor: V,
    ) -> Read<V::Value> {
        visitor.visit_newtype_struct(self)
    }

    fn deserialize_seq<V: Visitor<'de>>(self, visitor: V) -> Read<V::Value> {
        let left = self.length();
        visitor.visit_seq(List { reader: self, left })
    }

    fn deserialize_tuple<V: Visitor<'de>>(self, _: usize, visitor: V) -> Read<V::Value> {
        visitor.visit_seq(Fields(self))
    }

    fn deserialize_tuple_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: usize,
        visitor: V,
    ) -> Read<V::Value> {
        visitor.visit_seq(Fields(self))
    }

    fn deserialize_struct<V: Visitor<'de>>(
        self,
        _: &'static str,
        _: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        visitor.visit_seq(Fields(self))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        let number = self.number(variants.len() as u64 - 1) as u32;
        visitor.visit_enum(Variant(self, number))
    }

    fn is_human_readable(&self) -> bool {
        false
    }
}

/// A list, and how many of its elements are left.
struct List<'a, 'b> {
    reader: &'a mut Reader<'b>,
    left: usize,
}

impl<'de> SeqAccess<'de> for List<'_, '_> {
    type Error = Never;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Read<Option<T::Value>> {
        if self.left == 0 {
            return Ok(None);
        }
        self.left -= 1;
        seed.deserialize(&mut *self.reader).map(Some)
    }

    fn size_hint(&self) -> Option<usize> {
        Some(self.left)
    }
}

/// Fields: as many as are requested.
struct Fields<'a, 'b>(&'a mut Reader<'b>);

impl<'de> SeqAccess<'de> for Fields<'_, '_> {
    type Error = Never;

    fn next_element_seed<T: DeserializeSeed<'de>>(&mut self, seed: T) -> Read<Option<T::Value>> {
        seed.deserialize(&mut *self.0).map(Some)
    }
}

/// A variant with its number.
struct Variant<'a, 'b>(&'a mut Reader<'b>, u32);

impl<'de> EnumAccess<'de> for Variant<'_, '_> {
    type Error = Never;
    type Variant = Self;

    fn variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Read<(T::Value, Self)> {
        let Ok(variant) = seed.deserialize(U32Deserializer::<Never>::new(self.1));
        Ok((variant, self))
    }
}

impl<'de> VariantAccess<'de> for Variant<'_, '_> {
    type Error = Never;

    fn unit_variant(self) -> Read<()> {
        Ok(())
    }

    fn newtype_variant_seed<T: DeserializeSeed<'de>>(self, seed: T) -> Read<T::Value> {
        seed.deserialize(self.0)
    }

    fn tuple_variant<V: Visitor<'de>>(self, _: usize, visitor: V) -> Read<V::Value> {
        visitor.visit_seq(Fields(self.0))
    }

    fn struct_variant<V: Visitor<'de>>(
        self,
        _: &'static [&'static str],
        visitor: V,
    ) -> Read<V::Value> {
        visitor.visit_seq(Fields(self.0))
    }
}
