package org.pieceworth.empirical.reading;

import org.pieceworth.empirical.memory.SpillBuffer;

/// Finds duplicate games by their 64-bit keys. Each key goes to one of many shares, which are in buffers that
/// spill to temporary files and are processed one after another: the time is linear in the games, and the
/// memory is that of the keys of one share.
final class DuplicateGames {

    /// A power of two. Two billion games have eight million keys in each, a table of 256 MB.
    private static final int SHARES = 1 << 8;

    /// Bytes of a share in memory, 16 MiB in all.
    private static final int IN_MEMORY = 1 << 16;

    /// Flag of a key that occurs with more than one outcome; the lower bits are the first one.
    private static final int CONFLICT = 4;

    private final Share[] shares = new Share[SHARES];
    private final boolean outcomesCount;
    private int games;

    /// @param outcomesCount whether equal games of different outcomes contradict each other
    DuplicateGames(boolean outcomesCount) {
        this.outcomesCount = outcomesCount;
        for (int share = 0; share < SHARES; share++) {
            shares[share] = new Share();
        }
    }

    /// @param outcome result of the game, 0 to 2
    void add(long key, int outcome) {
        int share = (int) (key * 0x9E3779B97F4A7C15L >>> Long.SIZE - 8);
        shares[share].add(games++, key, outcomesCount ? outcome : 0);
    }

    RepeatedGames find() {
        RepeatedGames found = RepeatedGames.none();
        for (Share share : shares) {
            if (share.size > 1) {
                new Table(share).find(found);
            }
        }
        return found;
    }

    /// Games with their keys and outcomes in the order of their numbers.
    private static final class Share {
        private final SpillBuffer keys = new SpillBuffer(IN_MEMORY);
        private int size;
        private int last;

        void add(int game, long key, int outcome) {
            keys.writeLong(key);
            keys.writeNumber((long) (game - last) << 2 | outcome);
            last = game;
            size++;
        }
    }

    /// Open-addressing table of one share's keys; key 0 has its own place at the end.
    private static final class Table {
        private final Share share;
        private final long[] slots;
        private final byte[] outcomes;
        private final int mask;
        private boolean zeroSeen;
        private boolean anyConflict;

        Table(Share share) {
            this.share = share;
            slots = new long[Integer.highestOneBit(Math.max(8, 2 * share.size - 1)) << 1];
            outcomes = new byte[slots.length + 1];
            mask = slots.length - 1;
        }

        void find(RepeatedGames found) {
            SpillBuffer.Reader in = share.keys.reader();
            int game = 0;
            for (int i = 0; i < share.size; i++) {
                long key = in.readLong();
                long rest = in.readNumber();
                game += (int) (rest >>> 2);
                if (meets(key, (int) rest & 3)) {
                    found.copies().set(game);
                }
            }
            if (anyConflict) {
                markConflicts(found);
            }
        }

        /// Adds a game; returns true if its key occurred before.
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
            SpillBuffer.Reader in = share.keys.reader();
            int game = 0;
            for (int i = 0; i < share.size; i++) {
                long key = in.readLong();
                game += (int) (in.readNumber() >>> 2);
                if ((outcomes[slot(key)] & CONFLICT) != 0) {
                    found.copies().clear(game);
                    found.conflicting().set(game);
                }
            }
        }
    }
}
