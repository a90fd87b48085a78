package org.pieceworth.studies.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.book.BookChoice;
import org.pieceworth.lab.game.TimeControl;
import org.pieceworth.stats.match.Sprt;
import org.pieceworth.studies.engines.EngineEntry;
import org.pieceworth.text.InputException;

/// Which of two players is stronger, and by how much?
///
/// @param conditions conditions of the games
/// @param field who plays
/// @param games maximum number of games of each match
/// @param sprt a sequential test that ends a match once it decides
/// @param book the book of openings, if they are not random
/// @param odds odds that A gives to B in every game
/// @param output destination of the games
public record MatchRequest(
        GameConditions conditions,
        Field field,
        long games,
        Optional<Sprt> sprt,
        Optional<Book> book,
        Optional<String> odds,
        Optional<GamesTarget> output) {

    /// @throws InputException when odds have no giver
    public MatchRequest {
        if (odds.isPresent() && field.kind() != Field.Kind.MATCH) {
            throw InputException.about("odds", "found among more than two players; expected a giver and a taker");
        }
    }

    /// A book of openings.
    ///
    /// @param file its name
    /// @param choice selection of its openings
    public record Book(String file, BookChoice choice) {}

    /// Who plays.
    ///
    /// @param entries A and B; in a gauntlet A and each that it meets, in a round robin everyone
    /// @param kind who meets whom
    /// @param options UCI options: `NAME=VALUE;…` of all, `A:NAME=VALUE` of one
    /// @param weights files with the evaluation terms of Pieceworth's engine: `FILE` for all, `A:FILE`
    /// for one
    public record Field(List<EngineEntry> entries, Kind kind, List<String> options, List<String> weights) {

        /// Who meets whom.
        public enum Kind {
            /// A plays B.
            MATCH,
            /// A plays a match against each of the others.
            GAUNTLET,
            /// Everyone plays everyone.
            ROUND_ROBIN
        }

        public Field {
            entries = List.copyOf(entries);
            options = List.copyOf(options);
            weights = List.copyOf(weights);
        }

        /// True if A meets several.
        public boolean gauntlet() {
            return kind == Kind.GAUNTLET;
        }

        /// The name of a player's seat: A, B, and with more than two players B1, B2, …
        String seat(int player) {
            return player == 0 ? "A" : kind == Kind.MATCH ? "B" : "B" + player;
        }
    }

    /// The conditions in words, with the limits of players with their own.
    String conditionsText() {
        TimeControl common = conditions.limit().control();
        String opened = book.map(known -> "openings of " + known.file() + " "
                                + known.choice().text())
                        .orElseGet(conditions::openingsText)
                + ", seed " + conditions.openings().seed()
                + odds.map(text -> "; A gives " + text + " odds").orElse("");
        List<String> said = new ArrayList<>(field.entries().stream()
                .filter(entry -> !entry.limits().control(common).equals(common))
                .map(entry ->
                        entry.title() + ": " + entry.limits().control(common).text())
                .toList());
        if (said.size() < field.entries().size()) {
            said.addFirst(conditions.limit().text() + ", " + opened);
        } else {
            said.addLast(opened);
        }
        return String.join("; ", said);
    }
}
