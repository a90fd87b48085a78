package org.pieceworth.empirical.fit;

import java.util.List;
import org.pieceworth.stats.regression.Separation.Side;

/// Why a fitted feature has no value, or a value without an error. [DoubtText] has the words.
public sealed interface ValueDoubt {

    /// No row has more of it on one side.
    record NoContrast() implements ValueDoubt {}

    /// It is the same in every row.
    record Constant() implements ValueDoubt {}

    /// It always occurs with other features.
    ///
    /// @param others their names
    record Inseparable(List<String> others) implements ValueDoubt {

        /// Copies the list.
        public Inseparable {
            others = List.copyOf(others);
        }
    }

    /// In every row both sides have as many of it and of other features together.
    ///
    /// @param others their names
    record SameNumber(List<String> others) implements ValueDoubt {

        /// Copies the list.
        public SameNumber {
            others = List.copyOf(others);
        }
    }

    /// It decides rows without error, so that no finite value fits.
    ///
    /// @param rows how many
    /// @param side who won them
    record Separates(long rows, Side side) implements ValueDoubt {}

    /// Too few games inform it.
    ///
    /// @param evidence the games that do
    record FewGames(Evidence evidence) implements ValueDoubt {}

    /// The games that inform it rest on too few results.
    ///
    /// @param evidence the games that do
    /// @param results how many, by what the fit expects
    record FewResults(Evidence evidence, double results) implements ValueDoubt {}

    /// Too few games have the rarer of the results that it depends on.
    ///
    /// @param results in words
    record RareResult(String results, boolean games) implements ValueDoubt {}

    /// Errors are by clusters that are too few.
    ///
    /// @param by what they are
    /// @param clusters how many
    /// @param effective how many count, if some are larger than others
    record FewClusters(String by, int clusters, double effective) implements ValueDoubt {}

    /// The ridge moves it by more than its error can show.
    record RidgeBias() implements ValueDoubt {}

    /// What draws phases of the game together moves it by more than its error can show.
    record PhasesBias() implements ValueDoubt {}

    /// Values by phase of the game are drawn towards one, which no standard error has in it.
    record PhasesTogether() implements ValueDoubt {}
}
