package org.pieceworth.rules.fairy.ending;

import org.pieceworth.rules.fairy.attack.Royalty;
import org.pieceworth.rules.fairy.compile.RuleFlags;
import org.pieceworth.rules.fairy.make.Captures;
import org.pieceworth.rules.fairy.make.MoveMaker;
import org.pieceworth.rules.fairy.movegen.PseudoLegalMoves;
import org.pieceworth.rules.fairy.movegen.QuietChecks;
import org.pieceworth.rules.fairy.movegen.RegularMoves;
import org.pieceworth.rules.fairy.movegen.TriedMoves;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;

/// Kernel: legal moves, none after the end of the game, including the rules that allow or forbid moves because of
/// others.
public final class LegalMoves {

    private LegalMoves() {}

    /// Writes the legal moves; returns their number.
    public static int moves(PositionState p, int[] moves) {
        RuleFlags flags = p.flags;
        if (flags.endsWithMovesLeft && ImmediateEnd.hasEnded(p)) {
            return 0;
        }
        int count = RegularMoves.isRegular(p) ? RegularMoves.moves(p, moves) : TriedMoves.moves(p, moves);
        if (!flags.filtered) {
            return count;
        }
        count = flags.dropsLimited ? withoutForbiddenDrops(p, moves, count) : count;
        return MoveFilters.apply(p, moves, count);
    }

    /// True if a move is known to be legal without listing all moves: false for castling, en passant, drops, moves of
    /// several legs, and whenever legality depends on other moves.
    public static boolean isSurelyLegal(PositionState p, int move) {
        RuleFlags flags = p.flags;
        int from = Move.from(move);
        if (!isPlain(move)
                || p.side[from] != p.sideToMove + 1
                || flags.mustCapture
                || flags.mustDrop
                || (flags.endsWithMovesLeft && ImmediateEnd.hasEnded(p))
                || !PseudoLegalMoves.has(p, move)) {
            return false;
        }
        return RegularMoves.isRegular(p) ? RegularMoves.isLegal(p, move) : TriedMoves.isLegal(p, move);
    }

    private static boolean isPlain(int move) {
        int kind = Move.kind(move);
        return kind == Move.NORMAL || kind == Move.DOUBLE_STEP || kind == Move.PROMOTION;
    }

    /// Writes the legal moves that take, and the promotions of pawns.
    public static int captures(PositionState p, int[] moves) {
        RuleFlags flags = p.flags;
        if (flags.endsWithMovesLeft && ImmediateEnd.hasEnded(p)) {
            return 0;
        }
        if (flags.capturesDependOnOthers) {
            return keepCaptures(p, moves, moves(p, moves));
        }
        int count = RegularMoves.isRegular(p) ? RegularMoves.captures(p, moves) : TriedMoves.captures(p, moves);
        return flags.mustCapture ? MoveFilters.onlyCaptures(p, moves, count) : count;
    }

    /// Writes legal moves that check and neither capture nor promote, see [QuietChecks]; none if that generator does
    /// not apply.
    public static int quietChecks(PositionState p, int[] moves) {
        RuleFlags flags = p.flags;
        boolean mayMove =
                !flags.mustCapture && !flags.mustDrop && !(flags.endsWithMovesLeft && ImmediateEnd.hasEnded(p));
        if (!mayMove || !QuietChecks.arePossible(p)) {
            return 0;
        }
        int count = QuietChecks.moves(p, moves);
        return flags.dropsLimited ? withoutForbiddenDrops(p, moves, count) : count;
    }

    /// The number of legal moves.
    public static int count(PositionState p, int[] scratch) {
        RuleFlags flags = p.flags;
        if (flags.filtered || !RegularMoves.isRegular(p)) {
            return moves(p, scratch);
        }
        return flags.endsWithMovesLeft && ImmediateEnd.hasEnded(p) ? 0 : RegularMoves.count(p, scratch);
    }

    private static int keepCaptures(PositionState p, int[] moves, int end) {
        long pawns = p.pawns.kinds[p.sideToMove];
        int count = 0;
        for (int i = 0; i < end; i++) {
            int move = moves[i];
            boolean promotes = Move.kind(move) == Move.PROMOTION && p.isKind(Move.from(move), pawns);
            moves[count] = move;
            count += promotes || Captures.takes(p, move) ? 1 : 0;
        }
        return count;
    }

    private static int withoutForbiddenDrops(PositionState p, int[] moves, int end) {
        int count = 0;
        for (int i = 0; i < end; i++) {
            if (Move.kind(moves[i]) != Move.DROP || mayDrop(p, moves[i])) {
                moves[count++] = moves[i];
            }
        }
        return count;
    }

    private static boolean mayDrop(PositionState p, int move) {
        boolean fits = !p.tables.variant.hands().oppositeColouredBishops() || BishopDrops.fit(p, move);
        if (!fits || p.tables.variant.hands().dropChecks()) {
            return fits;
        }
        MoveMaker.make(p, move);
        boolean check = Royalty.kingAttacked(p, p.sideToMove);
        MoveMaker.unmake(p);
        return !check;
    }
}
