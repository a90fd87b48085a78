package org.pieceworth.studies.play;

import org.pieceworth.lab.experiment.GamePlace;
import org.pieceworth.lab.match.MatchMeans;
import org.pieceworth.lab.uci.EngineTraffic;
import org.pieceworth.lab.values.ValueSources;

/// The means of playing games. No result depends on them, unless moves are limited by time.
///
/// @param sources finds the values that users name
/// @param threads how many games are played at a time
/// @param place where games are played
/// @param listener hears how far it is
/// @param match pauses, processors and events of matches
/// @param traffic hears of the lines of engines
public record PlayMeans(
        ValueSources sources,
        int threads,
        GamePlace place,
        PlayListener listener,
        MatchMeans match,
        EngineTraffic traffic) {

    /// Without pauses, on all processors.
    public PlayMeans(ValueSources sources, int threads, GamePlace place, PlayListener listener) {
        this(sources, threads, place, listener, MatchMeans.PLAIN, EngineTraffic.NONE);
    }

    /// On this machine.
    public PlayMeans(ValueSources sources, int threads, PlayListener listener) {
        this(sources, threads, GamePlace.HERE, listener);
    }

    /// For games that are looked at and not played here.
    public static PlayMeans none(ValueSources sources) {
        return new PlayMeans(sources, 1, PlayListener.NONE);
    }
}
