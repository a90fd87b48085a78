package org.pieceworth.rules.chess;

/// Attacks of pieces on 8x8, as sets of squares in a `long` (bit = square, a1 = 0, h8 = 63).
///
/// Sliders use obstruction difference: one subtraction per line finds the nearest blocker on both sides, from 4 KB of
/// masks that stay in the first cache and need no start-up search.
final class Attacks {

    static final long RANK_1 = 0xFFL;
    static final long FILE_A = 0x0101010101010101L;
    static final long FILE_H = FILE_A << 7;

    private static final int RANK_LINE = 0;
    private static final int FILE_LINE = 2;
    private static final int DIAGONAL_LINE = 4;
    private static final int ANTIDIAGONAL_LINE = 6;

    private static final int[][] KNIGHT_STEPS = {{1, 2}, {2, 1}, {2, -1}, {1, -2}, {-1, -2}, {-2, -1}, {-2, 1}, {-1, 2}
    };
    private static final int[][] KING_STEPS = {{0, 1}, {1, 1}, {1, 0}, {1, -1}, {0, -1}, {-1, -1}, {-1, 0}, {-1, 1}};

    /// Per square, the half lines below and above it: rank, file, diagonal, antidiagonal.
    private static final long[] LINES = lines();

    private static final long[] KNIGHT = steps(KNIGHT_STEPS);
    private static final long[] KING = steps(KING_STEPS);
    private static final long[] WHITE_PAWN = steps(new int[][] {{-1, 1}, {1, 1}});
    private static final long[] BLACK_PAWN = steps(new int[][] {{-1, -1}, {1, -1}});

    /// The queen's attacks on an empty board, by square.
    private static final long[] QUEEN = queen();

    /// The squares between two squares on one line, both excluded; 0 if they share no line.
    static final long[] BETWEEN = between();

    private Attacks() {}

    static long knight(int square) {
        return KNIGHT[square & 63];
    }

    static long king(int square) {
        return KING[square & 63];
    }

    /// Attacks of a pawn of side 0 (White) or 1.
    static long pawn(int side, int square) {
        return side == 0 ? WHITE_PAWN[square & 63] : BLACK_PAWN[square & 63];
    }

    static long bishop(int square, long occupied) {
        return line(square, DIAGONAL_LINE, occupied) | line(square, ANTIDIAGONAL_LINE, occupied);
    }

    static long rook(int square, long occupied) {
        return line(square, RANK_LINE, occupied) | line(square, FILE_LINE, occupied);
    }

    /// True if two squares share a rank, a file or a diagonal.
    static boolean aligned(int a, int b) {
        return (QUEEN[a & 63] >>> b & 1) != 0;
    }

    static long between(int a, int b) {
        return BETWEEN[(a << 6 | b) & 4095];
    }

    private static long line(int square, int line, long occupied) {
        int at = (square << 3 | line) & 511;
        long lowerMask = LINES[at];
        long upperMask = LINES[at | 1];
        long upper = occupied & upperMask;
        long highestBelow = Long.MIN_VALUE >> Long.numberOfLeadingZeros((occupied & lowerMask) | 1);
        long lowestAbove = upper & -upper;
        return (lowerMask | upperMask) & (2 * lowestAbove + highestBelow);
    }

    private static long[] lines() {
        long[] lines = new long[512];
        int[][] directions = {{1, 0}, {0, 1}, {1, 1}, {-1, 1}};
        for (int square = 0; square < 64; square++) {
            for (int i = 0; i < 4; i++) {
                lines[square << 3 | i << 1] = ray(square, -directions[i][0], -directions[i][1]);
                lines[square << 3 | i << 1 | 1] = ray(square, directions[i][0], directions[i][1]);
            }
        }
        return lines;
    }

    private static long ray(int square, int dx, int dy) {
        long ray = 0;
        for (int file = (square & 7) + dx, rank = (square >> 3) + dy;
                file >= 0 && file < 8 && rank >= 0 && rank < 8;
                file += dx, rank += dy) {
            ray |= 1L << (rank << 3 | file);
        }
        return ray;
    }

    private static long[] steps(int[][] steps) {
        long[] attacks = new long[64];
        for (int square = 0; square < 64; square++) {
            for (int[] step : steps) {
                int file = (square & 7) + step[0];
                int rank = (square >> 3) + step[1];
                if (file >= 0 && file < 8 && rank >= 0 && rank < 8) {
                    attacks[square] |= 1L << (rank << 3 | file);
                }
            }
        }
        return attacks;
    }

    private static long[] queen() {
        long[] attacks = new long[64];
        for (int square = 0; square < 64; square++) {
            attacks[square] = bishop(square, 0) | rook(square, 0);
        }
        return attacks;
    }

    private static long[] between() {
        long[] between = new long[4096];
        for (int from = 0; from < 64; from++) {
            for (int[] step : KING_STEPS) {
                long passed = 0;
                for (int file = (from & 7) + step[0], rank = (from >> 3) + step[1];
                        file >= 0 && file < 8 && rank >= 0 && rank < 8;
                        file += step[0], rank += step[1]) {
                    int to = rank << 3 | file;
                    between[from << 6 | to] = passed;
                    passed |= 1L << to;
                }
            }
        }
        return between;
    }

    /// The squares on one line with both, from edge to edge through them; 0 when they share no line.
    static long through(int a, int b) {
        for (int line = 0; line < 8; line += 2) {
            long whole = LINES[(a << 3 | line) & 511] | LINES[(a << 3 | line | 1) & 511];
            if ((whole >>> b & 1) != 0) {
                return whole | 1L << a;
            }
        }
        return 0;
    }
}
