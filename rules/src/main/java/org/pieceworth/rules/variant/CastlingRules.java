package org.pieceworth.rules.variant;

import java.util.OptionalInt;
import java.util.Set;
import org.pieceworth.text.Ordered;

/// Castling of a side. Rights are in the FEN; the rook may be anywhere on the king's rank.
///
/// @param enabled whether there is castling at all
/// @param rank the rank of king and rook, from 0 (castlingRank)
/// @param kingsideFile the file of the king after castling to the right, from 0 (castlingKingsideFile); the
/// rook ends next to it, towards the middle
/// @param queensideFile the file of the king after castling to the left (castlingQueensideFile)
/// @param kingPiece the type that castles as the king (castlingKingPiece)
/// @param kingFile the file that it starts on if a side can have more than one of that type (castlingKingFile)
/// @param rookPieces the types that castle with it (castlingRookPieces)
/// @param rookKingsideFile the file of its rook on the right, if that is not the outermost one
/// (castlingRookKingsideFile)
/// @param rookQueensideFile the file of its rook on the left (castlingRookQueensideFile)
/// @param droppedPieces whether dropped pieces gain the right (castlingDroppedPiece)
/// @param opposite whether castling takes the other side's right to castle to the same wing (oppositeCastling)
public record CastlingRules(
        boolean enabled,
        Sided<Integer> rank,
        int kingsideFile,
        int queensideFile,
        char kingPiece,
        OptionalInt kingFile,
        Sided<Set<Character>> rookPieces,
        OptionalInt rookKingsideFile,
        OptionalInt rookQueensideFile,
        boolean droppedPieces,
        boolean opposite) {

    public CastlingRules {
        rookPieces = new Sided<>(Ordered.copy(rookPieces.white()), Ordered.copy(rookPieces.black()));
    }

    /// No castling.
    public static CastlingRules none() {
        return new CastlingRules(
                false,
                Sided.both(0),
                0,
                0,
                'K',
                OptionalInt.empty(),
                Sided.both(Set.of()),
                OptionalInt.empty(),
                OptionalInt.empty(),
                false,
                false);
    }
}
