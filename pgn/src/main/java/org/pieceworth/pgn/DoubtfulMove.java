package org.pieceworth.pgn;

import java.util.stream.IntStream;
import org.pieceworth.rules.san.MoveReadings;

/// An ambiguous move and its possible readings, the chosen one first.
final class DoubtfulMove {

    private final int ply;
    private final long line;
    private final int[] moves;

    /// Number of readings, from the first, that are equally likely.
    private final int likely;

    private int tried = 1;

    /// @param ply number of moves made before it
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

    /// True while a reading is untried.
    boolean hasMore() {
        return tried < moves.length;
    }

    /// True if an untried reading is as likely as the one played.
    boolean isAmbiguous() {
        return tried < likely;
    }

    /// The next move to try.
    int next() {
        return moves[tried++];
    }
}
