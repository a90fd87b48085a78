package org.pieceworth.valuation.mobility;

import java.util.List;

/// The multipliers of a piece's factors.
///
/// @param byDistance squares at distances 1 to 4
/// @param directions its directions
/// @param colourBound whether it is bound to a colour, so that its value is below the sum
public record FactorRow(List<Integer> byDistance, int directions, boolean colourBound) {

    public FactorRow {
        byDistance = List.copyOf(byDistance);
    }

    /// Squares and directions in the order of the factors.
    double[] counts() {
        double[] counts = new double[byDistance.size() + 1];
        for (int i = 0; i < byDistance.size(); i++) {
            counts[i] = byDistance.get(i);
        }
        counts[byDistance.size()] = directions;
        return counts;
    }
}
