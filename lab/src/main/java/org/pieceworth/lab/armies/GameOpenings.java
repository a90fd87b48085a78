package org.pieceworth.lab.armies;

import java.util.List;
import org.pieceworth.lab.experiment.ExperimentPlan.OpeningPlan;
import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.rules.fairy.VariantRules;

/// Openings of games by their number: a start, then random plies. Games that differ only in their start have
/// openings of the same number.
///
/// @param rules the variant
/// @param starts the positions that openings start from
/// @param seed seed of the random plies
/// @param plies their number; for random armies the maximum, from 0 on in turn
/// @param shuffle true to shuffle the back ranks of given starts
public record GameOpenings(VariantRules rules, GameStarts starts, long seed, int plies, boolean shuffle) {

    /// The opening of game g, from 0. Of random armies games 2k and 2k + 1 have start k, with colours exchanged.
    public Opening opening(long game) {
        return switch (starts) {
            case GameStarts.Listed(List<String> fens) ->
                new Openings(rules, fens.get((int) (game % fens.size())), seed, plies, shuffle)
                        .opening(game / fens.size());
            case GameStarts.Drawn(ArmyStarts armies) -> {
                long k = game / 2;
                ArmyStarts.Start start = armies.start(k);
                int random = (int) (k % (plies + 1));
                yield new Openings(rules, game % 2 == 0 ? start.first() : start.second(), seed, random, false)
                        .opening(k);
            }
        };
    }

    /// These openings in the plan of an experiment.
    public OpeningPlan plan() {
        return new OpeningPlan(starts.plan(), seed, plies, shuffle);
    }
}
