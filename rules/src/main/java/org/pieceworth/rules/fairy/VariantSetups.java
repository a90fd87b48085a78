package org.pieceworth.rules.fairy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.pieceworth.rules.fairy.attack.EnPassantTakers;
import org.pieceworth.rules.fairy.attack.FacingKings;
import org.pieceworth.rules.fairy.attack.Royalty;
import org.pieceworth.rules.fairy.compile.PieceKind;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.make.Musketeer;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.IllegalSetupException;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.Extras;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.CastlingRules;

/// Turns set-ups into states and back.
final class VariantSetups {

    private VariantSetups() {}

    /// The state of a set-up that can be played.
    ///
    /// @throws IllegalSetupException listing all reasons why it cannot be
    static PositionState checked(VariantTables t, Setup setup) {
        List<String> reasons = SetupReasons.of(t, setup);
        if (!reasons.isEmpty()) {
            throw new IllegalSetupException(setup, reasons);
        }
        PositionState state = state(t, setup);
        boolean facing = t.flags.bikjang && FacingKings.areFacing(state) && !FacingKings.areNeighbours(state);
        if (!facing && Royalty.kingAttacked(state, state.sideToMove ^ 1)) {
            throw new IllegalSetupException(setup, List.of("the side that is not to move is in check"));
        }
        return state;
    }

    static Setup withPossibleRights(VariantTables t, Setup setup) {
        if (!setup.board().equals(t.board)) {
            return setup;
        }
        Set<Integer> castling = new TreeSet<>(setup.castling());
        castling.removeIf(rook -> !SetupRights.mayCastle(t, setup, rook));
        Set<Integer> gates = new TreeSet<>(setup.extras().gates());
        gates.removeIf(square -> !SetupRights.mayGate(t, setup, square));
        boolean passed =
                setup.enPassant().isPresent() && SetupRights.victim(t, setup).isPresent();
        Extras extras = setup.extras();
        return new Setup(
                setup.board(),
                setup.pieces(),
                setup.sideToMove(),
                castling,
                passed ? setup.enPassant() : OptionalInt.empty(),
                setup.halfmoveClock(),
                setup.fullmoveNumber(),
                new Extras(
                        extras.hands(),
                        gates,
                        passed ? extras.enPassantSecond() : OptionalInt.empty(),
                        extras.waiting(),
                        extras.walls(),
                        extras.checksLeft(),
                        extras.countingLimit()));
    }

    static PositionState state(VariantTables t, Setup setup) {
        PositionState state = new PositionState(t);
        setup.extras().walls().forEach(square -> state.setWall(square, true));
        for (int square = 0; square < t.squareCount; square++) {
            if (!t.surface.has(square)) {
                state.setWall(square, true);
            }
        }
        setup.extras()
                .waiting()
                .forEach((square, piece) ->
                        Musketeer.set(state, square, t.pieceKinds.find(piece.letter(), piece.mark()) + 1));
        setup.pieces()
                .forEach((square, piece) ->
                        state.put(piece.side().ordinal(), t.pieceKinds.find(piece.letter(), piece.mark()), square));
        setup.extras()
                .hands()
                .forEach((piece, count) -> state.addToHand(
                        piece.side().ordinal(), t.pieceKinds.find(piece.letter(), piece.mark()), count));
        state.sideToMove = setup.sideToMove().ordinal();
        castling(t, setup, state);
        setup.extras().gates().forEach(square -> state.gatingRights |= t.entries.gateBit[square]);
        if (t.flags.seirawan && !t.kinds.capturesToHand) {
            state.gatingRights &= (state.inHand[0] == 0 ? 0 : 0xFFFF) | (state.inHand[1] == 0 ? 0 : 0xFFFF0000);
        }
        if (setup.enPassant().isPresent()) {
            state.enPassant = setup.enPassant().getAsInt();
            state.enPassantVictim = SetupRights.victim(t, setup).orElse(PositionState.NO_SQUARE);
        }
        List<Integer> checks = setup.extras().checksLeft();
        if (t.variant.end().checkCounting()) {
            state.checksToGive = checks.isEmpty() ? 0x101 : checks.get(0) | checks.get(1) << 8;
        }
        int limit = t.flags.counting ? setup.extras().countingLimit() : 0;
        state.count(limit, limit > 0 ? setup.halfmoveClock() : 0);
        state.halfmoveClock = limit > 0 ? 0 : setup.halfmoveClock();
        state.fullmoveNumber = setup.fullmoveNumber();
        EnPassantTakers.forgetUseless(state);
        state.hash ^= state.hashOfState();
        return state;
    }

