package org.pieceworth.report.page;

import java.util.List;

/// The values of one group of games.
///
/// @param name whose or which: `Tal, Mihail`, `2400 to 2599`
/// @param games how many
/// @param values a piece each; a piece that is missing is shown as unknown
public record Group(String name, long games, List<GroupValue> values) {

    /// Copies the list.
    public Group {
        values = List.copyOf(values);
    }
}
