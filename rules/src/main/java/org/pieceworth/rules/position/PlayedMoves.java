package org.pieceworth.rules.position;

/// The moves of a replayed game, with its disturbances of the quiet: captures, promotions,
/// checks. Valid until the next game.
public interface PlayedMoves {

    /// The number of moves played.
    int plies();

    /// The move of a ply, from 0, as [Move] packs it.
    int move(int ply);

    /// Who moved first.
    Side firstToMove();

    /// The number of disturbances of the quiet, the start counted as the first.
    int disturbances();

    /// The ply, from 1, that disturbed the quiet by a capture, promotion or check; 0 for the start.
    int disturbance(int index);

    /// The position after this many plies; valid until the next call.
    Position at(int ply);
}
