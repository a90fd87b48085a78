package org.pieceworth.rules.position;

/// Moves as numbers: 8 bits each for origin and target, 3 for the kind, 6 for the piece type promoted to.
///
/// Castling goes from the king's square to the rook's, which holds for every variant of it.
public final class Move {

    /// No move at all.
    public static final int NONE = -1;

    /// A plain move or capture.
    public static final int NORMAL = 0;

    /// A pawn's double step, which allows en passant.
    public static final int DOUBLE_STEP = 1;

    /// A capture en passant.
    public static final int EN_PASSANT = 2;

    /// Castling, from the king's square to the rook's.
    public static final int CASTLING = 3;

    /// A promotion.
    public static final int PROMOTION = 4;

    private Move() {}

    /// A move of one of the kinds above other than promotion.
    public static int of(int from, int to, int kind) {
        return from | to << 8 | kind << 16;
    }

    /// A promotion to a piece type.
    public static int promotion(int from, int to, int type) {
        return of(from, to, PROMOTION) | type << 19;
    }

    /// The square it starts on.
    public static int from(int move) {
        return move & 0xFF;
    }

    /// The square it ends on; for castling the rook's.
    public static int to(int move) {
        return move >> 8 & 0xFF;
    }

    /// Its kind.
    public static int kind(int move) {
        return move >> 16 & 7;
    }

    /// The piece type promoted to, if it is a promotion.
    public static int promotedType(int move) {
        return move >> 19 & 0x3F;
    }
}
