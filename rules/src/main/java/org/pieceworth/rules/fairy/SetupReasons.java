package org.pieceworth.rules.fairy;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;

/// All reasons why a set-up cannot be played.
final class SetupReasons {

    private final VariantTables t;
    private final Setup setup;
    private final List<String> reasons = new ArrayList<>();

    private SetupReasons(VariantTables t, Setup setup) {
        this.t = t;
        this.setup = setup;
    }

    static List<String> of(VariantTables t, Setup setup) {
        SetupReasons found = new SetupReasons(t, setup);
        if (!setup.board().equals(t.board)) {
            found.reasons.add("the board is " + setup.board().shape() + ", expected " + t.board.shape());
            return found.reasons;
        }
        found.pieces();
        found.hands();
        for (Side side : Side.values()) {
            found.kings(side);
            found.armies(side);
        }
        found.rights();
        found.checks();
        found.counting();
        return found.reasons;
    }

    private void pieces() {
        setup.pieces().forEach((square, piece) -> {
            String place = " on " + t.board.name(square);
            int kind = t.pieceKinds.find(piece.letter(), piece.mark());
            int side = piece.side().ordinal();
            if (!t.surface.has(square)) {
                reasons.add("'" + text(piece) + "' is off the board, on file " + (t.board.file(square) + 1)
                        + " of rank " + (t.board.rank(square) + 1) + ", where the FEN has *");
            } else if (kind < 0) {
                reasons.add("'" + text(piece) + "'" + place + " is not a piece of " + t.variant.name());
            } else if ((t.pawns.kinds[side] >>> kind & 1) != 0
                    && t.pawns.alwaysPromote[side]
                    && t.pawns.promotionRegion[side][square]) {
                reasons.add("there is a pawn" + place);
            }
        });
    }

    private static String text(SidedPiece piece) {
        return piece.mark().of(PieceLetter.text(piece.letter()));
    }

    private void hands() {
        setup.extras().waiting().forEach((square, piece) -> {
            boolean own = t.board.rank(square) == (piece.side() == Side.WHITE ? 0 : t.board.ranks() - 1);
            if (!t.variant.gating().musketeer() || !own || t.pieceKinds.find(piece.letter(), piece.mark()) < 0) {
                reasons.add("'" + text(piece) + "' cannot wait behind " + t.board.name(square));
            }
        });
        boolean used = t.variant.hands().drops() || t.variant.gating().seirawan() || t.kinds.capturesToHand;
        Set<Character> unknown = new TreeSet<>();
        setup.extras().hands().forEach((piece, count) -> {
            if (!used) {
                reasons.add(name(piece.side()) + " has " + count + " of '" + text(piece) + "' in hand, but "
                        + t.variant.name() + " has no drops");
            } else if (t.pieceKinds.find(piece.letter(), piece.mark()) < 0) {
                unknown.add(piece.letter());
            }
        });
        unknown.forEach(letter ->
                reasons.add("'" + PieceLetter.text(letter) + "' in hand is not a piece of " + t.variant.name()));
    }

    private static String name(Side side) {
        return side == Side.WHITE ? "White" : "Black";
    }

    /// Each side may have as many kings as at the start, and needs one unless the start has none.
    private void kings(Side side) {
        if (t.kinds.royal == 0) {
            return;
        }
        int maxKings = t.kinds.startKings[side.ordinal()];
        int count = kings(setup, side);
        boolean tooMany = count > Math.max(maxKings, 1) && !t.kings.mayBeMore(side);
        if (tooMany || (count == 0 && maxKings > 0 && !t.kings.mayVanish())) {
            reasons.add(name(side) + " has " + count + " kings, expected " + (maxKings > 1 ? "1 to " + maxKings : "1"));
        }
    }

    /// If a move may build many walls, the move lists have room for no more pieces than the start has.
    private void armies(Side side) {
        long count = setup.pieces().values().stream()
                .filter(piece -> piece.side() == side)
                .count();
        int maxPieces = t.entries.walls.mostPieces();
        if (t.flags.walls && count > maxPieces) {
            reasons.add(name(side) + " has " + count + " pieces, expected " + maxPieces
                    + " at most, as many as the start has, since moves build walls");
        }
    }

    private int kings(Setup of, Side side) {
        long board = of.pieces().values().stream()
                .filter(piece -> piece.side() == side && isRoyal(piece))
                .count();
        int hand = of.extras().hands().entrySet().stream()
                .filter(entry -> entry.getKey().side() == side && isRoyal(entry.getKey()))
                .mapToInt(entry -> entry.getValue())
                .sum();
        return (int) board + hand;
    }

    private boolean isRoyal(SidedPiece piece) {
        int kind = t.pieceKinds.find(piece.letter(), piece.mark());
        return kind >= 0 && (t.kinds.royal >>> kind & 1) != 0;
    }

    private void rights() {
        for (int rook : setup.castling()) {
            if (!SetupRights.mayCastle(t, setup, rook)) {
                reasons.add("castling with " + t.board.name(rook)
                        + " is impossible: rook and king must be on their castling rank, with one right for each wing");
            }
        }
        for (int square : setup.extras().gates()) {
            if (!SetupRights.mayGate(t, setup, square)) {
                reasons.add("nothing on " + t.board.name(square) + " can have the right to gate");
            }
        }
        if (setup.enPassant().isPresent() && SetupRights.victim(t, setup).isEmpty()) {
            reasons.add("no pawn can just have stepped over "
                    + t.board.name(setup.enPassant().getAsInt()));
        }
    }

    private void counting() {
        int limit = setup.extras().countingLimit();
        if (t.flags.counting && limit > PositionState.MAX_COUNTED) {
            reasons.add("the counting limit is " + limit + ", expected " + PositionState.MAX_COUNTED + " at most");
        }
    }

    private void checks() {
        boolean counted = t.variant.end().checkCounting();
        if (!counted && !setup.extras().checksLeft().isEmpty()) {
            reasons.add("checks are counted, but " + t.variant.name() + " does not count them");
        }
    }
}
