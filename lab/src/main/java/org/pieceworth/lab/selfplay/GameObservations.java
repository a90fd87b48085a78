package org.pieceworth.lab.selfplay;

import java.util.Optional;
import java.util.function.Consumer;
import org.pieceworth.empirical.CollectionOptions;
import org.pieceworth.empirical.GameFiles;
import org.pieceworth.empirical.GameKeeper;
import org.pieceworth.empirical.PlayedGameRows;
import org.pieceworth.empirical.ReadProgress;
import org.pieceworth.empirical.SourceFile;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.pgn.GameReplay;
import org.pieceworth.rules.fairy.VariantRules;

/// Turns games into observations without writing them first.
public final class GameObservations {

    private static final String SOURCE = "self-play";

    private GameObservations() {}

    /// The usual options for games of that variant, as a file of them would be read.
    public static CollectionOptions options(VariantRules rules) {
        boolean chess = GameReplay.isChess(rules.variant().name());
        return chess ? CollectionOptions.DEFAULT : CollectionOptions.DEFAULT.withVariant(rules);
    }

    /// Collects games.
    ///
    /// @param keeper hears of each game that is used, duplicates left out
    /// @param labels what the games are called, for the tags that are kept
    /// @param games is given what takes the games, and gives it all of them
    public static GameFiles collect(
            CollectionOptions options, Optional<GameKeeper> keeper, GameLabels labels, Consumer<GameSink> games) {
        GameFiles files = keeper.map(to -> new GameFiles(options, ReadProgress.NONE, to))
                .orElseGet(() -> new GameFiles(options, ReadProgress.NONE));
        files.add(new SourceFile(SOURCE, 0, ""), used -> {
            PlayedGameRows rows = new PlayedGameRows(options, false, used);
            games.accept((number, game) -> {
                add(rows, labels, number, game);
                return true;
            });
        });
        return files;
    }

    private static void add(PlayedGameRows rows, GameLabels labels, long number, PlayedGame game) {
        GameMoves moves = new GameMoves(game);
        rows.add(labels.tags(number, game), moves.told(number, game), moves);
    }
}
