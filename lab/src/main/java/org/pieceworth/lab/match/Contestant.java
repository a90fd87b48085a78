package org.pieceworth.lab.match;

import org.pieceworth.lab.game.TimeControl;

/// Who takes part, with the limits of its moves.
///
/// @param source who plays
/// @param control limits of a move
public record Contestant(PlayerSource source, TimeControl control) {}
