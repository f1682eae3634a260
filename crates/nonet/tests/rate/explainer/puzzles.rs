//! New puzzles of all bands from a seed: minimal ones from the library's generator, and harder ones made from the
//! hardest published: some givens added, others removed, and a random image of the whole.

use nonet::board::Geometry;
use nonet::generate::{Options, make};
use support::{HARDEST, Plain, Random, plain, shuffled, solutions, to_plain};

/// Two in three are minimal ones.
pub(super) fn new_puzzle(random: &mut Random) -> Plain {
    if random.below(3) > 0 {
        return generated(random);
    }
    near(&plain(HARDEST[random.below(HARDEST.len())]), random)
}

fn generated(random: &mut Random) -> Plain {
    let seed = random.below(usize::MAX) as u64;
    let options = Options::minimal(Geometry::classic());
    let made = make(&options, seed, &mut |_| {});
    to_plain(&made.expect("such puzzles are there").puzzle)
}

/// A puzzle with up to fifteen more digits of its solution, then without some that it does not need.
fn near(known: &Plain, random: &mut Random) -> Plain {
    let full = solutions(known, 1)[0];
    let mut board = *known;
    for _ in 0..4 + random.below(12) {
        let cell = random.below(81);
        board[cell] = full[cell];
    }
    let mut order: Vec<usize> = (0..81).filter(|&cell| board[cell] > 0).collect();
    random.shuffle(&mut order);
    order.truncate(random.below(order.len()));
    for cell in order {
        let digit = std::mem::take(&mut board[cell]);
        if solutions(&board, 2).len() > 1 {
            board[cell] = digit;
        }
    }
    shuffled(&board, random)
}
