package org.pieceworth.studies.options;

import org.pieceworth.studies.document.Format;

/// How values are printed.
public enum ValueFormat {
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

    /// The format of its document.
    public Format plain() {
        return switch (this) {
            case TABLE, INI -> Format.TABLE;
            case JSON -> Format.JSON;
            case CSV -> Format.CSV;
            case MD -> Format.MD;
        };
    }
}
