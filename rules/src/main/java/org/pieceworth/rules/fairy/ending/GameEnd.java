package org.pieceworth.rules.fairy.ending;

import org.pieceworth.rules.fairy.attack.Royalty;
import org.pieceworth.rules.fairy.make.Captures;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.EndRules;
import org.pieceworth.rules.variant.GameStatus;
import org.pieceworth.rules.variant.GameValue;

/// The state of a game by all rules of its variant that end it.
public final class GameEnd {

    private GameEnd() {}

    public static Outcome of(PositionState p) {
        GameStatus ended = ended(p);
        if (ended != GameStatus.OPEN) {
            return outcome(p, ended);
        }
        boolean stuck = LegalMoves.count(p, p.borrowMoves()) == 0;
        p.returnMoves();
        GameStatus byHistory = stuck && Royalty.inCheck(p, p.sideToMove) ? GameStatus.OPEN : byHistory(p);
        return outcome(p, stuck && byHistory == GameStatus.OPEN ? stuck(p) : byHistory);
    }

    /// The state of the game by its history, such as repetition and moves without progress.
    private static GameStatus byHistory(PositionState p) {
        GameStatus byMoves = byMoves(p);
        if (byMoves != GameStatus.OPEN) {
            return byMoves;
        }
        int fold = p.tables.variant.end().repetition().fold();
        return fold > 0 && occurrences(p) >= fold ? repeated(p) : GameStatus.OPEN;
    }

    /// The state of the game by moves without progress and by moves to and fro.
    public static GameStatus byMoves(PositionState p) {
        return SlowEnd.status(p);
    }

    /// The state of the game by the rules that end it even if moves are left.
    public static GameStatus ended(PositionState p) {
        EndRules rules = p.tables.variant.end();
        int ended = p.flags.endsWithMovesLeft ? ImmediateEnd.value(p) : ImmediateEnd.NOT_ENDED;
        if (ended == ImmediateEnd.NOT_ENDED && rules.bareKing().isPresent()) {
            ended = bare(p, rules);
        }
        return ended == ImmediateEnd.NOT_ENDED ? GameStatus.OPEN : GameStatus.of(GameValue.values()[ended]);
    }

    /// The state of the game for a side without moves.
    public static GameStatus stuck(PositionState p) {
        EndRules rules = p.tables.variant.end();
        if (!Royalty.inCheck(p, p.sideToMove)) {
            GameValue value = stalemate(p, rules);
            return GameStatus.of(value == GameValue.DRAW ? MaterialCount.value(p) : value);
        }
        if (isMateByPawnDrop(p)) {
            return GameStatus.WON;
        }
        return GameStatus.of(rules.shatarMate() ? ShatarMate.value(p, rules.checkmate()) : rules.checkmate());
    }

    /// A side that mates by an illegal pawn drop has lost, as in Fairy-Stockfish: excluding the drop from the legal
    /// moves would take a search for every reply to it.
    private static boolean isMateByPawnDrop(PositionState p) {
        if (!p.tables.variant.hands().pawnDropMateIllegal() || p.ply == 0) {
            return false;
        }
        int last = p.undoStack[(p.ply - 1) * PositionState.UNDO_FRAME];
        return Move.kind(last) == Move.DROP && (p.entries.dropMatePawns >>> Move.promotedType(last) & 1) != 0;
    }

    /// The state of the game as if the position had occurred often enough.
    public static GameStatus repeated(PositionState p) {
        GameValue value = Repetition.value(p);
        return GameStatus.of(value == GameValue.DRAW ? MaterialCount.value(p) : value);
    }

    private static Outcome outcome(PositionState p, GameStatus status) {
        Side mover = p.sideToMove == 0 ? Side.WHITE : Side.BLACK;
        return switch (status) {
            case OPEN -> new Outcome.InPlay();
            case WON -> new Outcome.Won(mover);
            case DRAWN -> new Outcome.Drawn();
            case LOST -> new Outcome.Won(mover.other());
        };
    }

    private static GameValue stalemate(PositionState p, EndRules rules) {
        if (!rules.stalematePieceCount()) {
            return rules.stalemate();
        }
        int own = p.pieceCount[p.sideToMove];
        int enemy = p.pieceCount[p.sideToMove ^ 1];
        if (own == enemy) {
            return GameValue.DRAW;
        }
        return own < enemy ? rules.stalemate() : ImmediateEnd.opposite(rules.stalemate());
    }

    /// A side with nothing but its king has lost, or drawn; a rule may allow it one more move to bare the other.
    private static int bare(PositionState p, EndRules rules) {
        GameValue value = rules.bareKing().orElseThrow();
        boolean own = p.pieceCount[p.sideToMove] == 1 && p.inHand[p.sideToMove] == 0;
        boolean enemy = p.pieceCount[p.sideToMove ^ 1] == 1 && p.inHand[p.sideToMove ^ 1] == 0;
        if (own && enemy) {
            return GameValue.DRAW.ordinal();
        }
        if (own) {
            boolean follows = rules.bareKingMove() && canBare(p);
            return follows ? ImmediateEnd.NOT_ENDED : value.ordinal();
        }
        return enemy ? ImmediateEnd.opposite(value).ordinal() : ImmediateEnd.NOT_ENDED;
    }

    private static boolean canBare(PositionState p) {
        if (p.pieceCount[p.sideToMove ^ 1] != 2) {
            return false;
        }
        int[] moves = p.borrowMoves();
        int count = LegalMoves.moves(p, moves);
        boolean can = false;
        for (int i = 0; i < count && !can; i++) {
            can = Captures.takes(p, moves[i]);
        }
        p.returnMoves();
        return can;
    }

    /// The number of occurrences of the position, this one included. If captures go to hand, no move is irreversible.
    public static int occurrences(PositionState p) {
        int count = 1;
        int oldest = p.kinds.capturesToHand ? 0 : Math.max(0, p.ply - p.halfmoveClock);
        for (int i = p.ply - 2; i >= oldest; i -= 2) {
            count += p.hashHistory[i] == p.hash ? 1 : 0;
        }
        return count;
    }
}
