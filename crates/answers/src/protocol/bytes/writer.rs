//! Writing a message.

use super::never::Never;
use serde::Serialize;
use serde::ser::{
    Impossible, SerializeSeq, SerializeStruct, SerializeStructVariant, SerializeTuple,
    SerializeTupleStruct, SerializeTupleVariant, Serializer,
};

/// The value as a message.
pub fn written<T: Serialize>(value: &T) -> Vec<u8> {
    let mut writer = Writer(Vec::new());
    let Ok(()) = value.serialize(&mut writer);
    writer.0
}

struct Writer(Vec<u8>);

impl Writer {
    fn number(&mut self, mut number: u64) -> Written {
        while number > 0x7f {
            self.0.push(number as u8 | 0x80);
            number >>= 7;
        }
        self.0.push(number as u8);
        Ok(())
    }
}

type Written = Result<(), Never>;

macro_rules! numbers {
    ($($name:ident($number:ident: $kind:ty) => $written:expr,)*) => {$(
        fn $name(self, $number: $kind) -> Written {
            self.number($written)
        }
    )*};
}

/// Compound values written without a number.
macro_rules! plain {
    ($($name:ident($($more:ty),*) -> $kind:ty,)*) => {$(
        fn $name(self, $(_: $more),*) -> Result<$kind, Never> {
            Ok(self)
        }
    )*};
}

impl Serializer for &mut Writer {
    type Ok = ();
    type Error = Never;
    type SerializeSeq = Self;
    type SerializeTuple = Self;
    type SerializeTupleStruct = Self;
    type SerializeTupleVariant = Self;
    type SerializeMap = Impossible<(), Never>;
    type SerializeStruct = Self;
    type SerializeStructVariant = Self;

    numbers! {
        serialize_bool(number: bool) => number.into(),
        serialize_u8(number: u8) => number.into(),
        serialize_u16(number: u16) => number.into(),
        serialize_u32(number: u32) => number.into(),
        serialize_u64(number: u64) => number,
        serialize_i64(number: i64) => (number << 1 ^ number >> 63) as u64,
        serialize_f64(number: f64) => number.to_bits(),
        serialize_char(letter: char) => letter.into(),
    }

    fn serialize_u128(self, number: u128) -> Written {
        let Ok(()) = self.number((number >> 64) as u64);
        self.number(number as u64)
    }

    plain! {
        serialize_tuple(usize) -> Self,
        serialize_tuple_struct(&'static str, usize) -> Self,
        serialize_struct(&'static str, usize) -> Self,
    }

    fn serialize_i8(self, _: i8) -> Written {
        unreachable!("{NOT_SENT}")
    }

    fn serialize_i16(self, _: i16) -> Written {
        unreachable!("{NOT_SENT}")
    }

    fn serialize_i32(self, _: i32) -> Written {
        unreachable!("{NOT_SENT}")
    }

    fn serialize_f32(self, _: f32) -> Written {
        unreachable!("{NOT_SENT}")
    }

    fn serialize_bytes(self, _: &[u8]) -> Written {
        unreachable!("{NOT_SENT}")
    }

    fn serialize_map(self, _: Option<usize>) -> Result<Self::SerializeMap, Never> {
        unreachable!("{NOT_SENT}")
    }

    fn serialize_str(self, text: &str) -> Written {
        let Ok(()) = self.number(text.len() as u64);
        self.0.extend(text.as_bytes());
        Ok(())
    }

    fn serialize_none(self) -> Written {
        self.number(0)
    }

    fn serialize_some<T: ?Sized + Serialize>(self, value: &T) -> Written {
        let Ok(()) = self.number(1);
        value.serialize(self)
    }

    fn serialize_unit(self) -> Written {
        Ok(())
    }

    fn serialize_unit_struct(self, _: &'static str) -> Written {
        Ok(())
    }

    fn serialize_unit_variant(self, _: &'static str, index: u32, _: &'static str) -> Written {
        self.number(index.into())
    }

    fn serialize_newtype_struct<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        value: &T,
    ) -> Written {
        value.serialize(self)
    }

    fn serialize_newtype_variant<T: ?Sized + Serialize>(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        value: &T,
    ) -> Written {
        let Ok(()) = self.number(index.into());
        value.serialize(self)
    }

    fn serialize_seq(self, length: Option<usize>) -> Result<Self, Never> {
        let Ok(()) = self.number(length.unwrap_or_default() as u64);
        Ok(self)
    }

    fn serialize_tuple_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Never> {
        let Ok(()) = self.number(index.into());
        Ok(self)
    }

    fn serialize_struct_variant(
        self,
        _: &'static str,
        index: u32,
        _: &'static str,
        _: usize,
    ) -> Result<Self, Never> {
        let Ok(()) = self.number(index.into());
        Ok(self)
    }

    fn is_human_readable(&self) -> bool {
        false
    }
}

const NOT_SENT: &str = "no message holds such a value";

macro_rules! parts {
    ($($kind:ident: $name:ident($($key:ty)?),)*) => {$(
        impl $kind for &mut Writer {
            type Ok = ();
            type Error = Never;

            fn $name<T: ?Sized + Serialize>(&mut self, $(_: $key,)? value: &T) -> Written {
                value.serialize(&mut **self)
            }

            fn end(self) -> Written {
                Ok(())
            }
        }
    )*};
}

parts! {
    SerializeSeq: serialize_element(),
    SerializeTuple: serialize_element(),
    SerializeTupleStruct: serialize_field(),
    SerializeTupleVariant: serialize_field(),
    SerializeStruct: serialize_field(&'static str),
    SerializeStructVariant: serialize_field(&'static str),
}
