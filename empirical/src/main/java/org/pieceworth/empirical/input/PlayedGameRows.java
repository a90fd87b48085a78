package org.pieceworth.empirical.input;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.pieceworth.empirical.reading.CollectedParts;
import org.pieceworth.empirical.reading.GameCollector;
import org.pieceworth.empirical.reading.ObservationForwarder;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.pgn.GameListener.ReplayedGame;
import org.pieceworth.rules.position.PlayedMoves;

/// Takes observations from games in memory, never written to a file: by the code for files, so that both give
/// the same rows.
public final class PlayedGameRows {

    private final GameCollector collector;
    private final ObservationForwarder listener;
    private final Consumer<ObservedGame> used;
    private Map<String, String> tags = Map.of();

    /// @param options the rule for positions, and the features; rows are fitted to results, not to scores
    /// @param keepsPositions whether to store the positions of the rows
    /// @param used receives the games, such as [ObservationReader#add]
    public PlayedGameRows(ObservationSettings options, boolean keepsPositions, Consumer<ObservedGame> used) {
        this.used = used;
        collector = new GameCollector(options, options.terms());
        listener = new ObservationForwarder(
                collector,
                options.groups().weighting(),
                options.terms().features().size(),
                new CollectedParts(Set.of(), keepsPositions, Optional.empty()),
                this::tagged);
    }

    /// Takes a game; one without moves or result gives nothing.
    ///
    /// @param tagsOfGame the game's tags, in the form of a file
    /// @param game its number, result, plies and key
    /// @param moves moves of the game; used only during the call
    public void add(Map<String, String> tagsOfGame, ReplayedGame game, PlayedMoves moves) {
        tags = tagsOfGame;
        listener.begin();
        listener.end(game, moves, Optional.empty());
        collector.takeAll();
    }

    private void tagged(ObservedGame game) {
        used.accept(new ObservedGame(
                game.line(), game.key(), game.result(), game.plies(), game.weight(), tags, game.rows()));
    }
}
