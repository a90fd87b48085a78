package org.pieceworth.engine.alphabeta;

import java.util.List;
import java.util.stream.IntStream;

/// Kernel: the best moves for both sides from one node on.
final class PrincipalVariation {

    private final int[] moves;
    private int length;

    /// An empty line with room for so many moves.
    PrincipalVariation(int plies) {
        moves = new int[plies];
    }

    void clear() {
        length = 0;
    }

    /// This move and then the line of the node that it leads to.
    void set(int move, PrincipalVariation rest) {
        int taken = Math.min(rest.length, moves.length - 1);
        moves[0] = move;
        System.arraycopy(rest.moves, 0, moves, 1, taken);
        length = 1 + taken;
    }

    boolean isEmpty() {
        return length == 0;
    }

    List<Integer> toList() {
        return IntStream.range(0, length).mapToObj(i -> moves[i]).toList();
    }
}
