package org.pieceworth.terms;

import java.util.Arrays;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;

/// The number of pieces of each type on each side. Mutable, so that one object serves every position of a file.
public final class PieceCounts {

    /// Bits per count in a packed number.
    private static final int FIELD = 6;

    /// Counts per side in a packed number.
    private static final int PACKED_TYPES = 5;

    private static final int MASK = (1 << FIELD) - 1;

    private final int[] white;
    private final int[] black;

    /// @param types number of piece types; all counts begin at 0
    public PieceCounts(int types) {
        white = new int[types];
        black = new int[types];
    }

    public int types() {
        return white.length;
    }

    /// 0 or more.
    public int count(int type, Side side) {
        return side == Side.WHITE ? white[type] : black[type];
    }

    /// White's and Black's pieces of a type together.
    public int both(int type) {
        return white[type] + black[type];
    }

    public void set(int type, int whites, int blacks) {
        white[type] = whites;
        black[type] = blacks;
    }

    /// Sets the counts of the types 0 to 4 from one number and leaves the others: six bits per count, White's type
    /// `t` at bit `6t`, Black's at bit `30 + 6t`.
    public void setPacked(long packed) {
        for (int type = 0; type < PACKED_TYPES; type++) {
            white[type] = (int) (packed >>> FIELD * type) & MASK;
            black[type] = (int) (packed >>> FIELD * (PACKED_TYPES + type)) & MASK;
        }
    }

    /// Counts the pieces on the board, of types that this object has room for.
    public void setFrom(Position position) {
        clear();
        for (int square = 0; square < position.board().squares(); square++) {
            int piece = position.pieceAt(square);
            if (piece != 0) {
                add(piece);
            }
        }
    }

    /// Adds one piece, numbered as [Position] numbers them.
    void add(int piece) {
        int type = Position.type(piece);
        int[] counts = piece > 0 ? white : black;
        if (type < counts.length) {
            counts[type]++;
        }
    }

    void clear() {
        Arrays.fill(white, 0);
        Arrays.fill(black, 0);
    }

    void copy(PieceCounts other) {
        int types = Math.min(white.length, other.white.length);
        clear();
        System.arraycopy(other.white, 0, white, 0, types);
        System.arraycopy(other.black, 0, black, 0, types);
    }
}
