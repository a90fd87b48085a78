package org.pieceworth.report.page;

/// A value at one stage of the game.
///
/// @param stage in words: `opening`
/// @param value on the page's scale
public record PhasePoint(String stage, Measured value) {}
