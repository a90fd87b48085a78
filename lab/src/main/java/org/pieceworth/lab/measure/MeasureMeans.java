package org.pieceworth.lab.measure;

import java.util.function.Function;
import org.pieceworth.lab.experiment.GameKeeping;

/// The environment of a measurement. No value depends on it.
///
/// @param version of the program
/// @param threads games that are played at a time
/// @param keeping of the games of a part: `pilot`, or empty for the measurement proper
/// @param listener hears of its progress
public record MeasureMeans(
        String version, int threads, Function<String, GameKeeping> keeping, MeasureListener listener) {

    /// Games in memory, and nobody who listens.
    public static MeasureMeans inMemory(int threads) {
        return new MeasureMeans("", threads, _ -> new GameKeeping.InMemory(), MeasureListener.NONE);
    }
}
