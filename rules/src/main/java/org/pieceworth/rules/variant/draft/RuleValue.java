package org.pieceworth.rules.variant.draft;

import java.util.BitSet;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/// The value of a key of a variants.ini, interpreted.
public sealed interface RuleValue {

    /// Yes or no.
    ///
    /// @param on yes
    record Flag(boolean on) implements RuleValue {}

    /// A number; files count from 0.
    ///
    /// @param number the whole number
    record Whole(int number) implements RuleValue {}

    /// Some squares of the largest board, `16 * rank + file` from 0.
    ///
    /// @param bits a bit for each square
    record Squares(BitSet bits) implements RuleValue {

        private static final int WIDTH = 16;

        public Squares {
            bits = (BitSet) bits.clone();
        }

        @Override
        public BitSet bits() {
            return (BitSet) bits.clone();
        }

        public boolean has(int file, int rank) {
            return bits.get(WIDTH * rank + file);
        }

        public static Squares none() {
            return new Squares(new BitSet());
        }

        public static Squares all() {
            return ranks(1, WIDTH);
        }

        /// Whole ranks, counted from 1, both ends included; empty if the last comes before the first or before 1.
        public static Squares ranks(int first, int last) {
            BitSet bits = new BitSet();
            int lowest = Math.max(first, 1);
            if (lowest <= last) {
                bits.set(WIDTH * (lowest - 1), WIDTH * last);
            }
            return new Squares(bits);
        }
    }

    /// Types of pieces.
    ///
    /// @param names their names, in the order written
    /// @param all whether `*` was written
    record Types(Set<String> names, boolean all) implements RuleValue {

        public Types {
            names = Collections.unmodifiableSet(new LinkedHashSet<>(names));
        }

        Types with(String name) {
            Set<String> more = new LinkedHashSet<>(names);
            more.add(name);
            return new Types(more, all);
        }
    }

    /// A number for types of pieces.
    ///
    /// @param counts by type
    record Numbers(Map<String, Integer> counts) implements RuleValue {
        public Numbers {
            counts = Collections.unmodifiableMap(new LinkedHashMap<>(counts));
        }
    }

    /// Types of pieces for types of pieces; empty for none.
    ///
    /// @param pairs by type
    record Pairs(Map<String, String> pairs) implements RuleValue {
        public Pairs {
            pairs = Collections.unmodifiableMap(new LinkedHashMap<>(pairs));
        }
    }

    /// A word or a text.
    ///
    /// @param text the text of the file
    record Text(String text) implements RuleValue {}
}
