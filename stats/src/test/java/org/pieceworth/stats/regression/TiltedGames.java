package org.pieceworth.stats.regression;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.pieceworth.stats.errors.OutcomeClusters;

/// Games whose rows follow an ordered logit exactly, each row by itself, though the rows of a game
/// depend on each other.
///
/// The result of a game is drawn first, and then its rows given the result, by Bayes' rule from the model
/// on a grid of 27 points. A row stays where the one before was four times in five and is drawn anew
/// otherwise: each row by itself is drawn from the model, whatever its place in the game, and yet the rows
/// of a game share its result and mostly their features. Drawing a result from the last row, or one latent
/// score a game, would not keep the model exact for the other rows.
public final class TiltedGames {

    private static final double[] COEFFICIENTS = {0.8, 1.6, -0.5};
    public static final double CONSTANT = 0.2;
    public static final double WIDTH = 0.6;
    private static final String[] NAMES = {"a", "b", "c"};

    private static final int POINTS = 27;
    private static final double STAYS = 0.8;
    private static final int LONGEST = 8;

    private final double[] features = new double[3 * POINTS];

    /// Per result the chance of the points up to this one, given the result.
    private final double[][] upTo = new double[3][POINTS];

    /// The chance of a loss, and of a loss or a draw.
    private final double lost;

    private final double notWon;

    public TiltedGames() {
        this(COEFFICIENTS, CONSTANT, WIDTH);
    }

    public TiltedGames(double[] coefficients, double constant, double width) {
        double[] share = new double[3];
        for (int point = 0; point < POINTS; point++) {
            double eta = constant;
            double chance = 1;
            for (int i = 0, rest = point; i < 3; i++, rest /= 3) {
                double x = rest % 3 - 1;
                features[3 * point + i] = x;
                eta += coefficients[i] * x;
                chance *= x == 0 ? 0.4 : x > 0 ? 0.33 : 0.27;
            }
            double win = 1 / (1 + Math.exp(width - eta));
            double loss = 1 / (1 + Math.exp(width + eta));
            double[] results = {loss, 1 - win - loss, win};
            for (int result = 0; result < 3; result++) {
                share[result] += chance * results[result];
                upTo[result][point] = share[result];
            }
        }
        for (int result = 0; result < 3; result++) {
            for (int point = 0; point < POINTS; point++) {
                upTo[result][point] /= share[result];
            }
        }
        lost = share[0];
        notWon = share[0] + share[1];
    }

    /// So many games: their rows as grouped data, and which game has which.
    public record Sample(GroupedOutcomes data, OutcomeClusters clusters) {

        /// The same games, each followed by the rows of the next, of whose results nothing can be seen in its own.
        public Sample withStrayRows() {
            int games = clusters.clusters();
            int[] from = clusters.start();
            int[] start = new int[games + 1];
            int[] group = new int[2 * from[games]];
            double[][] counts = new double[3][POINTS];
            for (int game = 0; game < games; game++) {
                int next = (game + 1) % games;
                int own = from[game + 1] - from[game];
                int stray = from[next + 1] - from[next];
                System.arraycopy(clusters.group(), from[game], group, start[game], own);
                System.arraycopy(clusters.group(), from[next], group, start[game] + own, stray);
                start[game + 1] = start[game] + own + stray;
                for (int row = start[game]; row < start[game + 1]; row++) {
                    counts[clusters.outcome()[game]][group[row]]++;
                }
            }
            double[] features = new double[3 * POINTS];
            for (int i = 0; i < 3; i++) {
                double[] unit = new double[3];
                unit[i] = 1;
                for (int point = 0; point < POINTS; point++) {
                    features[3 * point + i] = data.dot(point, unit);
                }
            }
            return new Sample(
                    GroupedOutcomes.dense(3, features, counts[2], counts[1], counts[0]),
                    new OutcomeClusters(start, group, clusters.outcome()));
        }
    }

    public Sample sample(int games, SplittableRandom random) {
        int[] start = new int[games + 1];
        int[] group = new int[games * LONGEST];
        byte[] outcome = new byte[games];
        double[][] counts = new double[3][POINTS];
        int rows = 0;
        for (int game = 0; game < games; game++) {
            double u = random.nextDouble();
            int result = u < lost ? 0 : u < notWon ? 1 : 2;
            outcome[game] = (byte) result;
            int point = point(result, random);
            for (int row = random.nextInt(LONGEST); row >= 0; row--) {
                point = random.nextDouble() < STAYS ? point : point(result, random);
                group[rows++] = point;
                counts[result][point]++;
            }
            start[game + 1] = rows;
        }
        return new Sample(
                GroupedOutcomes.dense(3, features, counts[2], counts[1], counts[0]),
                new OutcomeClusters(start, Arrays.copyOf(group, rows), outcome));
    }

    public static double[] coefficients() {
        return COEFFICIENTS.clone();
    }

    public static String[] names() {
        return NAMES.clone();
    }

    private int point(int result, SplittableRandom random) {
        double u = random.nextDouble();
        int point = 0;
        while (point < POINTS - 1 && upTo[result][point] <= u) {
            point++;
        }
        return point;
    }
}
