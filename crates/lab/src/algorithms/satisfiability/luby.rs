//! The lengths of stretches.

/// Luby's sequence from 1: 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 ... (M. Luby, A. Sinclair, D. Zuckerman, 1993).
pub(super) fn luby(index: u64) -> u64 {
    let mut index = index;
    loop {
        let size = (index + 1).next_power_of_two();
        if size == index + 1 {
            return size / 2;
        }
        index -= size / 2 - 1;
    }
}

#[cfg(test)]
mod tests {
    use super::luby;

    #[test]
    fn stretches_follow_luby() {
        let sequence: Vec<u64> = (1..=15).map(luby).collect();
        assert_eq!(sequence, [1, 1, 2, 1, 1, 2, 4, 1, 1, 2, 1, 1, 2, 4, 8]);
    }
}
