package org.pieceworth.empirical.fit;

import java.util.List;
import java.util.stream.IntStream;
import org.pieceworth.empirical.rows.GameRows;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.stats.errors.ClusterWay;

/// Blocks of games that a permutation test moves together.
public final class GameBlocks {

    private GameBlocks() {}

    /// The block of each game: its cluster, if clusters were requested or widen an error by more than a
    /// quarter. Of several ways of clustering it is their intersection: with errors by player, games of the
    /// same two players, since no game could be moved if all games that share a player were one block.
    public static int[] of(PieceValueFit fit) {
        GameRows rows = fit.observations().rows().orElseThrow();
        boolean asked = fit.settings().errors().clustering().kind() != Clustering.Kind.AUTO;
        String by = fit.clusters()
                .filter(found -> asked || found.chosen())
                .map(FitClusters::by)
                .orElse("game");
        List<ClusterWay> ways = new CoarseClusters(rows).ways(Clustering.parse(by));
        int[] games = IntStream.range(0, rows.games()).toArray();
        return ways.isEmpty() ? games : ways.getLast().of()[0];
    }
}
