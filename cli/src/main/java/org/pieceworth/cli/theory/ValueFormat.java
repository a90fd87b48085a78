package org.pieceworth.cli.theory;

import org.pieceworth.studies.document.Format;

/// How values are printed.
enum ValueFormat {
    /// Aligned columns, for people.
    TABLE,
    /// One object.
    JSON,
    /// Comma-separated values.
    CSV,
    /// Markdown.
    MD,
    /// A variant with lines for an engine.
    INI;

    Format plain() {
        return switch (this) {
            case TABLE, INI -> Format.TABLE;
            case JSON -> Format.JSON;
            case CSV -> Format.CSV;
            case MD -> Format.MD;
        };
    }
}
