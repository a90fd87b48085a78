package org.pieceworth.studies.compare;

import java.util.List;

/// Values of a file excluded from the comparison.
///
/// @param leftOut pieces whose values its games do not determine
/// @param conditions the other conditions of an atlas, in words
public record Unused(List<String> leftOut, List<String> conditions) {

    /// All values are compared.
    public static final Unused NONE = new Unused(List.of(), List.of());

    public Unused {
        leftOut = List.copyOf(leftOut);
        conditions = List.copyOf(conditions);
    }
}
