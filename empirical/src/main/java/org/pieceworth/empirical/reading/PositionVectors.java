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

/// Describes positions by terms and numbers what they give; where piece counts are enough, only once per
/// material and side to move, and where the balance is, of which there are few, once per balance.
public final class PositionVectors {

    private final TermSet terms;
    private final VectorIndex vectors;
    private final Trace trace;
    private final PieceCounts pieces = new PieceCounts(ChessPosition.LETTERS.length());

    /// What told the vectors of positions met before, by their number, and these vectors.
    private final LongIndex met = new LongIndex();

    private final IntList vectorOfMet = new IntList();

    /// @param vectors numbers the vectors
    public PositionVectors(TermSet terms, VectorIndex vectors) {
        this.terms = terms;
        this.vectors = vectors;
        trace = terms.newTrace();
    }

    /// The number of a position's vector.
    public int add(ChessPosition position) {
        return terms.fromMaterialAlone() ? add(position.material(), position.sideToMove()) : addTraced(position);
    }

    /// The number of a position's vector, by a look at the board.
    int addTraced(Position position) {
        terms.trace(position, trace);
        return vectors.add(trace);
    }

    /// The number of the vector of all positions of chess with this material, where piece counts are enough.
    ///
    /// @param material as [ChessPosition#material()]
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
