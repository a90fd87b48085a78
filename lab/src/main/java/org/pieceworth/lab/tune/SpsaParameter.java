package org.pieceworth.lab.tune;

/// A number to tune.
///
/// @param name `threats@opening`, `value:Q` …
/// @param start its present value
/// @param step initial perturbation
public record SpsaParameter(String name, double start, double step) {}
