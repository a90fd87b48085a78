package org.pieceworth.empirical.reading;

import org.pieceworth.empirical.memory.LongIndex;
import org.pieceworth.empirical.memory.VectorIndex;
import org.pieceworth.rules.IntList;
import org.pieceworth.rules.chess.ChessPosition;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;
import org.pieceworth.terms.PieceCounts;
import org.pieceworth.terms.TermSet;
import org.pieceworth.terms.Trace;

/// Computes the feature vectors of positions and numbers them. If piece counts suffice, vectors are cached by material
/// and side to move; if the balance suffices, which takes few values, by balance.
public final class PositionVectors {

    private final TermSet terms;
    private final VectorIndex vectors;
    private final Trace trace;
    private final PieceCounts pieces = new PieceCounts(ChessPosition.LETTERS.length());

    /// Cache: keys of positions seen before, and their vectors.
    private final LongIndex met = new LongIndex();

    private final IntList vectorOfMet = new IntList();

    /// @param vectors gives the numbers
    public PositionVectors(TermSet terms, VectorIndex vectors) {
        this.terms = terms;
        this.vectors = vectors;
        trace = terms.newTrace();
    }

    /// The number of a position's vector.
    public int add(ChessPosition position) {
        return terms.fromMaterialAlone() ? add(position.material(), position.sideToMove()) : addTraced(position);
    }

    /// The number of a position's vector, computed from the board.
    int addTraced(Position position) {
        terms.trace(position, trace);
        return vectors.add(trace);
    }

    /// The number of the vector of all chess positions with this material, if piece counts suffice.
    ///
    /// @param material material from [ChessPosition#material()]
    int add(long material, Side toMove) {
        long told = terms.fromBalanceAlone() ? ChessPosition.balance(material) : material;
        int known = met.size();
        int number = met.add(told << 1 | toMove.ordinal());
        if (number == known) {
            pieces.setPacked(material);
            terms.trace(pieces, toMove, trace);
            vectorOfMet.add(vectors.add(trace));
        }
        return vectorOfMet.get(number);
    }
}
