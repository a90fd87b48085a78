package org.pieceworth.rules.fairy.state;

import java.util.Arrays;
import java.util.BitSet;

/// Working sets of squares, reused so that a search allocates none.
public final class SquareSets {

    private BitSet[] sets = {};
    private int used;

    /// An empty set.
    public BitSet empty() {
        if (used == sets.length) {
            sets = Arrays.copyOf(sets, used + 1);
            sets[used] = new BitSet();
        }
        BitSet set = sets[used++];
        set.clear();
        return set;
    }

    public BitSet copy(BitSet of) {
        BitSet set = empty();
        set.or(of);
        return set;
    }

    /// The number of sets in use, for [#release].
    public int mark() {
        return used;
    }

    /// Releases all sets taken since the mark.
    public void release(int mark) {
        used = mark;
    }
}
