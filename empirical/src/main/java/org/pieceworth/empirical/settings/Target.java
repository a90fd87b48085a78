package org.pieceworth.empirical.settings;

/// What rows are fitted to.
public enum Target {
    /// How the game ended.
    RESULT,
    /// The expected score that a search saw there, out of the comment after the move: `[%eval 0.35]`, `ev=0.35`,
    /// `+0.35/12`. A pawn is worth a quarter of a decade of odds, as in Elo's scale; positions without a score do
    /// not count.
    SCORE
}
