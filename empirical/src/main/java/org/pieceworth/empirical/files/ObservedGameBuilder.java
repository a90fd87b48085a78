package org.pieceworth.empirical.files;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.pgn.GameResult;
import org.pieceworth.text.InputException;

/// Joins consecutive rows with the same game number and key to games.
public final class ObservedGameBuilder {

    private final Consumer<ObservedGame> into;
    private final List<Observation> rows = new ArrayList<>();
    private Optional<Head> open = Optional.empty();
    private Map<String, String> tags = Map.of();

    /// @param into receives the games
    public ObservedGameBuilder(Consumer<ObservedGame> into) {
        this.into = into;
    }

    /// The fields of a row that belong to its game.
    ///
    /// @param line its line
    /// @param number the game's number
    /// @param key the game's key
    /// @param result the game's result
    /// @param plies number of the game's moves
    /// @param weight the game's weight
    public record Head(long line, long number, long key, GameResult result, int plies, double weight) {}

    /// Adds the next row.
    ///
    /// @param tagsOfGame called once per game
    /// @param row empty for a game without rows
    /// @param place its place, for messages
    /// @throws InputException when the rows of a game differ in its result or weight
    public void add(
            Head head, Supplier<Map<String, String>> tagsOfGame, Optional<Observation> row, Supplier<String> place) {
        boolean same = open.filter(game -> game.number() == head.number() && game.key() == head.key())
                .isPresent();
        if (!same) {
            end();
            open = Optional.of(head);
            tags = tagsOfGame.get();
        } else if (!alike(open.get(), head)) {
            throw new InputException(place.get() + ": found the result "
                    + head.result().token() + ", weight "
                    + head.weight() + " for game " + head.number() + ", expected the result of its previous row: "
                    + open.get().result().token() + ", weight " + open.get().weight());
        }
        row.ifPresent(rows::add);
    }

    private static boolean alike(Head a, Head b) {
        return a.result() == b.result() && Double.compare(a.weight(), b.weight()) == 0;
    }

    /// Completes the last game; to be called after the last row.
    public void end() {
        open.ifPresent(head -> into.accept(
                new ObservedGame(head.line(), head.key(), head.result(), head.plies(), head.weight(), tags, rows)));
        open = Optional.empty();
        rows.clear();
    }
}
