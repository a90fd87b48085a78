package org.pieceworth.lab.armies;

import java.util.LinkedHashMap;
import java.util.Map;

/// The distribution of a random army: of pieces on its first rank and of pawns in front.
///
/// @param squares number of sampled squares, chosen at random; the others have the piece of the variant
/// @param pieces the probability of each letter on such a square; the rest to 1 is the probability of an
/// empty square
/// @param pawns the probability of each letter on the square of a pawn; the rest to 1 is that of the
/// variant's pawn
public record ArmyDistribution(int squares, Map<Character, Double> pieces, Map<Character, Double> pawns) {

    /// All squares.
    public static final int ALL = Integer.MAX_VALUE;

    private static final double ROUNDING = 1e-9;

    /// @throws IllegalArgumentException when the probabilities are invalid
    public ArmyDistribution {
        pieces = checked(pieces);
        pawns = checked(pawns);
        if (squares < 1) {
            throw new IllegalArgumentException("found " + squares + " squares to draw for, expected one or more");
        }
    }

    private static Map<Character, Double> checked(Map<Character, Double> chances) {
        double sum = 0;
        for (double chance : chances.values()) {
            if (!(chance >= 0)) {
                throw new IllegalArgumentException("found a probability of " + chance);
            }
            sum += chance;
        }
        if (sum > 1 + ROUNDING) {
            throw new IllegalArgumentException("found probabilities with a sum of " + sum);
        }
        return new LinkedHashMap<>(chances);
    }
}
