package org.pieceworth.terms;

import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;

/// Any pieces on any board, only to be looked at.
record FixedPosition(Setup setup, String letters) implements Position {

    static FixedPosition chess(String fen) {
        return new FixedPosition(Fen.parse(fen), "PNBRQK");
    }

    /// Colours swapped, ranks turned round, the other side to move.
    FixedPosition mirrored() {
        RectangularBoard board = setup.board();
        Map<Integer, SidedPiece> pieces = new TreeMap<>();
        setup.pieces()
                .forEach((square, piece) -> pieces.put(
                        board.square(board.file(square), board.ranks() - 1 - board.rank(square)),
                        new SidedPiece(piece.side().other(), piece.letter())));
        Setup other = new Setup(board, pieces, setup.sideToMove().other(), Set.of(), OptionalInt.empty(), 0, 1);
        return new FixedPosition(other, letters);
    }

    @Override
    public RectangularBoard board() {
        return setup.board();
    }

    @Override
    public Side sideToMove() {
        return setup.sideToMove();
    }

    @Override
    public int pieceAt(int square) {
        SidedPiece piece = setup.pieces().get(square);
        if (piece == null) {
            return 0;
        }
        int number = letters.indexOf(piece.letter()) + 1;
        return piece.side() == Side.WHITE ? number : -number;
    }

    @Override
    public int generate(int[] moves) {
        return 0;
    }

    @Override
    public int maxMoves() {
        return 0;
    }

    @Override
    public void make(int move) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void unmake() {
        throw new UnsupportedOperationException();
    }

    @Override
    public boolean inCheck() {
        return false;
    }
}
