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
/// @param remedies changes of one piece played at the last level, the one nearest to even first
/// @param ini its section in a file of variants, if the variant was made from armies
/// @param warnings about the variant and the journal
public record AssessAnswer(
        String variant,
        List<Level> levels,
        int plies,
        long seed,
        List<Played> remedies,
        Optional<String> ini,
        List<String> warnings) {

    public AssessAnswer {
        levels = List.copyOf(levels);
        remedies = List.copyOf(remedies);
        warnings = List.copyOf(warnings);
    }

    /// Games at one strength.
    ///
    /// @param nodes nodes per move
    /// @param facts facts about its games
    /// @param advantage White's advantage by the model of scores; empty if rules change the values of pieces
    public record Level(long nodes, GameFacts facts, Optional<Ahead> advantage) {

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

    /// An advantage as odds in chess.
    ///
    /// @param centipawns on the scale of these odds
    /// @param odds in words
    public record Ahead(Estimate centipawns, String odds) {}

    /// A change of one piece or pawn at the start, with games.
    ///
    /// @param text the change
    /// @param fen the start after it
    /// @param games number of games
    /// @param score White's score, as a share of 1
    public record Played(String text, String fen, long games, Estimate score) {}

    /// The strongest play.
    public Level last() {
        return levels.getLast();
    }
}
