package org.pieceworth.studies.demo;

import org.pieceworth.lab.experiment.OwnGamesFit;

/// The values that play has given so far.
///
/// @param games number of finished games
/// @param plies of these games
/// @param seconds since it began
/// @param nodes nodes per move
/// @param values of the pieces
public record DemoPlayAnswer(long games, long plies, double seconds, int nodes, OwnGamesFit values) {}
