package org.pieceworth.lab.match;

import java.util.Optional;
import java.util.function.LongFunction;
import org.pieceworth.lab.experiment.ExperimentPlan.GameLimits;
import org.pieceworth.lab.game.Effort;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.stats.match.Sprt;

/// The settings of a match. Between deterministic players the result depends only on them, unless moves are
/// limited by time.
///
/// @param rules the variant
/// @param openings the opening of each game; see [#paired]
/// @param limits when moves, of both players, and games end
/// @param games maximum number of games
/// @param sprt ends the match early
/// @param kept recorded detail of the players' efforts
public record MatchSettings(
        VariantRules rules,
        LongFunction<Opening> openings,
        GameLimits limits,
        long games,
        Optional<Sprt> sprt,
        Effort.Detail kept) {

    /// Opening k is played in games 2k and 2k + 1, colours changed between them.
    public static LongFunction<Opening> paired(LongFunction<Opening> openings) {
        return game -> openings.apply(game / 2);
    }
}
