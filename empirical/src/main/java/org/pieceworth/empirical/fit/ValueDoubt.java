package org.pieceworth.empirical.fit;

import java.util.List;
import org.pieceworth.stats.regression.Separation.Side;

/// Reasons for a missing value, or a value without an error. [DoubtText] words them.
public sealed interface ValueDoubt {

    /// No row has more of it on one side.
    record NoContrast() implements ValueDoubt {}

    /// The feature is the same in every row.
    record Constant() implements ValueDoubt {}

    /// It always occurs with other features.
    ///
    /// @param others their names
    record Inseparable(List<String> others) implements ValueDoubt {

        public Inseparable {
            others = List.copyOf(others);
        }
    }

    /// In every row both sides have equal amounts of it and of other features together.
    ///
    /// @param others their names
    record SameNumber(List<String> others) implements ValueDoubt {

        public SameNumber {
            others = List.copyOf(others);
        }
    }

    /// The feature determines rows without error, so that no finite value fits.
    ///
    /// @param rows their number
    /// @param side the winner
    record Separates(long rows, Side side) implements ValueDoubt {}

    /// Too few games inform it.
    ///
    /// @param evidence the informing games
    record FewGames(Evidence evidence) implements ValueDoubt {}

    /// The games that inform it rest on too few results.
    ///
    /// @param evidence the informing games
    /// @param results their expected number, by the fit
    record FewResults(Evidence evidence, double results) implements ValueDoubt {}

    /// Too few games have the rarer of the results that it depends on.
    ///
    /// @param results the results, in words
    record RareResult(String results, boolean games) implements ValueDoubt {}

    /// The clusters of the errors are too few.
    ///
    /// @param by their kind
    /// @param clusters their number
    /// @param effective their effective number, if sizes differ
    record FewClusters(String by, int clusters, double effective) implements ValueDoubt {}

    /// The ridge's bias is larger than its error shows.
    record RidgeBias() implements ValueDoubt {}

    /// Shrinking phases together biases it by more than its error shows.
    record PhasesBias() implements ValueDoubt {}

    /// Values by phase are shrunk towards each other, which no standard error accounts for.
    record PhasesTogether() implements ValueDoubt {}
}
