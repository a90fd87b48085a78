package org.pieceworth.empirical.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.StudentT;
import org.pieceworth.stats.errors.ClusterSums;
import org.pieceworth.stats.errors.ClusterWay;
import org.pieceworth.stats.errors.Covariance;
import org.pieceworth.stats.errors.Jackknife;
import org.pieceworth.stats.regression.OutcomeFit;

/// Chooses the clusters of the errors: the requested ones, or the coarsest that the tags offer with enough
/// clusters (Cameron and Miller 2015, section IV: the larger clusters if these are not too few): events or
/// pairs, the fewer of these, else games. Clusters that widen an error by more than a quarter go first, the
/// widest of them.
///
/// Candidates are compared by the sandwich, or by the jackknife if clusters are few, which then also gives the
/// final errors. Intervals by coarser clusters are Student's, with the number of clusters less one as degrees of
/// freedom, the effective number if sizes differ (Carter, Schnepel and Steigerwald 2017).
///
/// @param clusters the chosen clusters, and the candidates compared
/// @param covariance covariance of the parameters
/// @param ways memberships of games in the chosen clusters; empty if games are the clusters
record ClusterChoice(FitClusters clusters, double[][] covariance, List<ClusterWay> ways) {

    /// Coarser clusters are chosen unasked if they widen some error by this factor.
    private static final double WIDER = 1.25;

    /// Below this number the sandwich is too uncertain (Cameron and Miller 2015, section VI: "few" may be less than
    /// 20 or less than 50), and the jackknife is used for clusters of one kind; combinations of several kinds are
    /// not considered.
    private static final int FEW = 50;

    /// Below this effective number, clusters say too little about how they differ.
    private static final double FEWEST = 5;

    /// Below this effective number, even requested clusters are refused.
    private static final double FEWEST_ASKED = 4;

    /// The covariance by a candidate, and its largest factor on an error.
    private record Look(CandidateClusters candidate, Covariance.Coarse found, double widest) {

        Clustering by() {
            return candidate.by();
        }

        List<ClusterWay> ways() {
            return candidate.ways();
        }
    }

    /// @param byGame the parameters with their covariance by game
    /// @param candidates coarser clusterings to compare
    /// @param sums scores added up by the candidates' ways
    /// @param few chooses between sandwich and jackknife
    static ClusterChoice of(
            FitDesign design,
            FitSettings settings,
            OutcomeFit fit,
            Ratio byGame,
            List<CandidateClusters> candidates,
            ClusterSums sums,
            FewClusters few) {
        int counted = sums.counted();
        boolean auto = settings.errors().clustering().kind() == Clustering.Kind.AUTO;
        if (candidates.isEmpty()) {
            ClusterChoice game = game(design, fit, byGame, counted, List.of(), few);
            return settings.errors().resampling().replicates() > 0 ? game.resampled() : game;
        }
        List<double[]> slopes =
                slopes(design, settings, new FitScale(design, settings.unit(), byGame, Optional.empty()), few);
        List<Look> looks = new ArrayList<>();
        List<FitClusters.Few> alone = new ArrayList<>();
        for (CandidateClusters each : candidates) {
            try {
                Covariance.Coarse found = sums.covariance(each.ways());
                int clusters = found.clusters();
                if (auto && each.effective() < (each.isOneWay() ? FEWEST : FEW)) {
                    alone.add(new FitClusters.Few(each.by().text(), clusters));
                } else if (!auto || clusters >= FEW && clusters < counted) {
                    looks.add(new Look(each, found, widest(byGame, found.covariance(), slopes)));
                } else if (each.isOneWay() && clusters < counted && few.holds(clusters)) {
                    looks.add(byJackknife(design, fit, byGame, each, slopes, counted, few));
                }
            } catch (FitException problem) {
                if (problem.reason() != FitException.Reason.TOO_FEW_CLUSTERS) {
                    throw problem;
                }
                // All games are in one cluster, which gives no information on others.
                if (auto) {
                    alone.add(new FitClusters.Few(each.by().text(), 1));
                } else {
                    looks.add(new Look(each, new Covariance.Coarse(byGame.covariance(), 1, false), 1));
                }
            }
        }
        Optional<Look> chosen = auto ? automatic(looks) : Optional.of(looks.getFirst());
        List<FitClusters.Other> others = looks.stream()
                .filter(look -> chosen.map(taken -> taken.by().text())
                        .filter(look.by().text()::equals)
                        .isEmpty())
                .map(look ->
                        new FitClusters.Other(look.by().text(), look.found().clusters(), look.widest()))
                .toList();
        return chosen.map(look -> coarse(design, fit, look, auto, counted, others, few))
                .orElseGet(() -> game(design, fit, byGame, counted, others, few))
                .beside(alone);
    }

    /// Returns the candidate that widens an error most, if by more than a quarter; else the coarsest one-way
    /// candidate: events, unless pairs are fewer, as in a match or a league over years.
    private static Optional<Look> automatic(List<Look> looks) {
        return looks.stream()
                .filter(look -> look.widest() > WIDER)
                .reduce((one, other) -> other.widest() > one.widest() ? other : one)
                .or(() -> looks.stream()
                        .filter(look -> look.candidate().isOneWay())
                        .reduce((pairs, events) ->
                                events.found().clusters() <= pairs.found().clusters() ? events : pairs));
    }

    /// The reason for giving no errors at all: too few of the requested clusters. Intervals from three
    /// clusters would have to reach four standard errors, and would still cover only 90 to 98 %.
    Optional<ValueDoubt> doubt() {
        double effective = Math.min(clusters.clusters(), clusters.distribution().degrees() + 1);
        return !clusters.by().equals("game") && effective < FEWEST_ASKED
                ? Optional.of(new ValueDoubt.FewClusters(clusters.by(), clusters.clusters(), effective))
                : Optional.empty();
    }