    private static void castling(VariantTables t, Setup setup, PositionState state) {
        if (t.variant.castling().droppedPieces()) {
            droppable(t, state);
        }
        for (int rook : setup.castling()) {
            SidedPiece piece = setup.pieces().get(rook);
            if (piece != null) {
                int king = SetupRights.king(t, setup, piece.side()).orElse(rook);
                int right = 2 * piece.side().ordinal() + (rook > king ? 0 : 1);
                right(state, right, king, rook);
                state.castlingRights |= 1 << right;
            }
        }
    }

    private static void right(PositionState state, int right, int king, int rook) {
        state.castlingRook[right] = rook;
        state.castlingKing[right] = king;
        state.castlingMask[rook] |= (byte) (1 << right);
        state.castlingMask[king] |= (byte) (1 << right);
    }

    /// Registers the squares where dropped kings and rooks gain the right to castle.
    private static void droppable(VariantTables t, PositionState state) {
        CastlingRules rules = t.variant.castling();
        int kingFile = rules.kingFile().orElse(t.board.files() / 2);
        for (Side side : Side.values()) {
            int rank = rules.rank().of(side);
            if (rank < 0 || rank >= t.board.ranks()) {
                continue;
            }
            int king = t.board.square(kingFile, rank);
            if (t.entries.castlingFiles.onBoard(true)) {
                right(state, 2 * side.ordinal(), king, t.board.square(t.board.files() - 1, rank));
            }
            if (t.entries.castlingFiles.onBoard(false)) {
                right(state, 2 * side.ordinal() + 1, king, t.board.square(0, rank));
            }
        }
    }

    static Setup setup(PositionState p) {
        VariantTables t = p.tables;
        Map<Integer, SidedPiece> pieces = new TreeMap<>();
        Set<Integer> gates = new TreeSet<>();
        Set<Integer> walls = new TreeSet<>();
        Map<Integer, SidedPiece> waiting = new TreeMap<>();
        for (int square = 0; square < p.squareCount; square++) {
            if (p.side[square] == PositionState.WALL) {
                walls.add(square);
            } else if (p.side[square] != 0) {
                pieces.put(square, piece(t, p.side[square] - 1, p.kind[square]));
            }
            if (p.waiting[square] != 0) {
                waiting.put(square, piece(t, t.board.rank(square) == 0 ? 0 : 1, p.waiting[square] - 1));
            }
            if ((p.gatingRights & t.entries.gateBit[square]) != 0) {
                gates.add(square);
            }
        }
        Map<SidedPiece, Integer> hands = new HashMap<>();
        for (int side = 0; side < 2; side++) {
            for (int kind = 0; kind < p.kindCount; kind++) {
                hands.put(piece(t, side, kind), p.hand[side * p.kindCount + kind]);
            }
        }
        Set<Integer> castling = new TreeSet<>();
        for (int right = 0; right < 4; right++) {
            if ((p.castlingRights >>> right & 1) != 0) {
                castling.add(p.castlingRook[right]);
            }
        }
        boolean passed = p.enPassant != PositionState.NO_SQUARE;
        List<Integer> checks =
                t.variant.end().checkCounting() ? List.of(p.checksToGive & 255, p.checksToGive >>> 8) : List.of();
        return new Setup(
                t.board,
                pieces,
                p.sideToMove == 0 ? Side.WHITE : Side.BLACK,
                castling,
                passed ? OptionalInt.of(p.enPassant) : OptionalInt.empty(),
                p.countingLimit() > 0 ? p.countedPlies() : p.halfmoveClock,
                p.fullmoveNumber,
                new Extras(
                        hands,
                        gates,
                        passed ? enPassantSecond(p) : OptionalInt.empty(),
                        waiting,
                        walls,
                        checks,
                        p.countingLimit()));
    }

    /// The second square that FEN has of a pawn that can be taken en passant.
    private static OptionalInt enPassantSecond(PositionState p) {
        int step = EnPassantTakers.step(p);
        boolean ahead = Math.abs(step) == p.tables.board.files();
        if (!ahead || (p.kinds.orthodoxPawns >>> p.kind[p.enPassantVictim] & 1) == 0) {
            return OptionalInt.of(p.enPassantVictim);
        }
        int last = p.enPassantVictim - step;
        return last != p.enPassant && EnPassantTakers.takes(p, last) ? OptionalInt.of(last) : OptionalInt.empty();
    }

    private static SidedPiece piece(VariantTables t, int side, int kind) {
        PieceKind of = t.pieceKinds.get(kind);
        return new SidedPiece(side == 0 ? Side.WHITE : Side.BLACK, of.letter(), of.mark());
    }
}
