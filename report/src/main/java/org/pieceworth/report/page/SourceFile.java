package org.pieceworth.report.page;

/// A file that was read.
///
/// @param name as the user gave it
/// @param bytes its size
/// @param sha256 its SHA-256 in hexadecimal; may be empty
public record SourceFile(String name, long bytes, String sha256) {}
