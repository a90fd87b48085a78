package org.pieceworth.valuation.universal;

import java.util.List;
import org.pieceworth.valuation.Valuation;

/// A piece's attack values in squares, ideal and practical ("how to calculate practical attack values", steps 1 to
/// 12).
///
/// @param ideal the mean number of squares attacked on an empty board
/// @param unadjusted value with move blocks and foci for slides
/// @param practical value with the enhancements too
/// @param steps the tables that a reader of the source fills in by hand
/// @param notes departures from the source; a line each
public record PracticalAttack(
        double ideal, double unadjusted, double practical, List<Valuation.Step> steps, List<String> notes) {

    public PracticalAttack {
        steps = List.copyOf(steps);
        notes = List.copyOf(notes);
    }
}
