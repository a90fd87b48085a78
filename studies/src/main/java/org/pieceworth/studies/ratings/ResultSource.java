package org.pieceworth.studies.ratings;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.pieceworth.empirical.input.GameInput;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.input.ResultReader;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.empirical.settings.NameAliases;
import org.pieceworth.empirical.settings.TagCondition;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.text.InputException;

/// Files of games whose players are rated.
///
/// @param files their names, `-` for standard input
/// @param where condition for games to count
/// @param aliases other spellings of players' names
/// @param clusters the clusters of dependent games
/// @param threads number of threads for reading
record ResultSource(List<String> files, TagCondition where, NameAliases aliases, ClusterRule clusters, int threads) {

    ResultSource {
        files = List.copyOf(files);
    }

    /// Reads all files.
    ///
    /// @throws InputException when one cannot be read, or no game has a result
    ReadGames read(ReadProgress progress, RatedGameListener listener) {
        List<GameInput> inputs = files.stream().map(GameInput::of).toList();
        if (inputs.stream().filter(GameInput::isStandard).count() > 1) {
            throw new InputException("found standard input more than once, expected it once: it can only be read once");
        }
        Tournament tournament = new Tournament();
        GamePairs into = new GamePairs(tournament, clusters, listener);
        ResultReader reader = new ResultReader(where, clusters.tags(), threads, progress, game -> {
            int white = tournament.player(aliases.of(game.white()));
            int black = tournament.player(aliases.of(game.black()));
            if (white != black) {
                into.add(white, black, halfPoints(game.result()), game);
            }
        });
        inputs.forEach(reader::read);
        Map<String, Long> skipped = new TreeMap<>(reader.skipped());
        if (into.copies() > 0) {
            skipped.put(SkippedGames.DUPLICATE, into.copies());
        }
        ReadGames found = new ReadGames(tournament, skipped, into.pairs());
        if (tournament.results().games() == 0) {
            throw new InputException(String.join(", ", files) + ": no game can be used" + found.skippedText()
                    + "; expected games with the names of two players and a result"
                    + GameInput.missingTag(inputs, where));
        }
        return found;
    }

    private static int halfPoints(GameResult result) {
        return switch (result) {
            case WHITE_WINS -> 2;
            case DRAW -> 1;
            case BLACK_WINS -> 0;
            case UNKNOWN -> throw new IllegalArgumentException("a game without a result");
        };
    }
}
