package org.pieceworth.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.experiment.GamePlayer;
import org.pieceworth.lab.experiment.GameSink;
import org.pieceworth.lab.experiment.PlannedGames;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.lab.measure.MeasureMeans;
import org.pieceworth.text.Progress;

/// Records what both sides had on their first ranks and pawns at the start of each game, and the result, so that all
/// experiments can be fitted together.
///
/// A line of the file is an experiment: its key, the part (`pilot` or `proper`), then one word a pair of games: the
/// letters of the army that is White in the first game, a slash, those of the other, and both results from White's
/// side (`1`, `=`, `0`). Several of a kind are counted: `3P`. Another engine's name follows.
final class StartJournal {

    private final Map<String, List<String>> parts = new LinkedHashMap<>();

    MeasureMeans means(int threads) {
        return new MeasureMeans("", threads, this::watched, _ -> new GameKeeping.InMemory(), Progress.NONE, _ -> {});
    }

    private GamePlayer watched(PlannedGames games) {
        List<String> words = parts.computeIfAbsent(
                games.part().name().isEmpty() ? "proper" : games.part().name(), _ -> new ArrayList<>());
        return new Watched(games.player(), words);
    }

    private record Watched(GamePlayer player, List<String> words) implements GamePlayer {

        @Override
        public void play(long from, long to, int threads, GameSink sink) {
            player.play(from, to, threads, (number, game) -> {
                add(number, game);
                return sink.game(number, game);
            });
        }

        private void add(long number, PlayedGame game) {
            char result = switch (game.result()) {
                case WHITE_WINS -> '1';
                case DRAW, UNKNOWN -> '=';
                case BLACK_WINS -> '0';
            };
            if (number % 2 == 0) {
                words.add(armies(game.opening().startFen()) + "/" + result);
            } else {
                words.set(words.size() - 1, words.getLast() + result);
            }
        }

        @Override
        public void close() {
            player.close();
        }
    }

    /// The armies of a position, White's first.
    static String armies(String fen) {
        String placement = fen.split(" ", 2)[0];
        TreeMap<Character, Integer> white = new TreeMap<>();
        TreeMap<Character, Integer> black = new TreeMap<>();
        placement.chars().filter(Character::isLetter).forEach(c -> {
            TreeMap<Character, Integer> side = Character.isUpperCase(c) ? white : black;
            side.merge(Character.toUpperCase((char) c), 1, Integer::sum);
        });
        return army(white) + "/" + army(black);
    }

    private static String army(Map<Character, Integer> pieces) {
        StringBuilder text = new StringBuilder();
        pieces.forEach((letter, count) -> {
            if (letter != 'K') {
                text.append(count > 1 ? Integer.toString(count) : "").append(letter);
            }
        });
        return text.toString();
    }

    /// @param engine that played, where it is another one
    void append(Path file, String key, String engine) throws IOException {
        for (Map.Entry<String, List<String>> part : parts.entrySet()) {
            Files.writeString(
                    file,
                    key + "\t" + part.getKey() + "\t" + String.join(" ", part.getValue())
                            + (engine.isEmpty() ? "" : "\t" + engine) + "\n",
                    StandardOpenOption.CREATE,
                    StandardOpenOption.APPEND);
        }
    }
}
