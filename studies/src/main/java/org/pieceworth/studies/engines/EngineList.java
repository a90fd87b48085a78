package org.pieceworth.studies.engines;

import java.util.ArrayList;
import java.util.List;
import org.pieceworth.text.InputException;

/// The players of a match, in typed order.
public final class EngineList {

    private EngineList() {}

    /// The named engines, each by the entry of the file with that name, if there is one; then the described
    /// ones; without any, all of the file.
    ///
    /// @param names the typed names
    /// @param described engines as [EngineText] reads them
    /// @param file entries of the file of engines, empty without one
    /// @throws InputException when something makes no sense
    public static List<EngineEntry> of(List<String> names, List<String> described, List<EngineEntry> file) {
        List<EngineEntry> all = new ArrayList<>();
        names.forEach(name -> all.add(EngineNames.found(name, file).orElseGet(() -> EngineEntry.of(name))));
        described.forEach(text -> all.add(EngineText.parse(text, file)));
        return all.isEmpty() ? file : all;
    }
}
