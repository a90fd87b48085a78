package org.pieceworth.empirical.choices;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.IntConsumer;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.choice.ChoiceFit;
import org.pieceworth.text.InputException;

/// Fits values of pieces to moves chosen: a conditional logit over the legal moves, each described by the
/// pieces that it wins and loses once captures are settled.
///
/// Captures are settled by values, so the values are found by iteration, until the values used to settle
/// captures equal the fitted ones. The best line has the highest value of all, so its pieces are the
/// derivative of that value by the piece values (the envelope theorem), and the values are those of greatest
/// likelihood. The moves that count depend on the values too; the chosen one among them does not, so the fit
/// is valid for any set of them if the model is true (McFadden 1978). If it is not, values follow the values
/// assumed in part; errors allow for that.
public final class ChoiceFitter {

    private static final int MOST_ROUNDS = 20;
    private static final int QUICK_ROUNDS = 6;

    /// Values have converged when none moves by more than this many centipawns, or by a part of its error.
    private static final double SETTLED = 1;

    private static final double PART_OF_ERROR = 0.2;

    /// The unit's coefficient must be at least this many of its errors.
    private static final double LEAST_UNIT = 4;

    private static final double ECHOES = 0.95;
    private static final double[] WIDTHS = {1, 2, 3, Double.POSITIVE_INFINITY};
    private static final int ALL = 1 << 26;

    private final ChoiceFeatures features;
    private final ChoiceSettings settings;
    private final ChoiceGames games;
    private final List<PlayedChoice> choices;
    private final IntConsumer progress;
    private final int unit;
    private double[] near;
    private int done;

    private ChoiceFitter(ChoiceSettings settings, ChoiceGames games, IntConsumer progress) {
        features = new ChoiceFeatures(settings.rules());
        this.settings = settings;
        this.games = games;
        this.progress = progress;
        choices = games.choices();
        unit = features.unit();
        near = new double[features.names().size()];
    }

    /// The pieces of a game that can have a value, by their letters.
    public static List<String> pieces(ChoiceSettings settings) {
        ChoiceFeatures features = new ChoiceFeatures(settings.rules());
        return features.names().subList(0, features.pieces().length);
    }

    /// Fits values.
    ///
    /// @param start initial values by piece, in centipawns
    /// @param progress receives each round
    /// @throws InputException when the choices are too few, or do not determine a pawn's value
    public static ChoiceValues fit(ChoiceSettings settings, ChoiceGames games, double[] start, IntConsumer progress) {
        return new ChoiceFitter(settings, games, progress).fit(start);
    }

    private ChoiceValues fit(double[] start) {
        double[] assumed = start.clone();
        ChoiceRound round = round(assumed);
        double[] found = round.values(unit, assumed);
        int rounds = 1;
        double step = 1;
        while (!isSettled(round, assumed, found, step, PART_OF_ERROR)) {
            if (rounds == MOST_ROUNDS) {
                if (isSettled(round, assumed, found, 1, 1)) {
                    break;
                }
                throw new InputException("the values found depend on the values assumed and do not settle in " + rounds
                                + " rounds; give more games, or another limit")
                        .with("within", settings.within() == 2.5 ? "1.5" : "2.5");
            }
            for (int piece = 0; piece < found.length; piece++) {
                assumed[piece] += step * (found[piece] - assumed[piece]);
            }
            // Best lines and moves at the limit may alternate, so that values oscillate: then they are
            // averaged.
            step = rounds < QUICK_ROUNDS ? 1 : 1.0 / (rounds - QUICK_ROUNDS + 2);
            round = round(assumed);
            found = round.values(unit, assumed);
            rounds++;
        }
        return result(round, assumed, rounds);
    }

    private ChoiceRound round(double[] values) {
        return round(values, (int) Math.round(100 * settings.within()));
    }

    private ChoiceRound round(double[] values, int within) {
        ChoiceRound round = ChoiceRound.of(features, choices, values, within, near, settings.threads());
        near = round.fit().coefficients();
        checkUnit(round);
        progress.accept(++done);
        return round;
    }

