package org.pieceworth.valuation.universal;

import org.pieceworth.rules.movement.Movement;

/// A piece of a game.
///
/// @param letter its letter in the opening, a capital
/// @param name what to call it
/// @param movement how it moves
/// @param royal whether losing it (or the last of such) loses the game
public record GamePiece(char letter, String name, Movement movement, boolean royal) {}
