package org.pieceworth.studies.engines;

import java.util.ArrayList;
import java.util.List;

/// Everyone who takes part, in the order in which they are typed.
public final class EngineList {

    private EngineList() {}

    /// Those that are named, each by the entry of the file with that name, if there is one; then those that are
    /// described; without any, all of the file.
    ///
    /// @param names as typed
    /// @param described engines as [EngineText] reads them
    /// @param file of engines, empty without one
    /// @throws InputException when something makes no sense
    public static List<EngineEntry> of(List<String> names, List<String> described, List<EngineEntry> file) {
        List<EngineEntry> all = new ArrayList<>();
        names.forEach(name -> all.add(EngineNames.found(name, file).orElseGet(() -> EngineEntry.of(name))));
        described.forEach(text -> all.add(EngineText.parse(text, file)));
        return all.isEmpty() ? file : all;
    }
}
