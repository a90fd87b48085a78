package org.pieceworth.studies.engines;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;

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

    /// Engines of a file by their names.
    static final class EngineNames {

        private EngineNames() {}

        static Optional<EngineEntry> found(String name, List<EngineEntry> file) {
            return file.stream().filter(entry -> entry.title().equals(name)).findFirst();
        }

        /// The entry of a file with that name.
        ///
        /// @throws InputException when it is unknown
        static EngineEntry named(String name, List<EngineEntry> file) {
            return found(name, file)
                    .orElseThrow(() -> InputException.about(
                            "engine",
                            "found conf=" + name + ", expected a name in the file of engines"
                                    + NearestName.of(name, file.stream().map(EngineEntry::title))
                                            .map(nearest -> "; the nearest is '" + nearest + "'")
                                            .orElse(", which --engines FILE reads")));
        }
    }
}