    private void checkUnit(ChoiceRound round) {
        ChoiceFit fit = round.fit();
        String name = features.names().get(unit);
        if (!fit.isDetermined(unit)) {
            throw new InputException("found " + fit.sets() + " informative positions, and none determines the value of "
                    + name + "; give more games");
        }
        Estimate found = new Ratio(fit.finite(), byGame(round)).of(unit, 1);
        if (!(found.value() > LEAST_UNIT * found.standardError())) {
            throw new InputException("the moves chosen do not show that " + name
                    + " is worth anything, so nothing can be counted in it; give more games");
        }
    }

    /// True if a step moves no value by more than a point or a part of its error.
    private boolean isSettled(ChoiceRound round, double[] assumed, double[] found, double step, double part) {
        double[] errors = errors(round, byGame(round));
        for (int piece = 0; piece < found.length; piece++) {
            if (step * Math.abs(found[piece] - assumed[piece]) > Math.max(SETTLED, part * errors[piece])) {
                return false;
            }
        }
        return true;
    }

    /// Errors of the values from a single round, by piece; 0 for those without.
    private double[] errors(ChoiceRound round, double[][] covariance) {
        Ratio ratio = new Ratio(round.fit().finite(), covariance);
        int size = features.names().size();
        double[] errors = new double[features.pieces().length];
        for (int piece = 0; piece < errors.length; piece++) {
            if (piece != unit && round.fit().isDetermined(piece)) {
                errors[piece] = ratio.of(ChoiceClusters.weight(size, piece), ChoiceClusters.weight(size, unit), 100)
                        .standardError();
            }
        }
        return errors;
    }

    private double[][] byGame(ChoiceRound round) {
        int[] of = new int[round.sources().length];
        Arrays.setAll(of, set -> choices.get(round.sources()[set]).game());
        return round.fit().clustered(of, games.games());
    }

    private ChoiceValues result(ChoiceRound round, double[] assumed, int rounds) {
        int pieces = features.pieces().length;
        ChoiceClusters clusters = ChoiceClusters.of(round, choices, games, unit, pieces);
        double[][] covariance = clusters.covariance();
        Ratio ratio = new Ratio(round.fit().finite(), covariance);
        FixedPointJacobian echo = FixedPointJacobian.of(round, assumed, unit, errors(round, covariance), this::round);
        double[] widened = echo.errors(ratio);
        List<Optional<Estimate>> values = new ArrayList<>();
        for (int piece = 0; piece < pieces; piece++) {
            double value = piece == unit
                    ? 100
                    : 100 * round.fit().coefficients()[piece] / round.fit().coefficients()[unit];
            double error = piece == unit ? 0 : echo.size() > ECHOES ? Double.NaN : widened[piece];
            values.add(round.fit().isDetermined(piece) ? Optional.of(new Estimate(value, error)) : Optional.empty());
        }
        List<Optional<Estimate>> logOdds = new ArrayList<>();
        for (int i = 0; i < features.names().size(); i++) {
            logOdds.add(round.fit().isDetermined(i) ? Optional.of(ratio.of(i, 1)) : Optional.empty());
        }
        return new ChoiceValues(
                new ChoiceValues.Coefficients(features.names(), pieces, unit, values, logOdds, ratio.of(unit, 1)),
                widths(assumed),
                round.sets(),
                Arrays.stream(round.sources())
                        .map(source -> choices.get(source).game())
                        .toArray(),
                round.fit(),
                clusters.facts(),
                new ChoiceValues.Rounds(rounds, echo.size()));
    }

    private List<ChoiceValues.Width> widths(double[] assumed) {
        ChoiceRound all = round(assumed, ALL);
        List<ChoiceValues.Width> widths = new ArrayList<>();
        for (double within : WIDTHS) {
            ChoiceFit fit = Double.isInfinite(within)
                    ? all.fit()
                    : ChoiceRound.narrower(all.sets(), assumed, 100 * within, near);
            double[] values = new double[assumed.length];
            Arrays.fill(values, Double.NaN);
            widths.add(new ChoiceValues.Width(within, fit.sets(), ChoiceRound.values(fit, unit, values)));
        }
        return widths;
    }
}
