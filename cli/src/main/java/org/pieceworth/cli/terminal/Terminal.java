package org.pieceworth.cli.terminal;

import java.util.List;

/// Standard error, where users read what is not part of an answer.
public final class Terminal {

    private Terminal() {}

    /// A line each.
    public static void warn(List<String> warnings) {
        warnings.forEach(warning -> System.err.println("pieceworth: " + warning));
    }
}
