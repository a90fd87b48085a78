package org.pieceworth.bench;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.lab.experiment.ExperimentPlan.GameLimits;
import org.pieceworth.lab.experiment.InTurn;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.Effort;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.match.MatchSettings;
import org.pieceworth.lab.match.PlayerSource;
import org.pieceworth.lab.tune.Spsa;
import org.pieceworth.lab.tune.SpsaGains;
import org.pieceworth.lab.tune.SpsaParameter;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.match.Elo;
import org.pieceworth.stats.surface.SurfaceOptimum;
import org.pieceworth.stats.surface.SurfaceSearch;

/// Tuning on simulated landscapes whose optimum is known: how often the intervals of `tune bayes` hold it, how far the
/// Elo that it states is right, and how many Elo are left, beside `tune spsa` with twice the games. Arguments:
/// `tries=N`, `games=N`, `parameters=N`.
public final class TuneSurfaces {

    private static final int BATCH = 8;
    private static final int SPSA_BATCH = 16;

    /// First steps of SPSA as shares of half a range; `tune spsa --engine` takes the second.
    private static final double[] STEPS = {0.1, 0.2, 0.4};

    /// White's advantage is spread like this over openings, in Elo.
    private static final double WHITE = 40;

    private static final double OPENINGS = 80;

    private TuneSurfaces() {}

    /// Kinds of hills.
    private enum Kind {
        QUADRATIC,
        SKEWED,
        BELL;

        double fall(double far, double skew) {
            return switch (this) {
                case QUADRATIC -> far * far;
                case SKEWED ->
                    Math.abs(skew) < 1e-6 ? far * far : 2 * (Math.exp(skew * far) - 1 - skew * far) / (skew * skew);
                case BELL -> 4 * (1 - Math.exp(-far * far / 4));
            };
        }
    }

    /// Strength in Elo over coordinates from −1 to 1.
    ///
    /// @param heights the fall along each of some oblique directions, one unit from the optimum
    private record Landscape(Kind kind, double[] optimum, double[][] directions, double[] heights, double[] skews) {

        static Landscape drawn(Kind kind, int size, SplittableRandom random) {
            double[] optimum = random.doubles(size, -0.7, 0.7).toArray();
            double[][] directions = new double[size][size];
            double[] heights = new double[size];
            double[] skews = new double[size];
            for (int k = 0; k < size; k++) {
                for (int i = 0; i < size; i++) {
                    directions[k][i] = i == k ? 1 : 0.3 * random.nextGaussian() / Math.sqrt(size);
                }
                heights[k] = 20 * Math.pow(6, random.nextDouble());
                skews[k] = random.nextDouble(-0.7, 0.7);
            }
            return new Landscape(kind, optimum, directions, heights, skews);
        }

        double at(double[] point) {
            double sum = 0;
            for (int k = 0; k < heights.length; k++) {
                double far = 0;
                for (int i = 0; i < point.length; i++) {
                    far += directions[k][i] * (point[i] - optimum[i]);
                }
                sum -= heights[k] * kind.fall(far, skews[k]);
            }
            return sum;
        }
    }

    private static double game(double better, SplittableRandom random) {
        double expected = Elo.score(better);
        double draws = 1.6 * expected * (1 - expected);
        double chance = random.nextDouble();
        return chance < expected - draws / 2 ? 1 : chance < expected + draws / 2 ? 0.5 : 0;
    }

    private static double pair(double better, SplittableRandom random) {
        double white = WHITE + OPENINGS * random.nextGaussian();
        return (game(better + white, random) + game(better - white, random)) / 2;
    }

    /// Elo as pairs of games over all openings show it.
    private static double shown(double better) {
        double sum = 0;
        double weights = 0;
        for (int k = -40; k <= 40; k++) {
            double weight = Math.exp(-k * k / 200.0);
            double white = WHITE + OPENINGS * k / 10;
            sum += weight * (Elo.score(better + white) + Elo.score(better - white)) / 2;
            weights += weight;
        }
        return Elo.points(sum / weights);
    }

    /// What came of one kind of landscapes.
    private static final class Tally {

        private final int tries;
        private final int size;
        private double intervals;
        private double gains;
        private double margins;
        private double left;
        private double leftAtStart;
        private final double[] leftBySpsa = new double[STEPS.length];

        Tally(int tries, int size) {
            this.tries = tries;
            this.size = size;
        }

        private void add(Landscape land, double[] start, SurfaceOptimum optimum) {
            double best = land.at(land.optimum);
            left += best - land.at(optimum.point());
            leftAtStart += best - land.at(start);
            for (int i = 0; i < size; i++) {
                intervals += optimum.interval(i).contains(land.optimum[i]) ? 1.0 / size : 0;
            }
            gains += holds(optimum.gain(), shown(land.at(optimum.point()) - land.at(start))) ? 1 : 0;
            double margin = shown(land.at(optimum.conservative()) - land.at(start));
            margins +=
                    margin >= Elo.LOGIT * optimum.gain(optimum.conservative()).low() - 1e-9 ? 1 : 0;
        }

