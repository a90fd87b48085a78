package org.pieceworth.empirical.armies;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/// Results of armies whose pieces have known values, as those of the armies study came about: symmetric armies, one of
/// them in four rows of ten, some against themselves; and each army worth more or less than its pieces.
final class SimulatedArmies {

    static final String LETTERS = "ABCDHNQR";
    static final int FILES = 4;

    private static final double ARMIES_DIFFER = 0.12;
    private static final double FILES_DIFFER = 0.05;
    private static final double DRAW_WIDTH = 0.25;
    private static final double WHITE = 0.08;

    /// In log-odds.
    final double[] value = {2.1, 1.0, 2.2, 1.5, 0.7, 0.85, 2.5, 1.2};

    /// More to Black than to White.
    final double[] surplus = {0, 0, 0, 0, 0.05, 0, 0, 0.03};

    final double[][] file = new double[LETTERS.length()][FILES];
    private final Random random;
    private final Map<String, Double> deviation = new HashMap<>();

    SimulatedArmies(long seed) {
        random = new Random(seed);
        for (double[] effects : file) {
            for (int i = 0; i < FILES; i++) {
                effects[i] = FILES_DIFFER * random.nextGaussian();
            }
        }
    }

    ArmyResults results(int rows) {
        List<ArmyResult> results = new ArrayList<>();
        for (int row = 0; row < rows; row++) {
            String white = row % 10 < 4 ? "RNBQKBNR" : army();
            String black = row % 10 > 7 ? white : army();
            results.add(row % 20 == 0 ? result(black, white) : result(white, black));
        }
        return new ArmyResults(results, ArmyLetters.study(), true, true);
    }

    private String army() {
        StringBuilder half = new StringBuilder();
        while (half.length() < FILES) {
            char letter = LETTERS.charAt(random.nextInt(LETTERS.length()));
            half.append(letter);
        }
        return half + "K" + half.charAt(2) + half.charAt(1) + half.charAt(0);
    }

    private ArmyResult result(String white, String black) {
        double predictor = WHITE + worth(white, -0.5) - worth(black, 0.5);
        double win = 1 / (1 + Math.exp(DRAW_WIDTH - predictor));
        double loss = 1 / (1 + Math.exp(DRAW_WIDTH + predictor));
        int games = 1000 + random.nextInt(1000);
        int[] count = new int[3];
        for (int game = 0; game < games; game++) {
            double lot = random.nextDouble();
            count[lot < win ? 0 : lot < 1 - loss ? 1 : 2]++;
        }
        return new ArmyResult(white, black, count[0], count[1], count[2]);
    }

    private double worth(String army, double side) {
        double worth = deviation.computeIfAbsent(army, _ -> ARMIES_DIFFER * random.nextGaussian());
        for (int i = 0; i < army.length(); i++) {
            int piece = LETTERS.indexOf(army.charAt(i));
            if (piece >= 0) {
                worth += value[piece] + side * surplus[piece] + file[piece][Math.min(i, army.length() - 1 - i)];
            }
        }
        return worth;
    }
}
