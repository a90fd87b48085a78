package org.pieceworth.studies.ratings;

/// A game of the reported player.
///
/// @param halfPoints half points of the player
record PlayersGame(int opponent, boolean white, int halfPoints, int cluster, String opening) {}
