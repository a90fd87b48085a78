package org.pieceworth.bench;

import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.ObservationSettings.Games;

/// Times reading a file of labelled positions again and again inside one process; prints lines
/// `what|seconds`.
public final class PositionRounds {

    private static final int ROUNDS = 6;

    private PositionRounds() {}

    public static void main(String[] args) {
        for (int threads = 1; threads <= 2; threads++) {
            ObservationSettings options =
                    ObservationSettings.DEFAULT.with(Games.WITH_DUPLICATES).withThreads(threads);
            print("reader alone, warm, " + threads + (threads == 1 ? " thread" : " threads"), options, args[0]);
        }
        print(
                "the same, one thread, with squares",
                ObservationSettings.DEFAULT.with(Games.WITH_DUPLICATES).withFeatures("squares"),
                args[0]);
    }

    private static void print(String what, ObservationSettings options, String file) {
        double best = Double.POSITIVE_INFINITY;
        for (int round = 0; round < ROUNDS; round++) {
            long start = System.nanoTime();
            new ObservationReader(options, ReadProgress.NONE).read(file);
            best = Math.min(best, (System.nanoTime() - start) / 1e9);
        }
        System.out.println(what + "|" + best);
    }
}
