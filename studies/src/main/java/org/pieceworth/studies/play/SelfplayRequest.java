package org.pieceworth.studies.play;

import java.util.Map;
import java.util.Optional;
import org.pieceworth.text.Ordered;

/// A question for games of the engine against itself.
///
/// @param conditions conditions of the games
/// @param armies who stands on the back ranks
/// @param values the engine's piece values: a model's name, or a file; its own values otherwise
/// @param games number of games
/// @param fit whether the values of the pieces are fitted to the games
/// @param output destination of the games
/// @param weights a file of the engine's numbers, see [org.pieceworth.engine.weights.EngineNumbers]
public record SelfplayRequest(
        GameConditions conditions,
        Armies armies,
        Optional<String> values,
        long games,
        boolean fit,
        Optional<GamesTarget> output,
        Optional<String> weights) {

    /// The starts of games. Two armies: letters of the variant, or pieces between spaces or commas; an
    /// omitted one is the variant's own. Or random armies, or positions in a file.
    ///
    /// @param white the army that has White in the first game of each pair
    /// @param black the army that plays against it
    /// @param drawn specification of random armies, see [org.pieceworth.lab.armies.RandomArmies]
    /// @param file a file of positions
    /// @param odds odds that one side gives, White in the first game of each pair
    /// @param ground the board and the pawns, if they are not the variant's
    public record Armies(
            Optional<String> white,
            Optional<String> black,
            Optional<String> drawn,
            Optional<StartsFile> file,
            Optional<String> odds,
            Ground ground) {

        /// The variant's own back ranks.
        public static final Armies OWN = new Armies(Optional.empty(), Optional.empty());

        /// Two armies.
        public Armies(Optional<String> white, Optional<String> black) {
            this(white, black, Optional.empty(), Optional.empty(), Optional.empty(), Ground.OWN);
        }
    }

    /// The board and the pawns of armies.
    ///
    /// @param board files by ranks, `10x8`, of plain chess instead of a variant
    /// @param whitePawns a piece instead of White's pawns
    /// @param blackPawns a piece instead of Black's
    public record Ground(Optional<String> board, Optional<String> whitePawns, Optional<String> blackPawns) {

        /// The variant's own.
        public static final Ground OWN = new Ground(Optional.empty(), Optional.empty(), Optional.empty());
    }

    /// A file of positions.
    ///
    /// @param name the file: a FEN on each line
    /// @param pieces letters for pieces that the variant lacks
    public record StartsFile(String name, Map<String, String> pieces) {

        public StartsFile {
            pieces = Ordered.copy(pieces);
        }
    }
}
