package org.pieceworth.rules.fairy;

import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.EndRules;
import org.pieceworth.rules.variant.GameValue;

/// How a game stands by all the rules of its variant that end it.
final class Result {

    private Result() {}

    static Outcome of(State p) {
        Verdict ended = ended(p);
        if (ended != Verdict.OPEN) {
            return outcome(p, ended);
        }
        boolean stuck = Legal.count(p, p.borrow()) == 0;
        p.giveBack();
        if (stuck) {
            return outcome(p, stuck(p));
        }
        int fold = p.tables.variant.end().fold();
        if (fold > 0 && occurrences(p) >= fold) {
            return outcome(p, repeated(p));
        }
        return isDrawnByMoves(p) ? new Outcome.Drawn() : new Outcome.InPlay();
    }

    /// By the rules that end a game whatever moves there are.
    static Verdict ended(State p) {
        EndRules rules = p.tables.variant.end();
        int ended = p.tables.special.ends ? Ending.value(p) : Ending.GOES_ON;
        if (ended == Ending.GOES_ON && rules.bareKing().isPresent()) {
            ended = bare(p, rules);
        }
        return ended == Ending.GOES_ON ? Verdict.OPEN : Verdict.of(GameValue.values()[ended]);
    }

    /// For a side that has no move.
    static Verdict stuck(State p) {
        EndRules rules = p.tables.variant.end();
        return Verdict.of(Royalty.inCheck(p, p.toMove) ? rules.checkmate() : stalemate(p, rules));
    }

    /// Should the position have stood often enough.
    static Verdict repeated(State p) {
        EndRules rules = p.tables.variant.end();
        boolean turned = rules.foldForWhite() && p.toMove == 1;
        return Verdict.of(turned ? Ending.opposite(rules.foldValue()) : rules.foldValue());
    }

    static boolean isDrawnByMoves(State p) {
        int moves = p.tables.variant.end().moves();
        return moves > 0 && p.halfmoves >= 2 * moves;
    }

    private static Outcome outcome(State p, Verdict verdict) {
        Side mover = p.toMove == 0 ? Side.WHITE : Side.BLACK;
        return switch (verdict) {
            case OPEN -> new Outcome.InPlay();
            case WON -> new Outcome.Won(mover);
            case DRAWN -> new Outcome.Drawn();
            case LOST -> new Outcome.Won(mover.other());
        };
    }

    private static GameValue stalemate(State p, EndRules rules) {
        if (!rules.stalematePieceCount()) {
            return rules.stalemate();
        }
        int own = p.pieces[p.toMove];
        int enemy = p.pieces[p.toMove ^ 1];
        return own == enemy ? GameValue.DRAW : own < enemy ? GameValue.WIN : GameValue.LOSS;
    }

    /// A side that has its king alone has lost, or drawn; with one more move it may bare the other first.
    private static int bare(State p, EndRules rules) {
        GameValue value = rules.bareKing().orElseThrow();
        boolean own = p.pieces[p.toMove] == 1 && p.inHand[p.toMove] == 0;
        boolean enemy = p.pieces[p.toMove ^ 1] == 1 && p.inHand[p.toMove ^ 1] == 0;
        if (own && enemy) {
            return GameValue.DRAW.ordinal();
        }
        if (own) {
            boolean follows = rules.bareKingMove() && canBare(p);
            return follows ? Ending.GOES_ON : value.ordinal();
        }
        return enemy ? Ending.opposite(value).ordinal() : Ending.GOES_ON;
    }

    private static boolean canBare(State p) {
        if (p.pieces[p.toMove ^ 1] != 2) {
            return false;
        }
        int[] moves = p.borrow();
        int count = Legal.moves(p, moves);
        boolean can = false;
        for (int i = 0; i < count && !can; i++) {
            can = Filters.takes(p, moves[i]);
        }
        p.giveBack();
        return can;
    }

    /// How often the position has stood since the last move that cannot be taken back, this time included.
    static int occurrences(State p) {
        int count = 1;
        int oldest = Math.max(0, p.height - p.halfmoves);
        for (int i = p.height - 2; i >= oldest; i -= 2) {
            count += p.hashes[i] == p.hash ? 1 : 0;
        }
        return count;
    }
}
