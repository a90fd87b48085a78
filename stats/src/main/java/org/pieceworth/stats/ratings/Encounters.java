package org.pieceworth.stats.ratings;

import java.util.Arrays;

/// The results of all games between the same two players with the same colours, summed: the sufficient
/// statistics of a fit of ratings. Sorted by White, then Black.
final class Encounters {

    private static final int PLAYER_BITS = 30;
    private static final int RESULTS = 3;

    final int players;
    final int size;
    final int[] whites;
    final int[] blacks;

    /// Losses, draws and wins of White, by encounter.
    final double[][] counts;

    private Encounters(int players, int[] whites, int[] blacks, double[][] counts) {
        this.players = players;
        size = whites.length;
        this.whites = whites;
        this.blacks = blacks;
        this.counts = counts;
    }

    static Encounters of(GameResults games) {
        long[] keys = new long[games.games()];
        for (int i = 0; i < keys.length; i++) {
            keys[i] = ((long) games.white(i) << PLAYER_BITS | games.black(i)) << 2 | games.halfPoints(i);
        }
        Arrays.sort(keys);
        int size = 0;
        for (int i = 0; i < keys.length; i++) {
            if (i == 0 || keys[i] >> 2 != keys[i - 1] >> 2) {
                size++;
            }
        }
        int[] whites = new int[size];
        int[] blacks = new int[size];
        double[][] counts = new double[size][RESULTS];
        int at = -1;
        for (int i = 0; i < keys.length; i++) {
            if (i == 0 || keys[i] >> 2 != keys[i - 1] >> 2) {
                at++;
                whites[at] = (int) (keys[i] >> (PLAYER_BITS + 2));
                blacks[at] = (int) (keys[i] >> 2 & (1L << PLAYER_BITS) - 1);
            }
            counts[at][(int) (keys[i] & 3)]++;
        }
        return new Encounters(games.players(), whites, blacks, counts);
    }

    /// The encounters between players with a new number that is not negative, renumbered.
    ///
    /// @param number the new number of each player, or -1
    Encounters within(int[] number, int remaining) {
        int[] kept = new int[size];
        int found = 0;
        for (int i = 0; i < size; i++) {
            if (number[whites[i]] >= 0 && number[blacks[i]] >= 0) {
                kept[found++] = i;
            }
        }
        int[] some = Arrays.copyOf(kept, found);
        return new Encounters(
                remaining,
                Arrays.stream(some).map(i -> number[whites[i]]).toArray(),
                Arrays.stream(some).map(i -> number[blacks[i]]).toArray(),
                Arrays.stream(some).mapToObj(i -> counts[i].clone()).toArray(double[][]::new));
    }

    /// With virtual draws between players that met, half of them with either colour: a player's virtual draws
    /// are divided among his opponents by the number of games, as in BayesElo.
    ///
    /// @param perPlayer draws that a player has on average
    Encounters withDraws(double perPlayer) {
        double[] games = new double[players];
        for (int i = 0; i < size; i++) {
            games[whites[i]] += games(i);
            games[blacks[i]] += games(i);
        }
        int[] white = Arrays.copyOf(whites, 2 * size);
        int[] black = Arrays.copyOf(blacks, 2 * size);
        double[][] more = new double[2 * size][];
        for (int i = 0; i < size; i++) {
            // this encounter's share of the draws between the two, for each colour
            double draws = perPlayer / 4 * games(i) * (1 / games[whites[i]] + 1 / games[blacks[i]]);
            more[i] = counts[i].clone();
            more[i][RatingModel.DRAW] += draws;
            white[size + i] = blacks[i];
            black[size + i] = whites[i];
            more[size + i] = new double[] {0, draws, 0};
        }
        return new Encounters(players, white, black, more);
    }

    double games(int encounter) {
        double[] results = counts[encounter];
        return results[RatingModel.LOSS] + results[RatingModel.DRAW] + results[RatingModel.WIN];
    }

    double games() {
        double sum = 0;
        for (int i = 0; i < size; i++) {
            sum += games(i);
        }
        return sum;
    }

    double total(int result) {
        double sum = 0;
        for (double[] results : counts) {
            sum += results[result];
        }
        return sum;
    }
}
