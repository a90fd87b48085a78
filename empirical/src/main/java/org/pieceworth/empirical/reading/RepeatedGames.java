package org.pieceworth.empirical.reading;

import java.util.BitSet;

/// Numbers, from 0, of games whose moves occur more than once. The set does not depend on the order of the games,
/// except for the copy that counts.
///
/// @param copies earlier games with the same result
/// @param conflicting games whose moves occur with another result as well, all copies: the right one is unknown
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
