package org.pieceworth.valuation.army;

import java.math.BigInteger;

/// The shape of an army: pairs of equal pieces, which stand on both wings, and single pieces.
///
/// @param pairs number of pairs
/// @param singles number of pieces without a twin; with the pairs at least one
/// @param distinct whether no two of these may be of one kind
public record ArmyShape(int pairs, int singles, boolean distinct) {

    /// @throws IllegalArgumentException for an empty army or negative numbers
    public ArmyShape {
        if (pairs < 0 || singles < 0 || pairs + singles == 0) {
            throw new IllegalArgumentException("no army has " + pairs + " pairs and " + singles + " single pieces");
        }
    }

    /// An army of this many pieces, symmetric from both wings: pairs, and one piece in the middle if the
    /// number is odd.
    public static ArmyShape symmetric(int pieces, boolean distinct) {
        return new ArmyShape(pieces / 2, pieces % 2, distinct);
    }

    /// An army of this many pieces, each for itself.
    public static ArmyShape free(int pieces, boolean distinct) {
        return new ArmyShape(0, pieces, distinct);
    }

    /// The number of kinds to choose.
    public int choices() {
        return pairs + singles;
    }

    /// The number of armies of a pool, regardless of the order of their pieces.
    ///
    /// @param pool number of kinds in the pool
    public BigInteger armies(int pool) {
        return distinct
                ? combinations(pool, pairs).multiply(combinations(pool - pairs, singles))
                : combinations(pool + pairs - 1, pairs).multiply(combinations(pool + singles - 1, singles));
    }

    /// The number of armies that contain some kinds, each at least once, by inclusion and exclusion: armies
    /// without one of them are subtracted, those without two were subtracted twice, and so on.
    ///
    /// @param contained number of these kinds, at most the size of the pool
    public BigInteger armies(int pool, int contained) {
        BigInteger sum = BigInteger.ZERO;
        for (int lacking = 0; lacking <= contained; lacking++) {
            BigInteger without = combinations(contained, lacking).multiply(armies(pool - lacking));
            sum = lacking % 2 == 0 ? sum.add(without) : sum.subtract(without);
        }
        return sum;
    }

    private static BigInteger combinations(int of, int choose) {
        if (choose > of) {
            return choose == 0 ? BigInteger.ONE : BigInteger.ZERO;
        }
        BigInteger count = BigInteger.ONE;
        for (int i = 1; i <= choose; i++) {
            count = count.multiply(BigInteger.valueOf(of - choose + i)).divide(BigInteger.valueOf(i));
        }
        return count;
    }
}
