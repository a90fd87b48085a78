package org.pieceworth.stats.shapley;

/// Shapley values of a few players from the outcomes of all their coalitions (Shapley 1953).
public final class ExactShapley {

    /// A million coalitions.
    public static final int MAX_PLAYERS = 20;

    private ExactShapley() {}

    /// Each player's share: the mean of the change of the outcome when the player joins, over all orders of joining.
    ///
    /// @param players 0 to [#MAX_PLAYERS]
    public static double[] of(int players, Coalitions coalitions) {
        if (players < 0 || players > MAX_PLAYERS) {
            throw new IllegalArgumentException(players + " players, expected 0 to " + MAX_PLAYERS);
        }
        double[] outcomes = outcomes(players, coalitions);
        double[] weights = weights(players);
        double[] shares = new double[players];
        for (int set = 0; set < outcomes.length; set++) {
            for (int player = 0; player < players; player++) {
                if ((set >>> player & 1) == 0) {
                    shares[player] += weights[Integer.bitCount(set)] * (outcomes[set | 1 << player] - outcomes[set]);
                }
            }
        }
        return shares;
    }

    private static double[] outcomes(int players, Coalitions coalitions) {
        double[] outcomes = new double[1 << players];
        boolean[] present = new boolean[players];
        for (int set = 0; set < outcomes.length; set++) {
            for (int player = 0; player < players; player++) {
                present[player] = (set >>> player & 1) != 0;
            }
            outcomes[set] = coalitions.value(present);
        }
        return outcomes;
    }

    /// By size of the coalition before the player joins, the share of orders in which just these came before:
    /// s! (n - s - 1)! / n!.
    private static double[] weights(int players) {
        double[] weights = new double[players];
        double weight = 1.0 / Math.max(1, players);
        for (int size = 0; size < players; size++) {
            weights[size] = weight;
            weight *= (size + 1.0) / (players - size - 1);
        }
        return weights;
    }
}
