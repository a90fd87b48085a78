package org.pieceworth.lab.measure;

import java.util.Map;
import java.util.OptionalDouble;
import java.util.function.Consumer;
import java.util.function.Function;
import org.pieceworth.lab.experiment.GameExecutor;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.stats.Estimate;
import org.pieceworth.text.Progress;

/// The environment of a measurement. No value depends on it.
///
/// @param version version of the program
/// @param threads number of concurrent games
/// @param executor executor of the games
/// @param keeping storage of the games of a part: `pilot`, or empty for the measurement proper
/// @param progress receives its progress
/// @param looks receives each evaluation of the values so far
public record MeasureMeans(
        String version,
        int threads,
        GameExecutor executor,
        Function<String, GameKeeping> keeping,
        Progress progress,
        Consumer<Look> looks) {

    /// Values from the games so far.
    ///
    /// @param games number of games so far
    /// @param values values by the user's name of the piece; a piece without an estimate is missing
    /// @param half half the width of the widest interval, if all have one with two ends
    public record Look(long games, Map<String, Estimate> values, OptionalDouble half) {}

    /// On this machine.
    public MeasureMeans(String version, int threads, Function<String, GameKeeping> keeping, Progress progress) {
        this(version, threads, GameExecutor.LOCAL, keeping, progress, _ -> {});
    }

    /// Games in memory, without reports.
    public static MeasureMeans inMemory(int threads) {
        return new MeasureMeans("", threads, _ -> new GameKeeping.InMemory(), Progress.NONE);
    }
}
