package org.pieceworth.rules.piece;

import java.util.List;
import org.pieceworth.rules.betza.Betza;

/// A piece as a user asked for it.
///
/// @param typed what was typed, a name or Betza notation
/// @param name its name in the catalogue, or empty when it has none
/// @param betza how it moves
/// @param namesakes other pieces that bear the typed name
public record Piece(String typed, String name, Betza betza, List<NamedPiece> namesakes) {

    /// Copies the list.
    public Piece {
        namesakes = List.copyOf(namesakes);
    }
}
