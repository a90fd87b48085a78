package org.pieceworth.rules.fairy.table;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.rules.IntList;
import org.pieceworth.rules.fairy.state.PositionState;

/// The pieces of an ending, each as its side times the number of kinds plus its kind, in ascending order.
///
/// @param pieces the pieces
public record EndingMaterial(List<Integer> pieces) {

    public EndingMaterial {
        pieces = List.copyOf(pieces);
    }

    /// The pieces on the board.
    public static EndingMaterial of(PositionState p) {
        List<Integer> pieces = new ArrayList<>();
        for (int piece = 0; piece < p.kindCounts.length; piece++) {
            for (int i = 0; i < p.kindCounts[piece]; i++) {
                pieces.add(piece);
            }
        }
        return new EndingMaterial(pieces);
    }

    /// These pieces with their colours exchanged.
    EndingMaterial swapped(int kindCount) {
        return new EndingMaterial(pieces.stream()
                .map(piece -> piece < kindCount ? piece + kindCount : piece - kindCount)
                .sorted()
                .toList());
    }

    /// True if the table is that of this material and not of its colour-swapped counterpart.
    boolean isBefore(EndingMaterial other) {
        return IntList.compare(toArray(), other.toArray()) < 0;
    }

    int size() {
        return pieces.size();
    }

    int[] toArray() {
        return pieces.stream().mapToInt(Integer::intValue).toArray();
    }
}
