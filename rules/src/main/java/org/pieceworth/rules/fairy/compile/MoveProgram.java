package org.pieceworth.rules.fairy.compile;

/// The moves of a kind of a side from one square, as numbers in one array: instructions, each a head and its squares.
///
/// A head holds the opcode in its lowest 4 bits, then 4 bits for the allowed contents of the target (bit 0 empty, bit 1
/// a white piece, bit 2 a black one), then the count of numbers that follow. Squares that can be targets carry marks
/// from bit 8 on, except in plain leaps and slides.
public final class MoveProgram {

    /// The move may promote.
    public static final int PROMOTES = 1;
    /// The move cannot be made without promoting; without [#PROMOTES] it cannot be made.
    public static final int MANDATORY = 2;
    /// Promotion is for captures only.
    public static final int ON_CAPTURE = 4;

    private MoveProgram() {}

    static int head(int opcode, int ends, int length) {
        return opcode | ends << 4 | length << 8;
    }

    public static int opcode(int head) {
        return head & 15;
    }

    public static int ends(int head) {
        return head >>> 4 & 15;
    }

    public static int length(int head) {
        return head >>> 8;
    }
}
