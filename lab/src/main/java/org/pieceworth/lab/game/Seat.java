package org.pieceworth.lab.game;

/// A player with the time that it is given.
///
/// @param player who plays
/// @param control what it may spend
public record Seat(Player player, TimeControl control) {}
