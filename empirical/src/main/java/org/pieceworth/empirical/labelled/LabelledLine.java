package org.pieceworth.empirical.labelled;

import org.pieceworth.pgn.GameResult;

/// A position with the result of its game.
///
/// @param position position in Forsyth-Edwards notation, four or six fields
/// @param result result of the game
/// @param game the game's name; empty if the line has none
record LabelledLine(String position, GameResult result, String game) {}
