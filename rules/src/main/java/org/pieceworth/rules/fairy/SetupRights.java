package org.pieceworth.rules.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.CastlingRules;

/// Tests of the rights that the pieces of a set-up can have.
final class SetupRights {

    private SetupRights() {}

    /// The pawn open to capture en passant: the named one, the one ahead of the
    /// square, or else the only other one.
    static OptionalInt victim(VariantTables t, Setup setup) {
        int square = setup.enPassant().orElseThrow();
        Side mover = setup.sideToMove().other();
        if (setup.pieces().containsKey(square)) {
            return OptionalInt.empty();
        }
        int named = setup.extras().enPassantSecond().orElse(square);
        if (setup.pieces().containsKey(named)) {
            return isOf(setup, named, mover) && inLine(t.surface, square, named)
                    ? OptionalInt.of(named)
                    : OptionalInt.empty();
        }
        int forward = mover == Side.WHITE ? 1 : -1;
        int ahead = t.surface.step(square, 0, forward);
        boolean triple =
                named != square || !t.variant.pawns().tripleStep().of(mover).isEmpty();
        if (triple && ahead != Board.OFF && !setup.pieces().containsKey(ahead)) {
            ahead = t.surface.step(ahead, 0, forward);
        }
        if (ahead != Board.OFF && isOf(setup, ahead, mover)) {
            return triple || mayHaveStepped(t, setup, square, ahead, mover)
                    ? OptionalInt.of(ahead)
                    : OptionalInt.empty();
        }
        List<Integer> beside = new ArrayList<>();
        for (int dx : new int[] {-1, 1}) {
            int aside = t.surface.step(square, dx, forward);
            if (aside != Board.OFF && isOf(setup, aside, mover)) {
                beside.add(aside);
            }
        }
        return beside.size() == 1 ? OptionalInt.of(beside.getFirst()) : OptionalInt.empty();
    }

    /// True if an orthodox pawn can have made a double step over a square: from a square of the region, empty now.
    private static boolean mayHaveStepped(VariantTables t, Setup setup, int over, int pawn, Side mover) {
        boolean isPawn = t.variant.types().stream()
                .anyMatch(type -> type.name().equals("pawn") && setup.has(pawn, mover, type.letter()));
        int origin = t.surface.step(over, 0, mover == Side.WHITE ? -1 : 1);
        return !isPawn
                || origin != Board.OFF
                        && !setup.pieces().containsKey(origin)
                        && t.variant.pawns().doubleStep().of(mover).contains(origin);
    }

    private static boolean inLine(SquareBoard board, int from, int to) {
        int dx = Math.abs(board.dx(from, to));
        int dy = Math.abs(board.dy(from, to));
        return from != to && (dx == 0 || dy == 0 || dx == dy);
    }

    private static boolean isOf(Setup setup, int square, Side side) {
        SidedPiece piece = setup.pieces().get(square);
        return piece != null && piece.side() == side;
    }

    /// True if the piece on a square can have the right to castle: king or rook on its starting square.
    static boolean mayCastle(VariantTables t, Setup setup, int rook) {
        SidedPiece piece = setup.pieces().get(rook);
        if (piece == null || !t.variant.castling().enabled()) {
            return false;
        }
        Side side = piece.side();
        OptionalInt king = king(t, setup, side);
        return king.isPresent()
                && king.getAsInt() != rook
                && t.entries.castlingFiles.onBoard(rook > king.getAsInt())
                && t.board.rank(rook) == t.variant.castling().rank().of(side)
                && t.variant.castling().rookPieces().of(side).contains(piece.letter())
                && outermostOnItsWing(t, setup, rook, king.getAsInt());
    }

    private static boolean outermostOnItsWing(VariantTables t, Setup setup, int rook, int king) {
        return setup.castling().stream()
                .filter(other -> t.board.rank(other) == t.board.rank(rook))
                .noneMatch(other -> rook > king ? other > rook : other < rook);
    }

    /// True if the square is on the castling rank of its piece's side, the only one with rights to gate.
    static boolean mayGate(VariantTables t, Setup setup, int square) {
        SidedPiece piece = setup.pieces().get(square);
        if (piece == null || t.entries.gateBit[square] == 0) {
            return false;
        }
        boolean white = t.entries.gateBit[square] < 1 << 16 && t.entries.gateBit[square] > 0;
        return white == (piece.side() == Side.WHITE);
    }

    /// The piece that castles as a side's king.
    static OptionalInt king(VariantTables t, Setup setup, Side side) {
        CastlingRules rules = t.variant.castling();
        int rank = rules.rank().of(side);
        List<Integer> kings = new ArrayList<>();
        for (int file = 0; file < t.board.files(); file++) {
            int square = t.board.square(file, rank);
            if (setup.has(square, side, rules.kingPiece())) {
                kings.add(square);
            }
        }
        if (kings.size() > 1 && rules.kingFile().isPresent()) {
            kings.removeIf(square -> t.board.file(square) != rules.kingFile().getAsInt());
        }
        return kings.isEmpty() ? OptionalInt.empty() : OptionalInt.of(kings.getFirst());
    }
}
