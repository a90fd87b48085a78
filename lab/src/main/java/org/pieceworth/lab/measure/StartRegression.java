package org.pieceworth.lab.measure;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.StudentT;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.errors.Covariance;
import org.pieceworth.stats.errors.Jackknife;
import org.pieceworth.stats.errors.ResultCounts;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;

/// Results of games by counts at their start, with errors by the jackknife over pairs of games.
///
/// @param ratio the coefficients, in the order of the counts, then White's advantage and the draw threshold
/// @param distribution distribution of estimated errors, from pairs of games
/// @param informed false if too few pairs of games have the rarer result for valid errors
record StartRegression(Ratio ratio, StudentT distribution, boolean informed) {

    /// @param counts White's surplus at the start of each game; games 2k and 2k + 1 have one start
    /// @param results results of the games
    /// @param names names of the counts, for messages
    /// @throws FitException when the games do not determine the coefficients
    static StartRegression of(List<int[]> counts, List<GameResult> results, List<String> names) {
        int games = results.size();
        int size = names.size();
        double[] features = new double[games * size];
        double[][] outcome = new double[3][games];
        for (int game = 0; game < games; game++) {
            for (int i = 0; i < size; i++) {
                features[game * size + i] = counts.get(game)[i];
            }
            outcome[results.get(game).halfPoints()][game] = 1;
        }
        GroupedOutcomes data = GroupedOutcomes.dense(size, features, outcome[2], outcome[1], outcome[0]);
        FitOptions options = options(results);
        OutcomeFit fit = OutcomeRegression.fit(data, options, names.toArray(String[]::new), FitTrace.NONE);
        Pairs pairs = new Pairs(data);
        double[][] covariance = Jackknife.covariance(fit, data, pairs);
        ResultCounts rarer = ResultCounts.of(options, pairs);
        return new StartRegression(
                new Ratio(
                        fit.parameters(),
                        rarer.ofSlopes() < Math.min(ResultCounts.FEW, ResultCounts.RARE * rarer.all())
                                ? Covariance.atLeast(covariance, Covariance.independent(fit))
                                : covariance),
                new StudentT(Math.max(1, pairs.clusters() - 1)),
                rarer.ofSlopes() >= ResultCounts.FEWEST);
    }

    /// Without draws, as in shogi, the draw threshold has no estimate.
    private static FitOptions options(List<GameResult> results) {
        boolean drawn = results.stream().anyMatch(result -> result.halfPoints() == 1);
        return new FitOptions(drawn ? DrawModel.ORDERED : DrawModel.DROP, true, Penalty.NONE, Solver.NEWTON);
    }

    /// Two games, each a separate group, as one cluster.
    private record Pairs(GroupedOutcomes data) implements ClusteredRows {

        @Override
        public int clusters() {
            return (data.groups() + 1) / 2;
        }

        @Override
        public void forEach(Visitor visitor) {
            for (int pair = 0; pair < clusters(); pair++) {
                int from = 2 * pair;
                int to = Math.min(from + 2, data.groups());
                visitor.cluster(
                        pair,
                        to - from,
                        IntStream.range(from, to).toArray(),
                        Arrays.copyOfRange(data.wins(), from, to),
                        Arrays.copyOfRange(data.draws(), from, to),
                        Arrays.copyOfRange(data.losses(), from, to));
            }
        }
    }
}
