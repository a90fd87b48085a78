package org.pieceworth.rules.fairy;

import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.EndRules;
import org.pieceworth.rules.variant.GameValue;

/// How a game stands by all the rules of its variant that end it.
final class Result {

    private Result() {}

    static Outcome of(State p) {
        EndRules rules = p.tables.variant.end();
        int ended = Ending.value(p);
        if (ended != Ending.GOES_ON) {
            return outcome(p, GameValue.values()[ended]);
        }
        if (rules.bareKing().isPresent()) {
            int bare = bare(p, rules);
            if (bare != Ending.GOES_ON) {
                return outcome(p, GameValue.values()[bare]);
            }
        }
        boolean stuck = Legal.count(p, p.borrow()) == 0;
        p.giveBack();
        if (stuck) {
            return outcome(p, Royalty.inCheck(p, p.toMove) ? rules.checkmate() : stalemate(p, rules));
        }
        if (rules.fold() > 0 && occurrences(p) >= rules.fold()) {
            return rules.foldForWhite() && p.toMove == 1
                    ? outcome(p, Ending.opposite(rules.foldValue()))
                    : outcome(p, rules.foldValue());
        }
        boolean drawn = rules.moves() > 0 && p.halfmoves >= 2 * rules.moves();
        return drawn ? new Outcome.Drawn() : new Outcome.InPlay();
    }

    private static Outcome outcome(State p, GameValue value) {
        Side mover = p.toMove == 0 ? Side.WHITE : Side.BLACK;
        return switch (value) {
            case WIN -> new Outcome.Won(mover);
            case DRAW -> new Outcome.Drawn();
            case LOSS -> new Outcome.Won(mover.other());
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
    private static int occurrences(State p) {
        int count = 1;
        int oldest = Math.max(0, p.height - p.halfmoves);
        for (int i = p.height - 2; i >= oldest; i -= 2) {
            count += p.hashes[i] == p.hash ? 1 : 0;
        }
        return count;
    }
}
