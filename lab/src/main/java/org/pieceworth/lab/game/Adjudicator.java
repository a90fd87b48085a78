package org.pieceworth.lab.game;

import java.util.Optional;
import org.pieceworth.lab.game.PlayedGame.Verdict;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;

/// Watches the scores of one game.
final class Adjudicator {

    private final Adjudication rule;
    private int plies;
    private int whiteAhead;
    private int blackAhead;
    private int level;
    private final int[] behind = new int[2];

    Adjudicator(Adjudication rule) {
        this.rule = rule;
    }

    /// A move was made; answers the verdict once there is one.
    ///
    /// @param score score for the side that moved, or [Answer#NO_SCORE]
    Optional<Verdict> moved(Side mover, int score) {
        plies++;
        boolean known = score != Answer.NO_SCORE;
        int white = mover == Side.WHITE || !known ? score : -score;
        whiteAhead = known && white >= rule.winScore() ? whiteAhead + 1 : 0;
        blackAhead = known && -white >= rule.winScore() ? blackAhead + 1 : 0;
        level = known && Math.abs(white) <= rule.drawScore() ? level + 1 : 0;
        if (rule.winScore() > 0 && Math.max(whiteAhead, blackAhead) >= 2 * rule.winMoves()) {
            return Optional.of(new Verdict(plies, new Outcome.Won(whiteAhead > 0 ? Side.WHITE : Side.BLACK)));
        }
        behind[mover.ordinal()] = known && score <= -rule.resignScore() ? behind[mover.ordinal()] + 1 : 0;
        if (rule.resignScore() > 0 && behind[mover.ordinal()] >= rule.resignMoves()) {
            return Optional.of(new Verdict(plies, new Outcome.Won(mover.other())));
        }
        boolean dead = rule.drawScore() >= 0 && level >= 2 * rule.drawMoves() && plies >= rule.drawPly();
        return dead ? Optional.of(new Verdict(plies, new Outcome.Drawn())) : Optional.empty();
    }
}
