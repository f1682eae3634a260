//! Packed files: gzip (RFC 1952) is unpacked, others are recognised and reported.

use super::super::key;
use super::super::speech::{say, word};
use super::whole::{Bytes, buffered};
use miniz_oxide::inflate::stream::{InflateState, inflate};
use miniz_oxide::{DataFormat, MZFlush, MZStatus};
use std::io::{self, BufRead, Read};

/// How files begin that are packed in other ways.
const OTHERS: [(&str, &[u8]); 5] = [
    ("zip", b"PK\x03\x04"),
    ("xz", b"\xFD7zXZ\0"),
    ("bzip2", b"BZh91AY&SY"),
    ("zstd", b"\x28\xB5\x2F\xFD"),
    ("7z", b"7z\xBC\xAF\x27\x1C"),
];

const GZIP: &[u8] = b"\x1F\x8B";

/// The unpacked content, if it is packed by gzip.
pub(crate) fn unpacked(mut reader: Bytes) -> io::Result<Bytes> {
    let ready = reader.fill_buf()?;
    let other = OTHERS.iter().find(|(_, sign)| ready.starts_with(sign));
    if let Some((what, _)) = other {
        return Err(io::Error::other(say(key::IS_PACKED, &[("what", what)])));
    }
    if !ready.starts_with(GZIP) {
        return Ok(reader);
    }
    Ok(buffered(Gunzip {
        reader,
        member: None,
    }))
}

/// Unpacks one member after the other.
struct Gunzip {
    reader: Bytes,
    member: Option<Member>,
}

/// A member being unpacked, and what its last bytes must be.
struct Member {
    state: Box<InflateState>,
    sum: u32,
    n_bytes: u32,
}

impl Read for Gunzip {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        if buffer.is_empty() {
            return Ok(0);
        }
        loop {
            if self.member.is_none() && !self.begin()? {
                return Ok(0);
            }
            let n = self.go_on(buffer)?;
            if n > 0 {
                return Ok(n);
            }
        }
    }
}

impl Gunzip {
    /// Begins the next member, if there is one. Anything else after the last one is ignored, as by gzip itself.
    fn begin(&mut self) -> io::Result<bool> {
        if !self.reader.fill_buf()?.starts_with(&GZIP[..1]) {
            return Ok(false);
        }
        let [_, _, method, flags, ..] = self.bytes::<10>()?;
        if method != 8 || flags & 0xE0 != 0 {
            return Err(damaged());
        }
        if flags & 4 != 0 {
            let length = u16::from_le_bytes(self.bytes()?);
            for _ in 0..length {
                self.bytes::<1>()?;
            }
        }
        // A name and a remark, each ended by a zero; a checksum of all this.
        for _ in 0..(flags >> 3 & 1) + (flags >> 4 & 1) {
            while self.bytes::<1>()? != [0] {}
        }
        if flags & 2 != 0 {
            self.bytes::<2>()?;
        }
        self.member = Some(Member {
            state: InflateState::new_boxed(DataFormat::Raw),
            sum: 0,
            n_bytes: 0,
        });
        Ok(true)
    }

    /// Unpacks a part of the member, and finishes it at its end.
    fn go_on(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Some(member) = &mut self.member else {
            return Ok(0);
        };
        let packed = self.reader.fill_buf()?;
        let is_over = packed.is_empty();
        let done = inflate(&mut member.state, packed, buffer, MZFlush::None);
        self.reader.consume(done.bytes_consumed);
        let n = done.bytes_written;
        member.sum = sum_with(member.sum, &buffer[..n]);
        member.n_bytes = member.n_bytes.wrapping_add(n as u32);
        match done.status {
            Ok(MZStatus::StreamEnd) => {
                let told = [member.sum, member.n_bytes];
                self.member = None;
                let right = [self.bytes()?, self.bytes()?].map(u32::from_le_bytes) == told;
                right.then_some(n).ok_or_else(damaged)
            }
            Ok(_) if n > 0 || !is_over => Ok(n),
            _ => Err(damaged()),
        }
    }

    fn bytes<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.reader.read_exact(&mut bytes).map_err(|_| damaged())?;
        Ok(bytes)
    }
}

fn damaged() -> io::Error {
    io::Error::other(word(key::GZIP_DAMAGED))
}

/// CRC-32 of the earlier bytes and these.
fn sum_with(sum: u32, bytes: &[u8]) -> u32 {
    let next = |sum: u32, &byte: &u8| SUMS[usize::from(sum as u8 ^ byte)] ^ sum >> 8;
    !bytes.iter().fold(!sum, next)
}

/// The sums of single bytes.
const SUMS: [u32; 256] = {
    let mut sums = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut sum = byte as u32;
        let mut bit = 0;
        while bit < 8 {
            sum = if sum & 1 == 1 {
                sum >> 1 ^ 0xEDB8_8320
            } else {
                sum >> 1
            };
            bit += 1;
        }
        sums[byte] = sum;
        byte += 1;
    }
    sums
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sum_is_that_of_the_standard() {
        assert_eq!(sum_with(0, b"123456789"), 0xCBF4_3926);
        assert_eq!(sum_with(sum_with(0, b"1234"), b"56789"), 0xCBF4_3926);
    }
}
