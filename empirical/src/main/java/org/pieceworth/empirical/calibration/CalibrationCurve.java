package org.pieceworth.empirical.calibration;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.empirical.fit.FitDesign;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.empirical.rows.Material;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.optimize.GoldenSection;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.terms.Feature;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.InputException;

/// White's score by material balance, observed and as a fit predicts it (Medvedev 2015, "Probability"). Pieces of chess
/// are counted 1-3-3-5-9, those of other games by the fit's own values in pawns.
///
/// @param counting piece values behind the balance
/// @param points points by ascending balance; balances beyond [#LARGEST] are excluded
/// @param alpha maximum-likelihood α of the score 1 / (1 + e^(−α · balance)), with draws as half wins
/// @param draws treatment of drawn rows
public record CalibrationCurve(Counting counting, List<Point> points, double alpha, Draws draws) {

    /// Piece values of the balance.
    public enum Counting {
        /// 1-3-3-5-9.
        SCHOOL,
        /// The values of the fit, in pawns.
        FITTED
    }

    /// Treatment of drawn rows.
    public enum Draws {
        /// Half wins, in the fit as well.
        COUNTED,
        /// Excluded, as in the fit, which predicts only wins in decided games.
        LEFT_OUT,
        /// Half wins in the chart, though the fit has none: the article's chart.
        BESIDE_THE_FIT
    }

    /// Bound on the absolute balance, in pawns.
    public static final int LARGEST = 20;

    private static final int[] SCHOOL = {1, 3, 3, 5, 9};

    /// Copies the points.
    public CalibrationCurve {
        points = List.copyOf(points);
    }

    /// True if the observed scores exclude drawn rows.
    public boolean decided() {
        return draws == Draws.LEFT_OUT;
    }

    /// The rows with one balance.
    ///
    /// @param balance White's material less Black's, in pawns
    /// @param rows their number, or total weight
    /// @param observed mean of 1, ½ and 0 points, with an error clustered by game; the error is 0 if fewer
    /// than ten games differ from the most common result, or games are not known
    /// @param interval Wilson's 95 % interval of the mean, see [org.pieceworth.stats.ClusteredMean]; empty if
    /// games are not known
    /// @param drawn the share of rows from drawn games
    /// @param fitted mean expected score
    public record Point(
            int balance,
            double rows,
            Estimate observed,
            Optional<Interval.Bounded> interval,
            double drawn,
            double fitted) {}

    /// True for a fit of chess with its five kinds of material, which 1-3-3-5-9 can count.
    public static boolean isUsual(PieceValueFit fit) {
        return ofChess(fit);
    }

    private static boolean ofChess(PieceValueFit fit) {
        TermSet terms = fit.observations().terms();
        return terms.letters().equals(ChessPosition.LETTERS)
                && Material.NAMES.stream()
                        .allMatch(name -> terms.features().stream().anyMatch(feature -> isMaterial(feature, name)));
    }

    /// Calibrates a fit on its own rows.
    ///
    /// @throws InputException when the features have no material, or no pawn to count in
    public static CalibrationCurve of(PieceValueFit fit) {
        return of(fit, fit.settings().draws() == DrawModel.DROP ? Draws.LEFT_OUT : Draws.COUNTED);
    }

    /// Calibrates a fit as the article does: without draws in the fit, with draws in the chart.
    public static CalibrationCurve asPublished(PieceValueFit fit) {
        return of(fit, fit.settings().draws() == DrawModel.DROP ? Draws.BESIDE_THE_FIT : Draws.COUNTED);
    }

