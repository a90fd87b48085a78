package org.pieceworth.stats.match;

import java.util.SplittableRandom;

/// Pairs of games drawn from known chances.
///
/// @param shares the chance of each score, the lowest first
record SimulatedPairs(double... shares) {

    /// Chances whose mean is [#SHARES_SCORE].
    static final SimulatedPairs UNEVEN = new SimulatedPairs(0.04, 0.2, 0.4, 0.28, 0.08);

    static final double SHARES_SCORE = 0.54;

    /// Chances with that mean score: the even ones tilted.
    static SimulatedPairs of(double elo) {
        double shift = (Elo.score(elo) - 0.5) * 2;
        return new SimulatedPairs(0.05, 0.2 - shift, 0.5, 0.2 + shift, 0.05);
    }

    /// Chances with that mean score however far from even: of two games each of which is won, drawn or lost by
    /// itself.
    static SimulatedPairs tilted(double elo) {
        double score = Elo.score(elo);
        double drawn = score * (1 - score);
        double won = score - drawn / 2;
        double lost = 1 - won - drawn;
        return new SimulatedPairs(
                lost * lost, 2 * lost * drawn, drawn * drawn + 2 * lost * won, 2 * won * drawn, won * won);
    }

    int next(SplittableRandom random) {
        double left = random.nextDouble();
        for (int i = 0; i < shares.length - 1; i++) {
            left -= shares[i];
            if (left < 0) {
                return i;
            }
        }
        return shares.length - 1;
    }

    ScoreCounts play(SplittableRandom random, int pairs) {
        long[] counts = new long[shares.length];
        for (int i = 0; i < pairs; i++) {
            counts[next(random)]++;
        }
        return ScoreCounts.pairs(counts[0], counts[1], counts[2], counts[3], counts[4]);
    }
}
