package org.pieceworth.empirical.fit;

import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.rows.Material;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.stats.errors.Covariance;
import org.pieceworth.stats.errors.ExpectedResults;
import org.pieceworth.stats.errors.ParameterEvidence;
import org.pieceworth.stats.errors.PenaltyPull;
import org.pieceworth.stats.errors.ResultCounts;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.OutcomeFit;

/// Decides if a value's error can be given: enough games must inform it, and the penalty must not dominate it.
final class FitEvidence {

    /// Below this many effective games no error is given.
    static final double FEWEST = 5;

    /// Profile likelihoods are valid for few effective games too, unless a single game dominates: with one
    /// random game with an extra queen, 24 of 39 intervals covered the queen's value, with two or three 75 of
    /// 79.
    private static final double FEWEST_PROFILED = 1.05;

    /// With fewer informing games than this, samples that determine a value at all may be those that
    /// contradict it by chance, unless its rows have at least this many expected results. In simulated sets
    /// of 60 to 250 games whose queens rest on one or two results, intervals would have covered 75 to 91 %.
    private static final int FEW_GAMES = 100;

    /// Least number of expected results, by usual values for the pieces of chess and fitted values for other
    /// features. By its fitted value, a piece is expected to have the more upsets the more of them occurred.
    /// If the true expectation is one, four occur by chance in 1 % of samples, whose intervals would cover
    /// half; eight do not.
    private static final double FEWEST_RESULTS = 8;

    /// At least this many expected results by fitted values show that a piece does not have its usual value;
    /// as many hardly come by chance from fewer than eight.
    private static final double MANY_RESULTS = 20;

    /// Largest bias by the ridge, in standard errors; a larger one would make the error misleading.
    private static final double MOST_BIAS = 0.25;

    private final Optional<ParameterEvidence> informing;
    private final Optional<Results> rare;
    private final double[] results;
    private final double[] pull;
    private final ValueDoubt pullDoubt;
    private final double fewest;
    private final BitSet drawn = new BitSet();
    private final Optional<ValueDoubt> ofAll;

    /// @param informing the games that inform each parameter; empty if games are not at hand
    /// @param rare number of games by result
    /// @param phases the columns of phases shrunk towards each other; empty if they are not
    /// @param ofAll a reason that removes the errors of all values
    FitEvidence(
            OutcomeFit fit,
            FitDesign design,
            Optional<ParameterEvidence> informing,
            Results rare,
            List<int[]> phases,
            Optional<ValueDoubt> ofAll) {
        this(
                fit,
                informing,
                Optional.of(rare),
                design.names().length,
                phases,
                ofAll,
                FEWEST,
                informing.isPresent() && isFew(informing.get()) ? results(fit, design) : new double[0]);
    }

    private static double[] results(OutcomeFit fit, FitDesign design) {
        double[] results = ExpectedResults.of(fit, design.data());
        UsualValues usual = new UsualValues(design, fit);
        for (int piece = 0; piece < UsualValues.PAWNS.length; piece++) {
            int column = usual.column[piece];
            double value = usual.coefficient(piece);
            if (value > 0 && results[column] < MANY_RESULTS) {
                results[column] = ExpectedResults.at(value, column, fit, design.data());
            }
        }
        return results;
    }

    private FitEvidence(
            OutcomeFit fit,
            Optional<ParameterEvidence> informing,
            Optional<Results> rare,
            int columns,
            List<int[]> phases,
            Optional<ValueDoubt> ofAll,
            double fewest,
            double[] results) {
        this.informing = informing;
        this.rare = rare;
        this.ofAll = ofAll;
        this.fewest = fewest;
        this.results = results;
        pull = phases.isEmpty() ? PenaltyPull.ridge(fit, columns) : PenaltyPull.all(fit, columns);
        pullDoubt = phases.isEmpty() ? new ValueDoubt.RidgeBias() : new ValueDoubt.PhasesBias();
        phases.forEach(set -> IntStream.of(set).forEach(drawn::set));
    }

