package org.pieceworth.empirical;

/// How far the values of Medvedev's preset would differ from those of a fit, on the same games.
///
/// @param same whether the fit is that preset
/// @param values the preset's N B R Q in centipawns
/// @param differences the same less the fit's
/// @param drawnShare the share of rows that the preset drops because they are drawn
/// @param duplicateRows rows of duplicate games that the preset keeps
public record PresetComparison(
        boolean same, double[] values, double[] differences, double drawnShare, long duplicateRows) {}
