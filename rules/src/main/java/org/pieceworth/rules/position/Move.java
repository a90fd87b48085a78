package org.pieceworth.rules.position;

/// Moves as numbers: 8 bits each for origin and target, 3 for the kind, 6 for the piece type promoted to or dropped, 6
/// for a piece type that enters with the move, 1 for its square; if moves build walls, these 7 hold one more than the
/// square of the wall.
///
/// Castling goes from the king's square to the rook's, which holds for every variant of it. The origin of a drop equals
/// its target; so does that of a pass, the square of one of the side's pieces.
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

    /// A drop from the hand.
    public static final int DROP = 5;

    /// The turn passes.
    public static final int PASS = 6;

    /// A move of several legs; the number of its path replaces the type of a promotion.
    public static final int LEGS = 7;

    /// The highest square that a move can name as a wall.
    public static final int LAST_WALL = 126;

    private static final int GATED_SHIFT = 25;
    private static final int GATED_MASK = 0x3F;
    private static final int AT_ROOK = 1 << 31;

    private Move() {}

    /// A move of one of the kinds above other than promotion.
    public static int of(int from, int to, int kind) {
        return from | to << 8 | kind << 16;
    }

    /// A promotion to a piece type.
    public static int promotion(int from, int to, int type) {
        return of(from, to, PROMOTION) | type << 19;
    }

    /// A drop of a piece type.
    public static int drop(int to, int type) {
        return of(to, to, DROP) | type << 19;
    }

    /// The move with a piece that enters on the square left.
    ///
    /// @param type the type that enters
    /// @param atRook whether it enters on the square of a castling's rook
    public static int gating(int move, int type, boolean atRook) {
        return move | type + 1 << GATED_SHIFT | (atRook ? AT_ROOK : 0);
    }

    /// The type that enters with the move, or -1.
    public static int gatedType(int move) {
        return kind(move) == LEGS ? -1 : (move >> GATED_SHIFT & GATED_MASK) - 1;
    }

    /// True if the entering piece does so on the square of a castling's rook.
    public static boolean gatesAtRook(int move) {
        return move < 0;
    }

    /// The move with a wall that it builds.
    ///
    /// @param square at most [#LAST_WALL]
    public static int walling(int move, int square) {
        return move | square + 1 << GATED_SHIFT;
    }

    /// The square that the move turns into a wall, or -1, in a variant whose moves build walls (see
    /// [Position#buildsWalls()]).
    public static int wall(int move) {
        return kind(move) == LEGS ? -1 : (move >>> GATED_SHIFT) - 1;
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

    /// The piece type promoted to or dropped; only for promotions and drops.
    public static int promotedType(int move) {
        return move >> 19 & 0x3F;
    }
}
