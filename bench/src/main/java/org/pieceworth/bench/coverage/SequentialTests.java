package org.pieceworth.bench.coverage;

import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.stats.match.StoppedElo;

/// Matches that a sequential test ends: how often it errs, and how often the Elo after it holds the truth.
final class SequentialTests {

    private static final double RISK = 0.05;
    private static final double SCALE = 800 / Math.log(10);

    /// The chances of each score of a pair between equal players, the lowest first.
    private static final double[][] EQUAL = {{0.06, 0.22, 0.44, 0.22, 0.06}, {0.005, 0.17, 0.65, 0.17, 0.005}};

    /// Where the truth is, by the distance of the hypotheses.
    private static final double[] TRUTHS = {-1, 0, 0.5, 1, 3};

    private static final int MOST_PAIRS = 40_000;

    private final Trials trials;

    SequentialTests(Trials trials) {
        this.trials = trials;
    }

    CoverageTable table() {
        CoverageTable table = new CoverageTable("Matches that a sequential test ends", "test, draws, truth");
        for (Sprt.Model model : Sprt.Model.values()) {
            for (double elo1 : new double[] {20, 60}) {
                Sprt test = new Sprt(model, 0, elo1, RISK, RISK);
                for (double[] equal : EQUAL) {
                    for (double truth : TRUTHS) {
                        String name = model.name().toLowerCase(Locale.ROOT) + " 0 to " + Math.round(elo1)
                                + (equal[0] < 0.01 ? ", many, " : ", few, ") + Math.round(truth * elo1);
                        table.add(name, rates(test, equal, truth, name));
                    }
                }
            }
        }
        return table;
    }

    private Map<String, Rate> rates(Sprt test, double[] equal, double truth, String name) {
        double[] chances = tilted(test.model(), equal, truth * test.elo1());
        double elo = Elo.points(Matches.score(chances));
        double normalized = normalized(chances);
        Map<String, Rate> rates = new LinkedHashMap<>();
        Rate errors = Rate.ofErrors(RISK);
        if (truth == 0 || truth == 1) {
            rates.put("test errs", errors);
        }
        rates.put("Elo", Rate.ofIntervals());
        rates.put("nElo", Rate.ofIntervals());
        rates.put("plain Elo", Rate.ofUnpromised());
        rates.put("Elo below truth", Rate.ofMedian());
        rates.put("plain Elo below", Rate.ofUnpromised());
        trials.run(name, random -> {
            ScoreCounts end = play(test, chances, random);
            if (truth == 0 || truth == 1) {
                errors.add(test.state(end) == (truth == 0 ? Sprt.State.H1 : Sprt.State.H0));
            }
            StoppedElo stopped = StoppedElo.of(test, end);
            Matches.add(rates.get("Elo"), stopped.elo(), elo);
            Matches.add(rates.get("nElo"), stopped.normalized(), normalized);
            Matches.add(rates.get("plain Elo"), end.elo(), elo);
            below(rates.get("Elo below truth"), stopped.elo(), elo);
            below(rates.get("plain Elo below"), end.elo(), elo);
        });
        return rates;
    }

    private static void below(Rate rate, Elo elo, double truth) {
        switch (elo) {
            case Elo.Unknown _ -> rate.addSilent();
            case Elo.Estimated known -> rate.add(known.value() < truth);
        }
    }

    private static ScoreCounts play(Sprt test, double[] chances, SplittableRandom random) {
        ScoreCounts counts = ScoreCounts.noPairs();
        for (int pair = 0; pair < MOST_PAIRS && test.state(counts) == Sprt.State.OPEN; pair++) {
            counts = counts.and(Matches.drawOne(chances, random));
        }
        return counts;
    }

    private static double normalized(double[] chances) {
        double score = Matches.score(chances);
        return SCALE * (score - 0.5) / Math.sqrt(2 * Matches.variance(chances, score));
    }

    /// The chances, tilted by e to a power of the score until the difference is the one wanted.
    private static double[] tilted(Sprt.Model model, double[] equal, double wanted) {
        double low = -40;
        double high = 40;
        double[] chances = equal;
        for (int step = 0; step < 100; step++) {
            double power = (low + high) / 2;
            chances = tilted(equal, power);
            double found = switch (model) {
                case LOGISTIC -> Elo.points(Matches.score(chances));
                case NORMALIZED -> normalized(chances);
            };
            if (found < wanted) {
                low = power;
            } else {
                high = power;
            }
        }
        return chances;
    }

    private static double[] tilted(double[] equal, double power) {
        double[] chances = new double[equal.length];
        double sum = 0;
        for (int i = 0; i < chances.length; i++) {
            chances[i] = equal[i] * Math.exp(power * i / (equal.length - 1));
            sum += chances[i];
        }
        for (int i = 0; i < chances.length; i++) {
            chances[i] /= sum;
        }
        return chances;
    }
}
