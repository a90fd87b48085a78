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
/// @param castlingRank the rank of king and rooks, from 0 and seen from each side
/// @param king the letter of the piece that castles as the king
/// @param kingFile the file that it starts on, if a side can have several
/// @param whiteRooks the letters of the pieces that White's king castles with
/// @param blackRooks the letters of the pieces that Black's king castles with
/// @param castlingFiles whether rights to castle are written by the files of the rooks, as for Chess960
/// @param hands the letters of pieces in hand in the order in which they are written; empty if nothing can be in hand
/// @param gating whether file letters of the castling field are rights to gate
/// @param variant whether fields that some variants leave out or add are understood: no castling and en passant, a
/// counting limit
/// @param letters other letters that a piece may have, each with the one that it stands for
public record FenRules(
        Optional<RectangularBoard> board,
        int castlingRank,
        char king,
        OptionalInt kingFile,
        Set<Character> whiteRooks,
        Set<Character> blackRooks,
        boolean castlingFiles,
        Optional<String> hands,
        boolean gating,
        boolean variant,
        Map<Character, Character> letters) {

    public FenRules {
        letters = Ordered.copy(letters);
        whiteRooks = Ordered.copy(whiteRooks);
        blackRooks = Ordered.copy(blackRooks);
    }

    /// King K and rooks R on the first rank of each side, on any board.
    public static FenRules orthodox() {
        return new FenRules(
                Optional.empty(),
                0,
                'K',
                OptionalInt.empty(),
                Set.of('R'),
                Set.of('R'),
                false,
                Optional.empty(),
                false,
                false,
                Map.of());
    }

    /// These rules with rights to castle by the files of the rooks.
    public FenRules byRookFiles() {
        return new FenRules(
                board, castlingRank, king, kingFile, whiteRooks, blackRooks, true, hands, gating, variant, letters);
    }

    Set<Character> rooks(Side side) {
        return side == Side.WHITE ? whiteRooks : blackRooks;
    }

    int rank(Side side, RectangularBoard on) {
        return side == Side.WHITE ? castlingRank : on.ranks() - 1 - castlingRank;
    }
}
