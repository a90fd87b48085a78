package org.pieceworth.empirical.reading;

import org.pieceworth.empirical.memory.SpillBuffer;

/// Finds duplicate games by their 64-bit keys, which lie in a buffer that spills to a temporary file. Keys are compared
/// in shares, so that memory does not grow with the games.
final class DuplicateGames {

    /// Keys compared at once, in a table of twice the size.
    private static final int SHARE = 1 << 20;

    /// Set beside a key that occurs with more than one outcome; the lower bits are the first one.
    private static final int CONFLICT = 4;

    private final SpillBuffer keys = new SpillBuffer();
    private final boolean outcomesCount;
    private int games;

    /// @param outcomesCount whether equal games of different outcomes contradict each other
    DuplicateGames(boolean outcomesCount) {
        this.outcomesCount = outcomesCount;
    }

    /// @param outcome how the game ended, 0 to 2
    void add(long key, int outcome) {
        keys.writeLong(key);
        keys.writeNumber(outcomesCount ? outcome : 0);
        games++;
    }

    RepeatedGames find() {
        RepeatedGames found = RepeatedGames.none();
        int shares = games / SHARE + 1;
        for (int share = 0; share < shares; share++) {
            new Share(share, shares).find(found);
        }
        return found;
    }

    /// Open-addressing table of one share's keys; key 0 has its own place at the end.
    private final class Share {
        private final int number;
        private final int of;
        private final long[] slots;
        private final byte[] outcomes;
        private final int mask;
        private boolean zeroSeen;
        private boolean anyConflict;

        Share(int number, int of) {
            this.number = number;
            this.of = of;
            slots = new long[Integer.highestOneBit(Math.max(8, 2 * games / of)) << 1];
            outcomes = new byte[slots.length + 1];
            mask = slots.length - 1;
        }

        void find(RepeatedGames found) {
            SpillBuffer.Reader in = keys.reader();
            for (int game = 0; game < games; game++) {
                long key = in.readLong();
                int outcome = (int) in.readNumber();
                if (isHere(key) && meets(key, outcome)) {
                    found.copies().set(game);
                }
            }
            if (anyConflict) {
                markConflicts(found);
            }
        }

        private boolean isHere(long key) {
            return of == 1 || Long.remainderUnsigned(key, of) == number;
        }

        /// Adds a game; returns true if its key is known.
        private boolean meets(long key, int outcome) {
            int slot = slot(key);
            boolean known = key == 0 ? zeroSeen : slots[slot] == key;
            if (!known) {
                zeroSeen |= key == 0;
                outcomes[slot] = (byte) outcome;
                if (key != 0) {
                    slots[slot] = key;
                }
            } else if ((outcomes[slot] & CONFLICT - 1) != outcome) {
                outcomes[slot] |= CONFLICT;
                anyConflict = true;
            }
            return known;
        }

        private int slot(long key) {
            if (key == 0) {
                return slots.length;
            }
            int slot = (int) (key >>> 32) & mask;
            while (slots[slot] != 0 && slots[slot] != key) {
                slot = slot + 1 & mask;
            }
            return slot;
        }

        private void markConflicts(RepeatedGames found) {
            SpillBuffer.Reader in = keys.reader();
            for (int game = 0; game < games; game++) {
                long key = in.readLong();
                in.readNumber();
                if (isHere(key) && (outcomes[slot(key)] & CONFLICT) != 0) {
                    found.copies().clear(game);
                    found.conflicting().set(game);
                }
            }
        }
    }
}
