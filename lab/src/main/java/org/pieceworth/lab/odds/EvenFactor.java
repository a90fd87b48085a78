package org.pieceworth.lab.odds;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.optimize.GoldenSection;

/// The factor between the giver's and the taker's nodes at even odds, by stochastic approximation: each batch of
/// games is played near the best estimate so far, the root of a logistic curve in its logarithm fitted to all of
/// them (Wu 1985).
///
/// @param factor the factor; at a limit when the games do not determine it
/// @param interval its 90 % interval, by the profile of the likelihood
/// @param games number of games
public record EvenFactor(double factor, Interval.Bounded interval, long games) {

    /// Games at one factor of nodes.
    ///
    /// @param logarithm natural logarithm of the factor
    /// @param games number of games
    /// @param points the giver's points
    /// @param squares sum of the squares of its points, which distinguishes draws from decided games
    public record Batch(double logarithm, long games, double points, double squares) {}

    /// Plays a batch.
    @FunctionalInterface
    public interface Play {

        /// @param logarithm natural logarithm of the factor
        /// @param from number of the first game
        /// @param games number of games, even: each opening with both colors
        Batch batch(double logarithm, long from, long games);
    }

    /// The largest factor tried, and the inverse of the least.
    public static final double MOST = 1000;

    private static final double LIMIT = Math.log(MOST);

    /// The change of the score's log-odds by the logarithm of the nodes, as docs/findings/strength.md has it, with the
    /// standard deviation of its logarithm.
    private static final double SLOPE = 1.4;

    private static final double SLOPE_SPREAD = 0.5;

    /// Batches are played at this distance on both sides of the estimate, so that they determine the slope too.
    private static final double ASIDE = 0.4;

    private static final double NEAR = 0.3;

    /// Half of the 90 % point of chi-square with one degree of freedom.
    private static final double DROP = 1.352772;

    private static final double WIDTH = 1e-4;
    private static final double FAR = 3;

    /// @param known earlier games; used unless they are far from even, where the curve may bend
    /// @param first natural logarithm of the first factor
    /// @param games number of games in all
    /// @param size games of a batch, even
    public static EvenFactor find(Play play, List<Batch> known, double first, long games, int size) {
        List<Batch> batches = new ArrayList<>(known);
        batches.removeIf(batch -> Math.abs(batch.points() / batch.games() - 0.5) > NEAR);
        double at = first;
        for (long played = 0; played + size <= games; played += size) {
            double aside = played / size % 2 == 0 ? ASIDE : -ASIDE;
            batches.add(play.batch(Math.clamp(at + aside, -LIMIT, LIMIT), played, size));
            at = root(batches);
        }
        return of(batches);
    }

    /// The estimate from games.
    public static EvenFactor of(List<Batch> batches) {
        double root = root(batches);
        double least = profile(batches, root) - DROP * dispersion(batches, root);
        return new EvenFactor(
                Math.exp(root),
                new Interval.Bounded(
                        Math.exp(end(batches, root, -2 * LIMIT, least)),
                        Math.exp(end(batches, root, 2 * LIMIT, least))),
                batches.stream().mapToLong(Batch::games).sum());
    }

    private static double root(List<Batch> batches) {
        return GoldenSection.peak(root -> profile(batches, root), -2 * LIMIT, 2 * LIMIT, WIDTH);
    }

    /// The point between the root and a limit where the profile falls below a level.
    private static double end(List<Batch> batches, double root, double limit, double least) {
        double inside = root;
        double outside = limit;
        while (Math.abs(outside - inside) > WIDTH) {
            double middle = (inside + outside) / 2;
            if (profile(batches, middle) >= least) {
                inside = middle;
            } else {
                outside = middle;
            }
        }
        return inside;
    }

    /// The log-likelihood at the best slope. A draw is half of a win and half of a loss.
    private static double profile(List<Batch> batches, double root) {
        return likelihood(batches, root, slope(batches, root));
    }

    private static double slope(List<Batch> batches, double root) {
        double middle = Math.log(SLOPE);
        return Math.exp(GoldenSection.peak(
                slope -> likelihood(batches, root, Math.exp(slope)),
                middle - FAR * SLOPE_SPREAD,
                middle + FAR * SLOPE_SPREAD,
                WIDTH));
    }

    private static double likelihood(List<Batch> batches, double root, double slope) {
        double distance = Math.log(slope / SLOPE) / SLOPE_SPREAD;
        double sum = -distance * distance / 2;
        for (Batch batch : batches) {
            double odds = slope * (batch.logarithm() - root);
            sum -= batch.points() * Math.log1p(Math.exp(-odds))
                    + (batch.games() - batch.points()) * Math.log1p(Math.exp(odds));
        }
        return sum;
    }

    /// The variance of a game's points by that of a game without draws.
    private static double dispersion(List<Batch> batches, double root) {
        double slope = slope(batches, root);
        double seen = 0;
        double expected = 0;
        for (Batch batch : batches) {
            double score = 1 / (1 + Math.exp(-slope * (batch.logarithm() - root)));
            seen += batch.squares() - 2 * score * batch.points() + score * score * batch.games();
            expected += score * (1 - score) * batch.games();
        }
        return Math.min(1, seen / expected);
    }
}
