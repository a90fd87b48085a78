package org.pieceworth.empirical;

import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.terms.PieceCounts;
import org.pieceworth.terms.TermSet;
import org.pieceworth.terms.Trace;

/// Describes positions by terms and numbers what they give; where piece counts are enough, only once per
/// material and side to move.
final class PositionVectors {

    private final TermSet terms;
    private final VectorIndex vectors;
    private final Trace trace;
    private final PieceCounts pieces = new PieceCounts(ChessPosition.LETTERS.length());
    private final LongIndex met = new LongIndex();
    private final Ints vectorOfMet = new Ints();

    /// @param vectors numbers the vectors
    PositionVectors(TermSet terms, VectorIndex vectors) {
        this.terms = terms;
        this.vectors = vectors;
        trace = terms.newTrace();
    }

    /// The number of a position's vector.
    int add(ChessPosition position) {
        if (!terms.fromMaterialAlone()) {
            terms.trace(position, trace);
            return vectors.add(trace);
        }
        long material = position.material();
        int known = met.size();
        int number = met.add(material << 1 | position.sideToMove().ordinal());
        if (number == known) {
            pieces.setPacked(material);
            terms.trace(pieces, position.sideToMove(), trace);
            vectorOfMet.add(vectors.add(trace));
        }
        return vectorOfMet.get(number);
    }
}
