package org.pieceworth.empirical.reading;

import java.util.BitSet;

/// Games whose moves occur more than once, by their numbers from 0. Which games these are does not depend on their
/// order,
/// except for which of a game's copies counts.
///
/// @param copies games that came earlier with the same result
/// @param conflicting games whose moves occur with another result as well, all of them: which one is right is unknown
record RepeatedGames(BitSet copies, BitSet conflicting) {

    /// No games.
    static RepeatedGames none() {
        return new RepeatedGames(new BitSet(), new BitSet());
    }

    /// All that do not count.
    BitSet all() {
        BitSet all = (BitSet) copies.clone();
        all.or(conflicting);
        return all;
    }
}
