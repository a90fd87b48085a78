package org.pieceworth.rules.movement;

/// Castling as XBetza's `O` has it: the piece goes `steps` files towards the outermost piece of its rank,
/// which has not moved, over empty squares; that piece goes to the square beside it, on the side it came from.
///
/// @param direction −1 to the left, 1 to the right
/// @param steps how many files the piece goes, at least 1
/// @param inside how many files its partner is from the edge
/// @param initial only while the piece has not moved
public record Castling(int direction, int steps, int inside, boolean initial) implements CompoundMove {}