    /// Evidence for profile-likelihood intervals, valid if results are rare.
    static FitEvidence profiled(OutcomeFit fit, Optional<ParameterEvidence> informing, int columns) {
        return new FitEvidence(
                fit, informing, Optional.empty(), columns, List.of(), Optional.empty(), FEWEST_PROFILED, new double[0]);
    }

    /// Number of games, per feature, with a counting row where one side has more of it.
    static long[] touching(Observations observations, GameRows games, DrawModel draws) {
        VectorIndex vectors = observations.counts().vectors();
        long[] touching = new long[observations.terms().features().size()];
        BitSet touched = new BitSet(touching.length);
        games.forEach(game -> {
            touched.clear();
            for (int row = 0; row < game.rows; row++) {
                boolean counts = draws != DrawModel.DROP || game.share(row, 1) < 1;
                int vector = game.vector[row];
                for (int i = 0; counts && i < vectors.length(vector); i++) {
                    touched.set(vectors.feature(vector, i));
                }
            }
            touched.stream().forEach(feature -> touching[feature]++);
        });
        return touching;
    }

    private static boolean isFew(ParameterEvidence informing) {
        return IntStream.of(informing.clusters()).anyMatch(games -> games < FEW_GAMES);
    }

    /// Adds the evidence to a value, and removes an error that would be too small.
    ///
    /// @param slope derivative of the value by each parameter
    /// @param fixed true for the unit, which has no error
    FittedValue of(FittedValue value, int parameter, double[] slope, boolean fixed) {
        FittedValue known = informing
                .map(games -> value.toldBy(new Evidence(games.clusters()[parameter], games.effective()[parameter])))
                .orElse(value);
        Optional<ValueDoubt> problem = drawn.get(parameter)
                ? Optional.of(new ValueDoubt.PhasesTogether())
                : problem(known, parameter, slope, fixed);
        return problem.map(known::withoutErrors).orElse(known);
    }

    private Optional<ValueDoubt> problem(FittedValue value, int parameter, double[] slope, boolean fixed) {
        Optional<Evidence> evidence = value.evidence();
        if (!fixed && evidence.isPresent() && evidence.get().effective() < fewest) {
            return Optional.of(new ValueDoubt.FewGames(evidence.get()));
        }
        Optional<ValueDoubt> scarce = rare.flatMap(found -> found.doubt(parameter));
        if (scarce.isPresent()) {
            return scarce;
        }
        if (ofAll.isPresent()) {
            return ofAll;
        }
        double bias = 0;
        for (int i = 0; i < slope.length; i++) {
            bias += slope[i] * pull[i];
        }
        double error = value.standardError().orElse(Double.NaN);
        boolean moved = fixed
                ? value.coefficientError().stream().anyMatch(logOdds -> Math.abs(pull[parameter]) > MOST_BIAS * logOdds)
                : Math.abs(bias) > MOST_BIAS * error;
        if (moved) {
            return Optional.of(pullDoubt);
        }
        return fixed || evidence.isEmpty() ? Optional.empty() : fewResults(evidence.get(), parameter);
    }

    private Optional<ValueDoubt> fewResults(Evidence evidence, int parameter) {
        return results.length > 0 && evidence.games() < FEW_GAMES && results[parameter] < FEWEST_RESULTS
                ? Optional.of(new ValueDoubt.FewResults(evidence, results[parameter]))
                : Optional.empty();
    }

    /// Counts of the rarer of the results that a parameter rests on, in games, or in rows if games are not at hand.
    ///
    /// @param all counts over all games
    /// @param informing counts by parameter
    record Results(ResultCounts all, Optional<ParameterEvidence> informing, FitOptions options, int columns) {

