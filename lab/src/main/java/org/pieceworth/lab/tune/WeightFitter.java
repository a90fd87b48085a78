package org.pieceworth.lab.tune;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.pieceworth.engine.weights.EvaluationWeights;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.errors.Covariance;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.RowScores;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.stats.validation.CrossValidation;
import org.pieceworth.stats.validation.HeldOut;
import org.pieceworth.stats.validation.PenaltySearch;
import org.pieceworth.text.InputException;

/// Fits the weights of the evaluation to results: an ordered logit of the evaluation, on a separate scale in
/// each variant, with a ridge that shrinks the weights towards the present ones. Its strength is the greatest
/// one that cross-validation over four fifths of the games cannot distinguish from the best; the last fifth
/// tests the weights.
public final class WeightFitter {

    /// A ridge strong enough to leave only the present weights.
    private static final double PRESENT = 1e6;

    private static final double[] STRENGTHS = {PRESENT, 10, 3, 1, 0.3, 0.1, 0.03, 0.01, 0.003, 0.001, 0.0003, 0.0001};
    private static final int FOLDS = 5;
    private static final int LEAST_GAMES = 20;

    /// With fewer drawn games some part of the games may have none, and draws count as half a win and half a
    /// loss.
    private static final int LEAST_DRAWS = 10;

    private static final double PAWN = 100;

    private final TuneRows rows;
    private final EvaluationWeights present;
    private final long seed;
    private final DrawModel draws;

    private WeightFitter(TuneRows rows, EvaluationWeights present, long seed) {
        this.rows = rows;
        this.present = present;
        this.seed = seed;
        long drawn = rows.all().stream()
                .filter(game -> game.result() == GameResult.DRAW)
                .count();
        draws = drawn >= LEAST_DRAWS ? DrawModel.ORDERED : DrawModel.HALF;
    }

    /// Fits weights.
    ///
    /// @param present the weights to begin with
    /// @param seed seed of the deal of games into folds
    /// @throws InputException when there are too few games, or the evaluation does not predict results
    /// @throws org.pieceworth.stats.FitException when the games have one result only
    public static WeightFit fit(TuneRows rows, EvaluationWeights present, long seed) {
        return new WeightFitter(rows, present, seed).fit();
    }

    private WeightFit fit() {
        CrossValidation split = new CrossValidation(FOLDS, seed);
        IntPredicate training = game -> split.fold(game) > 0;
        List<WeightFit.Scale> scales = scales(training);
        WeightRows table = new WeightRows(
                rows,
                present,
                scales.stream().mapToDouble(WeightFit.Scale::logOdds).toArray());
        String[] names = names(table);
        Penalty unit = unit(table);
        PenaltySearch search = PenaltySearch.search(
                table.data,
                table.among(training),
                options(),
                unit,
                STRENGTHS,
                new CrossValidation(FOLDS, seed + 1),
                names);
        double strength = STRENGTHS[strongest(search)];
        HeldOut before = heldOut(table, training, unit.times(PRESENT), names);
        HeldOut after = heldOut(table, training, unit.times(strength), names);
        OutcomeFit all =
                OutcomeRegression.fit(table.data, options().withPenalty(unit.times(strength)), names, FitTrace.NONE);
        List<WeightFit.Weight> weights = weights(table, all, strength);
        return new WeightFit(
                present,
                new EvaluationWeights(
                                weights.stream().map(WeightFit.Weight::fitted).toList())
                        .rounded(),
                weights,
                scales,
                rows.all().size(),
                rows.rows(),
                new WeightFit.Ridge(
                        strength,
                        IntStream.range(0, STRENGTHS.length)
                                .mapToObj(i -> new WeightFit.Tried(
                                        STRENGTHS[i],
                                        search.scores().get(i).meanLogLoss().value()))
                                .toList()),
                new WeightFit.HeldOutLoss(
                        Arrays.stream(before.weight())
                                .filter(weight -> weight > 0)
                                .count(),
                        before.meanLogLoss(),
                        after.meanLogLoss(),
                        before.logLossAbove(after)));
    }

    /// The place of the strongest that is at most one standard error worse than the best, game by game: of the rule of
    /// one standard error (Breiman, Friedman, Olshen and Stone 1984, section 3.4.3) the form for paired errors.
    private static int strongest(PenaltySearch search) {
        HeldOut best = search.scores().get(search.best());
        int found = search.best();
        for (int i = 0; i < found; i++) {
            Estimate worse = search.scores().get(i).logLossAbove(best);
            found = worse.value() <= worse.standardError() ? i : found;
        }
        return found;
    }

    private FitOptions options() {
        return new FitOptions(draws, true, Penalty.NONE, Solver.NEWTON);
    }

