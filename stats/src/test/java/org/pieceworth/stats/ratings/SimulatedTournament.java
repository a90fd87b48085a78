package org.pieceworth.stats.ratings;

import java.util.SplittableRandom;

/// A round robin of players with known ratings, by Davidson's model, in pairs of games whose opening favours one side.
///
/// @param logOdds ratings
/// @param advantage of White
/// @param draws the parameter ln ν
/// @param openings the standard deviation of an opening's own advantage of White
record SimulatedTournament(double[] logOdds, double advantage, double draws, double openings) {

    GameResults play(SplittableRandom random, int pairs) {
        GameResults results = new GameResults();
        for (int i = 0; i < logOdds.length; i++) {
            for (int j = 0; j < i; j++) {
                for (int pair = 0; pair < pairs; pair++) {
                    double opening = advantage + openings * random.nextGaussian();
                    results.addPair(
                            i,
                            j,
                            result(random, logOdds[i] - logOdds[j] + opening),
                            2 - result(random, logOdds[j] - logOdds[i] + opening));
                }
            }
        }
        return results;
    }

    private int result(SplittableRandom random, double edge) {
        double[] chances = new double[3];
        RatingModel.DAVIDSON.chances(edge, draws, chances);
        double left = random.nextDouble();
        return left < chances[0] ? 0 : left < chances[0] + chances[1] ? 1 : 2;
    }
}
