package org.pieceworth.bench.peer;

import java.util.Set;

/// A position as the other engine sees it.
///
/// @param moves the legal moves, as UCI writes them
/// @param fen its FEN
/// @param inCheck whether it names a piece that gives check
/// @param score where the next move ends the game: that move's score, such as `mate 1` or `cp 0`; else empty
public record PeerPosition(Set<String> moves, String fen, boolean inCheck, String score) {}
