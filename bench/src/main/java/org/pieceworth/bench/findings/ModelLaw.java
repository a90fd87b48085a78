package org.pieceworth.bench.findings;

/// A model whose constants are to be fitted.
interface ModelLaw {

    /// The value of a piece.
    ///
    /// @param piece its place among the measured ones
    double value(double[] constants, int piece);

    /// False if a constant does not move the value of a piece, which saves the time to try.
    default boolean depends(int constant, int piece) {
        return true;
    }

    /// Where a fit begins.
    double[] start();

    double[] lower();

    double[] upper();
}
