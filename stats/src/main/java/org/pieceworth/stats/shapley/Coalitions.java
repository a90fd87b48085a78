package org.pieceworth.stats.shapley;

/// The outcome of a game for each set of players who take part.
@FunctionalInterface
public interface Coalitions {

    /// @param present participation of each player; must not be retained or changed
    double value(boolean[] present);
}
