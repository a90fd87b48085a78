package org.pieceworth.lab.match;

import java.util.List;

/// The means of a match. No game depends on them unless moves are limited by time.
///
/// @param waitMillis the pause of a thread between its games
/// @param processors a set of processors for each concurrent game, in the format of `taskset -c`; none for
/// the system's choice
/// @param events receives the games
public record MatchMeans(long waitMillis, List<String> processors, MatchEvents events) {

    /// Without pauses, on all processors.
    public static final MatchMeans PLAIN = new MatchMeans(0, List.of(), MatchEvents.NONE);

    public MatchMeans {
        processors = List.copyOf(processors);
    }
}
