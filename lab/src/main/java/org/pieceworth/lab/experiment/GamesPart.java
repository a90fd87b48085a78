package org.pieceworth.lab.experiment;

import java.util.Optional;
import org.pieceworth.rules.piece.PieceValues;

/// One experiment among those of a command: it determines the games, together with the command.
///
/// @param name name such as `pilot`; empty for a command's only or principal experiment
/// @param values result of an earlier part, used by these games
public record GamesPart(String name, Optional<PieceValues> values) {

    /// The only experiment of a command.
    public static final GamesPart ONLY = new GamesPart("", Optional.empty());
}
