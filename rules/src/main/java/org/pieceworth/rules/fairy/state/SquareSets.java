package org.pieceworth.rules.fairy.state;

import java.util.Arrays;
import java.util.BitSet;

/// Sets of squares to work with, used again and again so that a search makes none anew.
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

    /// Gives back all that were taken since the mark.
    public void release(int mark) {
        used = mark;
    }
}
