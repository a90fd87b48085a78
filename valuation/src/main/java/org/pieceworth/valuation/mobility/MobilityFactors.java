package org.pieceworth.valuation.mobility;

import java.util.List;

/// The weights of the mobility model.
///
/// @param distance what a square is worth by its distance, 1 first; the last one also counts for all that lie farther
/// @param direction what a direction is worth
/// @param colourBound the divisor of a colour-bound piece's penalty
public record MobilityFactors(List<Integer> distance, int direction, int colourBound) {

    /// Tables 1 and 2 and formula 3 of the source, in centipawns.
    public static final MobilityFactors PUBLISHED = new MobilityFactors(List.of(50, 30, 24, 12), 8, 3);

    /// Copies the list.
    public MobilityFactors {
        distance = List.copyOf(distance);
    }
}
