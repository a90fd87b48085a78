package org.pieceworth.studies.perft;

import java.util.Optional;

/// How many positions do legal moves reach?
///
/// @param variant its name, or `@file:name`
/// @param fen the position; the variant's first where there is none
/// @param depth plies
/// @param divide whether to count below each move
/// @param chess960 whether castling is written as the king taking its rook
public record PerftRequest(String variant, Optional<String> fen, int depth, boolean divide, boolean chess960) {

    /// From the first position of a variant.
    public static PerftRequest of(String variant, int depth) {
        return new PerftRequest(variant, Optional.empty(), depth, false, false);
    }
}
