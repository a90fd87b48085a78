package org.pieceworth.engine.alphabeta;

import org.pieceworth.engine.search.Score;

/// The scores among which the next iteration is expected to end: a narrow window about the last score, which opens on
/// the side where it fails.
final class AspirationWindow {

    /// Scores of shallow iterations change too much.
    private static final int MIN_DEPTH = 5;

    /// A wider window is opened on both sides.
    private static final int MAX_WIDTH = 600;

    private int width;
    private int alpha;
    private int beta;

    /// The first window of an iteration.
    ///
    /// @param width distance to either side
    AspirationWindow(int width, int depth, int lastScore) {
        this.width = width;
        if (depth >= MIN_DEPTH) {
            alpha = Math.max(-Score.INFINITE, lastScore - width);
            beta = Math.min(Score.INFINITE, lastScore + width);
        } else {
            open();
        }
    }

    int alpha() {
        return alpha;
    }

    int beta() {
        return beta;
    }

    boolean contains(int score) {
        return score > alpha && score < beta;
    }

    /// Opens on the side of a score that is not in the window.
    void widen(int score) {
        width *= 2;
        if (width > MAX_WIDTH) {
            open();
        } else if (score <= alpha) {
            alpha = Math.max(-Score.INFINITE, score - width);
        } else {
            beta = Math.min(Score.INFINITE, score + width);
        }
    }

    private void open() {
        alpha = -Score.INFINITE;
        beta = Score.INFINITE;
    }
}
