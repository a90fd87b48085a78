package org.pieceworth.report.page;

/// A value at one phase of the game.
///
/// @param phase in words: `opening`
/// @param value on the page's scale
public record PhasePoint(String phase, Measured value) {}
