package org.pieceworth.engine.alphabeta;

import org.pieceworth.engine.search.Score;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.variant.GameStatus;

/// The scores of games that are over.
final class GameEndScores {

    /// The game goes on: no score.
    static final int UNDECIDED = Score.INFINITE + 1;

    private GameEndScores() {}

    static int of(GameStatus status, int ply) {
        return switch (status) {
            case OPEN, DRAWN -> 0;
            case WON -> Score.winIn(ply);
            case LOST -> Score.lossIn(ply);
        };
    }

    /// The score of a repetition, [#UNDECIDED] when it decides nothing yet. The first one is taken for the draw that
    /// it may become, but a win or a loss only counts when the position has occurred as often as the rule asks.
    static int ofRepetition(VariantPosition p, int ply, int repetitionLimit) {
        int times = p.occurrences();
        if (times <= 1) {
            return UNDECIDED;
        }
        GameStatus status = p.repeated();
        boolean decisive = status == GameStatus.WON || status == GameStatus.LOST;
        if (!decisive) {
            return 0;
        }
        return times >= repetitionLimit ? of(status, ply) : UNDECIDED;
    }
}
