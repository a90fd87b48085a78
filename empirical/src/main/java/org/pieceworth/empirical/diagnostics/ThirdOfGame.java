package org.pieceworth.empirical.diagnostics;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// The observed score of the side ahead by the fit, compared with its expected score, in one third of each
/// game's rows.
///
/// @param third 1, 2 or 3
/// @param rows number of rows
/// @param expected mean score by the fit
/// @param above observed less expected, with an error by game
public record ThirdOfGame(int third, double rows, double expected, Estimate above) {

    private static final int THIRDS = 3;

    static List<ThirdOfGame> of(PieceValueFit fit) {
        Optional<ClusteredRows> games = fit.design().clusters();
        if (games.isEmpty()) {
            return List.of();
        }
        Sums sums = new Sums(fit.fit(), fit.design().data());
        games.get().forEach(sums);
        List<ThirdOfGame> thirds = new ArrayList<>();
        for (int third = 0; third < THIRDS; third++) {
            if (sums.rows[third] > 0) {
                thirds.add(sums.third(third));
            }
        }
        return thirds;
    }

    private static final class Sums implements ClusteredRows.Visitor {

        private final OutcomeFit fit;
        private final GroupedOutcomes data;
        private final double[] rows = new double[THIRDS];
        private final double[] expected = new double[THIRDS];
        private final double[] rest = new double[THIRDS];

        /// Over games, of a game's rows and of its residuals: squares and products, for the error of a ratio of sums.
        private final double[] rowsSquared = new double[THIRDS];

        private final double[] both = new double[THIRDS];
        private final double[] restSquared = new double[THIRDS];

        Sums(OutcomeFit fit, GroupedOutcomes data) {
            this.fit = fit;
            this.data = data;
        }

        @Override
        public void cluster(int cluster, int count, int[] group, double[] win, double[] draw, double[] loss) {
            for (int third = 0; third < THIRDS; third++) {
                double ofGame = 0;
                double left = 0;
                for (int row = third * count / THIRDS; row < (third + 1) * count / THIRDS; row++) {
                    double weight = fit.options().weight(win[row], draw[row], loss[row]);
                    double predictor = fit.predictor(data, group[row]);
                    if (weight > 0 && predictor != 0) {
                        double sign = Math.signum(predictor);
                        double chance = fit.expectedScore(Math.abs(predictor));
                        double drawn = fit.options().draws() == DrawModel.DROP ? 0 : draw[row];
                        double score = (sign > 0 ? win[row] : loss[row]) + drawn / 2;
                        ofGame += weight;
                        expected[third] += weight * chance;
                        left += score - weight * chance;
                    }
                }
                rows[third] += ofGame;
                rest[third] += left;
                rowsSquared[third] += ofGame * ofGame;
                both[third] += ofGame * left;
                restSquared[third] += left * left;
            }
        }

        ThirdOfGame third(int third) {
            double mean = rest[third] / rows[third];
            double squares = restSquared[third] - 2 * mean * both[third] + mean * mean * rowsSquared[third];
            return new ThirdOfGame(
                    third + 1,
                    rows[third],
                    expected[third] / rows[third],
                    new Estimate(mean, Math.sqrt(Math.max(0, squares)) / rows[third]));
        }
    }
}
