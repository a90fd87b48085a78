package org.pieceworth.bench;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pieceworth.engine.EngineSettings;
import org.pieceworth.engine.weights.SearchConstant;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.lab.game.EnginePlayer;
import org.pieceworth.lab.game.GameRunner;
import org.pieceworth.lab.game.GameRunner.Seat;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.lab.match.MatchTally;
import org.pieceworth.lab.tune.SpsaParameter;
import org.pieceworth.lab.tune.TunedNumbers;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.text.Mixing;

/// What each number of the engine is worth, all of them in the same games: in each pair of games both sides draw every
/// number a step up or down, and the scores are regressed on the differences (a factorial design).
/// `VaryNumbers VARIANT,… PAIRS NODES STEP SEED` prints a table of Elo for a number a step up against a step down.
public final class VaryNumbers {

    private static final int ARGUMENTS = 5;
    private static final int OPENING_PLIES = 8;

    /// The least step of a weight, since some are 0.
    private static final double LEAST_STEP = 3;

    /// Elo for a whole point more where both are equally strong.
    private static final double ELO = 1600 / Math.log(10);

    private final List<VariantRules> rules;
    private final TunedNumbers numbers;
    private final TimeControl control;
    private final double step;
    private final long seed;

    private VaryNumbers(List<VariantRules> rules, TimeControl control, double step, long seed) {
        this.rules = rules;
        numbers = new TunedNumbers(rules, EngineSettings.DEFAULT, List.of("search", "weights"));
        this.control = control;
        this.step = step;
        this.seed = seed;
    }

    /// @param signs by number, 1 for a step up and -1 for one down
    private record Drawn(int[] signs, EngineSettings settings) {}

    /// @param differences by number, half of what the first side's sign is above the second's
    /// @param score the first side's, from -0.5 to 0.5 a game
    private record Pair(double[] differences, double score) {}

    public static void main(String[] arguments) {
        if (arguments.length != ARGUMENTS) {
            System.err.println("usage: VaryNumbers VARIANT,... PAIRS NODES STEP SEED");
            System.exit(2);
        }
        List<VariantRules> rules = Stream.of(arguments[0].split(","))
                .map(name -> VariantRules.of(Variants.open(name).variant()))
                .toList();
        VaryNumbers games = new VaryNumbers(
                rules,
                TimeControl.nodes(Long.parseLong(arguments[2])),
                Double.parseDouble(arguments[3]),
                Long.parseLong(arguments[4]));
        games.print(IntStream.range(0, Integer.parseInt(arguments[1]))
                .parallel()
                .mapToObj(games::play)
                .toList());
    }

    private Pair play(int number) {
        SplittableRandom random = new SplittableRandom(Mixing.mix(Mixing.mix(seed) + number));
        VariantRules variant = rules.get(number % rules.size());
        Drawn first = draw(random);
        Drawn second = draw(random);
        Seat one = new Seat(EnginePlayer.of("first", variant, first.settings()), control);
        Seat other = new Seat(EnginePlayer.of("second", variant, second.settings()), control);
        Opening opening = Openings.of(variant, seed, OPENING_PLIES, false).opening(number);
        GameRunner runner = new GameRunner(Adjudication.DEFAULT, GameRunner.DEFAULT_PLY_CAP);
        MatchTally tally = new MatchTally(Optional.empty());
        tally.add(0, runner.play(opening, one, other));
        tally.add(1, runner.play(opening, other, one));
        double[] differences = IntStream.range(0, first.signs().length)
                .mapToDouble(i -> (first.signs()[i] - second.signs()[i]) / 2.0)
                .toArray();
        return new Pair(differences, (tally.wins() + tally.draws() / 2.0) / 2 - 0.5);
    }

    private Drawn draw(SplittableRandom random) {
        List<SpsaParameter> parameters = numbers.parameters();
        int[] signs = new int[parameters.size()];
        double[] values = new double[signs.length];
        for (int i = 0; i < signs.length; i++) {
            signs[i] = random.nextBoolean() ? 1 : -1;
            values[i] = parameters.get(i).start() + signs[i] * step(parameters.get(i));
        }
        return new Drawn(signs, EngineSettings.DEFAULT.with(numbers.numbers(values)));
    }

    private double step(SpsaParameter parameter) {
        double least = parameter.name().startsWith(SearchConstant.PREFIX) ? 0 : LEAST_STEP;
        return Math.max(least, step * Math.abs(parameter.start()));
    }

    /// Least squares without a constant: neither side is first but by name.
    private void print(List<Pair> pairs) {
        int size = numbers.parameters().size();
        double[][] products = new double[size][size];
        double[] effects = new double[size];
        for (Pair pair : pairs) {
            for (int i = 0; i < size; i++) {
                effects[i] += pair.differences()[i] * pair.score();
                for (int j = 0; j < size; j++) {
                    products[i][j] += pair.differences()[i] * pair.differences()[j];
                }
            }
        }
        Cholesky factor = Cholesky.of(products);
        factor.solve(effects);
        double variance = variance(pairs, effects);
        double[][] inverse = factor.inverse();
        System.out.println("| number | Elo, up against down | 95 % | z |\n|---|---:|---:|---:|");
        IntStream.range(0, size)
                .boxed()
                .sorted(Comparator.comparingDouble(i -> -effects[i] / Math.sqrt(inverse[i][i])))
                .forEach(i -> {
                    double error = Math.sqrt(variance * inverse[i][i]);
                    System.out.printf(
                            Locale.ROOT,
                            "| %s | %.1f | ± %.1f | %.1f |%n",
                            numbers.parameters().get(i).name(),
                            ELO * effects[i],
                            1.96 * ELO * error,
                            effects[i] / error);
                });
    }

    private static double variance(List<Pair> pairs, double[] effects) {
        double sum = 0;
        for (Pair pair : pairs) {
            double rest = pair.score();
            for (int i = 0; i < effects.length; i++) {
                rest -= effects[i] * pair.differences()[i];
            }
            sum += rest * rest;
        }
        return sum / (pairs.size() - effects.length);
    }
}
