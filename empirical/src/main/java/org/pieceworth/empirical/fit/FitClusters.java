package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.stats.StudentT;
import org.pieceworth.stats.errors.ClusterWay;

/// The clusters of a fit's errors.
///
/// @param by `game`, `pair`, `event`, `player` or tags
/// @param clusters their number; of games, only those with rows
/// @param chosen true if chosen automatically since they widen an error by more than a quarter
/// @param widest largest ratio of an error to the error by game
/// @param others the other candidates compared
/// @param formula method of the covariance
/// @param distribution distribution of an estimate over its standard error
/// @param few kinds of cluster that are too few to use, so that intervals ignore dependence within them
public record FitClusters(
        String by,
        int clusters,
        boolean chosen,
        double widest,
        List<Other> others,
        ErrorFormula formula,
        StudentT distribution,
        List<Few> few) {

    public FitClusters {
        others = List.copyOf(others);
        few = List.copyOf(few);
    }

    /// Games as clusters, with errors by profile likelihood.
    static FitClusters profiled(int games) {
        return new FitClusters("game", games, false, 1, List.of(), ErrorFormula.PROFILE, StudentT.NORMAL, List.of());
    }

    /// Each row as a cluster.
    ///
    /// @param formula method of the covariance, by row
    static FitClusters ofRows(int rows, ErrorFormula formula) {
        return new FitClusters("row", rows, false, 1, List.of(), formula, StudentT.NORMAL, List.of());
    }

    /// With errors by another formula.
    FitClusters by(ErrorFormula other) {
        return new FitClusters(by, clusters, chosen, widest, others, other, distribution, few);
    }

    /// True if rows count as independent of each other.
    public boolean isByRow() {
        return formula == ErrorFormula.IID || formula == ErrorFormula.ROWS;
    }

    /// The memberships of games in the clusters; none if games or rows are the clusters.
    ///
    /// @param rows rows of the games
    public List<ClusterWay> ways(GameRows rows) {
        return isByRow() ? List.of() : new CoarseClusters(rows).ways(Clustering.parse(by));
    }

    /// Adds kinds of cluster that are too few.
    FitClusters with(List<Few> alone) {
        return new FitClusters(by, clusters, chosen, widest, others, formula, distribution, alone);
    }

    /// The clusters of a kind, if they are too few.
    public Optional<Few> few(String kind) {
        return few.stream().filter(each -> each.by().equals(kind)).findFirst();
    }

    /// Coarser clusters that are too few to estimate how they differ.
    ///
    /// @param by their kind
    /// @param clusters their number
    public record Few(String by, int clusters) {}

    /// Another candidate.
    ///
    /// @param by their kind
    /// @param clusters their number
    /// @param widest largest ratio of an error to the error by game, over the pieces and White's advantage
    public record Other(String by, int clusters, double widest) {}
}
