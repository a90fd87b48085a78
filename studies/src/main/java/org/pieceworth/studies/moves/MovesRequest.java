package org.pieceworth.studies.moves;

import java.util.Optional;
import org.pieceworth.studies.pieces.AskedPieces;

/// How do pieces move?
///
/// @param pieces which, and on which board of squares
/// @param at the name of the square that they stand on; the central one where there is none
public record MovesRequest(AskedPieces pieces, Optional<String> at) {

    /// From the central square.
    public static MovesRequest of(AskedPieces pieces) {
        return new MovesRequest(pieces, Optional.empty());
    }
}
