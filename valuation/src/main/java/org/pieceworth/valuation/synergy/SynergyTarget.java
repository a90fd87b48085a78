package org.pieceworth.valuation.synergy;

import java.util.OptionalDouble;
import org.pieceworth.rules.movement.Movement;

/// A value that the law is to give.
///
/// @param piece its name, as given
/// @param movement its moves
/// @param value in centipawns, more than 0
/// @param standardError of the value, where it is known
public record SynergyTarget(String piece, Movement movement, double value, OptionalDouble standardError) {}
