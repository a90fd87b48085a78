package org.pieceworth.empirical.choices;

import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.choice.ChoiceFit;
import org.pieceworth.stats.choice.ChoiceSets;

/// Values from moves chosen.
///
/// @param coefficients of the features, and the values of pieces
/// @param widths values by other limits for the moves that count, for comparison
/// @param sets the choices as they were fitted last
/// @param clusterOf the cluster of each set, by game
/// @param fit the last fit
/// @param clusters by what errors are clustered
/// @param rounds how the fit came to rest
public record ChoiceValues(
        Coefficients coefficients,
        List<Width> widths,
        ChoiceSets sets,
        int[] clusterOf,
        ChoiceFit fit,
        Clusters clusters,
        Rounds rounds) {

    public ChoiceValues {
        widths = List.copyOf(widths);
    }

    /// Coefficients and values.
    ///
    /// @param names of the features, pieces first
    /// @param pieces how many of them are pieces
    /// @param unit the place of the piece that counts 100
    /// @param values of pieces, the unit's being exact; empty where the choices do not determine them
    /// @param logits coefficients of all features, with the errors of a round of its own; empty where the
    /// choices do not determine them
    /// @param unitCoefficient of the unit, in logits
    public record Coefficients(
            List<String> names,
            int pieces,
            int unit,
            List<Optional<Estimate>> values,
            List<Optional<Estimate>> logits,
            Estimate unitCoefficient) {

        public Coefficients {
            names = List.copyOf(names);
            values = List.copyOf(values);
            logits = List.copyOf(logits);
        }
    }

    /// The rounds of a fit, in each of which captures are settled by the values of the round before.
    ///
    /// @param number of rounds before the values stayed as they were
    /// @param echo by how much the least determined combination of values follows the values assumed: 0 for not at
    /// all, 1 for wholly
    public record Rounds(int number, double echo) {}

    /// Values by another limit, with captures settled by the values found.
    ///
    /// @param within moves at most so many pawns below the best count; infinite for all legal moves
    /// @param choices positions that tell
    /// @param values of pieces; NaN where the choices do not tell
    public record Width(double within, int choices, double[] values) {}

    /// Clusters of the errors.
    ///
    /// @param by `game`, `pair` or `event`
    /// @param count how many
    /// @param others coarser ones, with the most by which they widen an error of a piece
    public record Clusters(String by, int count, List<Coarser> others) {
        public Clusters {
            others = List.copyOf(others);
        }
    }

    /// A coarser clustering.
    ///
    /// @param widest the greatest ratio of an error to that by game
    public record Coarser(String by, int count, double widest) {}
}
