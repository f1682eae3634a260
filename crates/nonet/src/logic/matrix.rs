//! A matrix of bits: a set of numbers for each item of a list.

/// Rows of bits, all of the same length.
#[derive(Clone, Debug)]
pub(super) struct Matrix {
    stride: usize,
    words: Vec<u64>,
}

impl Matrix {
    /// `rows` rows of `bits` bits, none of them set.
    pub(super) fn new(rows: usize, bits: usize) -> Self {
        let stride = bits.div_ceil(64).max(1);
        Self {
            stride,
            words: vec![0; rows * stride],
        }
    }

    /// How many rows there are.
    pub(super) fn len(&self) -> usize {
        self.words.len() / self.stride
    }

    /// A further row, as long as the others.
    pub(super) fn push(&mut self, row: &[u64]) {
        self.words.extend_from_slice(row);
    }

    pub(super) fn row(&self, row: usize) -> &[u64] {
        &self.words[row * self.stride..(row + 1) * self.stride]
    }

    pub(super) fn row_mut(&mut self, row: usize) -> &mut [u64] {
        &mut self.words[row * self.stride..(row + 1) * self.stride]
    }

    pub(super) fn set(&mut self, row: usize, bit: usize) {
        self.row_mut(row)[bit / 64] |= 1 << (bit % 64);
    }

    /// Adds the bits of another row, which must stand later, to a row.
    pub(super) fn unite(&mut self, row: usize, other: usize) {
        let (before, rest) = self.words.split_at_mut(row * self.stride);
        let other = &before[other * self.stride..(other + 1) * self.stride];
        unite(&mut rest[..self.stride], other);
    }

    /// Sets each item's bit in the other's row.
    pub(super) fn join(&mut self, a: usize, b: usize) {
        self.set(a, b);
        self.set(b, a);
    }

    /// Adds the rows of another matrix that these bits name to a row.
    pub(super) fn gather(&mut self, row: usize, bits: &[u64], from: &Self) {
        for other in ones(bits) {
            unite(self.row_mut(row), from.row(other));
        }
    }
}

/// Adds bits to others.
pub(super) fn unite(own: &mut [u64], more: &[u64]) {
    own.iter_mut()
        .zip(more)
        .for_each(|(word, more)| *word |= more);
}

/// Is this bit set?
pub(super) fn has(bits: &[u64], bit: usize) -> bool {
    bits[bit / 64] >> (bit % 64) & 1 == 1
}

/// The bits that are set in a row, in ascending order.
pub(super) fn ones(bits: &[u64]) -> impl Iterator<Item = usize> + '_ {
    bits.iter().enumerate().flat_map(|(at, &word)| {
        let mut rest = word;
        std::iter::from_fn(move || {
            let bit = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
            rest &= rest - 1;
            Some(at * 64 + bit)
        })
    })
}

/// The bits that are set in both rows, in ascending order.
pub(super) fn common<'a>(a: &'a [u64], b: &'a [u64]) -> impl Iterator<Item = usize> + 'a {
    ones(a).filter(|&bit| has(b, bit))
}
