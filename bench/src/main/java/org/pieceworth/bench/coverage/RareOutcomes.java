package org.pieceworth.bench.coverage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.IntStream;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.text.InputException;

/// Games of one row each by the ordered model, of which one outcome is rare: both wins and losses, losses alone, or
/// draws. Its expected number is the size of a sample.
final class RareOutcomes {

    private static final int GAMES = 600;

    private static final int[] COUNTS = {5, 8, 11, 20, 30, 60};

    /// Of P and N, in log-odds.
    private static final double PAWN = 0.66;

    private static final double KNIGHT = 1.87;

    /// How often the sides differ by a pawn or a knight, either way.
    private static final double UNEQUAL = 0.25;

    private static final List<String> VALUES = List.of("N", "white", "drawWidth");

    /// Where the pawn is weak, intervals without an end hide those that are too short.
    private static final String BOUNDED = "N, both ends";

    /// Which outcomes are rare.
    private enum Rare {
        WINS_AND_LOSSES("won as lost"),
        LOSSES("lost"),
        DRAWS("drawn");

        private final String text;

        Rare(String text) {
            this.text = text;
        }

        double wins(double rare) {
            return switch (this) {
                case WINS_AND_LOSSES -> rare;
                case LOSSES -> 0.4;
                case DRAWS -> (1 - rare) / 2;
            };
        }

        double losses(double rare) {
            return switch (this) {
                case WINS_AND_LOSSES, LOSSES -> rare;
                case DRAWS -> (1 - rare) / 2;
            };
        }
    }

    /// @param win the constant of the odds of a win
    /// @param loss the constant of the odds of a loss
    private record Truth(double win, double loss) {

        static Truth of(Rare rare, double share) {
            return new Truth(constant(rare.wins(share)), constant(rare.losses(share)));
        }

        /// The constant with which so many of all rows are won.
        private static double constant(double share) {
            DoubleUnaryOperator won = constant -> IntStream.range(0, 9)
                    .mapToDouble(cell -> chance(cell / 3 - 1)
                            * chance(cell % 3 - 1)
                            * sigma(constant + PAWN * (cell / 3 - 1) + KNIGHT * (cell % 3 - 1)))
                    .sum();
            double low = -30;
            double high = 30;
            while (high - low > 1e-9) {
                double middle = (low + high) / 2;
                if (won.applyAsDouble(middle) < share) {
                    low = middle;
                } else {
                    high = middle;
                }
            }
            return low;
        }

        private static double chance(int more) {
            return more == 0 ? 1 - 2 * UNEQUAL : UNEQUAL;
        }

        /// In pawns' hundredths.
        Map<String, Double> values() {
            return Map.of(
                    "N", 100 * KNIGHT / PAWN,
                    "white", 100 * (win - loss) / 2 / PAWN,
                    "drawWidth", -100 * (win + loss) / 2 / PAWN);
        }

        ObservedGame game(int number, SplittableRandom random) {
            int pawns = more(random);
            int knights = more(random);
            double eta = PAWN * pawns + KNIGHT * knights;
            double at = random.nextDouble();
            double lost = sigma(loss - eta);
            GameResult result = at < lost
                    ? GameResult.BLACK_WINS
                    : at > 1 - sigma(win + eta) ? GameResult.WHITE_WINS : GameResult.DRAW;
            Observation row = new Observation(1, new int[] {pawns, knights, 0, 0, 0}, Double.NaN, "");
            return new ObservedGame(number, number, result, 1, 1, Map.of(), List.of(row));
        }

        private static int more(SplittableRandom random) {
            double at = random.nextDouble();
            return at < UNEQUAL ? -1 : at < 2 * UNEQUAL ? 1 : 0;
        }
    }

    private final Trials trials;

    RareOutcomes(Trials trials) {
        this.trials = trials;
    }

    CoverageTable table() {
        CoverageTable table = new CoverageTable("A rare outcome in " + GAMES + " games of a row each", "expected");
        for (Rare rare : Rare.values()) {
            for (int count : trials.sizes(COUNTS)) {
                Truth truth = Truth.of(rare, (double) count / GAMES);
                Map<String, Rate> rates = new LinkedHashMap<>();
                VALUES.forEach(name -> rates.put(name, Rate.ofIntervals()));
                rates.put(BOUNDED, Rate.ofUnpromised());
                String cell = count + " " + rare.text;
                trials.run(cell, random -> tryOnce(truth, rates, random));
                table.add(cell, rates);
            }
        }
        return table;
    }

    private static void tryOnce(Truth truth, Map<String, Rate> rates, SplittableRandom random) {
        List<ObservedGame> games = new ArrayList<>();
        for (int game = 0; game < GAMES; game++) {
            games.add(truth.game(game, random));
        }
        try {
            PieceValueFit fit = Population.fit(Population.observations(games), Clustering.GAME);
            Map<String, Double> values = truth.values();
            VALUES.forEach(name -> fit.value(name)
                    .flatMap(FittedValue::interval)
                    .ifPresentOrElse(
                            interval -> rates.get(name).add(interval.contains(values.get(name))),
                            rates.get(name)::addSilent));
            fit.value("N")
                    .flatMap(FittedValue::interval)
                    .filter(interval -> interval.bounded()
                            .filter(found -> Double.isFinite(found.high() - found.low()))
                            .isPresent())
                    .ifPresentOrElse(
                            interval -> rates.get(BOUNDED).add(interval.contains(values.get("N"))),
                            rates.get(BOUNDED)::addSilent);
        } catch (InputException _) {
            rates.values().forEach(Rate::addSilent);
        }
    }

    private static double sigma(double eta) {
        return 1 / (1 + Math.exp(-eta));
    }
}
