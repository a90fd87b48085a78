package org.pieceworth.valuation.synergy;

import java.util.OptionalDouble;
import org.pieceworth.rules.movement.Movement;

/// A target value of the law.
///
/// @param piece its name, as given
/// @param movement its moves
/// @param value value in centipawns, more than 0
/// @param standardError standard error of the value, if known
public record SynergyTarget(String piece, Movement movement, double value, OptionalDouble standardError) {}
