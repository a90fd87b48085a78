package org.pieceworth.valuation.pooled;

import java.util.List;
import java.util.Optional;

/// The worth of a piece by all that is known of it.
///
/// @param value in centipawns, where knight, bishop, rook and queen are worth 2125 together
/// @param low the lower end of the interval
/// @param high its upper end
/// @param nodes positions a move of the engines as which it is played
/// @param sources what it was made of, heaviest first
/// @param measured in play, where it was, on this board
/// @param notes where little is known
public record PooledValue(
        double value,
        double low,
        double high,
        long nodes,
        List<Source> sources,
        Optional<Measured> measured,
        List<String> notes) {

    /// How often the truth lies in the interval.
    public static final double LEVEL = 0.9;

    /// Copies the lists.
    public PooledValue {
        sources = List.copyOf(sources);
        notes = List.copyOf(notes);
    }

    /// A value that was measured.
    ///
    /// @param error its standard error
    /// @param games by which it was measured
    public record Measured(double value, double error, long games) {}

    /// One of the things that are known.
    ///
    /// @param source for people
    /// @param value that it says, in centipawns, without the bias of its like
    /// @param weight its share in the value, 0 to 1
    public record Source(String source, double value, double weight) {}
}
