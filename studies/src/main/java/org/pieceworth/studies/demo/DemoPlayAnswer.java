package org.pieceworth.studies.demo;

import org.pieceworth.lab.experiment.OwnGamesFit;

/// The current values from play.
///
/// @param games number of finished games
/// @param plies number of plies of these games
/// @param seconds since it began
/// @param nodes nodes per move
/// @param values values of the pieces
public record DemoPlayAnswer(long games, long plies, double seconds, int nodes, OwnGamesFit values) {}
