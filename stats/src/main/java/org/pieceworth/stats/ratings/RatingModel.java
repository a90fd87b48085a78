package org.pieceworth.stats.ratings;

/// The dependence of results on the advantage η of White: the difference of the ratings plus White's
/// advantage, in log-odds. Each has a parameter of draws, except the last.
public enum RatingModel {

    /// Davidson (1970): the probabilities of win, draw and loss are as e^(η/2) : ν : e^(−η/2). Its parameter
    /// is ln ν.
    DAVIDSON {
        @Override
        void chances(double advantage, double draws, double[] into) {
            double win = Math.exp(advantage / 2);
            double draw = Math.exp(draws);
            double loss = 1 / win;
            double sum = win + draw + loss;
            into[LOSS] = loss / sum;
            into[DRAW] = draw / sum;
            into[WIN] = win / sum;
        }

        @Override
        void gradient(double draws, double[] chances, int result, double[] into) {
            into[0] = (result - 1 - chances[WIN] + chances[LOSS]) / 2;
            into[1] = (result == DRAW ? 1 : 0) - chances[DRAW];
        }

        @Override
        void curvature(double draws, double[] chances, double[] counts, double[] into) {
            double games = counts[LOSS] + counts[DRAW] + counts[WIN];
            double mean = (chances[WIN] - chances[LOSS]) / 2;
            into[0] = games * ((chances[WIN] + chances[LOSS]) / 4 - mean * mean);
            into[1] = -games * mean * chances[DRAW];
            into[2] = games * chances[DRAW] * (1 - chances[DRAW]);
        }

        @Override
        double start(double drawn) {
            return Math.log(2 * drawn / (1 - drawn));
        }

        @Override
        double scale(double draws) {
            return 2 / (2 + Math.exp(draws));
        }

        @Override
        double scaleSlope(double draws) {
            double odds = Math.exp(draws);
            return -2 * odds / ((2 + odds) * (2 + odds));
        }
    },

    /// Rao and Kupper (1967), as in BayesElo: White wins with probability σ(η − d) and loses with σ(−η − d).
    /// Its parameter is d.
    RAO_KUPPER {
        @Override
        void chances(double advantage, double draws, double[] into) {
            into[WIN] = logistic(advantage - draws);
            into[LOSS] = logistic(-advantage - draws);
            // not 1 minus the others, which would lose digits
            into[DRAW] = Math.expm1(2 * draws) * into[WIN] * into[LOSS];
        }

        @Override
        void gradient(double draws, double[] chances, int result, double[] into) {
            double win = result == LOSS ? 0 : 1 - chances[WIN];
            double loss = result == WIN ? 0 : 1 - chances[LOSS];
            into[0] = win - loss;
            into[1] = -win - loss + (result == DRAW ? -2 / Math.expm1(-2 * draws) : 0);
        }

        @Override
        void curvature(double draws, double[] chances, double[] counts, double[] into) {
            double win = (counts[WIN] + counts[DRAW]) * chances[WIN] * (1 - chances[WIN]);
            double loss = (counts[LOSS] + counts[DRAW]) * chances[LOSS] * (1 - chances[LOSS]);
            double rest = Math.expm1(-2 * draws);
            into[0] = win + loss;
            into[1] = loss - win;
            into[2] = win + loss + counts[DRAW] * 4 * (1 + rest) / (rest * rest);
        }

        @Override
        double start(double drawn) {
            // equal players draw with probability tanh(d/2)
            return Math.log((1 + drawn) / (1 - drawn));
        }

        @Override
        double scale(double draws) {
            double win = logistic(-draws);
            return 4 * win * (1 - win);
        }

        @Override
        double scaleSlope(double draws) {
            return -scale(draws) * Math.tanh(draws / 2);
        }
    },

    /// Only the score: a draw is half a win and half a loss, as in Ordo. No parameter of draws.
    SCORES {
        @Override
        void chances(double advantage, double draws, double[] into) {
            into[WIN] = logistic(advantage);
            into[LOSS] = logistic(-advantage);
            into[DRAW] = 0;
        }

        @Override
        void gradient(double draws, double[] chances, int result, double[] into) {
            into[0] = result / 2.0 - chances[WIN];
            into[1] = 0;
        }

        @Override
        void curvature(double draws, double[] chances, double[] counts, double[] into) {
            into[0] = (counts[LOSS] + counts[DRAW] + counts[WIN]) * chances[WIN] * chances[LOSS];
            into[1] = 0;
            into[2] = 0;
        }

        @Override
        double start(double drawn) {
            return 0;
        }

        @Override
        double scale(double draws) {
            return 1;
        }

        @Override
        double scaleSlope(double draws) {
            return 0;
        }
    };

    static final int LOSS = 0;
    static final int DRAW = 1;
    static final int WIN = 2;

    /// The probabilities of loss, draw and win of White; with [#SCORES] a draw has none.
    abstract void chances(double advantage, double draws, double[] into);

    /// The derivatives of a result's log-likelihood by advantage and parameter of draws.
    ///
    /// @param result half points of White
    abstract void gradient(double draws, double[] chances, int result, double[] into);

    /// The second derivatives of the log-likelihood of results with the same advantage, with their sign changed: by the
    /// advantage, by both, and by the parameter of draws.
    ///
    /// @param counts counts of losses, draws and wins
    abstract void curvature(double draws, double[] chances, double[] counts, double[] into);

    /// The parameter of draws for equal players with that share of drawn games.
    abstract double start(double drawn);

    /// The slope of the expected score between equal players, relative to the logistic curve: differences
    /// times this are Elo as used for scores (BayesElo's scale). If half of the games are drawn, Davidson's
    /// curve is the logistic one.
    abstract double scale(double draws);

    /// The derivative of [#scale(double)].
    abstract double scaleSlope(double draws);

    /// True if it has a parameter of draws.
    public boolean countsDraws() {
        return this != SCORES;
    }

    double logLikelihood(double[] chances, double[] counts) {
        if (this == SCORES) {
            return (counts[WIN] + counts[DRAW] / 2.0) * Math.log(chances[WIN])
                    + (counts[LOSS] + counts[DRAW] / 2.0) * Math.log(chances[LOSS]);
        }
        double sum = 0;
        for (int result = LOSS; result <= WIN; result++) {
            if (counts[result] > 0) {
                sum += counts[result] * Math.log(chances[result]);
            }
        }
        return sum;
    }

    static double logistic(double logOdds) {
        return 1 / (1 + Math.exp(-logOdds));
    }
}
