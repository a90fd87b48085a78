package org.pieceworth.pgn;

import java.util.stream.IntStream;
import org.pieceworth.rules.san.MoveReadings;

/// A move of a game whose text may mean several, the one that was chosen first.
final class DoubtfulMove {

    private final int ply;
    private final long line;
    private final int[] moves;

    /// How many of the moves are equally likely, being first.
    private final int likely;

    private int tried = 1;

    /// @param ply how many moves were made before it
    /// @param line the line it stands on
    DoubtfulMove(int ply, long line, MoveReadings readings) {
        this.ply = ply;
        this.line = line;
        moves = IntStream.concat(IntStream.of(readings.likely()), IntStream.of(readings.unlikely()))
                .toArray();
        likely = readings.likely().length;
    }

    int ply() {
        return ply;
    }

    long line() {
        return line;
    }

    /// Whether there is a move that was not tried.
    boolean hasMore() {
        return tried < moves.length;
    }

    /// Whether a move that was not tried is as likely as the one that is played.
    boolean isAmbiguous() {
        return tried < likely;
    }

    /// The next move to try.
    int next() {
        return moves[tried++];
    }
}
