package org.pieceworth.stats.match;

/// By how much one player is better than another, as far as results tell.
public sealed interface Elo {

    /// A difference.
    ///
    /// @param value in points
    /// @param error half the width of the 95 % interval, or where the interval has no end 1.96 standard errors by
    /// the delta method; 0 when all results are alike, which tells no error
    /// @param low the lower end of the interval, perhaps −∞
    /// @param high the upper end, perhaps ∞
    record Estimated(double value, double error, double low, double high) implements Elo {}

    /// No number can be given.
    ///
    /// @param reason why, a few words
    record Unknown(String reason) implements Elo {}
}
