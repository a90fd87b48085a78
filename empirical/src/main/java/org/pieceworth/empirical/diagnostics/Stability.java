package org.pieceworth.empirical.diagnostics;

/// A value without the one cluster that moves it most.
///
/// @param feature its name
/// @param value value on the scale of the fit
/// @param lowest lowest value with one cluster excluded
/// @param highest highest value with one cluster excluded
/// @param cluster the first game of the one that moves it most
public record Stability(String feature, double value, double lowest, double highest, String cluster) {}
