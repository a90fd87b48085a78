package org.pieceworth.report.page;

import java.util.List;

/// Games in groups.
///
/// @param by what tells them apart: `player`, `rating`, `year`
/// @param verdict whether they differ, one sentence; may be empty
/// @param groups in the order in which they are shown
public record Grouping(String by, String verdict, List<Group> groups) {

    /// Copies the list.
    public Grouping {
        groups = List.copyOf(groups);
    }
}
