package org.pieceworth.stats;

/// Rows of a regression, equal rows taken together: the exact sufficient statistics of the fits here.
///
/// @param columns the number of features
/// @param features row after row, `groups * columns` numbers
/// @param wins per group, how often it was won
/// @param draws per group, how often it was drawn
/// @param losses per group, how often it was lost
public record GroupedOutcomes(int columns, double[] features, double[] wins, double[] draws, double[] losses) {

    /// @throws IllegalArgumentException when the arrays' lengths do not fit together
    public GroupedOutcomes {
        int groups = wins.length;
        if (features.length != groups * columns || draws.length != groups || losses.length != groups) {
            throw new IllegalArgumentException("lengths differ");
        }
    }

    /// The number of groups.
    public int groups() {
        return wins.length;
    }

    /// A feature of a group.
    double feature(int group, int column) {
        return features[group * columns + column];
    }

    /// All won rows.
    public double totalWins() {
        return sum(wins);
    }

    /// All drawn rows.
    public double totalDraws() {
        return sum(draws);
    }

    /// All lost rows.
    public double totalLosses() {
        return sum(losses);
    }

    private static double sum(double[] values) {
        double sum = 0;
        for (double value : values) {
            sum += value;
        }
        return sum;
    }
}
