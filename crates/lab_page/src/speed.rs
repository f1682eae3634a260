//! The speed of the player, set by a logarithmic slider.

/// The slider's position for full speed.
pub const FULL: u32 = 100;

/// Steps in a thousand seconds at this position of the slider, from one step in two seconds to 200,000 a second; 0
/// means full speed.
pub fn speed_of(place: u32) -> u64 {
    if place >= FULL {
        return 0;
    }
    let decades = f64::from(place) / f64::from(FULL - 1) * 5.6;
    (500.0 * 10f64.powf(decades)).round() as u64
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_slider_goes_from_half_a_step_a_second_to_full_speed() {
        assert_eq!(speed_of(0), 500);
        assert!((0..98).all(|place| speed_of(place) < speed_of(place + 1)));
        assert!(speed_of(99) > 190_000_000);
        assert_eq!(speed_of(FULL), 0);
    }
}
