package org.pieceworth.rules.position;

/// How a position stands: still in play, won, or drawn.
public sealed interface Outcome {

    /// The side to move has a move.
    record InPlay() implements Outcome {}

    /// The game is won.
    ///
    /// @param winner who won
    record Won(Side winner) implements Outcome {}

    /// The game is drawn.
    record Drawn() implements Outcome {}

    /// The outcome by checkmate and stalemate.
    static Outcome of(Position position) {
        if (position.generate(new int[position.maxMoves()]) > 0) {
            return new InPlay();
        }
        return position.inCheck() ? new Won(position.sideToMove().other()) : new Drawn();
    }
}
