package org.pieceworth.engine.uci;

import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Perft;
import org.pieceworth.rules.position.Uci;

/// Perft that can be stopped.
final class UciPerft {

    /// Counts of this many plies are not interrupted.
    private static final int WHOLE = 2;

    private final VariantPosition position;
    private final boolean chess960;
    private final UciOutput out;
    private volatile boolean stopped;

    UciPerft(VariantPosition position, boolean chess960, UciOutput out) {
        this.position = position;
        this.chess960 = chess960;
        this.out = out;
    }

    void stop() {
        stopped = true;
    }

    /// The count below each move, then the sum.
    void run(int depth) {
        int[] moves = position.legalMoves();
        long sum = 0;
        for (int i = 0; i < moves.length && !stopped; i++) {
            String name = Uci.write(position, moves[i], chess960);
            position.make(moves[i]);
            long nodes = count(depth - 1);
            position.unmake();
            if (!stopped) {
                out.line(name + ": " + nodes);
            }
            sum += nodes;
        }
        out.line("");
        out.line("Nodes searched: " + sum + (stopped ? " (stopped)" : ""));
    }

    private long count(int depth) {
        if (depth <= WHOLE) {
            return Perft.count(position, depth);
        }
        int[] moves = position.legalMoves();
        long sum = 0;
        for (int i = 0; i < moves.length && !stopped; i++) {
            position.make(moves[i]);
            sum += count(depth - 1);
            position.unmake();
        }
        return sum;
    }
}
