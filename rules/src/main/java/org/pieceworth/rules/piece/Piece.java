package org.pieceworth.rules.piece;

import java.util.List;
import org.pieceworth.rules.betza.Betza;

/// A piece as a user requested it.
///
/// @param typed the user's text, a name or Betza notation
/// @param name its name in the catalogue, or empty when it has none
/// @param betza its movement
/// @param namesakes other pieces that bear the typed name
public record Piece(String typed, String name, Betza betza, List<NamedPiece> namesakes) {

    public Piece {
        namesakes = List.copyOf(namesakes);
    }
}
