package org.pieceworth.bench.peer;

import java.util.List;
import java.util.Map;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Outcome;

/// A position of a game as it is here, before the other engine is asked about it.
///
/// @param position the position itself
/// @param played the moves that led to it
/// @param legal the legal moves by their names
/// @param next the name of the move that is made; empty where the game ends
record PlayedStep(VariantPosition position, List<String> played, Map<String, Integer> legal, String next) {

    String fen() {
        return position.fen();
    }

    /// The result for the side to move: `open`, `drawn`, `won` or `lost`.
    static String outcome(VariantPosition position) {
        return switch (position.outcome()) {
            case Outcome.InPlay _ -> "open";
            case Outcome.Drawn _ -> "drawn";
            case Outcome.Won won -> won.winner() == position.sideToMove() ? "won" : "lost";
        };
    }
}
