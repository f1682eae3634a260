//! The rows of the fish: every kind in every size. Siamese fish only where HoDoKu's library has them.

use super::finder::Finder;
use super::shape::{Fins, Shape};
use crate::logic::{Hodoku, Info, Level};

macro_rules! fish {
    ($($name:ident: $shape:ident, $fins:ident, $size:literal, $siamese:literal;
        $slug:literal, $hodoku:literal, $code:literal, $level:ident, $score:literal;)*) => {
        $(pub(in super::super) static $name: Finder = Finder {
            info: &Info::rated($slug, Hodoku::new($hodoku, $code, Level::$level, $score)),
            shape: Shape::$shape,
            fins: Fins::$fins,
            size: $size,
            is_siamese: $siamese,
        };)*
    };
}

fish! {
    X_WING: Basic, None, 2, false; "x-wing", "X-Wing", "0300", Hard, 140;
    SWORDFISH: Basic, None, 3, false; "swordfish", "Swordfish", "0301", Hard, 150;
    JELLYFISH: Basic, None, 4, false; "jellyfish", "Jellyfish", "0302", Hard, 160;
    SQUIRMBAG: Basic, None, 5, false; "squirmbag", "Squirmbag", "0303", Unfair, 470;
    WHALE: Basic, None, 6, false; "whale", "Whale", "0304", Unfair, 470;
    LEVIATHAN: Basic, None, 7, false; "leviathan", "Leviathan", "0305", Unfair, 470;
    FINNED_X_WING: Basic, Some, 2, false; "finned-x-wing", "Finned X-Wing", "0310", Hard, 130;
    FINNED_SWORDFISH: Basic, Some, 3, false; "finned-swordfish", "Finned Swordfish", "0311", Unfair, 200;
    SIAMESE_FINNED_SWORDFISH: Basic, Some, 3, true; "siamese-finned-swordfish", "Siamese Finned Swordfish", "03111", Unfair, 200;
    FINNED_JELLYFISH: Basic, Some, 4, false; "finned-jellyfish", "Finned Jellyfish", "0312", Unfair, 250;
    SIAMESE_FINNED_JELLYFISH: Basic, Some, 4, true; "siamese-finned-jellyfish", "Siamese Finned Jellyfish", "03121", Unfair, 250;
    FINNED_SQUIRMBAG: Basic, Some, 5, false; "finned-squirmbag", "Finned Squirmbag", "0313", Unfair, 470;
    FINNED_WHALE: Basic, Some, 6, false; "finned-whale", "Finned Whale", "0314", Unfair, 470;
    FINNED_LEVIATHAN: Basic, Some, 7, false; "finned-leviathan", "Finned Leviathan", "0315", Unfair, 470;
    SASHIMI_X_WING: Basic, Sashimi, 2, false; "sashimi-x-wing", "Sashimi X-Wing", "0320", Hard, 150;
    SASHIMI_SWORDFISH: Basic, Sashimi, 3, false; "sashimi-swordfish", "Sashimi Swordfish", "0321", Unfair, 240;
    SIAMESE_SASHIMI_SWORDFISH: Basic, Sashimi, 3, true; "siamese-sashimi-swordfish", "Siamese Sashimi Swordfish", "03211", Unfair, 240;
    SASHIMI_JELLYFISH: Basic, Sashimi, 4, false; "sashimi-jellyfish", "Sashimi Jellyfish", "0322", Unfair, 260;
    SIAMESE_SASHIMI_JELLYFISH: Basic, Sashimi, 4, true; "siamese-sashimi-jellyfish", "Siamese Sashimi Jellyfish", "03221", Unfair, 260;
    SASHIMI_SQUIRMBAG: Basic, Sashimi, 5, false; "sashimi-squirmbag", "Sashimi Squirmbag", "0323", Unfair, 470;
    SASHIMI_WHALE: Basic, Sashimi, 6, false; "sashimi-whale", "Sashimi Whale", "0324", Unfair, 470;
    SASHIMI_LEVIATHAN: Basic, Sashimi, 7, false; "sashimi-leviathan", "Sashimi Leviathan", "0325", Unfair, 470;
    FRANKEN_X_WING: Franken, None, 2, false; "franken-x-wing", "Franken X-Wing", "0330", Unfair, 300;
    FRANKEN_SWORDFISH: Franken, None, 3, false; "franken-swordfish", "Franken Swordfish", "0331", Unfair, 350;
    FRANKEN_JELLYFISH: Franken, None, 4, false; "franken-jellyfish", "Franken Jellyfish", "0332", Unfair, 370;
    FRANKEN_SQUIRMBAG: Franken, None, 5, false; "franken-squirmbag", "Franken Squirmbag", "0333", Extreme, 470;
    FRANKEN_WHALE: Franken, None, 6, false; "franken-whale", "Franken Whale", "0334", Extreme, 470;
    FRANKEN_LEVIATHAN: Franken, None, 7, false; "franken-leviathan", "Franken Leviathan", "0335", Extreme, 470;
    FINNED_FRANKEN_X_WING: Franken, Some, 2, false; "finned-franken-x-wing", "Finned Franken X-Wing", "0340", Unfair, 390;
    FINNED_FRANKEN_SWORDFISH: Franken, Some, 3, false; "finned-franken-swordfish", "Finned Franken Swordfish", "0341", Unfair, 410;
    SIAMESE_FINNED_FRANKEN_SWORDFISH: Franken, Some, 3, true; "siamese-finned-franken-swordfish", "Siamese Finned Franken Swordfish", "03411", Unfair, 410;
    FINNED_FRANKEN_JELLYFISH: Franken, Some, 4, false; "finned-franken-jellyfish", "Finned Franken Jellyfish", "0342", Unfair, 430;
    SIAMESE_FINNED_FRANKEN_JELLYFISH: Franken, Some, 4, true; "siamese-finned-franken-jellyfish", "Siamese Finned Franken Jellyfish", "03421", Unfair, 430;
    FINNED_FRANKEN_SQUIRMBAG: Franken, Some, 5, false; "finned-franken-squirmbag", "Finned Franken Squirmbag", "0343", Extreme, 470;
    FINNED_FRANKEN_WHALE: Franken, Some, 6, false; "finned-franken-whale", "Finned Franken Whale", "0344", Extreme, 470;
    FINNED_FRANKEN_LEVIATHAN: Franken, Some, 7, false; "finned-franken-leviathan", "Finned Franken Leviathan", "0345", Extreme, 470;
    MUTANT_X_WING: Mutant, None, 2, false; "mutant-x-wing", "Mutant X-Wing", "0350", Extreme, 450;
    MUTANT_SWORDFISH: Mutant, None, 3, false; "mutant-swordfish", "Mutant Swordfish", "0351", Extreme, 450;
    MUTANT_JELLYFISH: Mutant, None, 4, false; "mutant-jellyfish", "Mutant Jellyfish", "0352", Extreme, 450;
    MUTANT_SQUIRMBAG: Mutant, None, 5, false; "mutant-squirmbag", "Mutant Squirmbag", "0353", Extreme, 470;
    MUTANT_WHALE: Mutant, None, 6, false; "mutant-whale", "Mutant Whale", "0354", Extreme, 470;
    MUTANT_LEVIATHAN: Mutant, None, 7, false; "mutant-leviathan", "Mutant Leviathan", "0355", Extreme, 470;
    FINNED_MUTANT_X_WING: Mutant, Some, 2, false; "finned-mutant-x-wing", "Finned Mutant X-Wing", "0360", Extreme, 470;
    FINNED_MUTANT_SWORDFISH: Mutant, Some, 3, false; "finned-mutant-swordfish", "Finned Mutant Swordfish", "0361", Extreme, 470;
    FINNED_MUTANT_JELLYFISH: Mutant, Some, 4, false; "finned-mutant-jellyfish", "Finned Mutant Jellyfish", "0362", Extreme, 470;
    SIAMESE_FINNED_MUTANT_JELLYFISH: Mutant, Some, 4, true; "siamese-finned-mutant-jellyfish", "Siamese Finned Mutant Jellyfish", "03621", Extreme, 470;
    FINNED_MUTANT_SQUIRMBAG: Mutant, Some, 5, false; "finned-mutant-squirmbag", "Finned Mutant Squirmbag", "0363", Extreme, 470;
    FINNED_MUTANT_WHALE: Mutant, Some, 6, false; "finned-mutant-whale", "Finned Mutant Whale", "0364", Extreme, 470;
    FINNED_MUTANT_LEVIATHAN: Mutant, Some, 7, false; "finned-mutant-leviathan", "Finned Mutant Leviathan", "0365", Extreme, 470;
}
