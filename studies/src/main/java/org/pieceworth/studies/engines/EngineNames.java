package org.pieceworth.studies.engines;

import java.util.List;
import java.util.Optional;
import org.pieceworth.text.InputException;
import org.pieceworth.text.NearestName;

/// Engines of a file by their names.
final class EngineNames {

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
