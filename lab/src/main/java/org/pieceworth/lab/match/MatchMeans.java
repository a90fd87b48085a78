package org.pieceworth.lab.match;

import java.util.List;

/// The means of a match. No game depends on them unless moves are limited by time.
///
/// @param waitMillis the pause of a thread between its games
/// @param processors a set of processors for each game at a time, as `taskset -c` takes them; none where engines run
/// where the system likes
/// @param events receives the games
public record MatchMeans(long waitMillis, List<String> processors, MatchEvents events) {

    /// Without pauses, on all processors.
    public static final MatchMeans PLAIN = new MatchMeans(0, List.of(), MatchEvents.NONE);

    public MatchMeans {
        processors = List.copyOf(processors);
    }
}
