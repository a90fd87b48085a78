package org.pieceworth.engine.alphabeta;

import java.util.Arrays;

/// Kernel: results of the search for positions it has seen. An entry is two words, a bucket four entries.
/// Threads may share the table without locks: the first word is stored XORed with the second, so that an
/// entry written by two threads at once does not match its key.
///
/// The first word holds the upper 48 bits of the key, bound, generation and depth, the second the move, score and
/// static evaluation.
public final class TranspositionTable {

    public static final int NONE = 0;
    /// The score is this much or less.
    public static final int UPPER_BOUND = 1;
    /// The score is this much or more.
    public static final int LOWER_BOUND = 2;
    /// The score is exact.
    public static final int EXACT = 3;

    private static final int BUCKET = 8;
    private static final long KEY = ~0xFFFFL;

    private final long[] words;
    private final int mask;
    private int generation;

    /// Room for so many megabytes, rounded down to a power of two.
    public TranspositionTable(int megabytes) {
        long size = Long.highestOneBit(megabytes * 131_072L);
        words = new long[(int) Math.min(size, 1 << 30)];
        mask = words.length / BUCKET - 1;
    }

    public void clear() {
        Arrays.fill(words, 0);
        generation = 0;
    }

    /// Begins a new generation: entries of earlier ones are replaced first.
    public void newSearch() {
        generation = generation + 1 & 63;
    }

    /// The index of the entry of a key, -1 without one.
    int probe(long key) {
        int bucket = bucket(key);
        for (int i = bucket; i < bucket + BUCKET; i += 2) {
            long meta = words[i] ^ words[i + 1];
            if ((meta & KEY) == (key & KEY) && meta != 0) {
                return i;
            }
        }
        return -1;
    }

    private int bucket(long key) {
        return ((int) (key >>> 20 ^ key) & mask) * BUCKET;
    }

    /// The second word of an entry.
    long data(int entry) {
        return words[entry + 1];
    }

    /// Depth and bound of an entry, [#NONE] when another thread has replaced it meanwhile.
    ///
    /// @param data the second word as it was read
    int meta(int entry, long key, long data) {
        long meta = words[entry] ^ data;
        return (meta & KEY) == (key & KEY) ? (int) (meta & 0xFFFF) : NONE;
    }

    static int depth(int meta) {
        return meta & 0xFF;
    }

    static int bound(int meta) {
        return meta >>> 14 & 3;
    }

    static int move(long data) {
        return (int) data;
    }

    static int score(long data) {
        return (short) (data >>> 32);
    }

    static int staticEval(long data) {
        return (short) (data >>> 48);
    }

    /// Stores an entry in place of the shallowest and oldest of its bucket.
    void store(long key, int move, int score, int staticEval, int depth, int bound) {
        int bucket = bucket(key);
        int place = bucket;
        int least = Integer.MAX_VALUE;
        for (int i = bucket; i < bucket + BUCKET; i += 2) {
            long meta = words[i] ^ words[i + 1];
            if ((meta & KEY) == (key & KEY) || meta == 0) {
                place = i;
                break;
            }
            int worth = depth((int) meta) - 4 * (generation - ((int) meta >>> 8 & 63) & 63);
            if (worth < least) {
                least = worth;
                place = i;
            }
        }
        long old = words[place] ^ words[place + 1];
        boolean same = (old & KEY) == (key & KEY);
        int kept = move;
        if (same && bound != EXACT && depth + 3 < depth((int) old) && ((int) old >>> 8 & 63) == generation) {
            return;
        }
        if (same && move == -1) {
            kept = move(words[place + 1]);
        }
        long data = kept & 0xFFFF_FFFFL | (score & 0xFFFFL) << 32 | (long) staticEval << 48;
        long meta = key & KEY | bound << 14 | generation << 8 | Math.max(0, depth);
        words[place] = meta ^ data;
        words[place + 1] = data;
    }

    /// The share of entries of this search, in thousandths, as UCI's `hashfull` has it.
    public int hashFull() {
        int used = 0;
        int sampled = Math.min(1000, words.length / 2);
        for (int i = 0; i < 2 * sampled; i += 2) {
            long meta = words[i] ^ words[i + 1];
            used += meta != 0 && ((int) meta >>> 8 & 63) == generation ? 1 : 0;
        }
        return used * 1000 / sampled;
    }
}
