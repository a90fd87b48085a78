package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.settings.Vcov;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.errors.ClusterSums;
import org.pieceworth.stats.errors.ClusterWay;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.errors.Covariance;
import org.pieceworth.stats.errors.Jackknife;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.robust.BiasReducedSandwich;
import org.pieceworth.stats.robust.RowSandwich;
import org.pieceworth.stats.robust.WildBootstrap;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// Errors by a formula requested by name: exactly it, for every value, by the chosen clusters.
final class NamedErrors {

    /// Multiplications for the eigenvectors of every cluster's information, half a minute.
    private static final double MOST = 2e10;

    private final Vcov vcov;
    private final OutcomeFit fit;
    private final GroupedOutcomes data;
    private final ClusteredRows games;
    private final ClusterSums sums;

    /// @param sums sums of clusters, by all ways that may be chosen
    NamedErrors(FitSettings settings, OutcomeFit fit, FitDesign design, ClusterSums sums) {
        vcov = settings.errors().vcov();
        this.fit = fit;
        this.sums = sums;
        data = design.data();
        games = design.clusters().orElseThrow();
    }

    /// The choice of clusters with errors by the formula.
    ClusterChoice of(ClusterChoice choice) {
        List<ClusterWay> ways = choice.ways();
        return switch (vcov) {
            case AUTO, BOOTSTRAP -> choice;
            case IID -> byRow(ErrorFormula.IID, Covariance.independent(fit));
            case HC1 -> byRow(ErrorFormula.ROWS, RowSandwich.covariance(fit, data, games));
            case CR1 -> by(choice, ErrorFormula.SANDWICH, sandwich(ways));
            case CR2 -> {
                checkWork(choice.clusters().clusters());
                yield by(choice, ErrorFormula.BIAS_REDUCED, BiasReducedSandwich.covariance(fit, data, games, ways));
            }
            case CR3 -> {
                checkWork(choice.clusters().clusters());
                yield by(choice, ErrorFormula.JACKKNIFE, jackknife(ways));
            }
            case WILD -> by(choice, ErrorFormula.WILD, sandwich(ways));
        };
    }

    private ClusterChoice byRow(ErrorFormula formula, double[][] covariance) {
        int rows = (int) Math.min(Integer.MAX_VALUE, Math.round(fit.rows()));
        return new ClusterChoice(FitClusters.ofRows(rows, formula), covariance, List.of());
    }

    private static ClusterChoice by(ClusterChoice choice, ErrorFormula formula, double[][] covariance) {
        return new ClusterChoice(choice.clusters().by(formula), covariance, choice.ways());
    }

    private double[][] sandwich(List<ClusterWay> ways) {
        return ways.isEmpty() ? sums.covariance() : sums.covariance(ways).covariance();
    }

    private double[][] jackknife(List<ClusterWay> ways) {
        return ways.isEmpty()
                ? Jackknife.covariance(fit, data, games)
                : Jackknife.covariance(fit, data, games, ways).covariance();
    }

    private void checkWork(int clusters) {
        double size = fit.parameters().length;
        if (clusters * size * size * size > MOST) {
            throw InputException.about(
                            "vcov",
                            "found " + Counted.number(clusters) + " clusters and " + fit.parameters().length
                                    + " parameters, too many for " + vcov.text()
                                    + ", which looks at each cluster by itself;"
                                    + " with so many it equals CR1")
                    .with("vcov", "cr1");
        }
    }

    /// The scale of the values, with intervals by the wild cluster bootstrap if requested.
    static FitScale scale(
            FitScale plain, ClusterChoice choice, FitSettings settings, OutcomeFit fit, FitDesign design, Ratio ratio) {
        if (settings.errors().vcov() != Vcov.WILD) {
            return plain;
        }
        List<ClusterWay> ways = choice.ways();
        FitClusters clusters = choice.clusters();
        if (ways.size() > 1) {
            throw InputException.about(
                            "vcov",
                            "found wild with clusters by " + clusters.by()
                                    + ", and a game may be in several; expected clusters of one kind")
                    .with("cluster", "event");
        }
        if (clusters.clusters() > WildBootstrap.MAX_CLUSTERS) {
            throw InputException.about(
                            "vcov",
                            "found wild with " + Counted.number(clusters.clusters()) + " clusters by " + clusters.by()
                                    + ", expected " + Counted.number(WildBootstrap.MAX_CLUSTERS)
                                    + " at most: it is for few clusters, and with so many equals CR1")
                    .with("cluster", "event");
        }
        return FitScale.wild(
                design,
                settings.unit(),
                ratio,
                clusters.distribution(),
                WildBootstrap.of(
                        fit,
                        design.data(),
                        design.clusters().orElseThrow(),
                        ways.isEmpty() ? Optional.empty() : Optional.of(ways.getFirst()),
                        settings.errors().resampling().seed()));
    }
}
