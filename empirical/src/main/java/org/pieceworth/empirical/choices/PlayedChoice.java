package org.pieceworth.empirical.choices;

/// A position of a game with the chosen move.
///
/// @param game its number, from 0
/// @param fen the position
/// @param move packed by [org.pieceworth.rules.position.Move]
/// @param movedTo the target square of the previous move; -1 at the start
public record PlayedChoice(int game, String fen, int move, int movedTo) {}
