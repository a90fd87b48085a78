package org.pieceworth.valuation.synergy;

import java.util.List;
import java.util.OptionalDouble;

/// What equally good fits say of a piece.
///
/// @param value at the centre of the fits, in centipawns; empty when no target says anything of a part
/// @param low the least value in any of the fits; empty with the value
/// @param high the greatest value in any of the fits; empty with the value
/// @param determined whether the targets determine it; if not, only the bounds of the parameters keep it between
/// low and high
/// @param notes what was left out or is doubtful; a line each
public record SynergyValue(
        OptionalDouble value, OptionalDouble low, OptionalDouble high, boolean determined, List<String> notes) {

    /// Copies the list.
    public SynergyValue {
        notes = List.copyOf(notes);
    }
}
