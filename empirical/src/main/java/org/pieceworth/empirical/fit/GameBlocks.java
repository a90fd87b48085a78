package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.stream.IntStream;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.stats.errors.ClusterWay;

/// Games that are moved together where labels are dealt at random.
public final class GameBlocks {

    private GameBlocks() {}

    /// Per game its block, by what errors are clustered by, as far as that was asked for or widens an error by
    /// more than a quarter; of several ways at once by their intersection: games of the same two players where
    /// errors are by player, since no game could be moved if all that share a player were one.
    public static int[] of(PieceValueFit fit) {
        GameRows rows = fit.observations().rows().orElseThrow();
        boolean asked = !(fit.settings().clustering() instanceof Clustering.Auto);
        String by = fit.clusters()
                .filter(found -> asked || found.chosen())
                .map(FitClusters::by)
                .orElse("game");
        List<ClusterWay> ways = new CoarseClusters(rows).ways(Clustering.parse(by));
        int[] games = IntStream.range(0, rows.games()).toArray();
        return ways.isEmpty() ? games : ways.getLast().of()[0];
    }
}
