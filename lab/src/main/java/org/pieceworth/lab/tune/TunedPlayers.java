package org.pieceworth.lab.tune;

import org.pieceworth.lab.match.PlayerSource;
import org.pieceworth.rules.fairy.VariantRules;

/// An engine with values of its tuned parameters.
@FunctionalInterface
public interface TunedPlayers {

    /// The engine with these values, as far as it accepts them.
    PlayerSource with(String name, VariantRules rules, double[] values);
}
