package org.pieceworth.studies.saved;

import java.util.Optional;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.StudentT;

/// A fit's predictions for positions: the probabilities of win, draw and loss, with 95 % intervals for the
/// fit's estimation error. Intervals are made on the scale of log odds and lie between 0 and 1; for win and
/// loss they are exact there, for draw and score they follow from the delta method.
///
/// @param text the position, for people
/// @param win White's; empty if draws are no outcome of the fit's
/// @param draw likewise
/// @param loss likewise
/// @param score a draw being half a win
/// @param gain gain of the score compared with level material
record Prediction(
        String text, Optional<Chance> win, Optional<Chance> draw, Optional<Chance> loss, Chance score, Estimate gain) {

    private static final double LEVEL = 0.95;

    /// A probability with its interval.
    record Chance(double value, double low, double high) {

        /// @param error standard error of the probability, to the first order
        static Chance of(double value, double error, double reach) {
            double chance = Math.clamp(value, 0, 1);
            double spread = chance * (1 - chance);
            if (spread == 0) {
                // With a surplus of many queens the probability is 0 or 1 to double precision.
                return new Chance(chance, chance, chance);
            }
            double odds = Math.log(chance / (1 - chance));
            double width = reach * error / spread;
            return new Chance(chance, logistic(odds - width), logistic(odds + width));
        }
    }

    private static double logistic(double odds) {
        return 1 / (1 + Math.exp(-odds));
    }

    /// A model at its parameters.
    ///
    /// @param ratio the parameters, features first
    /// @param ordered true if the last parameter is the draw threshold
    /// @param distribution distribution of an estimate over its standard error
    record Model(Ratio ratio, boolean ordered, StudentT distribution) {

        /// @param weights weights of the parameters except the draw threshold, which has 0
        /// @param level weights of level material
        Prediction predict(String text, double[] weights, double[] level) {
            Slopes here = new Slopes(weights);
            Slopes there = new Slopes(level);
            double reach = distribution.reach(LEVEL);
            double[] gain = minus(here.score, there.score);
            return new Prediction(
                    text,
                    when(ordered, here.won, here.win, reach),
                    when(ordered, here.drawn, here.draw, reach),
                    when(ordered, here.lost, here.loss, reach),
                    Chance.of(here.points, error(here.score), reach),
                    new Estimate(here.points - there.points, error(gain)));
        }

        private Optional<Chance> when(boolean told, double value, double[] slope, double reach) {
            return told ? Optional.of(Chance.of(value, error(slope), reach)) : Optional.empty();
        }

        private double error(double[] slope) {
            return Math.sqrt(Math.max(0, ratio.covariance(slope, slope)));
        }

        private static double[] minus(double[] left, double[] right) {
            double[] difference = left.clone();
            for (int i = 0; i < left.length; i++) {
                difference[i] -= right[i];
            }
            return difference;
        }

        /// Probabilities and their derivatives by the parameters.
        private final class Slopes {

            private final double won;
            private final double lost;
            private final double drawn;
            private final double points;
            private final double[] win;
            private final double[] draw;
            private final double[] loss;
            private final double[] score;

            Slopes(double[] weights) {
                double[] parameters = ratio.parameters();
                int size = parameters.length;
                double width = ordered ? parameters[size - 1] : 0;
                double predictor = DotProduct.of(weights, parameters);
                won = logistic(predictor - width);
                lost = logistic(-predictor - width);
                drawn = 1 - won - lost;
                points = (1 + won - lost) / 2;
                win = new double[size];
                loss = new double[size];
                draw = new double[size];
                score = new double[size];
                for (int i = 0; i < size; i++) {
                    double widens = ordered && i == size - 1 ? 1 : 0;
                    win[i] = won * (1 - won) * (weights[i] - widens);
                    loss[i] = lost * (1 - lost) * (-weights[i] - widens);
                    draw[i] = -win[i] - loss[i];
                    score[i] = (win[i] - loss[i]) / 2;
                }
            }
        }
    }
}
