package org.pieceworth.rules.chess;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.IllegalSetupException;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.Mark;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;

/// Converts between set-ups and chess positions, and lists the reasons against a set-up.
final class ChessSetupRules {

    private static final int MAX_PIECES = 16;

    private ChessSetupRules() {}

    static void check(Setup setup) {
        List<String> reasons = new ArrayList<>();
        if (!isOnChessBoard(setup)) {
            throw new IllegalSetupException(
                    setup, List.of("the board is " + setup.board().shape() + ", expected 8x8"));
        }
        checkPieces(setup, reasons);
        for (Side side : Side.values()) {
            checkKing(setup, side, reasons);
            checkNumber(setup, side, reasons);
        }
        checkCastling(setup, reasons);
        setup.enPassant().ifPresent(square -> checkEnPassant(setup, square, reasons));
        if (!setup.extras().hands().isEmpty() || !setup.extras().walls().isEmpty()) {
            reasons.add("there are pieces in hand or walls, which chess does not have");
        }
        if (reasons.isEmpty() && otherKingAttacked(setup)) {
            reasons.add("the side that is not to move is in check");
        }
        if (!reasons.isEmpty()) {
            throw new IllegalSetupException(setup, reasons);
        }
    }

    private static void checkPieces(Setup setup, List<String> reasons) {
        setup.pieces().forEach((square, piece) -> {
            int rank = setup.board().rank(square);
            String place = " on " + setup.board().name(square);
            if (ChessState.LETTERS.indexOf(piece.letter()) < 0 || piece.mark() == Mark.PROMOTED) {
                reasons.add("'" + piece.letter() + "'" + place + " is not a piece of chess");
            } else if (piece.letter() == 'P' && (rank == 0 || rank == 7)) {
                reasons.add("there is a pawn" + place);
            }
        });
    }

    private static void checkKing(Setup setup, Side side, List<String> reasons) {
        long kings = setup.pieces().values().stream()
                .filter(piece -> piece.is(side, 'K'))
                .count();
        if (kings != 1) {
            reasons.add(name(side) + " has " + kings + " kings, expected 1");
        }
    }

    private static void checkNumber(Setup setup, Side side, List<String> reasons) {
        long pieces = setup.pieces().values().stream()
                .filter(piece -> piece.side() == side)
                .count();
        if (pieces > MAX_PIECES) {
            reasons.add(name(side) + " has " + pieces + " pieces, expected " + MAX_PIECES + " at most");
        }
    }

    private static boolean isOnChessBoard(Setup setup) {
        return setup.board().files() == 8 && setup.board().ranks() == 8;
    }

    private static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    private static void checkCastling(Setup setup, List<String> reasons) {
        for (int rook : setup.castling()) {
            if (!mayCastle(setup, rook)) {
                reasons.add(name(sideOf(setup, rook)) + " cannot castle with "
                        + setup.board().name(rook)
                        + ": rook and king must be on their first rank, with one right for each wing");
            }
        }
    }

    private static Side sideOf(Setup setup, int rook) {
        return setup.board().rank(rook) == 0 ? Side.WHITE : Side.BLACK;
    }

    private static boolean mayCastle(Setup setup, int rook) {
        Side side = sideOf(setup, rook);
        int rank = side == Side.WHITE ? 0 : 7;
        OptionalInt king = kingOn(setup, side, rank);
        return king.isPresent()
                && setup.board().rank(rook) == rank
                && setup.has(rook, side, 'R')
                && outermostOnItsWing(setup, rook, king.getAsInt());
    }

    private static OptionalInt kingOn(Setup setup, Side side, int rank) {
        for (Map.Entry<Integer, SidedPiece> entry : setup.pieces().entrySet()) {
            if (entry.getValue().is(side, 'K') && setup.board().rank(entry.getKey()) == rank) {
                return OptionalInt.of(entry.getKey());
            }
        }
        return OptionalInt.empty();
    }

    /// True if no rook farther out has a right to castle on the same side of the king.
    private static boolean outermostOnItsWing(Setup setup, int rook, int king) {
        return setup.castling().stream()
                .filter(other -> setup.board().rank(other) == setup.board().rank(rook))
                .noneMatch(other -> rook > king ? other > rook : other < rook);
    }

    private static void checkEnPassant(Setup setup, int square, List<String> reasons) {
        if (!steppedOver(setup, square)) {
            reasons.add("no pawn can just have stepped over " + setup.board().name(square));
        }
    }

    private static boolean steppedOver(Setup setup, int square) {
        Side mover = setup.sideToMove().other();
        int rank = mover == Side.WHITE ? 2 : 5;
        int forward = mover == Side.WHITE ? 8 : -8;
        return setup.board().rank(square) == rank
                && setup.has(square + forward, mover, 'P')
                && !setup.pieces().containsKey(square)
                && !setup.pieces().containsKey(square - forward);
    }

    static Setup withPossibleRights(Setup setup) {
        if (!isOnChessBoard(setup)) {
            return setup;
        }
        Set<Integer> castling = new TreeSet<>(setup.castling());
        castling.removeIf(rook -> !mayCastle(setup, rook));
        OptionalInt enPassant = setup.enPassant();
        return new Setup(
                setup.board(),
                setup.pieces(),
                setup.sideToMove(),
                castling,
                enPassant.isPresent() && steppedOver(setup, enPassant.getAsInt()) ? enPassant : OptionalInt.empty(),
                setup.halfmoveClock(),
                setup.fullmoveNumber());
    }

    private static boolean otherKingAttacked(Setup setup) {
        ChessState position = new ChessState();
        position.place(setup);
        int other = position.side ^ 1;
        return position.attackers(position.kingSquare(other), position.occupied(), position.side) != 0;
    }

    static Setup setup(ChessState position) {
        Map<Integer, SidedPiece> pieces = new TreeMap<>();
        Set<Integer> castling = new TreeSet<>();
        for (int square = 0; square < 64; square++) {
            int code = position.codes[square];
            if (code != 0) {
                char letter = ChessState.LETTERS.charAt((code & 7) - 1);
                pieces.put(square, new SidedPiece(code < 8 ? Side.WHITE : Side.BLACK, letter));
            }
            if ((position.castling >>> square & 1) != 0) {
                castling.add(square);
            }
        }
        OptionalInt enPassant =
                position.enPassant == ChessState.NO_SQUARE ? OptionalInt.empty() : OptionalInt.of(position.enPassant);
        return new Setup(
                RectangularBoard.CHESS,
                pieces,
                position.side == 0 ? Side.WHITE : Side.BLACK,
                castling,
                enPassant,
                position.halfmoveClock,
                position.fullmoveNumber);
    }
}
