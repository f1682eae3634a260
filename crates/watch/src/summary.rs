//! Costs in five numbers.

/// The five numbers of a box plot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Summary {
    /// The smallest.
    pub least: f64,
    /// A quarter of the values are below it.
    pub lower: f64,
    /// Half of the values are below it.
    pub median: f64,
    /// Three quarters of the values are below it.
    pub upper: f64,
    /// The largest.
    pub most: f64,
}

/// The summary of numbers in ascending order; quantiles by linear interpolation (R. Hyndman, Y. Fan 1996, type 7).
pub fn summary(ascending: &[u64]) -> Option<Summary> {
    let last = ascending.len().checked_sub(1)?;
    let quantile = |part: f64| {
        let place = part * last as f64;
        let (low, high) = (place.floor(), place.ceil());
        let at = |place: f64| ascending[place as usize] as f64;
        at(low) + (place - low) * (at(high) - at(low))
    };
    Some(Summary {
        least: quantile(0.0),
        lower: quantile(0.25),
        median: quantile(0.5),
        upper: quantile(0.75),
        most: quantile(1.0),
    })
}
