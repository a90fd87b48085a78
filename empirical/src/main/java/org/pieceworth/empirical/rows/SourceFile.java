package org.pieceworth.empirical.rows;

/// A file that values were learned from.
///
/// @param name given name
/// @param bytes its size as stored
/// @param sha256 the SHA-256 of its bytes as stored, in hexadecimal; empty if not requested
public record SourceFile(String name, long bytes, String sha256) {}
