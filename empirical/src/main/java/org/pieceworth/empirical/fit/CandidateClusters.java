package org.pieceworth.empirical.fit;

import java.util.List;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.stats.errors.ClusterWay;
import org.pieceworth.text.InputException;

/// A coarser clustering that could replace games.
///
/// @param by its kind
/// @param ways one for each term of the inclusion-exclusion sum
/// @param effective effective number of clusters of unequal size, (Σ n)² / Σ n² (Kish 1965), of the way with fewest
record CandidateClusters(Clustering by, List<ClusterWay> ways, double effective) {

    /// Bound on stored sums of scores: 64 MB.
    private static final long ROOM = 1L << 23;

    private static final List<Clustering> USUAL =
            List.of(Clustering.parse("pair"), Clustering.parse("event"), Clustering.parse("player"));

    /// Lists the candidates: the requested clustering, or all that the tags offer; none if games are the
    /// clusters.
    ///
    /// @param parameters length of a score vector
    /// @throws InputException when no game has the wanted tag
    static List<CandidateClusters> of(FitSettings settings, GameRows games, int parameters) {
        boolean resampled = settings.errors().resampling().replicates() > 0;
        Clustering by = settings.errors().clustering();
        return switch (by.kind()) {
            case GAME -> List.of();
            case AUTO -> resampled ? List.of() : offered(new CoarseClusters(games), parameters);
            case PAIR, PLAYER, TAGS -> {
                if (resampled) {
                    throw InputException.about(
                            "bootstrap",
                            "it resamples whole games, and errors are requested by " + by.text()
                                    + "; leave one of them out");
                }
                yield List.of(of(by, new CoarseClusters(games).ways(by)));
            }
        };
    }

    /// True if each game is in exactly one cluster.
    boolean isOneWay() {
        return ways.size() == 1;
    }

    private static CandidateClusters of(Clustering by, List<ClusterWay> ways) {
        double fewest = Double.POSITIVE_INFINITY;
        for (ClusterWay way : ways) {
            fewest = way.sign() > 0 ? Math.min(fewest, effective(way)) : fewest;
        }
        return new CandidateClusters(by, ways, fewest);
    }

    private static double effective(ClusterWay way) {
        int[] games = new int[way.clusters()];
        for (int[] of : way.of()) {
            count(of, games);
        }
        if (way.of().length > 1) {
            countOnce(way.of()[0], way.of()[1], games);
        }
        double all = 0;
        double squares = 0;
        for (int each : games) {
            all += each;
            squares += (double) each * each;
        }
        return all * all / squares;
    }

    private static void count(int[] of, int[] games) {
        for (int cluster : of) {
            games[cluster]++;
        }
    }

    /// A game of a player against itself counts once.
    private static void countOnce(int[] first, int[] second, int[] games) {
        for (int game = 0; game < first.length; game++) {
            games[first[game]] -= first[game] == second[game] ? 1 : 0;
        }
    }

    private static List<CandidateClusters> offered(CoarseClusters coarse, int parameters) {
        return USUAL.stream()
                .filter(coarse::offers)
                .map(by -> of(by, coarse.ways(by)))
                .filter(each -> each.ways.stream().allMatch(way -> (long) way.clusters() * parameters <= ROOM))
                .toList();
    }
}
