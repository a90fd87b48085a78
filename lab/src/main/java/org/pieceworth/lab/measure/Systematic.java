package org.pieceworth.lab.measure;

import org.pieceworth.stats.Estimate;

/// How far a value moves when something is changed that should not matter.
///
/// @param piece the piece
/// @param change what was changed, such as `150 nodes a move`
/// @param value the value so
/// @param difference from the value as measured
/// @param games that inform it
public record Systematic(MeasuredPiece piece, String change, Estimate value, Estimate difference, long games) {}
