//! Goes into each woven crate as `src/mutant.rs`: is this fault active?
//!
//! `NONET_MUTANT=17` activates fault 17. `NONET_MUTANTS_MET=FILE` writes each fault whose place was reached to the
//! file.

use std::io::Write;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::Relaxed};

const UNKNOWN: u32 = u32::MAX;
const NOTING: u32 = u32::MAX - 1;
const NONE: u32 = 0;

static ASKED: AtomicU32 = AtomicU32::new(UNKNOWN);
static MET: [AtomicBool; 1 << 15] = [const { AtomicBool::new(false) }; 1 << 15];

#[inline]
pub(crate) fn on(fault: u32) -> bool {
    let asked = ASKED.load(Relaxed);
    asked == fault || (asked >= NOTING && first(fault, asked))
}

#[cold]
fn first(fault: u32, asked: u32) -> bool {
    if asked == UNKNOWN {
        let number = std::env::var("NONET_MUTANT").ok().and_then(|word| word.parse().ok());
        let noting = std::env::var_os("NONET_MUTANTS_MET").is_some();
        ASKED.store(number.unwrap_or(if noting { NOTING } else { NONE }), Relaxed);
        return on(fault);
    }
    if !MET[fault as usize].swap(true, Relaxed) {
        let path = std::env::var_os("NONET_MUTANTS_MET").unwrap_or_default();
        let file = std::fs::OpenOptions::new().create(true).append(true).open(path);
        if let Ok(mut file) = file {
            let _ = file.write_all(format!("{fault}\n").as_bytes());
        }
    }
    false
}
