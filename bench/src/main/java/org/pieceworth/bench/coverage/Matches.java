package org.pieceworth.bench.coverage;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.match.ScoreCounts;

/// Matches whose scores are drawn from known chances: intervals of Elo and normalized Elo, the
/// likelihood of superiority of equal players.
final class Matches {

    private static final int[] PAIRS = {5, 10, 20, 50, 100, 200, 1000};
    private static final int[] GAMES = {10, 20, 50, 100, 200, 1000};

    private final Trials trials;

    Matches(Trials trials) {
        this.trials = trials;
    }

    CoverageTable pairs() {
        CoverageTable table = new CoverageTable("Matches in pairs", "players, pairs");
        Map<String, double[]> kinds = new LinkedHashMap<>();
        kinds.put("equal", new double[] {0.06, 0.22, 0.44, 0.22, 0.06});
        kinds.put("equal, many draws", new double[] {0.005, 0.17, 0.65, 0.17, 0.005});
        kinds.put("better", new double[] {0.03, 0.15, 0.38, 0.30, 0.14});
        kinds.put("much better", new double[] {0.005, 0.03, 0.12, 0.35, 0.495});
        kinds.forEach((name, chances) -> {
            for (int size : PAIRS) {
                table.add(name + ", " + size, rates(name, size, chances));
            }
        });
        return table;
    }

    CoverageTable games() {
        CoverageTable table = new CoverageTable("Matches of single games", "players, games");
        Map<String, double[]> kinds = new LinkedHashMap<>();
        kinds.put("equal", new double[] {0.35, 0.3, 0.35});
        kinds.put("equal, many draws", new double[] {0.1, 0.8, 0.1});
        kinds.put("better", new double[] {0.2, 0.3, 0.5});
        kinds.put("much better", new double[] {0.05, 0.1, 0.85});
        kinds.forEach((name, chances) -> {
            for (int size : GAMES) {
                table.add(name + ", " + size, rates(name, size, chances));
            }
        });
        return table;
    }

    private Map<String, Rate> rates(String name, int size, double[] chances) {
        Rate elo = Rate.ofIntervals();
        Rate normalized = Rate.ofIntervals();
        Rate superiority = Rate.ofPValues();
        boolean equal = name.startsWith("equal");
        double score = score(chances);
        double truth = Elo.points(score);
        double deviation = Math.sqrt(variance(chances, score) * (chances.length == 5 ? 2 : 1));
        double normalizedTruth = 800 / Math.log(10) * (score - 0.5) / deviation;
        trials.run(name + size + chances.length, 5 * trials.tries(), random -> {
            ScoreCounts drawn = draw(chances, size, random);
            add(elo, drawn.elo(), truth);
            add(normalized, drawn.normalizedElo(), normalizedTruth);
            if (equal) {
                double better = drawn.superiority().orElseThrow();
                superiority.add(2 * Math.min(better, 1 - better) < 0.05);
            }
        });
        Map<String, Rate> rates = new LinkedHashMap<>();
        rates.put("Elo and score", elo);
        rates.put("nElo", normalized);
        if (equal) {
            rates.put("LOS, two-sided p", superiority);
        }
        return rates;
    }

    static void add(Rate rate, Elo elo, double truth) {
        switch (elo) {
            case Elo.Unknown _ -> rate.addSilent();
            case Elo.Estimated known -> {
                // An error of 0 says that all results are alike, which gives no error.
                if (known.error() > 0) {
                    rate.add(known.low() <= truth && truth <= known.high());
                } else {
                    rate.addSilent();
                }
            }
        }
    }

    static double score(double[] chances) {
        double score = 0;
        for (int i = 0; i < chances.length; i++) {
            score += chances[i] * i / (chances.length - 1);
        }
        return score;
    }

    static double variance(double[] chances, double score) {
        double variance = 0;
        for (int i = 0; i < chances.length; i++) {
            double distance = i / (chances.length - 1.0) - score;
            variance += chances[i] * distance * distance;
        }
        return variance;
    }

    static ScoreCounts draw(double[] chances, int size, SplittableRandom random) {
        long[] counts = new long[chances.length];
        for (int turn = 0; turn < size; turn++) {
            counts[drawOne(chances, random)]++;
        }
        return counts.length == 5
                ? ScoreCounts.pairs(counts[0], counts[1], counts[2], counts[3], counts[4])
                : ScoreCounts.games(counts[0], counts[1], counts[2]);
    }

    static int drawOne(double[] chances, SplittableRandom random) {
        double left = random.nextDouble();
        int score = 0;
        while (score < chances.length - 1 && left >= chances[score]) {
            left -= chances[score++];
        }
        return score;
    }
}
