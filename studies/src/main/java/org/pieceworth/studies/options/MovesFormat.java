package org.pieceworth.studies.options;

import java.util.Optional;
import org.pieceworth.studies.document.Format;

/// How moves are printed.
public enum MovesFormat {
    /// A diagram, for people.
    TABLE,
    /// One object.
    JSON,
    /// Comma-separated rays.
    CSV,
    /// Markdown.
    MD,
    /// A picture of one piece.
    SVG;

    /// The form of documents that it is; empty for a picture.
    public Optional<Format> ofDocuments() {
        return switch (this) {
            case TABLE -> Optional.of(Format.TABLE);
            case JSON -> Optional.of(Format.JSON);
            case CSV -> Optional.of(Format.CSV);
            case MD -> Optional.of(Format.MD);
            case SVG -> Optional.empty();
        };
    }
}
