//! Sorting for lists of a few hundred items at most.

/// Sorts a short list by a key; items with equal keys keep their order. By insertion: the standard library's sorts
/// are quicker on long lists, but cost 5 kB of code for each type that is sorted.
///
/// ```
/// let mut words = ["ccc", "a", "bb", "d"];
/// nonet::board::sort_short(&mut words, |word| word.len());
/// assert_eq!(words, ["a", "d", "bb", "ccc"]);
/// ```
pub fn sort_short<T, K: PartialOrd>(items: &mut [T], key: impl Fn(&T) -> K) {
    for end in 1..items.len() {
        let mut at = end;
        while at > 0 && key(&items[at]) < key(&items[at - 1]) {
            items.swap(at, at - 1);
            at -= 1;
        }
    }
}
