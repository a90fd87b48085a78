package org.pieceworth.rules.fairy.compile;

/// Attack tables as bitboards, for boards of at most 128 squares: a set of squares is two words; boards of up
/// to 64 squares need only the lower one.
///
/// A leaping attack depends only on the attacker's square, a sliding one (or a lame leap) also on the squares
/// between, which have to be empty.
public final class Bitboards {

    private static final int MAX_SQUARES = 128;

    /// False if the board is too large, or a kind has two ways between the same squares: callers then walk the squares.
    public final boolean usable;

    /// True if the board has more than 64 squares, so that a set of squares takes two words.
    public final boolean wide;

    /// Squares of attackers by leaping, by side, target and kind.
    public final long[] leapLow;

    public final long[] leapHigh;

    /// Squares of attackers by sliding, by side, target and kind.
    public final long[] slideLow;

    public final long[] slideHigh;

    /// Squares of attackers of any kind, by side and target.
    public final long[] anyLow;

    public final long[] anyHigh;

    /// Squares between, by way, target and origin, see [#wayOf].
    public final long[] betweenLow;

    public final long[] betweenHigh;

    /// Start of the kind's table of squares between two squares, by side and kind. Kinds share a
    /// table unless their ways differ.
    public final int[] wayOf;

    private final int squares;
    private final int kinds;
    private int ways;
    private boolean ambiguous;

    Bitboards(int squareCount, int kindCount, AttackTables attacks) {
        squares = squareCount;
        kinds = kindCount;
        boolean fits = squareCount <= MAX_SQUARES;
        wide = squareCount > Long.SIZE;
        int origins = fits ? 2 * squareCount * kindCount : 0;
        leapLow = new long[origins];
        slideLow = new long[origins];
        leapHigh = new long[wide ? origins : 0];
        slideHigh = new long[wide ? origins : 0];
        anyLow = new long[fits ? 2 * squareCount : 0];
        anyHigh = new long[fits ? 2 * squareCount : 0];
        wayOf = new int[2 * kindCount];
        Way[] made = new Way[2 * kindCount];
        for (int side = 0; fits && side < 2; side++) {
            for (int kind = 0; kind < kindCount; kind++) {
                Way way = way(attacks.bySide[side], side, kind);
                wayOf[side * kindCount + kind] = way.isEmpty() ? 0 : share(made, way) * squareCount * squareCount;
            }
        }
        for (int i = 0; i < origins; i++) {
            anyLow[i / kindCount] |= leapLow[i] | slideLow[i];
            anyHigh[i / kindCount] |= wide ? leapHigh[i] | slideHigh[i] : 0;
        }
        usable = fits && !ambiguous;
        int pairs = usable ? ways * squareCount * squareCount : 0;
        betweenLow = new long[pairs];
        betweenHigh = new long[wide ? pairs : 0];
        for (int way = 0; usable && way < ways; way++) {
            made[way].copyTo(betweenLow, betweenHigh, way * squareCount * squareCount);
        }
    }

    /// The number of a known way with the same squares between all pairs, or of this one if it is new.
    private int share(Way[] made, Way way) {
        for (int i = 0; i < ways; i++) {
            if (made[i].agreesWith(way)) {
                made[i].add(way);
                return i;
            }
        }
        made[ways] = way;
        return ways++;
    }

    private Way way(AttackTable table, int side, int kind) {
        Way way = new Way(squares * squares, wide);
        for (int target = 0; target < squares; target++) {
            int at = (side * squares + target) * kinds + kind;
            for (int i = table.leapStart()[target]; i < table.leapStart()[target + 1]; i++) {
                if ((table.leapKinds()[i] >>> kind & 1) != 0) {
                    add(leapLow, leapHigh, at, table.leapSquare()[i]);
                }
            }
            for (int ray = table.rayStart()[target]; ray < table.rayStart()[target + 1]; ray++) {
                for (int i = table.rayAt()[ray]; i < table.rayAt()[ray + 1]; i++) {
                    addLine(table, kind, at, target, table.rayAt()[ray], i, way);
                }
            }
            for (int line = table.lineStart()[target]; line < table.lineStart()[target + 1]; line++) {
                addLine(table, kind, at, target, table.lineAt()[line], table.lineAt()[line + 1] - 1, way);
            }
        }
        return way;
    }

    /// An origin on a line, with the squares before it between.
    private void addLine(AttackTable table, int kind, int at, int target, int begin, int origin, Way way) {
        if ((table.kinds()[origin] >>> kind & 1) == 0) {
            return;
        }
        int from = table.squares()[origin];
        boolean leaps = begin == origin;
        add(leaps ? leapLow : slideLow, leaps ? leapHigh : slideHigh, at, from);
        if (!leaps) {
            ambiguous |= !way.add(target * squares + from, table.squares(), begin, origin);
        }
        ambiguous |= ((leapLow[at] & slideLow[at]) != 0) || (wide && (leapHigh[at] & slideHigh[at]) != 0);
    }

    private void add(long[] low, long[] high, int at, int square) {
        if (square < Long.SIZE) {
            low[at] |= 1L << square;
        } else {
            high[at] |= 1L << square;
        }
    }

    /// The squares between two squares, by target and origin.
    private static final class Way {

        private final int pairs;
        private final boolean wide;
        private boolean[] known = {};
        private long[] low = {};
        private long[] high = {};

        Way(int pairs, boolean wide) {
            this.pairs = pairs;
            this.wide = wide;
        }

        boolean isEmpty() {
            return known.length == 0;
        }

        /// Adds the squares between two squares; returns false if the pair has others already.
        boolean add(int pair, int[] path, int begin, int end) {
            if (isEmpty()) {
                known = new boolean[pairs];
                low = new long[pairs];
                high = new long[wide ? pairs : 0];
            }
            long lower = 0;
            long upper = 0;
            for (int i = begin; i < end; i++) {
                lower |= path[i] < Long.SIZE ? 1L << path[i] : 0;
                upper |= path[i] < Long.SIZE ? 0 : 1L << path[i];
            }
            boolean same = !known[pair] || (low[pair] == lower && (high.length == 0 || high[pair] == upper));
            known[pair] = true;
            low[pair] = lower;
            if (high.length > 0) {
                high[pair] = upper;
            }
            return same;
        }

        boolean agreesWith(Way other) {
            for (int i = 0; i < known.length; i++) {
                boolean both = known[i] && other.known[i];
                if (both && (low[i] != other.low[i] || (high.length > 0 && high[i] != other.high[i]))) {
                    return false;
                }
            }
            return true;
        }

        void add(Way other) {
            for (int i = 0; i < known.length; i++) {
                known[i] |= other.known[i];
                low[i] |= other.low[i];
            }
            for (int i = 0; i < high.length; i++) {
                high[i] |= other.high[i];
            }
        }

        void copyTo(long[] lower, long[] upper, int at) {
            System.arraycopy(low, 0, lower, at, low.length);
            if (high.length > 0) {
                System.arraycopy(high, 0, upper, at, high.length);
            }
        }
    }
}
