package org.pieceworth.studies.value;

import java.util.List;

/// A variant with values for an engine, in the form of `variants.ini`.
///
/// @param lines lines of the file
/// @param warnings warnings about the variant's own file
public record EngineFile(List<String> lines, List<String> warnings) {

    public EngineFile {
        lines = List.copyOf(lines);
        warnings = List.copyOf(warnings);
    }
}