        private static boolean holds(Estimate logOdds, double elo) {
            return Elo.LOGIT * logOdds.low() <= elo && elo <= Elo.LOGIT * logOdds.high();
        }

        String row(Kind kind, int games) {
            StringBuilder row = new StringBuilder(String.format(
                    Locale.ROOT,
                    "| %s, %d, %d | %.1f | %.1f | %.1f | %.1f | %.1f |",
                    kind.name().toLowerCase(Locale.ROOT),
                    size,
                    games,
                    100 * intervals / tries,
                    100 * gains / tries,
                    100 * margins / tries,
                    leftAtStart / tries,
                    left / tries));
            for (double spsa : leftBySpsa) {
                row.append(String.format(Locale.ROOT, " %.1f |", spsa / tries));
            }
            return row.toString();
        }
    }

    private static double[] bySpsa(Landscape land, double[] start, int games, double step, SplittableRandom random) {
        List<SpsaParameter> parameters = new ArrayList<>();
        for (int i = 0; i < start.length; i++) {
            parameters.add(new SpsaParameter("p" + i, start[i], step));
        }
        VariantRules rules = VariantRules.of(Variants.open("chess").variant());
        MatchSettings none = new MatchSettings(
                rules,
                MatchSettings.paired(Openings.of(rules, 1, 0, false)::opening),
                new GameLimits(TimeControl.nodes(1), Adjudication.OFF, GameRunner.DEFAULT_PLY_CAP),
                games,
                Optional.empty(),
                Effort.Detail.NOTHING);
        SpsaGains gains = SpsaGains.of(games / SPSA_BATCH, SPSA_BATCH);
        Spsa spsa = new Spsa(
                InTurn.always(none),
                parameters,
                gains,
                random.nextLong(),
                (name, variant, _) -> new PlayerSource.Ours(name, variant, EngineSettings.DEFAULT));
        for (long iteration = 0; iteration < gains.iterations(); iteration++) {
            double better =
                    land.at(spsa.meeting().getFirst()) - land.at(spsa.meeting().getLast());
            double score = 0;
            for (int k = 0; k < SPSA_BATCH / 2; k++) {
                score += pair(better, random);
            }
            spsa.ended(SPSA_BATCH / 2, score, 0);
        }
        return spsa.values();
    }

    private static SurfaceOptimum bySurface(Landscape land, double[] start, int games, SplittableRandom random) {
        SurfaceSearch search = new SurfaceSearch(start, games / BATCH, random.nextLong());
        for (int batch = 0; batch < games / BATCH; batch++) {
            List<double[]> met = search.next();
            double better = land.at(met.getFirst()) - land.at(met.getLast());
            double points = 0;
            double squares = 0;
            for (int k = 0; k < BATCH / 2; k++) {
                double score = pair(better, random);
                points += score;
                squares += score * score;
            }
            search.take(BATCH / 2, points, squares);
        }
        return search.optimum();
    }

    private static Optional<Integer> number(String[] args, String name) {
        return IntStream.range(0, args.length)
                .filter(i -> args[i].matches(name + "=\\d{1,7}"))
                .mapToObj(i -> Integer.valueOf(args[i].substring(name.length() + 1)))
                .findFirst();
    }

    public static void main(String[] args) {
        int tries = number(args, "tries").orElse(200);
        int games = number(args, "games").orElse(4000);
        int size = number(args, "parameters").orElse(3);
        System.out.println("| landscape, parameters, games | intervals | gain | margin | Elo left at the start | by"
                + " bayes | spsa, twice the games, step 0.1 | 0.2 | 0.4 |");
        System.out.println("| --- | --- | --- | --- | --- | --- | --- | --- | --- |");
        for (Kind kind : Kind.values()) {
            Tally tally = new Tally(tries, size);
            for (int number = 0; number < tries; number++) {
                SplittableRandom random = new SplittableRandom(1000L * kind.ordinal() + 7919L * number + size);
                Landscape land = Landscape.drawn(kind, size, random);
                double[] start = random.doubles(size, -0.5, 0.5).toArray();
                tally.add(land, start, bySurface(land, start, games, random));
                for (int k = 0; k < STEPS.length; k++) {
                    tally.leftBySpsa[k] +=
                            land.at(land.optimum) - land.at(bySpsa(land, start, 2 * games, STEPS[k], random.split()));
                }
            }
            System.out.println(tally.row(kind, games));
        }
    }
}
