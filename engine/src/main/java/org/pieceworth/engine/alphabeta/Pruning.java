package org.pieceworth.engine.alphabeta;

import org.pieceworth.engine.weights.SearchConstant;
import org.pieceworth.engine.weights.SearchConstants;

/// Skips nodes and moves: the depth limits and the margins, in centipawns.
final class Pruning {

    private static final int REVERSE_FUTILITY_DEPTH = 7;

    private static final int RAZORING_DEPTH = 2;

    private static final int NULL_MOVE_LEAST_DEPTH = 2;
    private static final int NULL_MOVE_MOST_BY_MARGIN = 3;

    private static final int INTERNAL_ITERATIVE_REDUCTION_LEAST_DEPTH = 4;

    private static final int LATE_MOVE_DEPTH = 7;

    private static final int FUTILITY_DEPTH = 7;

    private static final int SEE_QUIET_DEPTH = 6;
    private static final int SEE_CAPTURE_DEPTH = 5;

    private final int reverseFutility;
    private final int razoring;
    private final int nullMove;
    private final int nullMoveReduction;
    private final int nullMovePerPly;
    private final int lateMoveCount;
    private final int lateMoveCountSquared;
    private final int lateMoveCountImproving;
    private final int lateMoveCountImprovingSquared;
    private final int futility;
    private final int futilityPerPly;
    private final int seeQuiet;
    private final int seeCapture;
    private final int delta;

    Pruning(SearchConstants constants) {
        reverseFutility = constants.of(SearchConstant.REVERSE_FUTILITY);
        razoring = constants.of(SearchConstant.RAZORING);
        nullMove = constants.of(SearchConstant.NULL_MOVE);
        nullMoveReduction = constants.of(SearchConstant.NULL_MOVE_REDUCTION);
        nullMovePerPly = constants.of(SearchConstant.NULL_MOVE_PER_PLY);
        lateMoveCount = constants.of(SearchConstant.LATE_MOVE_COUNT);
        lateMoveCountSquared = constants.of(SearchConstant.LATE_MOVE_COUNT_SQUARED);
        lateMoveCountImproving = constants.of(SearchConstant.LATE_MOVE_COUNT_IMPROVING);
        lateMoveCountImprovingSquared = constants.of(SearchConstant.LATE_MOVE_COUNT_IMPROVING_SQUARED);
        futility = constants.of(SearchConstant.FUTILITY);
        futilityPerPly = constants.of(SearchConstant.FUTILITY_PER_PLY);
        seeQuiet = constants.of(SearchConstant.SEE_QUIET);
        seeCapture = constants.of(SearchConstant.SEE_CAPTURE);
        delta = constants.of(SearchConstant.DELTA);
    }

    /// Reverse futility pruning: the static evaluation is so far above the window that no reply will bring
    /// it back.
    boolean isReverseFutile(int staticEval, int beta, int depth, boolean improving) {
        return depth <= REVERSE_FUTILITY_DEPTH && staticEval - reverseFutility * (depth - (improving ? 1 : 0)) >= beta;
    }

    /// Razoring: the static evaluation is so far below the window that only captures can bring it back.
    boolean isRazored(int staticEval, int alpha, int depth) {
        return depth <= RAZORING_DEPTH && staticEval + razoring * depth < alpha;
    }

    /// Null move pruning: whether passing the turn may show that the node is good enough.
    boolean allowsNullMove(int staticEval, int beta, int depth) {
        return depth >= NULL_MOVE_LEAST_DEPTH && staticEval >= beta;
    }

    /// The remaining depth after a null move.
    int nullMoveDepth(int staticEval, int beta, int depth) {
        int byMargin = Math.min(NULL_MOVE_MOST_BY_MARGIN, (staticEval - beta) / nullMove);
        return depth - (nullMoveReduction + nullMovePerPly * depth) / 100 - byMargin;
    }

    /// Internal iterative reduction: by how much a node without a table move is searched less deep.
    int internalIterativeReduction(int depth) {
        return depth >= INTERNAL_ITERATIVE_REDUCTION_LEAST_DEPTH ? 1 : 0;
    }

    /// Late move pruning: so many quiet moves have been searched that the others will not be better.
    boolean isLate(int quiets, int depth, boolean improving) {
        return depth <= LATE_MOVE_DEPTH
                && 100 * quiets
                        > (improving
                                ? lateMoveCountImproving + lateMoveCountImprovingSquared * depth * depth
                                : lateMoveCount + lateMoveCountSquared * depth * depth);
    }

    /// Futility pruning: the static evaluation is so far below the window that no quiet move will bring it
    /// there.
    ///
    /// @param reducedDepth minimum depth of the move's search, see [LateMoveReductions]
    boolean isFutile(int staticEval, int alpha, int depth, int reducedDepth) {
        return depth <= FUTILITY_DEPTH && staticEval + futility + futilityPerPly * reducedDepth <= alpha;
    }

    /// SEE pruning: whether the exchange on the target square of a move is evaluated at this depth.
    boolean usesExchanges(int depth, boolean quiet) {
        return depth <= (quiet ? SEE_QUIET_DEPTH : SEE_CAPTURE_DEPTH);
    }

    /// SEE pruning: moves whose exchange loses more than this are skipped.
    int exchangeMargin(int depth, boolean quiet) {
        return -(quiet ? seeQuiet : seeCapture) * depth;
    }

    /// Delta pruning, in quiescence: the most that a capture can bring the score to.
    int deltaScore(int standPat, int gain) {
        return standPat + delta + gain;
    }
}
