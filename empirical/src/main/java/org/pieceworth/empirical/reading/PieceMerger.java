package org.pieceworth.empirical.reading;

import org.pieceworth.empirical.rows.PackedGames;

/// Merges the pieces of one file, in their order.
public final class PieceMerger {

    private final GameMerger merger;
    private final DuplicateFilter keeper;
    private long linesBefore;

    /// @param merger merger that already has the file
    public PieceMerger(GameMerger merger, DuplicateFilter keeper) {
        this.merger = merger;
        this.keeper = keeper;
    }

    /// Adds the next piece.
    public void add(CollectedPiece piece) {
        int left = piece.runs().size();
        for (PackedGames run : piece.runs()) {
            left--;
            merger.add(run, left == 0 ? piece.games() : 0, left == 0 ? piece.lines() : 0);
        }
        piece.kept().forEach(game -> keeper.game(game.after(linesBefore)));
        linesBefore += piece.lines();
    }
}
