package org.pieceworth.empirical.choices;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntToLongFunction;
import org.pieceworth.empirical.memory.LongIndex;
import org.pieceworth.stats.Ratio;

/// The clusters of the errors: games, unless a coarser kind that has enough of them widens an error by more than a
/// quarter.
///
/// @param covariance covariance of the coefficients
/// @param facts facts for the reader
record ChoiceClusters(double[][] covariance, ChoiceValues.Clusters facts) {

    private static final double WIDER = 1.25;

    /// The sandwich is too narrow with fewer.
    private static final int ENOUGH = 40;

    static ChoiceClusters of(ChoiceRound round, List<PlayedChoice> choices, ChoiceGames games, int unit, int pieces) {
        int[] gameOf = new int[round.sources().length];
        Arrays.setAll(gameOf, set -> choices.get(round.sources()[set]).game());
        int seen = (int) Arrays.stream(gameOf).distinct().count();
        double[][] byGame = round.fit().clustered(gameOf, games.games());
        double[][] best = byGame;
        String by = "game";
        int count = seen;
        double most = WIDER;
        List<ChoiceValues.Coarser> others = new ArrayList<>();
        for (Kind kind : List.of(new Kind("pair", games::pair), new Kind("event", games::event))) {
            long[] hashes = new long[games.games()];
            Arrays.setAll(hashes, game -> kind.hash().applyAsLong(game));
            int[] numbers = numbered(hashes);
            int[] of = Arrays.stream(gameOf).map(game -> numbers[game]).toArray();
            int clusters = (int) Arrays.stream(of).distinct().count();
            if (clusters > 1 && clusters < seen) {
                double[][] coarser =
                        round.fit().clustered(of, Arrays.stream(of).max().orElse(0) + 1);
                double widest = widest(round, coarser, byGame, unit, pieces);
                others.add(new ChoiceValues.Coarser(kind.by(), clusters, widest));
                if (widest > most && clusters >= ENOUGH) {
                    most = widest;
                    best = coarser;
                    by = kind.by();
                    count = clusters;
                }
            }
        }
        return new ChoiceClusters(best, new ChoiceValues.Clusters(by, count, others));
    }

    private record Kind(String by, IntToLongFunction hash) {}

    private static double widest(ChoiceRound round, double[][] coarser, double[][] fine, int unit, int pieces) {
        double widest = 0;
        double[] denominator = weight(fine.length, unit);
        for (int piece = 0; piece < pieces; piece++) {
            if (piece != unit && round.fit().isDetermined(piece)) {
                double[] numerator = weight(fine.length, piece);
                double[] at = round.fit().finite();
                widest = Math.max(
                        widest,
                        new Ratio(at, coarser).of(numerator, denominator, 100).standardError()
                                / new Ratio(at, fine)
                                        .of(numerator, denominator, 100)
                                        .standardError());
            }
        }
        return widest;
    }

    static double[] weight(int size, int at) {
        double[] weight = new double[size];
        weight[at] = 1;
        return weight;
    }

    /// Numbers of clusters from hashes; a game without one is a separate cluster.
    private static int[] numbered(long[] hashes) {
        LongIndex index = new LongIndex(hashes.length);
        int[] numbers = new int[hashes.length];
        for (int i = 0; i < hashes.length; i++) {
            // Hashes are odd, so even numbers are free for games.
            numbers[i] = index.add(hashes[i] == 0 ? 2L * i + 2 : hashes[i]);
        }
        return numbers;
    }
}
