package org.pieceworth.engine.uci;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Uci;

/// Writes moves from a position of its own, so that a search may go on meanwhile.
///
/// @param position at the root of the search whenever nothing is being written
/// @param chess960 whether castling is written as the king taking its rook
record UciNotation(VariantPosition position, boolean chess960) {

    /// A line as far as it can be played.
    List<String> line(List<Integer> moves) {
        List<String> words = new ArrayList<>();
        for (int move : moves) {
            if (!position.isLegal(move)) {
                break;
            }
            words.add(Uci.write(position, move, chess960));
            position.make(move);
        }
        words.forEach(_ -> position.unmake());
        return words;
    }
}
