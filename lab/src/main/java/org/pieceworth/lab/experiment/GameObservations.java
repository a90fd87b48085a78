package org.pieceworth.lab.experiment;

import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.PlayedGameRows;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.rows.ObservedGameListener;
import org.pieceworth.empirical.rows.SourceFile;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.rules.fairy.VariantRules;

/// Turns games into observations without writing them first.
public final class GameObservations {

    private static final SourceFile SOURCE = new SourceFile("self-play", 0, "");

    private GameObservations() {}

    /// The default options for files of games of that variant.
    public static ObservationSettings options(VariantRules rules) {
        boolean chess = rules.isChess();
        return chess ? ObservationSettings.DEFAULT : ObservationSettings.DEFAULT.withVariant(rules);
    }

    /// Tags of a game, including the key that distinguishes games.
    @FunctionalInterface
    public interface Tags {

        /// The tags of a game.
        ///
        /// @param number number of the game, from 0
        Map<String, String> of(long number, PlayedGame game);
    }

    /// Collects games.
    ///
    /// @param keeper receives each used game, without duplicates
    /// @param games passes all games to the given sink
    public static ObservationReader collect(
            ObservationSettings options, ObservedGameListener keeper, Tags tags, Consumer<GameSink> games) {
        ObservationReader files = keeper.equals(ObservedGameListener.NONE)
                ? new ObservationReader(options, ReadProgress.NONE)
                : new ObservationReader(options, ReadProgress.NONE, keeper);
        files.add(SOURCE, used -> {
            PlayedGameRows rows = new PlayedGameRows(options, keeper.wantsPositions(), used);
            games.accept((number, game) -> {
                add(rows, tags, number, game);
                return true;
            });
        });
        return files;
    }

    /// Uses games converted to rows before.
    static ObservationReader read(ObservationSettings options, List<ObservedGame> games) {
        ObservationReader files = new ObservationReader(options, ReadProgress.NONE);
        files.add(SOURCE, games::forEach);
        return files;
    }

    /// Turns a game into rows.
    static void add(PlayedGameRows rows, Tags tags, long number, PlayedGame game) {
        GameMoves moves = new GameMoves(game);
        rows.add(tags.of(number, game), moves.replayed(number, game), moves);
    }
}
