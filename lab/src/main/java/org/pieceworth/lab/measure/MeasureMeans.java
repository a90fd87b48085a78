package org.pieceworth.lab.measure;

import java.util.function.Function;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.experiment.GamePlace;

/// The environment of a measurement. No value depends on it.
///
/// @param version of the program
/// @param threads games that are played at a time
/// @param place where games are played
/// @param keeping of the games of a part: `pilot`, or empty for the measurement proper
/// @param listener hears of its progress
public record MeasureMeans(
        String version, int threads, GamePlace place, Function<String, GameKeeping> keeping, MeasureListener listener) {

    /// On this machine.
    public MeasureMeans(String version, int threads, Function<String, GameKeeping> keeping, MeasureListener listener) {
        this(version, threads, GamePlace.HERE, keeping, listener);
    }

    /// Games in memory, and nobody who listens.
    public static MeasureMeans inMemory(int threads) {
        return new MeasureMeans("", threads, _ -> new GameKeeping.InMemory(), MeasureListener.NONE);
    }
}
