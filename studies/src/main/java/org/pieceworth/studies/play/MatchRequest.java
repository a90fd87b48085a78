package org.pieceworth.studies.play;

import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.match.Sprt;

/// Which of two players is stronger, and by how much?
///
/// @param conditions how games are played
/// @param field who plays
/// @param games how many games each match has at most
/// @param sprt a sequential test that ends a match once it decides
/// @param output where the games go
public record MatchRequest(
        GameConditions conditions, Field field, long games, Optional<Sprt> sprt, Optional<GamesTarget> output) {

    /// Who plays: `self`, `self:VALUES` or the path of a UCI engine.
    ///
    /// @param players A and B; in a gauntlet A and each that it meets
    /// @param gauntlet whether A plays a match against each of the others
    /// @param options of UCI engines: `NAME=VALUE;…` of all, `A:NAME=VALUE` of one
    /// @param weights files of what the evaluation of our own engine counts: `FILE` for all, `A:FILE` for one
    public record Field(List<String> players, boolean gauntlet, List<String> options, List<String> weights) {

        /// Copies the lists.
        public Field {
            players = List.copyOf(players);
            options = List.copyOf(options);
            weights = List.copyOf(weights);
        }

        /// With the weights that ship.
        public Field(List<String> players, boolean gauntlet, List<String> options) {
            this(players, gauntlet, options, List.of());
        }

        /// Two players without options.
        public static Field of(String first, String second) {
            return new Field(List.of(first, second), false, List.of());
        }

        /// The name of the seat of a player: A, B, or in a gauntlet B1, B2, …
        String seat(int player) {
            return player == 0 ? "A" : gauntlet ? "B" + player : "B";
        }
    }

    /// A hundred games at most, written nowhere.
    public static MatchRequest of(GameConditions conditions, Field field) {
        return new MatchRequest(conditions, field, 100, Optional.empty(), Optional.empty());
    }

    /// A copy with another number of games.
    public MatchRequest withGames(long number) {
        return new MatchRequest(conditions, field, number, sprt, output);
    }

    /// A copy with a sequential test.
    public MatchRequest with(Sprt test) {
        return new MatchRequest(conditions, field, games, Optional.of(test), output);
    }

    /// A copy written somewhere.
    public MatchRequest with(GamesTarget target) {
        return new MatchRequest(conditions, field, games, sprt, Optional.of(target));
    }
}
