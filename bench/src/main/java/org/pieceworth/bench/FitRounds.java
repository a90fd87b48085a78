package org.pieceworth.bench;

import java.io.IOException;
import java.io.PrintWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Locale;
import java.util.SplittableRandom;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.fit.PieceValueFitter;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;

/// Times the fit of five million rows from their counts, and a thousand bootstrap replicates of a file of games;
/// writes the rows as CSV for a peer. Prints lines `what|seconds|values`.
public final class FitRounds {

    private static final int ROWS = 5_000_000;
    private static final int ROUNDS = 20;
    private static final int RANGE = 9;
    private static final double[] LOGITS = {0.6, 1.8, 2.1, 3.0, 6.0};
    private static final double ADVANTAGE = 0.1;

    private FitRounds() {}

    public static void main(String[] args) throws IOException {
        fit(Path.of(args[1]));
        bootstrap(args[0]);
    }

    private static void fit(Path csv) throws IOException {
        byte[] rows = rows();
        write(rows, csv);
        GroupedOutcomes counts = count(rows);
        double counting = Double.POSITIVE_INFINITY;
        double fitting = Double.POSITIVE_INFINITY;
        FitOptions options = new FitOptions(DrawModel.DROP, true, Penalty.NONE, Solver.NEWTON);
        String[] names = {"P", "N", "B", "R", "Q"};
        OutcomeFit fit = OutcomeRegression.fit(counts, options, names, FitTrace.NONE);
        for (int round = 0; round < ROUNDS; round++) {
            long start = System.nanoTime();
            counts = count(rows);
            long counted = System.nanoTime();
            fit = OutcomeRegression.fit(counts, options, names, FitTrace.NONE);
            fitting = Math.min(fitting, (System.nanoTime() - counted) / 1e9);
            counting = Math.min(counting, (counted - start) / 1e9);
        }
        double[] theta = fit.parameters();
        StringBuilder values = new StringBuilder();
        for (int i = 1; i < LOGITS.length; i++) {
            values.append(String.format(Locale.ROOT, "%.4f ", 100 * theta[i] / theta[0]));
        }
        System.out.println("counting 5,000,000 rows into groups|" + counting + "|" + counts.groups() + " groups");
        System.out.println("fit from grouped counts of 5,000,000 rows|" + fitting + "|"
                + values.toString().strip());
    }

    /// Rows of five balances from −4 to 4, mostly 0, and 1 for a win.
    private static byte[] rows() {
        SplittableRandom random = new SplittableRandom(7);
        byte[] rows = new byte[6 * ROWS];
        for (int row = 0; row < ROWS; row++) {
            double eta = ADVANTAGE;
            for (int i = 0; i < LOGITS.length; i++) {
                int most = i == 0 ? 4 : 1;
                int balance = random.nextInt(3) == 0 ? random.nextInt(2 * most + 1) - most : 0;
                rows[6 * row + i] = (byte) balance;
                eta += LOGITS[i] * balance;
            }
            rows[6 * row + 5] = (byte) (random.nextDouble() < 1 / (1 + Math.exp(-eta)) ? 1 : 0);
        }
        return rows;
    }

    private static void write(byte[] rows, Path csv) throws IOException {
        try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(csv))) {
            for (int row = 0; row < ROWS; row++) {
                for (int i = 0; i < 6; i++) {
                    out.print(rows[6 * row + i]);
                    out.print(i == 5 ? '\n' : ',');
                }
            }
        }
    }

    private static GroupedOutcomes count(byte[] rows) {
        int[] groupOf = new int[RANGE * RANGE * RANGE * RANGE * RANGE];
        double[] features = new double[5 * groupOf.length];
        double[] wins = new double[groupOf.length];
        double[] losses = new double[groupOf.length];
        int groups = 0;
        for (int row = 0; row < ROWS; row++) {
            int key = 0;
            for (int i = 0; i < 5; i++) {
                key = RANGE * key + rows[6 * row + i] + RANGE / 2;
            }
            if (groupOf[key] == 0) {
                for (int i = 0; i < 5; i++) {
                    features[5 * groups + i] = rows[6 * row + i];
                }
                groupOf[key] = ++groups;
            }
            int group = groupOf[key] - 1;
            if (rows[6 * row + 5] == 1) {
                wins[group]++;
            } else {
                losses[group]++;
            }
        }
        return GroupedOutcomes.dense(
                5,
                Arrays.copyOf(features, 5 * groups),
                Arrays.copyOf(wins, groups),
                new double[groups],
                Arrays.copyOf(losses, groups));
    }

    private static void bootstrap(String games) {
        ObservationReader files = new ObservationReader(ObservationSettings.DEFAULT, ReadProgress.NONE);
        files.read(games);
        Observations observations = files.observations();
        FitSettings settings = FitSettings.DEFAULT.withResampling(new FitSettings.Resampling(1000, 1, 1));
        double first = 0;
        double best = Double.POSITIVE_INFINITY;
        for (int round = 0; round < 5; round++) {
            long start = System.nanoTime();
            PieceValueFit fit = PieceValueFitter.fit(observations, settings, FitTrace.NONE);
            double seconds = (System.nanoTime() - start) / 1e9;
            first = round == 0 ? seconds : first;
            best = Math.min(best, seconds);
            if (fit.values().isEmpty()) {
                throw new IllegalStateException();
            }
        }
        System.out.println("1,000 bootstrap replicates of the games, the first time|" + first + "|");
        System.out.println("1,000 bootstrap replicates of the games, warm|" + best + "|");
    }
}
