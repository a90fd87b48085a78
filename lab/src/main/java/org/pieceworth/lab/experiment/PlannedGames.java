package org.pieceworth.lab.experiment;

/// Games that are about to be played.
///
/// @param part which of the command's experiments this is
/// @param plan all that they depend on
/// @param player plays them on this machine
public record PlannedGames(GamesPart part, ExperimentPlan plan, GamePlayer player) {}