        static Results of(OutcomeFit fit, FitDesign design, Optional<ParameterEvidence> informing) {
            return new Results(
                    informing
                            .map(ParameterEvidence::all)
                            .orElseGet(() -> ResultCounts.of(fit.options(), design.data())),
                    informing,
                    fit.options(),
                    design.names().length);
        }

        /// True if clustered errors may be too small for values or White's advantage.
        boolean areFew() {
            int width = options.parameters(columns) - (options.ordered() ? 1 : 0);
            return IntStream.range(0, width).anyMatch(this::isFew);
        }

        /// Raises a clustered covariance to that of independent rows for parameters with few results.
        double[][] noSmaller(double[][] covariance, OutcomeFit fit) {
            if (areFew()) {
                return Covariance.atLeast(covariance, Covariance.independent(fit));
            }
            int width = options.parameters(columns) - 1;
            if (!options.ordered() || !isFew(width)) {
                return covariance;
            }
            double least = Covariance.independent(fit)[width][width];
            double variance = covariance[width][width];
            return variance > 0 && variance < least
                    ? Covariance.scaled(covariance, width, Math.sqrt(least / variance))
                    : covariance;
        }

        private boolean isFew(int parameter) {
            ResultCounts counts = of(parameter);
            double rarest = rarest(parameter, counts);
            return rarest < ResultCounts.FEW && rarest < counts.all() * ResultCounts.RARE;
        }

        private Optional<ValueDoubt> doubt(int parameter) {
            ResultCounts counts = of(parameter);
            return rarest(parameter, counts) < ResultCounts.FEWEST
                    ? Optional.of(new ValueDoubt.RareResult(counts.text(options), informing.isPresent()))
                    : Optional.empty();
        }

        /// A feature in many games, most of them drawn, has separate result counts; [ExpectedResults]
        /// evaluates features in fewer games, or that nearly always win.
        private ResultCounts of(int parameter) {
            return informing
                    .filter(games -> parameter < columns
                            && all.ofSlopes() >= ResultCounts.FEWEST
                            && games.clusters()[parameter] >= FEW_GAMES
                            && games.results()[parameter].areDrawn()
                            && games.results()[parameter].ofSlopes() < all.ofSlopes())
                    .map(games -> games.results()[parameter])
                    .orElse(all);
        }

        private double rarest(int parameter, ResultCounts counts) {
            return parameter < columns
                    ? counts.ofSlopes()
                    : parameter == columns && options.constant() ? counts.ofConstant(options) : counts.ofWidth();
        }
    }

    /// Coefficients of the pieces of chess by their usual values, on the scale that the other pieces set.
    ///
    /// The decision to show an interval must not depend on the estimate itself. Otherwise an interval would
    /// be shown in samples with too low a rook value by chance: if a fifth of samples show it, nearly all
    /// intervals that exclude the true value would be among them.
    private static final class UsualValues {

        /// P N B R Q in pawns, the values of primers.
        private static final double[] PAWNS = {1, 3, 3, 5, 9};

        private final double[] coefficients;
        private final double[][] covariance;

        /// Per piece its column; -1 if it is unknown or split by phase.
        private final int[] column;

        UsualValues(FitDesign design, OutcomeFit fit) {
            coefficients = fit.parameters();
            covariance = Covariance.independent(fit);
            column = Material.NAMES.stream()
                    .map(name -> design.material(name.charAt(0)))
                    .mapToInt(found -> found.length == 1 ? found[0] : -1)
                    .toArray();
        }

        /// A piece's coefficient on the precision-weighted scale of the others; 0 if there is none.
        double coefficient(int piece) {
            double sum = 0;
            double weights = 0;
            for (int other = 0; other < PAWNS.length; other++) {
                if (other != piece && column[other] >= 0) {
                    double precision = PAWNS[other] / covariance[column[other]][column[other]];
                    sum += precision * coefficients[column[other]];
                    weights += precision * PAWNS[other];
                }
            }
            return column[piece] >= 0 && sum > 0 ? PAWNS[piece] * sum / weights : 0;
        }
    }
}
