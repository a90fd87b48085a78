package org.pieceworth.engine.alphabeta;

import org.pieceworth.rules.position.Move;

/// Kernel: the transposition table's entry for one position. One probe serves a whole search: values needed
/// after a move has been searched must be copied.
final class TableProbe {

    private final TranspositionTable table;
    private int move = Move.NONE;
    private int score;
    private int staticEval;
    private int bound;
    private int depth;

    TableProbe(TranspositionTable table) {
        this.table = table;
    }

    /// Looks a position up.
    ///
    /// @return whether it was found; all else is only of use then, except for [#move()] and [#staticEval()]
    boolean find(long key, int ply) {
        int entry = table.probe(key);
        if (entry >= 0) {
            long data = table.data(entry);
            int meta = table.meta(entry, key, data);
            if (meta != TranspositionTable.NONE) {
                move = TranspositionTable.move(data);
                score = TableScores.fromTable(TranspositionTable.score(data), ply);
                staticEval = TranspositionTable.staticEval(data);
                bound = TranspositionTable.bound(meta);
                depth = TranspositionTable.depth(meta);
                return true;
            }
        }
        move = Move.NONE;
        staticEval = 0;
        return false;
    }

    /// The best move, [Move#NONE] when none is known.
    int move() {
        return move;
    }

    int score() {
        return score;
    }

    /// The static evaluation, 0 when none is known.
    int staticEval() {
        return staticEval;
    }

    int depth() {
        return depth;
    }

    /// True if the score is exact or a bound on that side: a lower bound for `below`, otherwise an upper one.
    boolean bounds(boolean below) {
        return bound == TranspositionTable.EXACT
                || bound == (below ? TranspositionTable.LOWER_BOUND : TranspositionTable.UPPER_BOUND);
    }

    /// True if the score decides a node with this window, which is then not searched.
    boolean cutsOff(int alpha, int beta) {
        return bound == TranspositionTable.EXACT
                || (bound == TranspositionTable.LOWER_BOUND ? score >= beta : score <= alpha);
    }
}
