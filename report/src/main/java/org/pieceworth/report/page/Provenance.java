package org.pieceworth.report.page;

import java.util.List;

/// What it takes to do the same again.
///
/// @param program with its version
/// @param commandLine as it was given; may be empty
/// @param options every setting, with the seed
/// @param files what was read
public record Provenance(String program, String commandLine, List<Fact> options, List<SourceFile> files) {

    /// Copies the lists.
    public Provenance {
        options = List.copyOf(options);
        files = List.copyOf(files);
    }
}
