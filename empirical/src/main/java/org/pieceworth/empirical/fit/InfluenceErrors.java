package org.pieceworth.empirical.fit;

import java.util.List;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.stats.errors.ClusterWay;

/// Errors from the influence of games on a value, by what the fit's errors are clustered by: the sum over clusters of
/// the square of what their games do together, all ways by inclusion and exclusion.
final class InfluenceErrors {

    private final List<ClusterWay> ways;
    private final int[] games;

    /// @param ways in which games hang together; none where they do not
    /// @param games per influence its game
    private InfluenceErrors(List<ClusterWay> ways, int[] games) {
        this.ways = ways;
        this.games = games;
    }

    /// As a fit has them.
    ///
    /// @param games per influence its game
    static InfluenceErrors of(PieceValueFit fit, int[] games) {
        GameRows rows = fit.observations().rows().orElseThrow();
        Clustering by =
                fit.clusters().map(found -> Clustering.parse(found.by())).orElseGet(Clustering.Game::new);
        boolean byGame = by instanceof Clustering.Game;
        return new InfluenceErrors(byGame ? List.of() : new CoarseClusters(rows).ways(by), games);
    }

    /// Each influence by itself.
    static InfluenceErrors apart() {
        return new InfluenceErrors(List.of(), new int[0]);
    }

    /// The standard error; that by game where several ways leave less than nothing.
    double of(double[] influence) {
        double apart = squares(influence) * correction(influence.length);
        double together = 0;
        int fewest = Integer.MAX_VALUE;
        for (ClusterWay way : ways) {
            double[] sums = new double[way.clusters()];
            boolean[] met = new boolean[way.clusters()];
            int clusters = 0;
            for (int i = 0; i < influence.length; i++) {
                for (int member = 0; member < way.of().length; member++) {
                    if (way.isMember(member, games[i])) {
                        int into = way.of()[member][games[i]];
                        sums[into] += influence[i];
                        clusters += met[into] ? 0 : 1;
                        met[into] = true;
                    }
                }
            }
            together += way.sign() * squares(sums);
            fewest = way.sign() > 0 ? Math.min(fewest, clusters) : fewest;
        }
        return Math.sqrt(together > 0 ? together * correction(fewest) : apart);
    }

    private static double correction(int clusters) {
        return clusters / Math.max(1, clusters - 1.0);
    }

    private static double squares(double[] numbers) {
        double squares = 0;
        for (double each : numbers) {
            squares += each * each;
        }
        return squares;
    }
}
