package org.pieceworth.empirical.reading;

import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.GameListener;
import org.pieceworth.pgn.GameReplay;
import org.pieceworth.terms.TermSet;

/// Replays and collects games by the settings of a reading; creates the objects needed by one thread.
final class GameReading {

    private final ObservationSettings options;
    private final TermSet terms;
    private final Optional<CollectedParts> kept;

    /// @param kept the requested parts of games; empty if games are not requested
    GameReading(ObservationSettings options, TermSet terms, Optional<CollectedParts> kept) {
        this.options = options;
        this.terms = terms;
        this.kept = kept;
    }

    GameCollector collector() {
        return new GameCollector(options, terms, kept.map(CollectedParts::tags).orElse(Set.of()));
    }

    /// Replays games for a collector.
    ///
    /// @param used receives each used game, if games are requested
    GameReplay replay(GameCollector collector, Consumer<ObservedGame> used) {
        GameListener listener = listener(collector, used);
        return options.features()
                .variant()
                .map(rules -> new GameReplay(listener, rules, options.games().unknownTags()))
                .orElseGet(() -> new GameReplay(
                        listener, options.games().strict(), options.games().unknownTags()));
    }

    /// Returns the collector, wrapped to pass games on if they are requested.
    private GameListener listener(GameCollector collector, Consumer<ObservedGame> used) {
        return kept.<GameListener>map(parts -> new ObservationForwarder(
                        collector,
                        options.groups().weighting(),
                        terms.features().size(),
                        parts,
                        used))
                .orElse(collector);
    }
}
