package org.pieceworth.lab.armies;

import org.pieceworth.lab.game.Opening;
import org.pieceworth.lab.game.Openings;
import org.pieceworth.rules.fairy.VariantRules;

/// How games of armies by lot open: games 2k and 2k + 1 have start k, with colours exchanged, and start k begins with
/// 0, 1, … random plies in turn.
///
/// @param rules what is played
/// @param starts the armies
/// @param seed of the random plies
/// @param plies the most of them
public record DrawnOpenings(VariantRules rules, ArmyStarts starts, long seed, int plies) {

    /// How game g opens, from 0.
    public Opening opening(long game) {
        long k = game / 2;
        ArmyStarts.Start start = starts.start(k);
        int random = (int) (k % (plies + 1));
        return new Openings(rules, game % 2 == 0 ? start.first() : start.second(), seed, random, false).opening(k);
    }
}
