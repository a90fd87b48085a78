package org.pieceworth.rules.fairy.make;

import org.pieceworth.rules.fairy.compile.EndTables;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.CountingRule;

/// Kernel: counts the moves of a hunt for a side with little material, as Fairy-Stockfish does. The board's honour is
/// the count against a side that still has pieces; the pieces' honour that against a bare king, whose limit depends on
/// the hunting pieces and which begins with the number of all pieces on the board.
final class Counting {

    private Counting() {}

    /// Counts a move; the other side is to move.
    static void apply(PositionState p, int move) {
        int limit = p.countingLimit();
        int plies = limit > 0 ? p.countedPlies() + 1 : 0;
        int mover = p.sideToMove ^ 1;
        int hunted = p.sideToMove;
        int captured = p.undoStack[(p.ply - 1) * PositionState.UNDO_FRAME + PositionState.UNDO_KINDS] >>> 8;
        EndTables ends = p.ends;
        boolean lastPawn = captured != 0 && (ends.countedPawns >>> captured - 1 & 1) != 0 && pawns(p) == 0;
        boolean asean = p.tables.variant.end().counting() == CountingRule.ASEAN;
        int all = p.pieceCount[0] + p.pieceCount[1];
        if (!asean && lastPawn && p.pieceCount[mover] == 1 && moves(p, mover) > 0) {
            limit = 2 * moves(p, mover);
            plies = 2 * all - 1;
        }
        boolean bare = p.pieceCount[hunted] == 1;
        boolean changed = captured != 0 || Move.kind(move) == Move.PROMOTION;
        if ((limit == 0 || (changed && bare)) && moves(p, hunted) > 0) {
            limit = 2 * moves(p, hunted);
            plies = asean || !bare ? 0 : 2 * all;
        }
        p.count(limit, plies);
    }

    private static int pawns(PositionState p) {
        return p.countOf(0, p.ends.countedPawns) + p.countOf(1, p.ends.countedPawns);
    }

    /// The number of moves that the other side has to mate this one, 0 for any number.
    private static int moves(PositionState p, int hunted) {
        int own = p.pieceCount[hunted];
        int hunters = p.pieceCount[hunted ^ 1];
        return switch (p.tables.variant.end().counting()) {
            case NONE -> 0;
            case MAKRUK -> pawns(p) > 0 || hunters == 1 ? 0 : own > 1 ? 64 : forBareKing(p, hunted ^ 1, 0);
            case CAMBODIAN ->
                own > 3 || hunters == 1 ? 0 : own > 1 ? 63 : pawns(p) > 0 ? 0 : forBareKing(p, hunted ^ 1, 1);
            case ASEAN -> pawns(p) > 0 || own > 1 ? 0 : byAsean(p, hunted ^ 1);
        };
    }

    /// @param less Thailand's numbers minus Cambodia's
    private static int forBareKing(PositionState p, int hunter, int less) {
        int rooks = p.countOf(hunter, p.ends.countedRooks);
        int khons = p.countOf(hunter, p.ends.countedKhons);
        int knights = p.countOf(hunter, p.ends.knights);
        if (rooks > 0) {
            return (rooks > 1 ? 8 : 16) - less;
        }
        int moves = khons > 1 ? 22 : knights > 1 ? 32 : khons == 1 ? 44 : 64;
        return moves - less;
    }

    private static int byAsean(PositionState p, int hunter) {
        if (p.countOf(hunter, p.ends.countedRooks) > 0) {
            return 16;
        }
        if (p.countOf(hunter, p.ends.countedKhons) > 0) {
            return 44;
        }
        return p.countOf(hunter, p.ends.knights) > 0 ? 64 : 0;
    }
}
