package org.pieceworth.bench.coverage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.text.InputException;

/// Games made by the ordered model itself, so that the truth is known. The result comes first; given it, rows are
/// drawn one by one by Bayes: each row alone obeys the model, and the rows of a game belong together by its result.
final class SimulatedGames {

    private static final int[] SIZES = {60, 100, 150, 400, 1500};

    /// P N B R Q in log-odds.
    private static final double[] LOGITS = {0.66, 1.87, 2.26, 3.2, 7.1};

    /// How often the sides differ by a piece, either way.
    private static final double[] UNEQUAL = {0.5, 0.14, 0.14, 0.08, 0.04};

    private static final double MORE_PAWNS = 0.3;
    private static final double ADVANTAGE = 0.15;
    private static final int MOST_ROWS = 12;

    /// How drawish games are: the width of draws in log-odds.
    private static final Map<String, Double> WIDTHS = new LinkedHashMap<>(Map.of("few draws", 0.32));

    private final Trials trials;

    SimulatedGames(Trials trials) {
        this.trials = trials;
    }

    CoverageTable table() {
        CoverageTable table = new CoverageTable("Simulated games, 1 to " + MOST_ROWS + " rows each", "games");
        WIDTHS.put("many draws", 1.6);
        WIDTHS.forEach((name, width) -> {
            for (int size : trials.sizes(SIZES)) {
                Map<String, Rate> rates = FitFigures.rates();
                rates.put(FitFigures.ODDS, Rate.ofPValues());
                Map<String, Double> truth = truth(width);
                trials.run(name + size, random -> tryOnce(size, width, truth, rates, random));
                table.add(name + ", " + size, rates);
            }
        });
        return table;
    }

    private static void tryOnce(
            int size, double width, Map<String, Double> truth, Map<String, Rate> rates, SplittableRandom random) {
        List<ObservedGame> games = new ArrayList<>();
        for (int game = 0; game < size; game++) {
            games.add(game(game, width, random));
        }
        try {
            FitFigures.add(rates, Population.fit(Population.observations(games), Clustering.GAME), truth);
        } catch (InputException _) {
            FitFigures.addRefused(rates);
        }
    }

    private static Map<String, Double> truth(double width) {
        double pawn = LOGITS[0];
        double[] value = new double[LOGITS.length];
        for (int i = 0; i < value.length; i++) {
            value[i] = 100 * LOGITS[i] / pawn;
        }
        Map<String, Double> truth = new LinkedHashMap<>(Map.of(
                "N", value[1],
                "B", value[2],
                "R", value[3],
                "Q", value[4],
                "white", 100 * ADVANTAGE / pawn,
                "drawWidth", 100 * width / pawn));
        Map<String, Double> rules = Map.of(
                "B > N", value[2] - value[1],
                "N > 3P", value[1] - 300,
                "2R > Q", 2 * value[3] - value[4],
                "2N + B > 2R", 2 * value[1] + value[2] - 2 * value[3]);
        rules.forEach((rule, difference) -> {
            truth.put(rule, difference);
            truth.put(FitFigures.logOdds(rule), difference * pawn / 100);
        });
        return truth;
    }

    static ObservedGame game(int number, double width, SplittableRandom random) {
        int result = outcome(balance(random), width, random);
        List<Observation> rows = new ArrayList<>();
        int count = 1 + random.nextInt(MOST_ROWS);
        while (rows.size() < count) {
            int[] balance = balance(random);
            if (outcome(balance, width, random) == result) {
                rows.add(new Observation(rows.size() + 1, balance, Double.NaN, ""));
            }
        }
        GameResult[] results = {GameResult.BLACK_WINS, GameResult.DRAW, GameResult.WHITE_WINS};
        return new ObservedGame(number, number, results[result], count, 1, Map.of(), rows);
    }

    private static int[] balance(SplittableRandom random) {
        int[] balance = new int[LOGITS.length];
        for (int piece = 0; piece < balance.length; piece++) {
            if (random.nextDouble() < UNEQUAL[piece]) {
                int more = 1;
                while (piece == 0 && more < 4 && random.nextDouble() < MORE_PAWNS) {
                    more++;
                }
                balance[piece] = random.nextBoolean() ? more : -more;
            }
        }
        return balance;
    }

    /// 0 for a loss, 1 for a draw, 2 for a win of White's.
    private static int outcome(int[] balance, double width, SplittableRandom random) {
        double eta = ADVANTAGE;
        for (int piece = 0; piece < balance.length; piece++) {
            eta += LOGITS[piece] * balance[piece];
        }
        double drawn = random.nextDouble();
        double loss = 1 / (1 + Math.exp(eta + width));
        double notWon = 1 / (1 + Math.exp(eta - width));
        return drawn < loss ? 0 : drawn < notWon ? 1 : 2;
    }
}
