package org.pieceworth.studies.endings;

import java.util.List;
import java.util.Optional;

/// The pieces whose endings are requested.
///
/// @param pieces letters of the variant, names or Betza notation
/// @param board size of a board for the rules of chess, instead of a variant
/// @param variant name, or `@file:name`
/// @param pair also two of each piece
/// @param with partners of each piece, one at a time
/// @param against pieces of the other side, one at a time
public record EndingsRequest(
        List<String> pieces,
        Optional<String> board,
        Optional<String> variant,
        boolean pair,
        List<String> with,
        List<String> against) {

    public EndingsRequest {
        pieces = List.copyOf(pieces);
        with = List.copyOf(with);
        against = List.copyOf(against);
    }
}
