package org.pieceworth.engine.alphabeta;

import org.pieceworth.engine.search.Score;

/// Scores as the transposition table keeps them: a forced win or loss is counted there from the position, in the search
/// from the root, since one position is reached in several numbers of plies.
final class TableScores {

    private TableScores() {}

    static int toTable(int score, int ply) {
        return score >= Score.MIN_WIN ? score + ply : score <= -Score.MIN_WIN ? score - ply : score;
    }

    static int fromTable(int score, int ply) {
        return score >= Score.MIN_WIN ? score - ply : score <= -Score.MIN_WIN ? score + ply : score;
    }

    /// The kind of bound that the best score of a node is on its true one.
    static int bound(int best, int alpha, int beta) {
        return best >= beta
                ? TranspositionTable.LOWER_BOUND
                : best > alpha ? TranspositionTable.EXACT : TranspositionTable.UPPER_BOUND;
    }
}
