package org.pieceworth.empirical.choices;

import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.choice.ChoiceFit;
import org.pieceworth.stats.choice.ChoiceSets;

/// Values from moves chosen.
///
/// @param coefficients coefficients of the features, and the values of pieces
/// @param widths values by other limits for the moves that count, for comparison
/// @param sets the choices in the last fit
/// @param clusterOf the cluster of each set, by game
/// @param fit the last fit
/// @param clusters clusters of the errors
/// @param rounds convergence of the fit
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
    /// @param names names of the features, pieces first
    /// @param pieces number of pieces among them
    /// @param unit the place of the piece that counts 100
    /// @param values values of pieces, the unit's being exact; empty if the choices do not determine them
    /// @param logOdds coefficients of all features in log-odds, with the errors of a single round; empty if
    /// the choices do not determine them
    /// @param unitCoefficient coefficient of the unit, in log-odds
    public record Coefficients(
            List<String> names,
            int pieces,
            int unit,
            List<Optional<Estimate>> values,
            List<Optional<Estimate>> logOdds,
            Estimate unitCoefficient) {

        public Coefficients {
            names = List.copyOf(names);
            values = List.copyOf(values);
            logOdds = List.copyOf(logOdds);
        }
    }

    /// The rounds of a fit; each settles captures by the values of the round before.
    ///
    /// @param number number of rounds before the values stayed the same
    /// @param echo dependence of the least determined combination of values on the assumed values: 0 for
    /// none, 1 for complete
    public record Rounds(int number, double echo) {}

    /// Values by another limit, with captures settled by the values found.
    ///
    /// @param within maximum loss of a move that counts, in pawns below the best one; infinite for all legal
    /// moves
    /// @param choices number of informative positions
    /// @param values values of pieces; NaN for values not determined by the choices
    public record Width(double within, int choices, double[] values) {}

    /// Clusters of the errors.
    ///
    /// @param by `game`, `pair` or `event`
    /// @param count number of clusters
    /// @param others coarser ones, with their largest factor on an error of a piece
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
