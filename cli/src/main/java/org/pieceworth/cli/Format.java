package org.pieceworth.cli;

/// How a document is printed.
enum Format {
    /// Aligned columns, for people.
    TABLE,
    /// One object.
    JSON,
    /// Comma-separated values.
    CSV,
    /// Markdown.
    MD
}
