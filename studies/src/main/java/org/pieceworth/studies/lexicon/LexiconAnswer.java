package org.pieceworth.studies.lexicon;

import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.pieceworth.valuation.synergy.Lexicon;

/// The pieces of the lexicon with their values.
///
/// @param rows sorted by value, highest first
/// @param slack slack of the fits behind the ranges, as a share; empty for the published parameters
public record LexiconAnswer(List<Row> rows, OptionalDouble slack) {

    public LexiconAnswer {
        rows = List.copyOf(rows);
    }

    /// A piece.
    ///
    /// @param value value in centipawns
    /// @param range range over all equally good fits; empty for the published parameters
    public record Row(Lexicon.Entry entry, double value, Optional<Range> range) {}

    /// The range over all equally good fits.
    ///
    /// @param low the least value in any of them
    /// @param high the greatest
    /// @param determined whether the targets determine it
    public record Range(double low, double high, boolean determined) {}

    /// The number of pieces that the targets determine.
    public int determined() {
        return (int) rows.stream()
                .flatMap(row -> row.range().stream())
                .filter(Range::determined)
                .count();
    }
}
