package org.pieceworth.bench.coverage;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.ratings.GameResults;
import org.pieceworth.stats.ratings.RatingSettings;
import org.pieceworth.stats.ratings.Ratings;

/// Round robins of eight players whose results are drawn by Davidson's model: intervals of ratings and of their
/// differences, the likelihood that one of two equal players is better. In half of the pairs both games have the same
/// luck of White, as openings bring it, so that games of a pair depend on each other.
final class Tournaments {

    private static final int[] PAIRS = {2, 5, 20, 100};
    private static final double[] PLACES = {-1.5, -1, -0.5, 0, 0, 0.5, 1, 1.5};
    private static final double WHITE = 0.3;

    private final Trials trials;

    Tournaments(Trials trials) {
        this.trials = trials;
    }

    CoverageTable table() {
        CoverageTable table = new CoverageTable("Ratings", "players, pairs of games for each two");
        kind(table, "alike", 0, 1);
        kind(table, "near", 0.3, 1);
        kind(table, "near, many draws", 0.3, 8);
        kind(table, "far apart", 1.2, 1);
        kind(table, "very far apart", 2.5, 1);
        return table;
    }

    private void kind(CoverageTable table, String name, double spread, double odds) {
        for (int pairs : trials.sizes(PAIRS)) {
            table.add(name + ", " + pairs, rates(name, spread, odds, pairs));
        }
    }

    private Map<String, Rate> rates(String name, double spread, double odds, int pairs) {
        Rate rating = Rate.ofIntervals();
        Rate difference = Rate.ofIntervals();
        Rate better = Rate.ofPValues();
        Rate advantage = Rate.ofIntervals();
        double[] logOdds = Arrays.stream(PLACES).map(place -> spread * place).toArray();
        double unit = Elo.LOGIT * 2 / (2 + odds);
        trials.run(name + pairs, random -> {
            Ratings found = Ratings.of(play(logOdds, odds, pairs, random), RatingSettings.STANDARD);
            for (int i = 0; i < logOdds.length; i++) {
                double truth = unit * logOdds[i];
                if (found.isRated(i) && found.interval(i).isPresent()) {
                    rating.add(found.interval(i).get().contains(truth));
                } else {
                    rating.addSilent();
                }
                int next = (i + 3) % logOdds.length;
                if (found.isRated(i)
                        && found.isRated(next)
                        && found.differenceInterval(i, next).isPresent()) {
                    difference.add(found.differenceInterval(i, next).get().contains(truth - unit * logOdds[next]));
                } else {
                    difference.addSilent();
                }
            }
            if (found.isRated(3) && found.isRated(4) && found.chanceAbove(3, 4) >= 0) {
                better.add(2 * Math.min(found.chanceAbove(3, 4), found.chanceAbove(4, 3)) < 0.05);
            }
            Estimate white = found.whiteAdvantage();
            advantage.add(white.low() <= unit * WHITE && unit * WHITE <= white.high());
        });
        Map<String, Rate> rates = new LinkedHashMap<>();
        rates.put("rating", rating);
        rates.put("difference", difference);
        rates.put("better of two equals, two-sided p", better);
        rates.put("White's advantage", advantage);
        return rates;
    }

    private static GameResults play(double[] logOdds, double odds, int pairs, SplittableRandom random) {
        GameResults results = new GameResults();
        for (int i = 0; i < logOdds.length; i++) {
            for (int j = 0; j < i; j++) {
                for (int pair = 0; pair < pairs; pair++) {
                    double luck = random.nextDouble();
                    double other = random.nextBoolean() ? luck : random.nextDouble();
                    int first = halfPoints(logOdds[i] - logOdds[j] + WHITE, odds, luck);
                    int second = halfPoints(logOdds[j] - logOdds[i] + WHITE, odds, other);
                    results.addPair(i, j, first, 2 - second);
                }
            }
        }
        return results;
    }

    private static int halfPoints(double advantage, double odds, double luck) {
        double win = Math.exp(advantage / 2);
        double loss = 1 / win;
        double left = luck * (win + odds + loss);
        return left < loss ? 0 : left < loss + odds ? 1 : 2;
    }
}
