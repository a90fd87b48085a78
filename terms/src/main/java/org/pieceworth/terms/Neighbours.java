package org.pieceworth.terms;

import java.util.List;

/// Features whose values should be alike, for penalties on the differences between them.
///
/// @param group name of the common penalty: `squares:N`, `squares:N@end`
/// @param pairs each pair once
public record Neighbours(String group, List<Pair> pairs) {

    public Neighbours {
        pairs = List.copyOf(pairs);
    }

    /// Two features.
    ///
    /// @param first the number of a feature
    /// @param second the number of another, larger
    public record Pair(int first, int second) {}
}
