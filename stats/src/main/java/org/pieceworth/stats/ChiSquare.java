package org.pieceworth.stats;

import org.hipparchus.special.Gamma;

/// A sum of squares of standard normal numbers, as a test.
///
/// @param statistic the sum
/// @param degrees number of independent squares
public record ChiSquare(double statistic, int degrees) {

    /// The upper tail of the chi-square distribution; 1 without degrees of freedom.
    public double pValue() {
        return degrees > 0 && statistic > 0 ? Gamma.regularizedGammaQ(degrees / 2.0, statistic / 2) : 1;
    }
}
