package org.pieceworth.rules.piece;

import java.util.List;
import org.pieceworth.rules.betza.Betza;

/// A piece that has a name.
///
/// @param name the commonest name, lower case
/// @param betza its movement
/// @param aliases other names
/// @param sets the games, armies or families that it belongs to
public record NamedPiece(String name, Betza betza, List<String> aliases, List<String> sets) {

    /// Copies the lists.
    public NamedPiece {
        aliases = List.copyOf(aliases);
        sets = List.copyOf(sets);
    }
}
