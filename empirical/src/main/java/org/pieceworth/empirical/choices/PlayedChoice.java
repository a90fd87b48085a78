package org.pieceworth.empirical.choices;

/// A position of a game with the move that was chosen in it.
///
/// @param game its number, from 0
/// @param fen the position
/// @param move as [org.pieceworth.rules.position.Move] packs it
/// @param movedTo the square on which the move before ended; -1 at the start
public record PlayedChoice(int game, String fen, int move, int movedTo) {}
