package org.pieceworth.stats.errors;

import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.GroupedOutcomes;

/// The number of clusters won, drawn and lost: a fit rests on the rarer result. A cluster with rows of several
/// results counts for each in part.
///
/// Each threshold of an ordered fit divides the results in two, and is estimated as well as its rarer side is
/// frequent. The better estimated threshold informs the slopes; the constant and the draw threshold need the
/// other one too.
public record ResultCounts(double won, double drawn, double lost) {

    /// With fewer of the rarer result, errors must not be shown: of 600 rows with 5 to 11 wins and as many
    /// losses, intervals with two ends contain the true ratio of slopes in 87 to 89 % of samples.
    public static final double FEWEST = 10;

    /// Below this many, if they are less than [#RARE] of all, errors must not be smaller than those of the
    /// model: a handful of scores that agree by chance would make robust errors far too small.
    public static final double FEW = 30;

    /// With results more even than this, the jackknife's intervals of sixty games already have their level.
    public static final double RARE = 0.2;

    /// All clusters with a row that counts.
    public static ResultCounts of(FitOptions options, ClusteredRows clusters) {
        Tally tally = new Tally(0);
        clusters.forEach((_, rows, _, win, draw, loss) -> {
            tally.begin();
            for (int row = 0; row < rows; row++) {
                if (options.weight(win[row], draw[row], loss[row]) > 0) {
                    tally.row(win[row], draw[row], loss[row]);
                }
            }
            tally.close();
        });
        return tally.all();
    }

    /// All rows, if clusters are not known.
    public static ResultCounts of(FitOptions options, GroupedOutcomes data) {
        return options.weight(0, 1, 0) > 0
                ? new ResultCounts(data.totalWins(), data.totalDraws(), data.totalLosses())
                : new ResultCounts(data.totalWins(), 0, data.totalLosses());
    }

    /// True if most clusters are drawn.
    public boolean areDrawn() {
        return drawn > won + lost;
    }

    public double all() {
        return won + drawn + lost;
    }

    /// The numbers in words: `2 are won, 150 drawn and 1 lost`.
    public String text(FitOptions options) {
        boolean one = Math.round(won) == 1;
        return Math.round(won) + (one ? " is won" : " are won")
                + (options.weight(0, 1, 0) > 0 ? ", " + Math.round(drawn) + " drawn" : "") + " and " + Math.round(lost)
                + " lost";
    }

    /// The count of the rarer side at the better estimated threshold, which informs the slopes.
    public double ofSlopes() {
        return Math.max(atWin(), atLoss());
    }

    /// The count of the rarer side for the constant. Drawn rows that count as half a win have no threshold.
    public double ofConstant(FitOptions options) {
        return options.ordered() ? Math.min(atWin(), atLoss()) : ofSlopes();
    }

    /// The count of the rarest result, for the draw threshold.
    public double ofWidth() {
        return Math.min(drawn, Math.min(atWin(), atLoss()));
    }

    private double atWin() {
        return Math.min(won, drawn + lost);
    }

    private double atLoss() {
        return Math.min(lost, won + drawn);
    }

    /// Sums clusters, for each parameter those with a row that it touches.
    static final class Tally {

        private final double[] won;
        private final double[] drawn;
        private final double[] lost;
        private double wins;
        private double draws;
        private double losses;

        Tally(int parameters) {
            won = new double[parameters + 1];
            drawn = new double[parameters + 1];
            lost = new double[parameters + 1];
        }

        void begin() {
            wins = 0;
            draws = 0;
            losses = 0;
        }

        /// A row of the present cluster that counts.
        void row(double win, double draw, double loss) {
            wins += win;
            draws += draw;
            losses += loss;
        }

        /// Ends the present cluster, which counts for all clusters together.
        void close() {
            double weight = wins + draws + losses;
            if (weight > 0) {
                wins /= weight;
                draws /= weight;
                losses /= weight;
                touch(won.length - 1);
            }
        }

        /// The cluster that ended has a row that a parameter touches.
        void touch(int parameter) {
            won[parameter] += wins;
            drawn[parameter] += draws;
            lost[parameter] += losses;
        }

        ResultCounts of(int parameter) {
            return new ResultCounts(won[parameter], drawn[parameter], lost[parameter]);
        }

        ResultCounts all() {
            return of(won.length - 1);
        }
    }
}
