package org.pieceworth.stats.ratings;

import java.util.Arrays;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.matrix.SquareMatrix;

/// The covariance of ratings, White's advantage and the parameter of draws, from the spread of the scores of
/// clusters of games (a sandwich; Liang and Zeger 1986). Clusters, mostly pairs of games, are independent;
/// games of a pair share their opening.
final class RatingErrors {

    private final Encounters encounters;
    private final RatingModel model;
    private final RatingFit fit;
    private final int[] number;
    private final GameResults games;
    private final int parameters;

    /// The clusters with a game of the group.
    private int clusters;

    /// @param number number of each player in the group, or -1
    RatingErrors(Encounters encounters, RatingModel model, RatingFit fit, int[] number, GameResults games) {
        this.encounters = encounters;
        this.model = model;
        this.fit = fit;
        this.number = number;
        this.games = games;
        parameters = encounters.players + 2;
    }

    /// Receives the non-zero derivatives of a cluster's log-likelihood.
    @FunctionalInterface
    private interface ClusterListener {
        void cluster(int[] places, double[] scores, int count);
    }

    /// The covariance of some quantities that depend on the parameters.
    ///
    /// @param slopes slopes of each quantity, by parameter
    double[][] covariance(double[][] slopes) {
        double[][] weights = new double[slopes.length][];
        for (int i = 0; i < slopes.length; i++) {
            weights[i] = fit.curvature().solve(slopes[i]);
        }
        double[][] sums = slopes.length > Math.sqrt(parameters) && parameters <= PlayerLaplacian.MAX_DENSE
                ? byMatrix(weights)
                : directly(weights);
        int estimated = encounters.players - 1 + (fit.isFree(0) ? 1 : 0) + (fit.isFree(1) ? 1 : 0);
        double widening = clusters > estimated ? (double) clusters / (clusters - estimated) : Double.NaN;
        for (double[] row : sums) {
            for (int i = 0; i < row.length; i++) {
                row[i] *= widening;
            }
        }
        return sums;
    }

    /// The relative shortfall of each variance below that of independent games by the model; 0 if there is
    /// none.
    double[] shortfall(double[][] slopes, double[][] covariance) {
        double[] less = new double[slopes.length];
        for (int i = 0; i < less.length; i++) {
            double[] weights = fit.curvature().solve(slopes[i]);
            less[i] = Math.max(0, DotProduct.of(weights, slopes[i]) - covariance[i][i]);
        }
        return less;
    }

    /// The number of clusters of each player of the group.
    int[] clustersOfPlayers() {
        int[] counts = new int[encounters.players];
        eachCluster((places, _, count) -> {
            for (int k = 0; k < count; k++) {
                if (places[k] < counts.length) {
                    counts[places[k]]++;
                }
            }
        });
        return counts;
    }

    /// The smaller of the points won and lost, for each player of the group.
    double[] rarerPoints() {
        double[] won = new double[encounters.players];
        double[] lost = new double[encounters.players];
        for (int i = 0; i < encounters.size; i++) {
            double[] counts = encounters.counts[i];
            double white = counts[RatingModel.WIN] + counts[RatingModel.DRAW] / 2;
            double black = counts[RatingModel.LOSS] + counts[RatingModel.DRAW] / 2;
            won[encounters.whites[i]] += white;
            lost[encounters.whites[i]] += black;
            won[encounters.blacks[i]] += black;
            lost[encounters.blacks[i]] += white;
        }
        double[] rarer = new double[won.length];
        Arrays.setAll(rarer, player -> Math.min(won[player], lost[player]));
        return rarer;
    }

    /// The number of clusters of the last covariance.
    int clusters() {
        return clusters;
    }

    private double[][] directly(double[][] weights) {
        int size = weights.length;
        double[][] sums = new double[size][size];
        double[] each = new double[size];
        eachCluster((places, scores, count) -> {
            for (int i = 0; i < size; i++) {
                double sum = 0;
                for (int k = 0; k < count; k++) {
                    sum += weights[i][places[k]] * scores[k];
                }
                each[i] = sum;
                for (int j = 0; j <= i; j++) {
                    sums[i][j] += sum * each[j];
                }
            }
        });
        return SquareMatrix.mirrored(sums);
    }

    private double[][] byMatrix(double[][] weights) {
        double[][] meat = new double[parameters][parameters];
        eachCluster((places, scores, count) -> {
            for (int k = 0; k < count; k++) {
                for (int l = 0; l < count; l++) {
                    meat[places[k]][places[l]] += scores[k] * scores[l];
                }
            }
        });
        int size = weights.length;
        double[][] sums = new double[size][size];
        double[] half = new double[parameters];
        for (int i = 0; i < size; i++) {
            Arrays.fill(half, 0);
            for (int k = 0; k < parameters; k++) {
                double weight = weights[i][k];
                double[] row = meat[k];
                for (int l = 0; weight != 0 && l < parameters; l++) {
                    half[l] += weight * row[l];
                }
            }
            for (int j = 0; j <= i; j++) {
                for (int l = 0; l < parameters; l++) {
                    sums[i][j] += half[l] * weights[j][l];
                }
            }
        }
        return SquareMatrix.mirrored(sums);
    }

    private void eachCluster(ClusterListener listener) {
        int[] order = games.byCluster();
        int[] place = new int[parameters];
        Arrays.fill(place, -1);
        int[] places = new int[parameters];
        double[] scores = new double[parameters];
        double[] chances = new double[RatingModel.WIN + 1];
        double[] one = new double[2];
        clusters = 0;
        int count = 0;
        for (int at = 0; at < order.length; at++) {
            int game = order[at];
            int white = number[games.white(game)];
            int black = number[games.black(game)];
            if (white >= 0 && black >= 0) {
                double advantage = fit.parameters[white] - fit.parameters[black] + fit.advantage();
                model.chances(advantage, fit.draws(), chances);
                model.gradient(fit.draws(), chances, games.halfPoints(game), one);
                count = add(white, one[0], place, places, scores, count);
                count = add(black, -one[0], place, places, scores, count);
                count = add(parameters - 2, one[0], place, places, scores, count);
                count = add(parameters - 1, one[1], place, places, scores, count);
            }
            boolean ends = at + 1 == order.length || games.cluster(order[at + 1]) != games.cluster(game);
            if (ends && count > 0) {
                clusters++;
                listener.cluster(places, scores, count);
                for (int k = 0; k < count; k++) {
                    place[places[k]] = -1;
                }
                count = 0;
            }
        }
    }

    private static int add(int parameter, double score, int[] place, int[] places, double[] scores, int count) {
        if (place[parameter] >= 0) {
            scores[place[parameter]] += score;
            return count;
        }
        place[parameter] = count;
        places[count] = parameter;
        scores[count] = score;
        return count + 1;
    }
}
