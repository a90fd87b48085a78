package org.pieceworth.empirical.reading;

import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.GameListener;
import org.pieceworth.pgn.GameReplay;
import org.pieceworth.terms.TermSet;

/// How games are replayed and collected by the settings of a reading; makes what one thread needs for it.
final class GameReading {

    private final ObservationSettings options;
    private final TermSet terms;
    private final Optional<CollectedParts> kept;

    /// @param kept the parts of games that a keeper wants; empty if games are not kept
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
    /// @param used takes each game that is used, if games are kept
    GameReplay replay(GameCollector collector, Consumer<ObservedGame> used) {
        GameListener listener = listener(collector, used);
        return options.features()
                .variant()
                .map(rules -> new GameReplay(listener, rules, options.games().unknownTags()))
                .orElseGet(() -> new GameReplay(
                        listener, options.games().strict(), options.games().unknownTags()));
    }

    /// Returns the collector, wrapped to pass games on if they are kept.
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
