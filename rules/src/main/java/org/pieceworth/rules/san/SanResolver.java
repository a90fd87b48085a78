package org.pieceworth.rules.san;

import org.pieceworth.rules.position.Position;

/// Finds the legal move that a written move denotes, for any position, by trying every legal move.
public final class SanResolver {

    /// The result of resolving a written move: one move, or the reason why there is none.
    public sealed interface Resolution {

        /// Exactly one legal move fits.
        ///
        /// @param move the legal move
        record Found(int move) implements Resolution {}

        /// No legal move fits.
        record Illegal() implements Resolution {}

        /// Several legal moves fit.
        ///
        /// @param count the number of them
        record Ambiguous(int count) implements Resolution {}
    }

    private SanResolver() {}

    /// Matches a move's text with the legal moves of a position: the forms of [SanWriter] and of Fairy-Stockfish's
    /// SAN, coordinates, and every form that [SanCode] reads. If the text may denote two moves, the likelier is
    /// taken, see [MoveReadings].
    public static Resolution resolve(Position position, String text) {
        int[] likely = MoveReadings.of(position, text).likely();
        return switch (likely.length) {
            case 0 -> new Resolution.Illegal();
            case 1 -> new Resolution.Found(likely[0]);
            default -> new Resolution.Ambiguous(likely.length);
        };
    }
}
