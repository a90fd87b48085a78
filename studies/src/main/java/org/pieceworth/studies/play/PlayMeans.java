package org.pieceworth.studies.play;

import org.pieceworth.lab.match.MatchMeans;
import org.pieceworth.lab.uci.EngineTraffic;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.studies.run.Run;

/// The means of playing games. No result depends on them, unless moves are limited by time.
///
/// @param sources finds the values that users name
/// @param threads number of games at a time
/// @param run receives progress, and provides the executor of games
/// @param match pauses, processors and events of matches
/// @param traffic receives the lines of engines
public record PlayMeans(ValueSources sources, int threads, Run run, MatchMeans match, EngineTraffic traffic) {

    /// Without pauses, on all processors.
    public PlayMeans(ValueSources sources, int threads, Run run) {
        this(sources, threads, run, MatchMeans.PLAIN, EngineTraffic.NONE);
    }

    /// Means for games played elsewhere or not at all.
    public static PlayMeans none(ValueSources sources) {
        return new PlayMeans(sources, 1, Run.SILENT);
    }
}
