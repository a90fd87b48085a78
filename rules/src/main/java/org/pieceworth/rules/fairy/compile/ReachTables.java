package org.pieceworth.rules.fairy.compile;

import java.util.Arrays;

/// Move programs as bitboards, for boards of at most 128 squares: the squares that a piece reaches by leaping and the
/// lines along which it slides, each as a set of squares of one word or, on larger boards, two.
///
/// Lines go up when their squares rise, else down, so that the first obstacle is the lowest or highest bit. Captures
/// and quiet moves may differ: the group for both enemies and empty squares comes first, then the one for captures
/// only, then the one for empty squares.
public final class ReachTables {

    private static final int GROUPS = 3;

    private static final int CAPTURE = 1;
    private static final int QUIET = 2;

    /// Kinds of a side without a table, since they hop, have two ways to a square or may capture their own.
    public final long[] without = new long[2];

    /// True if all captures are plain and nothing promotes, by side, kind and square.
    public final boolean[] plain;

    /// Kinds of a side whose captures differ from their quiet moves.
    public final long[] divergent = new long[2];

    /// Start of the groups in `sets`, by side, kind and square.
    public final int[] start;

    /// For each group a head, the leaps, and the lines: those that go up, those that go down, and for lame leaps the
    /// target and the squares that have to be empty. A head holds their numbers, a byte each.
    public final long[] sets;

    private final ProgramTables programs;
    private final boolean wide;
    private long[] made = new long[1 << 12];
    private int size;

    ReachTables(int squareCount, int kindCount, ProgramTables programs, boolean usable) {
        this.programs = programs;
        wide = squareCount > Long.SIZE;
        start = new int[programs.start.length];
        plain = new boolean[programs.start.length];
        for (int side = 0; side < 2; side++) {
            for (int kind = 0; kind < kindCount; kind++) {
                boolean tabled = usable && programs.multiLegs[kind].isEmpty();
                for (int square = 0; tabled && square < squareCount; square++) {
                    int at = (side * kindCount + kind) * squareCount + square;
                    start[at] = size;
                    tabled = add(side, kind, at);
                }
                without[side] |= tabled ? 0 : 1L << kind;
                for (int square = 0; tabled && square < squareCount; square++) {
                    int at = (side * kindCount + kind) * squareCount + square;
                    plain[at] = isPlain(programs.start[at]);
                }
            }
        }
        sets = Arrays.copyOf(made, size);
        made = new long[0];
    }

    /// True if a piece neither slides nor leaps lamely.
    ///
    /// @param program its side, kind and square
    public boolean leapsOnly(int program) {
        boolean leaps = true;
        for (int group = 0; group < GROUPS; group++) {
            leaps &= sets[start[program] + group * leapLength()] == 0;
        }
        return leaps;
    }

    /// Targets of a piece that only leaps, as a word of a bitboard: of captures, or of quiet moves.
    ///
    /// @param program its side, kind and square
    public long leaps(int program, boolean taking, int word) {
        int both = start[program] + 1 + word;
        return sets[both] | sets[both + (taking ? CAPTURE : QUIET) * leapLength()];
    }

    /// The length of a group without lines: its head and its leaps.
    private int leapLength() {
        return wide ? 3 : 2;
    }

    /// Adds the groups of a program; returns false if it cannot be expressed in groups.
    private boolean add(int side, int kind, int program) {
        boolean possible = true;
        for (int group = 0; group < GROUPS; group++) {
            int head = size;
            Group sum = new Group(side, group);
            put(0);
            put(0, 0);
            for (int lines = 0; lines < GROUPS; lines++) {
                sum.add(programs.start[program], lines);
            }
            made[head] = sum.counts;
            made[head + 1] = sum.leapLow;
            if (wide) {
                made[head + 2] = sum.leapHigh;
            }
            possible &= sum.possible;
            divergent[side] |= group > 0 && sum.any ? 1L << kind : 0;
        }
        return possible;
    }

