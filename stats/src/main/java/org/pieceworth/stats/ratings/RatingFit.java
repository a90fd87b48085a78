package org.pieceworth.stats.ratings;

import java.util.Map;
import org.pieceworth.stats.FitException;

/// The maximum-likelihood ratings of players linked by points won from each other, White's advantage, and the
/// parameter of draws, by Newton's method. The log-likelihood is concave.
final class RatingFit {

    private static final int MAX_STEPS = 200;
    private static final double SETTLED = 1e-11;

    /// After this many steps a small remainder is rounding.
    private static final int MANY_STEPS = 20;

    private static final double SMALL = 1e-7;

    /// No result in a game between two players of the same group is this improbable; beyond it White's
    /// advantage diverges.
    private static final double MAX_ADVANTAGE = 12;

    /// Information of one game on White's advantage, if players' colours separate it from their ratings.
    private static final double MIN_INFORMATION = 1e-9;

    private final Encounters encounters;
    private final RatingModel model;
    private final boolean[] fixed;
    private final boolean[] free;

    /// Ratings in log-odds, White's advantage, the parameter of draws.
    final double[] parameters;

    private RatingCurvature curvature;

    private RatingFit(Encounters encounters, RatingModel model, boolean advantage, Map<Integer, Double> anchors) {
        this.encounters = encounters;
        this.model = model;
        int players = encounters.players;
        fixed = new boolean[players];
        free = new boolean[] {advantage, model.countsDraws()};
        parameters = new double[players + 2];
        anchors.forEach((player, logOdds) -> {
            fixed[player] = true;
            parameters[player] = logOdds;
        });
        parameters[players + 1] = model.start(encounters.total(RatingModel.DRAW) / encounters.games());
        curvature = new RatingCurvature(encounters, second(parameters), fixed, free);
        if (advantage && !(curvature.information(0) > MIN_INFORMATION * encounters.games())) {
            throw undetermined();
        }
    }

    /// @param encounters encounters of one group, with draws if the model counts them
    /// @param anchors given ratings in log-odds
    /// @throws FitException when White's advantage is not determined
    static RatingFit of(Encounters encounters, RatingModel model, boolean advantage, Map<Integer, Double> anchors) {
        RatingFit fit = new RatingFit(encounters, model, advantage, anchors);
        fit.climb();
        return fit;
    }

    RatingCurvature curvature() {
        return curvature;
    }

    double advantage() {
        return parameters[encounters.players];
    }

    double draws() {
        return parameters[encounters.players + 1];
    }

    boolean isFree(int other) {
        return free[other];
    }

    private void climb() {
        double now = logLikelihood(parameters);
        for (int step = 0; step < MAX_STEPS; step++) {
            double[] ahead = curvature.solve(gradient(parameters));
            double length = 1;
            double[] next = moved(ahead, length);
            double then = logLikelihood(next);
            // the last steps no longer change the sum of logarithms
            while (!(then >= now - 1e-12 * Math.abs(now)) && length > 1e-10) {
                length /= 2;
                next = moved(ahead, length);
                then = logLikelihood(next);
            }
            System.arraycopy(next, 0, parameters, 0, next.length);
            now = then;
            double largest = 0;
            for (double part : ahead) {
                largest = Math.max(largest, Math.abs(part));
            }
            if (!Double.isFinite(largest) || Math.abs(advantage()) > MAX_ADVANTAGE) {
                throw undetermined();
            }
            curvature = new RatingCurvature(encounters, second(parameters), fixed, free);
            if (largest < SETTLED || step > MANY_STEPS && largest < SMALL) {
                return;
            }
        }
        throw undetermined();
    }

    private static FitException undetermined() {
        return new FitException(FitException.Reason.NOT_SETTLED, "the likeliest ratings are not found");
    }

    private double[] moved(double[] ahead, double length) {
        double[] next = parameters.clone();
        for (int i = 0; i < next.length; i++) {
            next[i] += length * ahead[i];
        }
        return next;
    }

    double eta(double[] at, int encounter) {
        return at[encounters.whites[encounter]] - at[encounters.blacks[encounter]] + at[encounters.players];
    }

    private double logLikelihood(double[] at) {
        double draws = at[encounters.players + 1];
        if (model == RatingModel.RAO_KUPPER && draws <= 0) {
            return Double.NEGATIVE_INFINITY;
        }
        double[] chances = new double[3];
        double sum = 0;
        for (int i = 0; i < encounters.size; i++) {
            model.chances(eta(at, i), draws, chances);
            sum += model.logLikelihood(chances, encounters.counts[i]);
        }
        return sum;
    }

    private double[] gradient(double[] at) {
        double draws = at[encounters.players + 1];
        double[] chances = new double[3];
        double[] one = new double[2];
        double[] sums = new double[at.length];
        for (int i = 0; i < encounters.size; i++) {
            model.chances(eta(at, i), draws, chances);
            for (int result = RatingModel.LOSS; result <= RatingModel.WIN; result++) {
                double games = encounters.counts[i][result];
                model.gradient(draws, chances, result, one);
                sums[encounters.whites[i]] += games * one[0];
                sums[encounters.blacks[i]] -= games * one[0];
                sums[encounters.players] += games * one[0];
                sums[encounters.players + 1] += games * one[1];
            }
        }
        return sums;
    }

    private double[][] second(double[] at) {
        double draws = at[encounters.players + 1];
        double[] chances = new double[3];
        double[][] second = new double[encounters.size][3];
        for (int i = 0; i < encounters.size; i++) {
            model.chances(eta(at, i), draws, chances);
            model.curvature(draws, chances, encounters.counts[i], second[i]);
        }
        return second;
    }
}
