package org.pieceworth.bench;

import java.util.List;

/// How far two measurements of the same things differ beyond the errors of both: a random-effects mean of their
/// differences (DerSimonian and Laird 1986, "Meta-analysis in clinical trials").
///
/// @param mean of the differences
/// @param error its standard error
/// @param spread standard deviation of the differences beyond chance
/// @param square of the differences from their mean by chance alone, χ²
/// @param number of things
record Agreement(double mean, double error, double spread, double square, int number) {

    /// A difference and its standard error by chance.
    record Difference(double value, double error) {}

    /// @param differences one or more
    static Agreement of(List<Difference> differences) {
        double fixed = mean(differences, 0);
        double sum = 0;
        double squares = 0;
        double chance = 0;
        for (Difference each : differences) {
            double weight = 1 / (each.error() * each.error());
            sum += weight;
            squares += weight * weight;
            chance += weight * Math.pow(each.value() - fixed, 2);
        }
        int free = differences.size() - 1;
        double variance = free == 0 ? 0 : Math.max(0, (chance - free) / (sum - squares / sum));
        return with(differences, Math.sqrt(variance), chance);
    }

    /// With a spread that is known otherwise, as of more of them.
    Agreement among(List<Difference> differences) {
        return with(differences, spread, Double.NaN);
    }

    private static Agreement with(List<Difference> differences, double spread, double chance) {
        double sum = differences.stream()
                .mapToDouble(each -> 1 / (each.error() * each.error() + spread * spread))
                .sum();
        return new Agreement(mean(differences, spread), Math.sqrt(1 / sum), spread, chance, differences.size());
    }

    private static double mean(List<Difference> differences, double spread) {
        double sum = 0;
        double weights = 0;
        for (Difference each : differences) {
            double weight = 1 / (each.error() * each.error() + spread * spread);
            weights += weight;
            sum += weight * each.value();
        }
        return sum / weights;
    }
}
