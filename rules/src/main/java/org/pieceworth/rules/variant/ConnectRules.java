package org.pieceworth.rules.variant;

import java.util.Set;
import org.pieceworth.text.Ordered;

/// Goals that a side reaches by the arrangement of its pieces.
///
/// @param pieces the types that count (connectPieceTypes); empty for any
/// @param row this many side by side; 0 without the rule (connectN)
/// @param square a square of this many files and ranks; 0 without the rule (connectNxN)
/// @param collinear this many on a line, with anything between; 0 without the rule (collinearN)
/// @param from a region to be joined to the other; empty without the rule (connectRegion1)
/// @param to the other region (connectRegion2)
/// @param horizontal whether ranks count (connectHorizontal)
/// @param vertical whether files count (connectVertical)
/// @param diagonal whether diagonals count (connectDiagonal)
/// @param value the value of reaching it (connectValue)
public record ConnectRules(
        Set<Character> pieces,
        int row,
        int square,
        int collinear,
        Sided<Region> from,
        Sided<Region> to,
        boolean horizontal,
        boolean vertical,
        boolean diagonal,
        GameValue value) {

    public ConnectRules {
        pieces = Ordered.copy(pieces);
    }

    /// True if there is a goal.
    boolean exists() {
        return row > 0 || square > 0 || collinear > 0 || joins(from.white()) || joins(from.black());
    }

    private static boolean joins(Region region) {
        return !region.isEmpty();
    }
}