    /// True if a program's squares have no marks.
    private boolean isPlain(int begin) {
        int at = begin;
        boolean marked = false;
        while (MoveProgram.opcode(programs.code[at]) != Opcode.END) {
            int end = at + 1 + MoveProgram.length(programs.code[at]);
            for (int i = at + 1; i < end; i++) {
                marked |= programs.code[i] >>> 8 != 0;
            }
            at = end;
        }
        return !marked;
    }

    private void put(long word) {
        if (size == made.length) {
            made = Arrays.copyOf(made, 2 * size);
        }
        made[size++] = word;
    }

    private void put(long low, long high) {
        put(low);
        if (wide) {
            put(high);
        }
    }

    /// The leaps and lines of one program that belong to one group.
    private final class Group {

        private final int enemy;
        private final int own;
        private final int group;
        private long counts;
        private long leapLow;
        private long leapHigh;
        private long seenLow;
        private long seenHigh;
        private boolean any;
        private boolean possible = true;

        Group(int side, int group) {
            enemy = 2 - side;
            own = side + 1;
            this.group = group;
        }

        /// Adds its leaps and its lines of one sort: 0 up, 1 down, 2 lame.
        void add(int begin, int sort) {
            int at = begin;
            while (MoveProgram.opcode(programs.code[at]) != Opcode.END) {
                int head = programs.code[at];
                int end = at + 1 + MoveProgram.length(head);
                possible &= (MoveProgram.ends(head) >>> own & 1) == 0;
                if (groupOf(MoveProgram.ends(head)) == group && end > at + 1) {
                    any = true;
                    instruction(MoveProgram.opcode(head), at + 1, end, sort);
                }
                at = end;
            }
        }

        private int groupOf(int ends) {
            boolean takes = (ends >>> enemy & 1) != 0;
            boolean moves = (ends & 1) != 0;
            return takes ? (moves ? 0 : CAPTURE) : moves ? QUIET : -1;
        }

        private void instruction(int opcode, int begin, int end, int sort) {
            switch (opcode) {
                case Opcode.LEAPS, Opcode.MARKED_LEAPS -> {
                    for (int i = begin; sort == 0 && i < end; i++) {
                        see(square(i));
                        leapLow |= low(square(i));
                        leapHigh |= high(square(i));
                    }
                }
                case Opcode.SLIDE, Opcode.MARKED_SLIDE -> {
                    boolean up = end == begin + 1 || square(begin + 1) > square(begin);
                    if (sort == (up ? 0 : 1)) {
                        line(begin, end, up, sort);
                    }
                }
                case Opcode.LAME, Opcode.STEP -> {
                    if (sort == 2) {
                        see(square(begin));
                        put(low(square(begin)), high(square(begin)));
                        putPath(begin + 1, end);
                        counts += 1L << 16;
                    }
                }
                default -> possible = false;
            }
        }

        private void line(int begin, int end, boolean up, int sort) {
            for (int i = begin; i < end; i++) {
                see(square(i));
                possible &= i == begin || up == square(i) > square(i - 1);
            }
            putPath(begin, end);
            counts += 1L << 8 * sort;
        }

        private void putPath(int begin, int end) {
            long low = 0;
            long high = 0;
            for (int i = begin; i < end; i++) {
                low |= low(square(i));
                high |= high(square(i));
            }
            put(low, high);
        }

        /// Notes a target; two ways to one square would be counted as one, so that no table is possible.
        private void see(int square) {
            possible &= (seenLow & low(square) | seenHigh & high(square)) == 0;
            seenLow |= low(square);
            seenHigh |= high(square);
        }

        private int square(int at) {
            return programs.code[at] & 255;
        }

        private static long low(int square) {
            return square < Long.SIZE ? 1L << square : 0;
        }

        private static long high(int square) {
            return square < Long.SIZE ? 0 : 1L << square;
        }
    }
}
