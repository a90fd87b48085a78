/// Game records in portable game notation: streamed as events, replayed as moves.
///
/// Priorities, in this order: lose no good game, believe no bad one, be fast, accept errors that have
/// one meaning only. Start at [org.pieceworth.pgn.PgnReader] for events, at
/// [org.pieceworth.pgn.GameReplay] for positions.
package org.pieceworth.pgn;
