package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.StudentT;

/// What errors are clustered by.
///
/// @param by `game`, `pair`, `event`, `player` or tags
/// @param clusters how many there are: of games those with rows
/// @param chosen whether the program chose it and it widens an error by more than a quarter
/// @param widest how many times the error by game its errors are at most
/// @param others what else the program looked at
/// @param formula how errors are counted from clusters
/// @param distribution of an estimate by its standard error
/// @param few what was left alone since there is too little of it, so that intervals hold for games of these alone
public record FitClusters(
        String by,
        int clusters,
        boolean chosen,
        double widest,
        List<Other> others,
        ErrorFormula formula,
        StudentT distribution,
        List<Few> few) {

    /// Copies the lists.
    public FitClusters {
        others = List.copyOf(others);
        few = List.copyOf(few);
    }

    /// So many games, by a profile of the likelihood.
    static FitClusters profiled(int games) {
        return new FitClusters("game", games, false, 1, List.of(), ErrorFormula.PROFILE, StudentT.NORMAL, List.of());
    }

    /// The same beside what is too few.
    FitClusters with(List<Few> alone) {
        return new FitClusters(by, clusters, chosen, widest, others, formula, distribution, alone);
    }

    /// Clusters of a kind, if they are among those that are too few.
    public Optional<Few> few(String kind) {
        return few.stream().filter(each -> each.by().equals(kind)).findFirst();
    }

    /// Coarser clusters that are too few to tell how much they differ.
    ///
    /// @param by what
    /// @param clusters how many
    public record Few(String by, int clusters) {}

    /// Another way of clustering.
    ///
    /// @param by what
    /// @param clusters how many
    /// @param widest how many times the error by game its errors are at most, over the pieces and White's advantage
    public record Other(String by, int clusters, double widest) {}
}
