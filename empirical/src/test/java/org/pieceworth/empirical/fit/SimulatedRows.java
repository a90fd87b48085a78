package org.pieceworth.empirical.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.SourceFile;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.testkit.RandomGames;

/// Games whose rows and results are made by the hand of a test.
public final class SimulatedRows {

    private static final double[] LOGITS = {0.7, 2.0, 2.2, 3.2, 6.5};

    private final List<ObservedGame> games = new ArrayList<>();

    /// No games yet.
    public SimulatedRows() {}

    /// Adds games in which anything but a queen may be missing, and results follow known log-odds.
    public SimulatedRows without(int pieces, int count, long seed) {
        RandomGenerator random = RandomGames.random(seed);
        for (int game = 0; game < count; game++) {
            int[][] rows = new int[1 + random.nextInt(5)][5];
            double eta = 0.2;
            for (int i = 0; i < rows.length; i++) {
                rows[i] = i == 0 ? new int[5] : rows[i - 1].clone();
                rows[i][random.nextInt(pieces)] += random.nextBoolean() ? 1 : -1;
            }
            for (int i = 0; i < 5; i++) {
                eta += LOGITS[i] * rows[rows.length - 1][i];
            }
            double u = random.nextDouble();
            double win = 1 / (1 + Math.exp(0.5 - eta));
            double loss = 1 / (1 + Math.exp(0.5 + eta));
            game(
                    u < win ? GameResult.WHITE_WINS : u < win + loss ? GameResult.BLACK_WINS : GameResult.DRAW,
                    Map.of(),
                    rows);
        }
        return this;
    }

    public SimulatedRows game(GameResult result, Map<String, String> tags, int[]... rows) {
        List<Observation> found = new ArrayList<>();
        for (int[] row : rows) {
            found.add(new Observation(found.size() + 1, row, Double.NaN, ""));
        }
        long number = games.size() + 1L;
        games.add(new ObservedGame(number, number * 0x9E3779B97F4A7C15L, result, 60, 1, tags, found));
        return this;
    }

    public Observations observations(ObservationSettings settings) {
        ObservationReader reader = new ObservationReader(settings, ReadProgress.NONE);
        Consumer<Consumer<ObservedGame>> all = games::forEach;
        reader.add(new SourceFile("simulated", 0, ""), all);
        return reader.observations();
    }

    public Observations observations() {
        return observations(ObservationSettings.DEFAULT);
    }
}
