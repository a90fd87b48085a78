package org.pieceworth.rules.piece;

import java.util.List;
import java.util.stream.Stream;

/// Pieces in one text, with commas between them.
public final class PieceList {

    /// A comma that is not within `(1,3)`.
    public static final String COMMA = ",(?![^(]*\\))";

    private PieceList() {}

    /// The pieces, without the spaces around them and without empty ones.
    public static List<String> split(String text) {
        return Stream.of(text.split(COMMA, -1))
                .map(String::strip)
                .filter(piece -> !piece.isEmpty())
                .toList();
    }
}
