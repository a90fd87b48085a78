package org.pieceworth.studies.demo;

import org.pieceworth.lab.experiment.OwnGamesFit;

/// The values that play has given so far.
///
/// @param games how many are over
/// @param plies of these games
/// @param seconds since it began
/// @param nodes positions searched for each move
/// @param values of the pieces
public record DemoPlayAnswer(long games, long plies, double seconds, int nodes, OwnGamesFit values) {}
