package org.pieceworth.stats.shapley;

import java.util.Arrays;
import java.util.Random;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.StudentT;

/// Shapley values of many players, by random orders of joining. Each order is used forwards and backwards,
/// which makes one draw: a player who came early then comes late, and the shares scatter less. Within each
/// order the shares sum to the outcome with everybody minus that with nobody, and so the means do.
///
/// Draws are numbered; a draw follows from its number and the seed. Whole and half outcomes are summed
/// without rounding, so that samples merged in any order are equal to the last bit. Not thread-safe: each
/// thread has its own sample.
public final class ShapleySample {

    private final long seed;
    private final double[] sums;
    private final double[] squares;
    private int draws;

    /// A sample without draws.
    ///
    /// @param players 1 or more
    /// @param seed seed of the orders
    public ShapleySample(int players, long seed) {
        this.seed = seed;
        sums = new double[players];
        squares = new double[players];
    }

    /// A sample of the same players and orders without draws, for another thread.
    public ShapleySample empty() {
        return new ShapleySample(sums.length, seed);
    }

    /// Adds a draw, which evaluates 2 (n - 1) outcomes in addition to those of everybody and of nobody.
    ///
    /// @param number number of the draw, each once
    /// @param nobody the outcome with no player
    /// @param everybody the outcome with all players
    public void draw(long number, Coalitions coalitions, double nobody, double everybody) {
        int[] order = order(number);
        double[] shares = new double[order.length];
        join(order, coalitions, nobody, everybody, shares);
        for (int i = 0, j = order.length - 1; i < j; i++, j--) {
            int player = order[i];
            order[i] = order[j];
            order[j] = player;
        }
        join(order, coalitions, nobody, everybody, shares);
        for (int player = 0; player < shares.length; player++) {
            double share = shares[player] / 2;
            sums[player] += share;
            squares[player] += share * share;
        }
        draws++;
    }

    public int draws() {
        return draws;
    }

    private int[] order(long number) {
        int[] order = new int[sums.length];
        Arrays.setAll(order, player -> player);
        // Seeds that differ by little give like first numbers; the odd factor spreads them.
        Random random = new Random(seed * 0x9E3779B97F4A7C15L + number * 0xBF58476D1CE4E5B9L);
        for (int i = order.length - 1; i > 0; i--) {
            int j = random.nextInt(i + 1);
            int player = order[i];
            order[i] = order[j];
            order[j] = player;
        }
        return order;
    }

    private static void join(int[] order, Coalitions coalitions, double nobody, double everybody, double[] shares) {
        boolean[] present = new boolean[order.length];
        double before = nobody;
        for (int i = 0; i < order.length; i++) {
            present[order[i]] = true;
            double after = i == order.length - 1 ? everybody : coalitions.value(present);
            shares[order[i]] += after - before;
            before = after;
        }
    }

    /// Adds the draws of another sample of the same players.
    public void add(ShapleySample other) {
        for (int player = 0; player < sums.length; player++) {
            sums[player] += other.sums[player];
            squares[player] += other.squares[player];
        }
        draws += other.draws;
    }

    /// The share of a player, with the standard error of its mean over the draws; unknown (NaN) with fewer than two.
    public Estimate share(int player) {
        double mean = sums[player] / draws;
        double variance = Math.max(0, squares[player] / draws - mean * mean) * draws / (draws - 1.0);
        return new Estimate(mean, draws < 2 ? Double.NaN : Math.sqrt(variance / draws));
    }

    /// The 95 % interval of a share, by Student's t; without bounds with fewer than two draws.
    public Interval.Bounded interval(int player) {
        Estimate share = share(player);
        double half =
                draws < 2 ? Double.POSITIVE_INFINITY : new StudentT(draws - 1).reach(0.95) * share.standardError();
        return new Interval.Bounded(share.value() - half, share.value() + half);
    }
}
