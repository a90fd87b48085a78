package org.pieceworth.studies.document;

/// How a document is printed.
public enum Format {
    /// Aligned columns, for people.
    TABLE,
    /// One object.
    JSON,
    /// Comma-separated values.
    CSV,
    /// Markdown.
    MD
}
