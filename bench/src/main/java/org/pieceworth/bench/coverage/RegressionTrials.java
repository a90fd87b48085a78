package org.pieceworth.bench.coverage;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.pieceworth.empirical.checks.JointTest;
import org.pieceworth.empirical.diagnostics.LinkTest;
import org.pieceworth.empirical.diagnostics.MarginalEffect;
import org.pieceworth.empirical.fit.ControlledValues;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.LinearRule;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.Control;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.stats.Estimate;
import org.pieceworth.text.InputException;

/// Figures that a fit prints beside its values, of games made by the model: joint tests and their regions, the link
/// test, effects in points, and values with ratings that err.
final class RegressionTrials {

    private static final int[] SIZES = {150, 400, 1500};

    /// Games with ratings have a single row each, and are so many times as many: a weak pawn is no matter of ratings.
    private static final int ROWS = 6;

    private static final double[] LOGITS = {0.66, 1.87, 2.26, 3.2, 7.1};
    private static final String NAMES = "PNBRQ";
    private static final double ADVANTAGE = 0.15;
    private static final double WIDTH = 0.32;
    private static final double LEVEL = 0.05;

    /// True of [#LOGITS].
    private static final String RULES = "113N = 93.5B, 1.87R = 3.2N";

    /// Standard deviations of players' skills and of the errors of their ratings, in points, and log-odds per hundred
    /// points.
    private static final double SKILL = 100;

    private static final int NOISE = 42;
    private static final double PER_HUNDRED = 0.6;

    private final Trials trials;

    RegressionTrials(Trials trials) {
        this.trials = trials;
    }

    CoverageTable table() {
        CoverageTable table = new CoverageTable("Tests and effects of simulated games", "games");
        for (int size : trials.sizes(SIZES)) {
            Map<String, Rate> rates = new LinkedHashMap<>();
            rates.put("p of two rules", Rate.ofPValues());
            rates.put("p of the link", Rate.ofPValues());
            rates.put("effect of N", Rate.ofIntervals());
            rates.put("effect of R", Rate.ofIntervals());
            rates.put("N with noisy ratings", Rate.ofIntervals());
            rates.put("R with noisy ratings", Rate.ofIntervals());
            rates.put("N with ratings as they stand", Rate.ofUnpromised());
            trials.run("regression" + size, random -> tryOnce(size, rates, random));
            table.add("" + size, rates);
        }
        return table;
    }

    private static void tryOnce(int size, Map<String, Rate> rates, SplittableRandom random) {
        List<ObservedGame> games = new ArrayList<>();
        for (int game = 0; game < size; game++) {
            games.add(SimulatedGames.game(game, WIDTH, random));
        }
        try {
            PieceValueFit fit = Population.fit(Population.observations(games), Clustering.GAME);
            addTests(rates, fit);
            addEffects(rates, fit);
        } catch (InputException _) {
            rates.forEach((name, rate) -> {
                if (!name.contains("ratings")) {
                    rate.addSilent();
                }
            });
        }
        addNoise(ROWS * size, rates, random);
    }

    private static void addTests(Map<String, Rate> rates, PieceValueFit fit) {
        JointTest test = JointTest.of(fit, LinearRule.parseAll(RULES));
        rates.get("p of two rules").add(test.ratio().pValue() < LEVEL);
        LinkTest.of(fit)
                .ifPresentOrElse(
                        link -> rates.get("p of the link").add(link.pValue() < LEVEL),
                        rates.get("p of the link")::addSilent);
    }

    private static void addEffects(Map<String, Rate> rates, PieceValueFit fit) {
        double reach = fit.clusters().orElseThrow().distribution().reach(1 - LEVEL);
        for (MarginalEffect effect : MarginalEffect.of(fit)) {
            int piece = NAMES.indexOf(effect.feature());
            Rate rate = rates.get("effect of " + effect.feature());
            if (rate != null) {
                double truth = score(ADVANTAGE + LOGITS[piece]) - score(ADVANTAGE);
                Estimate level = effect.level();
                rate.add(Math.abs(level.value() - truth) < reach * level.standardError());
            }
        }
    }

    private static double score(double predictor) {
        return (1 + 1 / (1 + Math.exp(WIDTH - predictor)) - 1 / (1 + Math.exp(WIDTH + predictor))) / 2;
    }

    private static void addNoise(int size, Map<String, Rate> rates, SplittableRandom random) {
        Control noisy = Control.parse("rating:" + NOISE);
        List<ObservedGame> games = new ArrayList<>();
        for (int game = 0; game < size; game++) {
            games.add(rated(game, random));
        }
        try {
            PieceValueFit fit = Population.fit(
                    Population.observations(games, noisy), FitSettings.DEFAULT.withClustering(Clustering.GAME));
            double reach = fit.clusters().orElseThrow().distribution().reach(1 - LEVEL);
            ControlledValues corrected = ControlledValues.of(fit, noisy);
            ControlledValues known = ControlledValues.of(fit, Control.parse("rating"));
            add(rates.get("N with noisy ratings"), corrected, 1, reach);
            add(rates.get("R with noisy ratings"), corrected, 3, reach);
            add(rates.get("N with ratings as they stand"), known, 1, reach);
        } catch (InputException _) {
            rates.forEach((name, rate) -> {
                if (name.contains("ratings")) {
                    rate.addSilent();
                }
            });
        }
    }

    private static void add(Rate rate, ControlledValues held, int piece, double reach) {
        double truth = 100 * LOGITS[piece] / LOGITS[0];
        held.values().stream()
                .filter(value -> value.feature().equals(NAMES.substring(piece, piece + 1))
                        && !Double.isNaN(value.plain().standardError()))
                .map(ControlledValues.Controlled::controlled)
                .findFirst()
                .ifPresentOrElse(
                        value -> rate.add(Math.abs(value.value() - truth) < reach * value.standardError()),
                        rate::addSilent);
    }

    /// One row of a game whose stronger player tends to have more, and whose ratings err.
    private static ObservedGame rated(int number, SplittableRandom random) {
        double white = SKILL * random.nextGaussian();
        double black = SKILL * random.nextGaussian();
        double stronger = (white - black) / 100;
        int[] row = new int[LOGITS.length];
        double eta = ADVANTAGE + PER_HUNDRED * stronger;
        for (int piece = 0; piece < row.length; piece++) {
            double more = 0.25 * stronger + 1.2 * random.nextGaussian();
            row[piece] = more > 1.3 ? 1 : more < -1.3 ? -1 : 0;
            eta += LOGITS[piece] * row[piece];
        }
        double drawn = random.nextDouble();
        double win = 1 / (1 + Math.exp(WIDTH - eta));
        double loss = 1 / (1 + Math.exp(WIDTH + eta));
        GameResult result =
                drawn < win ? GameResult.WHITE_WINS : drawn < win + loss ? GameResult.BLACK_WINS : GameResult.DRAW;
        Map<String, String> tags = Map.of(
                "WhiteElo", rating(white, random),
                "BlackElo", rating(black, random));
        return new ObservedGame(number, number, result, 40, 1, tags, List.of(new Observation(1, row, Double.NaN, "")));
    }

    private static String rating(double skill, SplittableRandom random) {
        return Long.toString(Math.round(2000 + skill + NOISE * random.nextGaussian()));
    }
}
