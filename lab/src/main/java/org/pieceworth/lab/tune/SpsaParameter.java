package org.pieceworth.lab.tune;

/// A number that is tuned.
///
/// @param name `threats@opening`, `value:Q` …
/// @param start its present value
/// @param step how far it is moved to see what comes of it, at first
public record SpsaParameter(String name, double start, double step) {}
