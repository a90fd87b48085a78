package org.pieceworth.rules.position;

/// The outcome of a game so far: still in play, won, or drawn.
public sealed interface Outcome {

    /// The side to move has a move.
    record InPlay() implements Outcome {}

    /// The game is won.
    ///
    /// @param winner who won
    record Won(Side winner) implements Outcome {}

    /// The game is drawn.
    record Drawn() implements Outcome {}
}
