package org.pieceworth.studies.play;

import java.util.List;
import org.pieceworth.lab.armies.GameOpenings;
import org.pieceworth.lab.armies.GameStarts;
import org.pieceworth.lab.experiment.ExperimentPlan.GameLimits;
import org.pieceworth.lab.experiment.ExperimentPlan.OpeningPlan;
import org.pieceworth.lab.game.Adjudication;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.text.Counted;

/// Conditions of games, common to all players.
///
/// @param variant its name, or a file and a name in it, `@my.ini:mygame`; several with commas between them,
/// if permitted
/// @param openings openings of the games
/// @param limit cost limit of a move
/// @param adjudication when scores end games
/// @param plyCap a game with this many plies is drawn
public record GameConditions(
        String variant, OpeningChoice openings, MoveLimit limit, Adjudication adjudication, int plyCap) {

    /// The openings.
    ///
    /// @param plies random plies
    /// @param shuffle whether the back ranks are shuffled
    /// @param seed seed of plies and shuffling
    public record OpeningChoice(int plies, boolean shuffle, long seed) {

        /// Openings of this kind from given starts.
        public GameOpenings of(VariantRules rules, GameStarts starts) {
            return new GameOpenings(rules, starts, seed, plies, shuffle);
        }

        /// A copy for a plan.
        ///
        /// @param starts starts as FENs
        public OpeningPlan plan(List<String> starts) {
            return new OpeningPlan(starts, seed, plies, shuffle);
        }
    }

    /// The variants, if several are permitted.
    public List<String> variants() {
        return List.of(variant.split(",", -1));
    }

    /// The part of a plan about a game's moves and end.
    public GameLimits limits() {
        return new GameLimits(limit.control(), adjudication, plyCap);
    }

    /// The openings in words.
    String openingsText() {
        return Counted.of(openings.plies(), "random ply", "random plies")
                + (openings.shuffle() ? ", back ranks shuffled" : "");
    }
}
