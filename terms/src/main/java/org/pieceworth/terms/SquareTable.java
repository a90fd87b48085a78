package org.pieceworth.terms;

import java.util.Optional;

/// A number for every square of the board, for one piece in one phase of the game.
///
/// @param piece the piece's capital letter
/// @param phase the phase of the game, when the values differ by phase
/// @param values by square from White's view, a1 first and rank by rank; 0 where the piece has no value
public record SquareTable(char piece, Optional<PhaseKnot> phase, double[] values) {}
