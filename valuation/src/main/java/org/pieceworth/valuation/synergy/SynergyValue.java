package org.pieceworth.valuation.synergy;

import java.util.List;
import java.util.OptionalDouble;

/// The values of a piece in equally good fits.
///
/// @param value value at the centre of the fits, in centipawns; empty if a part occurs in no target
/// @param low the least value in any of the fits; empty with the value
/// @param high the greatest value in any of the fits; empty with the value
/// @param support evidence for the value
/// @param notes omitted or doubtful parts; a line each
public record SynergyValue(
        OptionalDouble value, OptionalDouble low, OptionalDouble high, Support support, List<String> notes) {

    public enum Support {
        /// The targets determine it.
        TARGETS,
        /// No target determines it: only the bounds of the parameters limit it to low and high.
        OPEN,
        /// A part in no target was assumed to lie between a shorter and a longer one.
        BETWEEN,
        /// There is no value.
        NONE
    }

    public SynergyValue {
        notes = List.copyOf(notes);
    }

    public boolean determined() {
        return support == Support.TARGETS;
    }
}
