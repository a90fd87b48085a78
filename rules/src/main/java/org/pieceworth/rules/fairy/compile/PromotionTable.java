package org.pieceworth.rules.fairy.compile;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.pieceworth.rules.position.Setup.Mark;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.PromotionRules;
import org.pieceworth.rules.variant.Region;
import org.pieceworth.rules.variant.StoneRules;
import org.pieceworth.rules.variant.Variant;

/// Promotions by piece and square.
final class PromotionTable {

    private final PromotionRules rules;
    private final Variant variant;
    private final PieceKinds kinds;

    PromotionTable(Variant variant, PieceKinds kinds) {
        this.variant = variant;
        this.rules = variant.promotion();
        this.kinds = kinds;
    }

    /// The kinds that a kind can become, in order; empty for most.
    int[] targets(Side side, int kind) {
        List<Integer> targets = new ArrayList<>();
        if (isPawn(side, kind)) {
            for (char letter : rules.pieceTypes().of(side)) {
                boolean marked =
                        variant.hands().capturesToHand() && !variant.hands().dropLoop();
                int target = kinds.find(letter, marked ? Mark.FROM_PAWN : Mark.NONE);
                if (target >= 0) {
                    targets.add(target);
                }
            }
        }
        int form = form(kind);
        if (form >= 0) {
            targets.add(form);
        }
        return targets.stream().mapToInt(Integer::intValue).toArray();
    }

    boolean isPawn(Side side, int kind) {
        return kinds.get(kind).mark() == Mark.NONE
                && rules.pawnTypes().of(side).contains(kinds.get(kind).letter());
    }

    /// True if every way of a pawn into the region makes it something else: no drop, change of sides, rook's move in
    /// castling or other promotion puts a pawn there, and a pawn always has a piece to promote to.
    boolean pawnsAlwaysPromote(Side side) {
        Set<Character> pawns = rules.pawnTypes().of(side);
        Set<Character> castling = new HashSet<>(variant.castling().rookPieces().of(side));
        castling.add(variant.castling().kingPiece());
        return rules.mandatoryPawn()
                && !rules.sittuyin()
                && rules.limits().isEmpty()
                && Collections.disjoint(pawns, rules.pieceTypes().of(side))
                && Collections.disjoint(pawns, castling)
                && pawns.stream().noneMatch(pawn -> kinds.find(pawn, Mark.PROMOTED) >= 0)
                && targetsExist(side)
                && !variant.hands().drops()
                && !variant.gating().seirawan()
                && !variant.gating().musketeer()
                && variant.stones().turns() == StoneRules.Turns.NOTHING
                && !variant.captures().changesSide();
    }

    private boolean targetsExist(Side side) {
        return rules.pieceTypes().of(side).stream().anyMatch(letter -> kinds.find(letter, Mark.NONE) >= 0);
    }

    /// The promoted form of a kind, or with demotion the plain form of a promoted one; -1 if there is none.
    private int form(int kind) {
        char letter = kinds.get(kind).letter();
        return switch (kinds.get(kind).mark()) {
            case NONE -> kinds.find(letter, Mark.PROMOTED);
            case PROMOTED -> rules.demotion() ? kinds.find(letter, Mark.NONE) : -1;
            case FROM_PAWN -> -1;
        };
    }

    /// Marks of a move, see [MoveProgram].
    int marks(Side side, int kind, int from, int to) {
        Region region = rules.region().of(side);
        int marks = 0;
        if (!rules.sittuyin() && isPawn(side, kind) && region.contains(to)) {
            // With nothing to promote to, a pawn that has to promote stops before the zone, as in Fairy-Stockfish.
            marks |= rules.pieceTypes().of(side).isEmpty() ? 0 : MoveProgram.PROMOTES;
            marks |= rules.mandatoryPawn() ? MoveProgram.MANDATORY : 0;
        }
        if (form(kind) >= 0 && (region.contains(to) || region.contains(from))) {
            marks |= MoveProgram.PROMOTES
                    | (rules.mandatoryPiece() ? MoveProgram.MANDATORY : 0)
                    | (rules.onCaptureOnly() ? MoveProgram.ON_CAPTURE : 0);
        }
        return marks;
    }
}
