package org.pieceworth.valuation.pooled;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/// The combined value of a piece.
///
/// @param value value in centipawns, on a scale with 2125 for knight, bishop, rook and queen together
/// @param low lower end of the 90 % interval, which covers sampling, army composition, strength, engine and
/// model error
/// @param high its upper end
/// @param conditions conditions of play
/// @param sources sorted by weight, highest first
/// @param measured measured value on this board, if there is one
/// @param notes warnings about little evidence
public record PooledValue(
        double value,
        double low,
        double high,
        PlayConditions conditions,
        List<Source> sources,
        Optional<Measured> measured,
        List<String> notes) {

    /// The probability that the interval contains the value.
    public static final double LEVEL = 0.9;

    public PooledValue {
        sources = List.copyOf(sources);
        notes = List.copyOf(notes);
    }

    /// A measured value, of all measurements on the board at the usual strength in armies of chess.
    ///
    /// @param error its standard error
    /// @param overTheGame the value by the material of all quiet positions
    /// @param games number of games of the measurements
    public record Measured(double value, double error, OptionalDouble overTheGame, long games) {

        /// On another scale.
        public Measured times(double factor) {
            return new Measured(
                    factor * value,
                    factor * error,
                    overTheGame.isPresent()
                            ? OptionalDouble.of(factor * overTheGame.getAsDouble())
                            : OptionalDouble.empty(),
                    games);
        }
    }

    /// A source of evidence.
    ///
    /// @param source source in words
    /// @param value value by the source, in centipawns, without the bias of its kind
    /// @param weight its share in the value, 0 to 1
    public record Source(String source, double value, double weight) {}

    /// On another scale.
    public PooledValue times(double factor) {
        return new PooledValue(
                factor * value,
                factor * low,
                factor * high,
                conditions,
                sources.stream()
                        .map(each -> new Source(each.source(), factor * each.value(), each.weight()))
                        .toList(),
                measured.map(known -> known.times(factor)),
                notes);
    }
}
