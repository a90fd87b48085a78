package org.pieceworth.lab.experiment;

import java.util.List;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.rules.fairy.VariantRules;

/// Games as text that another machine can send, a line each, as a journal keeps them.
public final class GameLines {

    private GameLines() {}

    /// The line of a game, without its end.
    ///
    /// @param number of the game, from 0
    public static String write(long number, PlayedGame game) {
        return GameRecord.write(number, game);
    }

    /// The game of a line.
    ///
    /// @throws IllegalArgumentException when it is not the whole line of that game
    public static PlayedGame read(long number, String line, VariantRules rules) {
        if (!GameRecord.isWhole(line, number)) {
            throw new IllegalArgumentException("found no whole line of game " + number);
        }
        return GameRecord.read(line, rules);
    }

    /// All that games depend on, as a line.
    public static String of(ExperimentPlan plan) {
        return JournalHead.write(plan);
    }

    /// The differences of the plan of a line from another plan.
    public static List<PlanDifference> differences(String line, ExperimentPlan plan) {
        return JournalHead.differences(line, plan);
    }
}
