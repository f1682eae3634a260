//! Conclusions about three digits in rows and columns, for the whole board at once.
//!
//! A lane is a band of 27 cells. Whether a digit has a place in a minirow (the three cells that a row and a box
//! share) is one bit for three cells, so three digits fit into one lane: digit `j` of the three has bit `j` of
//! each minirow. For columns, digit `j` has the nine bits from `9 * j`.
//!
//! A digit takes one minirow in each row and one in each box of a band: six ways at most. Minirows that are in
//! none of the remaining ways can go. That is exactly pointing, claiming and hidden singles at once; columns and
//! stacks work the same way, turned by a right angle. The six ways are known from tdoku (T. Dillon) and the
//! closure by a table of 512 entries from JCZSolve; here rotations do it, without a table or a branch.

use super::lanes::Vector;

/// The first cell of each minirow of a band; shifted by 1 and 2, the others.
pub(super) const MINIROWS: u32 = 0o111_111_111;
/// A row of nine cells.
pub(super) const ROW: u32 = 0o777;

/// The same number for each band.
#[inline(always)]
pub(super) fn k<V: Vector>(number: u32) -> V {
    V::splat(number)
}

/// The minirows in which three digits have a place.
#[inline(always)]
pub(super) fn minirows<V: Vector>([a, b, c]: [V; 3]) -> V {
    (a | a >> 1 | a >> 2) & k(MINIROWS)
        | (b | b << 1 | b >> 1) & k(MINIROWS << 1)
        | (c | c << 1 | c << 2) & k(MINIROWS << 2)
}

/// The columns in which three digits have a place, band by band.
#[inline(always)]
pub(super) fn columns<V: Vector>([a, b, c]: [V; 3]) -> V {
    (a | a >> 9 | a >> 18) & k(ROW)
        | (b | b << 9 | b >> 9) & k(ROW << 9)
        | (c | c << 9 | c << 18) & k(ROW << 18)
}

/// Each row gets the next row of its band. The bits above the band are undefined.
#[inline(always)]
pub(super) fn row_turn<V: Vector>(x: V) -> V {
    x >> 9 | x << 18
}

/// Each row gets the row after the next.
#[inline(always)]
pub(super) fn row_turn2<V: Vector>(x: V) -> V {
    x >> 18 | x << 9
}

/// Each minirow gets the next minirow of its row.
#[inline(always)]
pub(super) fn stack_turn<V: Vector>(x: V) -> V {
    V::select(0o700_700_700, x << 6, x >> 3)
}

/// Each minirow gets the one after the next.
#[inline(always)]
pub(super) fn stack_turn2<V: Vector>(x: V) -> V {
    V::select(0o770_770_770, x << 3, x >> 6)
}

/// Each column gets the next column of its stack.
#[inline(always)]
pub(super) fn column_turn<V: Vector>(x: V) -> V {
    V::select(0o444_444_444, x << 2, x >> 1)
}

/// Each column gets the one after the next.
#[inline(always)]
pub(super) fn column_turn2<V: Vector>(x: V) -> V {
    V::select(0o666_666_666, x << 1, x >> 2)
}

/// The cells of minirows, digit by digit.
#[inline(always)]
pub(super) fn widen_minirows<V: Vector>(kept: V) -> [V; 3] {
    let (a, b, c) = (
        kept & k(MINIROWS),
        kept & k(MINIROWS << 1),
        kept & k(MINIROWS << 2),
    );
    [(a << 3) - a, (b << 2) - (b >> 1), (c << 1) - (c >> 2)]
}

/// The cells of columns, digit by digit.
#[inline(always)]
pub(super) fn widen_columns<V: Vector>(kept: V) -> [V; 3] {
    let (a, b, c) = (kept & k(ROW), kept & k(ROW << 9), kept & k(ROW << 18));
    [
        a.first_row_everywhere(),
        b | b << 9 | b >> 9,
        c | c >> 9 | c >> 18,
    ]
}

/// The columns in which a digit has two or three places in this band.
#[inline(always)]
pub(super) fn crowded<V: Vector>([a, b, c]: [V; 3]) -> V {
    #[inline(always)]
    fn two<V: Vector>(x: V, y: V, z: V) -> V {
        x & y | (x | y) & z
    }
    two(a, a >> 9, a >> 18) & k(ROW)
        | two(b, b << 9, b >> 9) & k(ROW << 9)
        | two(c, c << 9, c << 18) & k(ROW << 18)
}

/// The minirows that a digit can take: those in one of the six ways to give each row of a band a different stack.
#[inline(always)]
pub(super) fn close_rows<V: Vector>(m: V) -> V {
    let (m1, m2) = (stack_turn(m), stack_turn2(m));
    m & row_turn(m1 & row_turn(m2) | m2 & row_turn(m1))
}

/// The columns that a digit can take: those in one of the six ways to give each band a different column of a stack.
#[inline(always)]
pub(super) fn close_columns<V: Vector>(v: V) -> V {
    let (v1, v2) = (column_turn(v), column_turn2(v));
    v & (v1 & v2.turned() | v2 & v1.turned()).turned()
}

/// The columns that need their digit in this band and have only one place for it there.
#[inline(always)]
pub(super) fn sole<V: Vector>(kept: V, x: [V; 3]) -> V {
    let away = kept.turned();
    kept.without(away | away.turned() | crowded(x))
}

/// Three digits, each reduced to these cells.
#[inline(always)]
pub(super) fn narrow<V: Vector>(x: [V; 3], w: [V; 3]) -> [V; 3] {
    [x[0] & w[0], x[1] & w[1], x[2] & w[2]]
}
