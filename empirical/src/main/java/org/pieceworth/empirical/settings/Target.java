package org.pieceworth.empirical.settings;

/// The quantity that rows are fitted to.
public enum Target {
    /// The result of the game.
    RESULT,
    /// The expected score of a search, from the comment after the move: `[%eval 0.35]`, `ev=0.35`,
    /// `+0.35/12`. A pawn counts a quarter of a decade of odds, as in Elo's scale; positions without a score
    /// do not count.
    SCORE
}
