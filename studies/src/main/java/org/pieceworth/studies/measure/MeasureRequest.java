package org.pieceworth.studies.measure;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.measure.MeasureSettings;
import org.pieceworth.lab.measure.MeasurementDesign;
import org.pieceworth.lab.measure.StopRule;
import org.pieceworth.studies.play.GamesTarget;

/// A question for values by play.
///
/// @param pieces letters of the variant, names or Betza notation
/// @param field the game of the measurement
/// @param design sampling of armies
/// @param anchor anchor of the values: `basket`, `knight` or `pawn`, perhaps with `=` and a number
/// @param player plays the games
/// @param stop when enough is played
/// @param seed seed of armies and random plies
/// @param systematics whether to test if values depend on conditions that should not matter
/// @param byFile true to report values by starting file, too
/// @param output file of the games
public record MeasureRequest(
        List<String> pieces,
        Field field,
        MeasurementDesign design,
        String anchor,
        Player player,
        StopRule stop,
        long seed,
        boolean systematics,
        boolean byFile,
        Optional<GamesTarget> output) {

    /// Default number of nodes per move.
    public static final long USUAL_NODES = MeasureSettings.USUAL_NODES;

    /// Default number of games without a number, a time or a precision.
    public static final long USUAL_GAMES = 2_000;

    /// The game of the measured pieces.
    ///
    /// @param board the size of a board with pawns and pieces as in chess; else a variant is played
    /// @param variant its name, or a file and a name in it, `@my.ini:mygame`
    /// @param among the other pieces of the games; by default the variant's own
    public record Field(Optional<String> board, String variant, List<String> among) {

        public Field {
            among = List.copyOf(among);
        }
    }

    /// Plays the games.
    ///
    /// @param nodes nodes per move
    /// @param engine plays instead of Pieceworth's
    public record Player(long nodes, Optional<EngineChoice> engine) {}

    /// A UCI engine.
    ///
    /// @param command its path, with optional arguments
    /// @param options options to set, as typed
    public record EngineChoice(String command, List<String> options) {

        public EngineChoice {
            options = List.copyOf(options);
        }
    }

    public MeasureRequest {
        pieces = List.copyOf(pieces);
    }
}
