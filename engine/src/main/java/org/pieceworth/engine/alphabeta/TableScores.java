package org.pieceworth.engine.alphabeta;

import org.pieceworth.engine.search.Score;

/// Scores in the transposition table: a forced win or loss counts from the position there, from the root in
/// the search, since one position is reached in several numbers of plies.
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