    private static Penalty unit(WeightRows table) {
        return Penalty.columns(
                IntStream.range(table.first, table.data.columns()).toArray(), 1);
    }

    private String[] names(WeightRows table) {
        List<String> names = new ArrayList<>(List.of("evaluation"));
        names.addAll(rows.variants().subList(1, rows.variants().size()));
        List<String> all = EvaluationWeights.names();
        Arrays.stream(table.number).forEach(i -> names.add(all.get(i)));
        return names.toArray(String[]::new);
    }

    /// The worth of a pawn of the present evaluation in each variant, by the games not held out.
    private List<WeightFit.Scale> scales(IntPredicate training) {
        List<WeightFit.Scale> scales = new ArrayList<>();
        for (int variant = 0; variant < rows.variants().size(); variant++) {
            String name = rows.variants().get(variant);
            long games = rows.games(variant);
            if (games < LEAST_GAMES) {
                throw new InputException(name + ": found " + games
                        + " games with a result and a quiet position, expected " + LEAST_GAMES + " at least");
            }
            double logOdds = scale(variant, training);
            if (!(logOdds > 0)) {
                throw new InputException(
                        name + ": who is ahead by the present weights does not win more often in these " + games
                                + " games; expected more games, or games of this variant");
            }
            scales.add(new WeightFit.Scale(name, games, logOdds));
        }
        return scales;
    }

    private double scale(int variant, IntPredicate training) {
        List<TuneRows.Game> games = IntStream.range(0, rows.all().size())
                .filter(training)
                .mapToObj(game -> rows.all().get(game))
                .filter(game -> game.variant() == variant)
                .toList();
        int count = games.stream().mapToInt(game -> game.rest().length).sum();
        double[] scores = new double[count];
        double[][] outcomes = new double[3][count];
        int at = 0;
        for (TuneRows.Game game : games) {
            for (int row = 0; row < game.rest().length; row++) {
                double score = game.rest()[row];
                for (int i = 0; i < game.features()[row].length; i++) {
                    score += present.numbers().get(i) * game.features()[row][i];
                }
                scores[at] = score / PAWN;
                outcomes[game.result().halfPoints()][at++] = 1;
            }
        }
        GroupedOutcomes data = GroupedOutcomes.dense(1, scores, outcomes[2], outcomes[1], outcomes[0]);
        FitOptions options = options()
                .withDraws(
                        draws == DrawModel.ORDERED && Arrays.stream(outcomes[1]).sum() > 0
                                ? DrawModel.ORDERED
                                : DrawModel.HALF);
        return OutcomeRegression.fit(
                        data,
                        options,
                        new String[] {"evaluation of " + rows.variants().get(variant)},
                        FitTrace.NONE)
                .parameters()[0];
    }

    /// The scores of the games excluded from all fits.
    private HeldOut heldOut(WeightRows table, IntPredicate training, Penalty penalty, String[] names) {
        FitOptions options = options().withPenalty(penalty);
        double[] theta = OutcomeRegression.fit(table.dataAmong(training), options, names, FitTrace.NONE)
                .parameters();
        RowScores scores = new RowScores(table.data, options, theta);
        ClusteredRows others = table.among(training.negate());
        HeldOut heldOut = HeldOut.empty(others.clusters());
        others.forEach((game, count, group, win, draw, loss) -> {
            for (int row = 0; row < count; row++) {
                heldOut.weight()[game] += scores.weight(win[row], draw[row], loss[row]);
                heldOut.logLoss()[game] += scores.logLoss(group[row], win[row], draw[row], loss[row]);
                heldOut.brier()[game] += scores.brier(group[row], win[row], draw[row], loss[row]);
            }
        });
        return heldOut;
    }

    private List<WeightFit.Weight> weights(WeightRows table, OutcomeFit fit, double strength) {
        double[][] covariance = Covariance.clustered(fit, table.data, table.games);
        double[][] inverse = Covariance.independent(fit);
        double scale = fit.parameters()[0];
        double prior = 2 * strength * fit.rows();
        List<WeightFit.Weight> weights = new ArrayList<>();
        List<String> names = EvaluationWeights.names();
        for (int number = 0; number < names.size(); number++) {
            double before = present.numbers().get(number);
            weights.add(new WeightFit.Weight(names.get(number), before, before, 0, 0));
        }
        for (int i = 0; i < table.number.length; i++) {
            int column = table.first + i;
            double unit = 1 / (scale * table.deviation[i]);
            double before = present.numbers().get(table.number[i]);
            weights.set(
                    table.number[i],
                    new WeightFit.Weight(
                            names.get(table.number[i]),
                            before,
                            before + unit * fit.parameters()[column],
                            unit * Math.sqrt(Math.max(0, covariance[column][column])),
                            Math.max(0, 1 - inverse[column][column] * prior)));
        }
        return weights;
    }
}
