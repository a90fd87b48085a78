package org.pieceworth.rules.position;

import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.text.Ordered;

/// The properties of a variant that a reader of FEN needs.
///
/// @param board its board; empty reads any
/// @param hands the letters of pieces in hand in their written order; empty if nothing can be in hand
/// @param gating whether file letters of the castling field are rights to gate
/// @param variant whether fields that some variants omit or add are understood: no castling
/// and en passant, a counting limit
/// @param letters other letters that a piece may have, each with the one that it stands for
public record FenRules(
        Optional<RectangularBoard> board,
        Castling castling,
        String hands,
        boolean gating,
        boolean variant,
        Map<Character, Character> letters) {

    /// King K and rooks R on the first rank of each side, on any board.
    static final FenRules ORTHODOX = new FenRules(
            Optional.empty(),
            new Castling(
                    0, 'K', OptionalInt.empty(), Set.of('R'), Set.of('R'), 0, RectangularBoard.MAX_SIDE - 1, false),
            "",
            false,
            false,
            Map.of());

    /// The castling field.
    ///
    /// @param rank the rank of king and rooks, from 0 and seen from each side
    /// @param king the letter of the piece that castles as the king
    /// @param kingFile the file that it starts on, if a side can have several
    /// @param whiteRooks the letters of the pieces that White's king castles with
    /// @param blackRooks the letters of the pieces that Black's king castles with
    /// @param firstFile the first file of a rook that Q denotes
    /// @param lastFile the last file of a rook that K denotes
    /// @param byFiles whether rights are written by the files of the rooks, as for Chess960
    public record Castling(
            int rank,
            char king,
            OptionalInt kingFile,
            Set<Character> whiteRooks,
            Set<Character> blackRooks,
            int firstFile,
            int lastFile,
            boolean byFiles) {

        Set<Character> rooks(Side side) {
            return side == Side.WHITE ? whiteRooks : blackRooks;
        }

        int rank(Side side, RectangularBoard on) {
            return side == Side.WHITE ? rank : on.ranks() - 1 - rank;
        }
    }

    public FenRules {
        letters = Ordered.copy(letters);
    }

    /// These rules with rights to castle by the files of the rooks.
    public FenRules byRookFiles() {
        Castling files = new Castling(
                castling.rank,
                castling.king,
                castling.kingFile,
                castling.whiteRooks,
                castling.blackRooks,
                castling.firstFile,
                castling.lastFile,
                true);
        return new FenRules(board, files, hands, gating, variant, letters);
    }
}
