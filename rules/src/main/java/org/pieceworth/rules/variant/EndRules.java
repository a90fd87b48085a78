package org.pieceworth.rules.variant;

import java.util.Optional;
import java.util.Set;
import org.pieceworth.text.Ordered;

/// Ends of the game other than royalty and extinction.
///
/// @param checkmate the value of checkmate for the side mated (checkmateValue)
/// @param stalemate the value of stalemate for the side that cannot move (stalemateValue)
/// @param stalematePieceCount true if the side with fewer pieces gets that value, and the other its opposite
/// (stalematePieceCount)
/// @param shatarMate whether mate by a knight loses, and mate draws unless one of the checks that led to it was
/// given by a queen, a rook or a knight, as in Shatar (shatarMateRule)
/// @param moves full moves without a capture or pawn move that draw; 0 without the rule (nMoveRule)
/// @param counting the limit to the hunt of a side that cannot win (countingRule)
/// @param repetition the consequences of repeated positions and moves
/// @param bareKing the value of a lone king for its side
/// @param bareKingMove true if that side gets one more move to bare the other king
/// @param flag a goal to reach
/// @param checkCounting true if the number of checks in the FEN wins (checkCounting)
/// @param connect goals that several pieces reach together
/// @param castlingWins the rights to castle whose use wins and whose loss loses, as FEN writes them (castlingWins)
/// @param materialCounting winner by material of draws by full boards, passes, moves and
/// repetitions (materialCounting)
/// @param fullBoardDraws whether a board without an empty square is a draw (adjudicateFullBoard)
public record EndRules(
        GameValue checkmate,
        GameValue stalemate,
        boolean stalematePieceCount,
        boolean shatarMate,
        int moves,
        CountingRule counting,
        RepetitionRules repetition,
        Optional<GameValue> bareKing,
        boolean bareKingMove,
        Optional<Flag> flag,
        boolean checkCounting,
        Optional<ConnectRules> connect,
        String castlingWins,
        MaterialCounting materialCounting,
        boolean fullBoardDraws) {

    /// A goal on the board.
    ///
    /// @param pieces the types that reach it (flagPiece); empty for any
    /// @param region its squares (flagRegion)
    /// @param count the number of them that have to be there (flagPieceCount)
    /// @param oneMoreMove whether Black has one more move to reach it too (flagMove)
    /// @param safe whether they must not be under attack there (flagPieceSafe); with `oneMoreMove` only pieces
    /// under attack give the other side one more move
    /// @param orFull true if fewer suffice when the region has no empty square (flagPieceBlockedWin)
    public record Flag(
            Sided<Set<Character>> pieces,
            Sided<Region> region,
            int count,
            boolean oneMoreMove,
            boolean safe,
            boolean orFull) {

        public Flag {
            pieces = new Sided<>(Ordered.copy(pieces.white()), Ordered.copy(pieces.black()));
        }
    }
}
