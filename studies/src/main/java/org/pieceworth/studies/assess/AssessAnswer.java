package org.pieceworth.studies.assess;

import java.util.List;
import java.util.Optional;
import org.pieceworth.lab.assess.GameFacts;
import org.pieceworth.stats.Estimate;

/// A game's scorecard.
///
/// @param variant its name
/// @param levels results by nodes per move, the weakest play first
/// @param plies random ones at the start of each game
/// @param exchange exchange of two pieces that would offset the advantage at the last level
/// @param ini its section in a file of variants, if the variant was made from armies
/// @param warnings about the variant and the journal
public record AssessAnswer(
        String variant,
        List<Level> levels,
        int plies,
        long seed,
        Optional<Exchange> exchange,
        Optional<String> ini,
        List<String> warnings) {

    public AssessAnswer {
        levels = List.copyOf(levels);
        warnings = List.copyOf(warnings);
    }

    /// Games at one strength.
    ///
    /// @param nodes nodes per move
    /// @param facts facts about its games
    /// @param advantage advantage of White in centipawns, by the model of scores; empty if rules change the
    /// values of pieces
    public record Level(long nodes, GameFacts facts, Optional<Estimate> advantage) {

        /// White's score, as a share of 1.
        public Estimate score() {
            return facts.of(GameFacts.Figure.WHITE_SCORE);
        }

        /// True if one side's score differs from one half at the 5 % level.
        boolean isUneven() {
            return facts.scores()
                    .scoreInterval()
                    .filter(interval -> !interval.contains(0.5))
                    .isPresent();
        }
    }

    /// One piece of the side that is ahead, replaced by a weaker one.
    ///
    /// @param white true if White is ahead
    /// @param piece the piece to replace
    /// @param by its replacement
    /// @param difference difference of their values, in centipawns
    public record Exchange(boolean white, String piece, String by, double difference) {}

    /// The strongest play.
    public Level last() {
        return levels.getLast();
    }
}
