package org.pieceworth.studies.ratings;

/// A game of the reported player.
///
/// @param halfPoints of the player
record PlayersGame(int opponent, boolean white, int halfPoints, int cluster, String opening) {}