    /// Adds the kinds of cluster that were too few.
    private ClusterChoice beside(List<FitClusters.Few> alone) {
        return new ClusterChoice(clusters.with(alone), covariance, ways);
    }

    /// Errors by few clusters, from the jackknife; errors by game too if games are few.
    private static Look byJackknife(
            FitDesign design,
            OutcomeFit fit,
            Ratio byGame,
            CandidateClusters candidate,
            List<double[]> slopes,
            int counted,
            FewClusters few) {
        Covariance.Coarse found =
                Jackknife.covariance(fit, design.data(), design.clusters().orElseThrow(), candidate.ways());
        ClusterChoice games = game(design, fit, byGame, counted, List.of(), few);
        return new Look(
                candidate,
                found,
                widest(new Ratio(byGame.parameters(), games.covariance()), found.covariance(), slopes));
    }

    private static ClusterChoice game(
            FitDesign design,
            OutcomeFit fit,
            Ratio byGame,
            int counted,
            List<FitClusters.Other> others,
            FewClusters few) {
        if (few.holds(counted)) {
            return new ClusterChoice(
                    new FitClusters(
                            "game",
                            counted,
                            false,
                            1,
                            others,
                            ErrorFormula.JACKKNIFE,
                            new StudentT(counted - 1.0),
                            List.of()),
                    milder(
                            fit,
                            Jackknife.covariance(
                                    fit, design.data(), design.clusters().orElseThrow()),
                            byGame.covariance()),
                    List.of());
        }
        return new ClusterChoice(
                new FitClusters("game", counted, false, 1, others, ErrorFormula.SANDWICH, StudentT.NORMAL, List.of()),
                byGame.covariance(),
                List.of());
    }

    /// The jackknife, milder for the draw threshold. All games inform the draw threshold about equally, so
    /// that the jackknife is too wide for it (its intervals cover 97.2 to 97.9 % in samples of 60 games). Its
    /// variance is the geometric mean of the jackknife's and the sandwich's, as in CR2, where a residual e of
    /// leverage h counts e² / (1 − h), between e² and e² / (1 − h)² (Bell and McCaffrey 2002).
    private static double[][] milder(OutcomeFit fit, double[][] jackknife, double[][] sandwich) {
        return fit.options().ordered() ? milder(jackknife, sandwich, jackknife.length - 1) : jackknife;
    }

    /// The jackknife, but with the geometric mean of both variances for one parameter.
    static double[][] milder(double[][] jackknife, double[][] sandwich, int parameter) {
        double most = jackknife[parameter][parameter];
        return most > 0
                ? Covariance.scaled(
                        jackknife, parameter, Math.pow(Math.min(1, sandwich[parameter][parameter] / most), 0.25))
                : jackknife;
    }

    /// The choice for a fit with bootstrap errors.
    private ClusterChoice resampled() {
        return new ClusterChoice(
                new FitClusters(
                        clusters.by(),
                        clusters.clusters(),
                        clusters.chosen(),
                        clusters.widest(),
                        clusters.others(),
                        ErrorFormula.BOOTSTRAP,
                        clusters.distribution(),
                        clusters.few()),
                covariance,
                ways);
    }

    private static ClusterChoice coarse(
            FitDesign design,
            OutcomeFit fit,
            Look look,
            boolean auto,
            int counted,
            List<FitClusters.Other> others,
            FewClusters few) {
        List<FitClusters.Other> all = new ArrayList<>(List.of(new FitClusters.Other("game", counted, 1)));
        all.addAll(others);
        int clusters = look.found().clusters();
        boolean jackknife = clusters > 1 && few.holds(clusters);
        double[][] covariance = jackknife
                ? Jackknife.covariance(fit, design.data(), design.clusters().orElseThrow(), look.ways())
                        .covariance()
                : look.found().covariance();
        ErrorFormula formula = jackknife ? ErrorFormula.JACKKNIFE : ErrorFormula.SANDWICH;
        StudentT distribution = new StudentT(Math.max(1, look.candidate().effective() - 1));
        boolean wider = auto && look.widest() > WIDER;
        return new ClusterChoice(
                new FitClusters(
                        look.by().text(), clusters, wider, look.widest(), all, formula, distribution, List.of()),
                covariance,
                look.ways());
    }

    /// The combinations compared: the pieces (or all features if there are none) and White's advantage, each if
    /// enough games inform it.
    private static List<double[]> slopes(FitDesign design, FitSettings settings, FitScale scale, FewClusters few) {
        List<Integer> parameters = new ArrayList<>();
        boolean material = IntStream.range(0, design.features().size())
                .anyMatch(i -> design.isKnown(i) && design.features().get(i).isMaterial());
        for (int i = 0; i < design.features().size(); i++) {
            if (design.isKnown(i) && (!material || design.features().get(i).isMaterial())) {
                parameters.add(design.column()[i]);
            }
        }
        if (settings.whiteAdvantage() && design.gaps().reason("white").isEmpty()) {
            parameters.add(design.names().length);
        }
        return parameters.stream()
                .filter(parameter -> !scale.isUnit(parameter) && few.isTold(parameter))
                .map(scale::slope)
                .toList();
    }

    private static double widest(Ratio byGame, double[][] covariance, List<double[]> slopes) {
        Ratio coarse = new Ratio(byGame.parameters(), covariance);
        double widest = 0;
        for (double[] slope : slopes) {
            double fine = byGame.of(slope).standardError();
            widest = fine > 0 ? Math.max(widest, coarse.of(slope).standardError() / fine) : widest;
        }
        return widest;
    }
}
