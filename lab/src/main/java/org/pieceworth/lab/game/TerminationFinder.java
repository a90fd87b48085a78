package org.pieceworth.lab.game;

import java.util.HashMap;
import java.util.Map;
import org.pieceworth.rules.fairy.Endings;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.EndRules;
import org.pieceworth.rules.variant.GameStatus;
import org.pieceworth.rules.variant.GameValue;

/// Finds why a game ended, which the outcome of a position does not say. Runners of games and boards of pages ask it.
public final class TerminationFinder {

    private final EndRules rules;
    private final BareKings bareKings;
    private final Endings endings;
    private final Map<Long, Integer> met = new HashMap<>();

    /// @param opening the game so far; its position is the first that the finder counts
    public TerminationFinder(Opening opening) {
        rules = opening.rules().variant().end();
        bareKings = BareKings.of(opening.rules().variant());
        endings = opening.rules().endings();
        VariantPosition position = opening.rules().position(opening.startFen());
        met(position);
        opening.moves().forEach(move -> {
            position.make(move);
            met(position);
        });
    }

    /// The position came up in the game.
    void met(VariantPosition position) {
        met.merge(position.hash(), 1, Integer::sum);
    }

    /// True if nobody can win any more by any moves.
    public boolean isDead(VariantPosition position) {
        return bareKings.isDead(position) || (endings.isDue(position) && endings.isDead(position));
    }

    /// The reason for the end of a game that is over.
    public Termination reason(VariantPosition position, Outcome outcome) {
        if (position.ended() != GameStatus.OPEN) {
            return Termination.VARIANT_END;
        }
        return position.countMoves(new int[position.maxMoves()]) == 0
                ? withoutMoves(position, outcome)
                : withMoves(position, outcome);
    }

    private Termination withoutMoves(VariantPosition position, Outcome outcome) {
        if (position.inCheck()) {
            return Termination.CHECKMATE;
        }
        boolean drawnByStalemate = rules.stalemate() == GameValue.DRAW && !rules.stalematePieceCount();
        boolean stalemate = hasPieces(position) && outcome instanceof Outcome.Drawn == drawnByStalemate;
        return stalemate ? Termination.STALEMATE : Termination.VARIANT_END;
    }

    private static boolean hasPieces(VariantPosition position) {
        Side mover = position.sideToMove();
        for (int type = 0; type < position.letters().length(); type++) {
            if (position.onBoard(mover, type) > 0 || position.inHand(mover, type) > 0) {
                return true;
            }
        }
        return false;
    }

    private Termination withMoves(VariantPosition position, Outcome outcome) {
        if (rules.repetition().fold() > 0
                && met.getOrDefault(position.hash(), 0) >= rules.repetition().fold()) {
            return Termination.REPETITION;
        }
        boolean slow = position.endedByMoves() != GameStatus.OPEN;
        return slow && outcome instanceof Outcome.Drawn ? Termination.MOVE_RULE : Termination.VARIANT_END;
    }
}
