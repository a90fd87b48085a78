package org.pieceworth.empirical.fit;

import java.util.Arrays;
import java.util.List;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.rules.InputException;
import org.pieceworth.stats.errors.ClusterWay;

/// Coarser clusters that errors may be counted by.
///
/// @param by what they are
/// @param ways in which games hang together in them
record CandidateClusters(Clustering by, List<ClusterWay> ways) {

    /// Sums of scores that are held at most, 64 MB.
    private static final long ROOM = 1L << 23;

    private static final List<Clustering> USUAL =
            List.of(Clustering.parse("pair"), Clustering.parse("event"), Clustering.parse("player"));

    /// What is looked at: what was asked for, or what the tags offer; nothing where games are the clusters.
    ///
    /// @param parameters how many numbers a score has
    /// @throws InputException when no game has the tag that was asked for
    static List<CandidateClusters> of(FitSettings settings, GameRows games, int parameters) {
        boolean resampled = settings.resampling().replicates() > 0;
        return switch (settings.clustering()) {
            case Clustering.Game _ -> List.of();
            case Clustering.Auto _ -> resampled ? List.of() : offered(new CoarseClusters(games), parameters);
            case Clustering.Pair _, Clustering.Player _, Clustering.Tags _ -> {
                if (resampled) {
                    throw InputException.about(
                            "bootstrap",
                            "it resamples whole games, and errors are asked for by "
                                    + settings.clustering().text() + "; leave one of them out");
                }
                yield List.of(new CandidateClusters(
                        settings.clustering(), new CoarseClusters(games).ways(settings.clustering())));
            }
        };
    }

    /// Whether each game is in one cluster.
    boolean isOneWay() {
        return ways.size() == 1;
    }

    /// How many clusters count, if some have many games and others few: (Σ n)² / Σ n² (Kish 1965) of the
    /// way with fewest.
    double effective() {
        return ways.stream()
                .filter(way -> way.sign() > 0)
                .mapToDouble(CandidateClusters::effective)
                .min()
                .orElse(1);
    }

    private static double effective(ClusterWay way) {
        double[] games = new double[way.clusters()];
        for (int member = 0; member < way.of().length; member++) {
            for (int game = 0; game < way.of()[member].length; game++) {
                games[way.of()[member][game]] += way.isMember(member, game) ? 1 : 0;
            }
        }
        double all = Arrays.stream(games).sum();
        return all * all / Arrays.stream(games).map(each -> each * each).sum();
    }

    private static List<CandidateClusters> offered(CoarseClusters coarse, int parameters) {
        return USUAL.stream()
                .filter(by -> by.tags().stream().allMatch(coarse::offers))
                .map(by -> new CandidateClusters(by, coarse.ways(by)))
                .filter(each -> each.ways.stream().allMatch(way -> (long) way.clusters() * parameters <= ROOM))
                .toList();
    }
}
