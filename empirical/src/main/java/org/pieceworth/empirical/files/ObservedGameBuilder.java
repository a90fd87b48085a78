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

/// Puts rows of a table together to games: rows that follow each other with the same number and key are of one.
public final class ObservedGameBuilder {

    private final Consumer<ObservedGame> into;
    private final List<Observation> rows = new ArrayList<>();
    private Optional<Head> open = Optional.empty();
    private Map<String, String> tags = Map.of();

    /// @param into what takes the games
    public ObservedGameBuilder(Consumer<ObservedGame> into) {
        this.into = into;
    }

    /// What a row says of its game.
    ///
    /// @param line where it is
    /// @param number the game's number
    /// @param key the game's key
    /// @param result how it ended
    /// @param plies its moves
    /// @param weight its weight
    public record Head(long line, long number, long key, GameResult result, int plies, double weight) {}

    /// Adds the next row.
    ///
    /// @param tagsOfGame asked for once a game
    /// @param row empty for a game without rows
    /// @param place where it is, for messages
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

    /// Ends the last game.
    public void end() {
        open.ifPresent(head -> into.accept(
                new ObservedGame(head.line(), head.key(), head.result(), head.plies(), head.weight(), tags, rows)));
        open = Optional.empty();
        rows.clear();
    }
}
