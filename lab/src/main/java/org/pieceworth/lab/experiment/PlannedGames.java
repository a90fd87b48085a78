package org.pieceworth.lab.experiment;

/// Games that are about to be played.
///
/// @param part experiment among those of the command
/// @param plan all that they depend on
/// @param player plays them on this machine
public record PlannedGames(GamesPart part, ExperimentPlan plan, GamePlayer player) {}
