package org.pieceworth.rules.variant.draft;

import java.util.List;

/// A piece type that variants.ini knows by name.
///
/// @param name the written name
/// @param betza its movement as Fairy-Stockfish reads Betza notation; empty when it cannot move
/// @param olderNames other names of it
public record NamedPieceType(String name, String betza, List<String> olderNames) {

    public NamedPieceType {
        olderNames = List.copyOf(olderNames);
    }

    /// Reads a row of the table of types.
    static NamedPieceType row(List<String> fields) {
        return new NamedPieceType(
                fields.get(0),
                fields.get(1),
                fields.get(2).isEmpty() ? List.of() : List.of(fields.get(2).split(" ")));
    }
}