    private static CalibrationCurve of(PieceValueFit fit, Draws draws) {
        Observations observations = fit.observations();
        Counting counting = ofChess(fit) ? Counting.SCHOOL : Counting.FITTED;
        int[] balance = balances(observations, worths(fit, counting));
        CalibrationBins bins =
                new CalibrationBins(LARGEST, balance, fittedScores(fit, balance.length), draws == Draws.LEFT_OUT);
        observations.rows().ifPresentOrElse(bins::addGames, () -> bins.addCounts(observations.counts()));
        List<Point> points = IntStream.range(0, bins.size())
                .filter(bin -> bins.rows(bin) > 0)
                .mapToObj(bin -> new Point(
                        bin - LARGEST,
                        bins.rows(bin),
                        bins.observed(bin),
                        bins.interval(bin),
                        bins.drawn(bin),
                        bins.expected(bin)))
                .toList();
        return new CalibrationCurve(counting, points, alpha(points), draws);
    }

    /// Values in pawns, by feature.
    private static double[] worths(PieceValueFit fit, Counting counting) {
        List<Feature> features = fit.observations().terms().features();
        if (features.stream().noneMatch(Feature::isMaterial)) {
            throw new InputException("calibration counts material, and the features have none")
                    .with("features", "material");
        }
        return switch (counting) {
            case SCHOOL ->
                features.stream().mapToDouble(CalibrationCurve::worth).toArray();
            case FITTED -> fitted(fit, features);
        };
    }

    /// In a fit by phase, the unit is the pawn's mean over the phases, like in tables of values.
    private static double[] fitted(PieceValueFit fit, List<Feature> features) {
        FitDesign design = fit.design();
        double[] coefficients = fit.ratio().parameters();
        double pawn = IntStream.of(design.material('P'))
                .mapToDouble(column -> coefficients[column])
                .average()
                .orElse(0);
        if (!(pawn > 0)) {
            throw new InputException(
                    "calibration counts by the fitted values in pawns, and these games do not show the value of"
                            + " a pawn; give more games, or omit it");
        }
        double[] worths = new double[features.size()];
        for (int i = 0; i < worths.length; i++) {
            int column = design.column()[i];
            if (column >= 0 && features.get(i).isMaterial()) {
                worths[i] = coefficients[column] / pawn / features.get(i).divisor();
            }
        }
        return worths;
    }

    private static int[] balances(Observations observations, double[] worth) {
        VectorIndex vectors = observations.counts().vectors();
        int[] balance = new int[vectors.size()];
        for (int id = 0; id < balance.length; id++) {
            double sum = 0;
            for (int i = 0; i < vectors.length(id); i++) {
                sum += vectors.value(id, i) * worth[vectors.feature(id, i)];
            }
            balance[id] = (int) Math.rint(sum);
        }
        return balance;
    }

    private static double worth(Feature feature) {
        for (int i = 0; i < SCHOOL.length; i++) {
            if (isMaterial(feature, Material.NAMES.get(i))) {
                return (double) SCHOOL[i] / feature.divisor();
            }
        }
        return 0;
    }

    private static boolean isMaterial(Feature feature, String piece) {
        return feature.isMaterial()
                && feature.piece().filter(p -> p == piece.charAt(0)).isPresent();
    }

    private static double[] fittedScores(PieceValueFit fit, int vectors) {
        FitDesign design = fit.design();
        double[] scores = new double[vectors];
        int[] order = design.order();
        boolean[] decided = design.gaps().decided();
        for (int group = 0; group < order.length; group++) {
            double wins = fit.observations().counts().count(order[group], 2);
            scores[order[group]] = decided[group]
                    ? wins > 0 ? 1 : 0
                    : fit.fit().expectedScore(fit.fit().predictor(design.data(), group));
        }
        return scores;
    }

    private static double alpha(List<Point> points) {
        return GoldenSection.peak(alpha -> logLikelihood(points, alpha), 0, 5, 1e-9);
    }

    private static double logLikelihood(List<Point> points, double alpha) {
        double sum = 0;
        for (Point point : points) {
            double score = 1 / (1 + Math.exp(-alpha * point.balance()));
            sum += point.rows()
                    * (point.observed().value() * Math.log(Math.max(score, 1e-300))
                            + (1 - point.observed().value()) * Math.log(Math.max(1 - score, 1e-300)));
        }
        return sum;
    }
}
