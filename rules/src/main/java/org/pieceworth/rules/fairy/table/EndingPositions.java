package org.pieceworth.rules.fairy.table;

import org.pieceworth.rules.fairy.attack.Royalty;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.state.PositionState;

/// Kernel: visits the positions of some pieces that a game can have with one side to move, one of each set of images.
final class EndingPositions {

    /// Receives the positions one by one.
    interface Visitor {

        /// @param at by piece: its square
        /// @return false to stop
        boolean visit(PositionState position, int[] at);
    }

    private final VariantTables tables;
    private final EndingSquares squares;
    private final Visitor visitor;
    private final PositionState position;
    private final int[] at;

    private EndingPositions(VariantTables tables, EndingSquares squares, int sideToMove, Visitor visitor) {
        this.tables = tables;
        this.squares = squares;
        this.visitor = visitor;
        position = new PositionState(tables);
        position.sideToMove = sideToMove;
        position.hash ^= position.hashOfState();
        at = new int[squares.pieces.length];
    }

    /// Visits the positions until the visitor stops.
    ///
    /// @return whether all were visited
    static boolean visit(VariantTables tables, EndingSquares squares, int sideToMove, Visitor visitor) {
        for (int square : squares.leadSquares()) {
            if (!visit(tables, squares, sideToMove, square, visitor)) {
                return false;
            }
        }
        return true;
    }

    /// Visits the positions with the leading piece on a square, one of [EndingSquares#leadSquares].
    static boolean visit(VariantTables tables, EndingSquares squares, int sideToMove, int square, Visitor visitor) {
        EndingPositions positions = new EndingPositions(tables, squares, sideToMove, visitor);
        int lead = squares.lead();
        return lead < 0 ? positions.place(0) : positions.place(lead, squares.side(lead), squares.kind(lead), square, 0);
    }

    private boolean place(int slot) {
        if (slot == squares.lead()) {
            return place(slot + 1);
        }
        if (slot == at.length) {
            return !squares.isFirstImage(at)
                    || Royalty.kingAttacked(position, position.sideToMove ^ 1)
                    || visitor.visit(position, at);
        }
        int side = squares.side(slot);
        int kind = squares.kind(slot);
        for (int square = squares.least(slot, at); square < squares.squareCount; square++) {
            if (!place(slot, side, kind, square, slot + 1)) {
                return false;
            }
        }
        return true;
    }

    /// Puts a piece on a square, if it may be there, and then the others.
    private boolean place(int slot, int side, int kind, int square, int next) {
        if (position.side[square] != 0 || !isPossible(side, kind, square)) {
            return true;
        }
        at[slot] = square;
        position.put(side, kind, square);
        boolean goesOn = place(next);
        position.remove(square);
        return goesOn;
    }

    /// False for a pawn on a square where it would have been promoted.
    private boolean isPossible(int side, int kind, int square) {
        boolean pawn = (tables.pawns.kinds[side] >>> kind & 1) != 0;
        return !(pawn && tables.pawns.alwaysPromote[side] && tables.pawns.promotionRegion[side][square]);
    }
}
