package org.pieceworth.lab.game;

import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.GameValue;
import org.pieceworth.rules.variant.GatingRules;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;

/// Detects positions that nobody can win: only kings, or one knight or bishop in addition, if a game is won
/// only by mate. If a variant has any other goal, no position is treated as dead.
final class BareKings {

    private static final int MANY = 100;
    private static final Movement KNIGHT = Betza.parse("N").movement();
    private static final Movement BISHOP = Betza.parse("B").movement();

    /// Weights by the number of a type in the variant: 0 a king, 1 a minor piece, more for pieces that may
    /// win.
    private final int[] weight;

    private final String letters;
    private final boolean orthodox;

    private BareKings(String letters, int[] weight, boolean orthodox) {
        this.letters = letters;
        this.weight = weight;
        this.orthodox = orthodox;
    }

    static BareKings of(Variant variant) {
        StringBuilder letters = new StringBuilder();
        int[] weight = new int[variant.types().size()];
        for (PieceType type : variant.types()) {
            weight[letters.length()] = weight(variant, type);
            letters.append(type.letter());
        }
        return new BareKings(letters.toString(), weight, wonByMateAlone(variant));
    }

    private static int weight(Variant variant, PieceType type) {
        if (variant.royals().kings().contains(type.letter())) {
            return 0;
        }
        return type.movement().equals(KNIGHT) || type.movement().equals(BISHOP) ? 1 : MANY;
    }

    private static boolean wonByMateAlone(Variant variant) {
        boolean kings = variant.royals().kings().size() == 1
                && variant.royals().checking()
                && variant.royals().extinction().isEmpty()
                && variant.board().files() >= 8
                && variant.board().ranks() >= 8;
        boolean moves = !variant.captures().blast()
                && !variant.captures().mustCapture()
                && variant.captures().petrify().isEmpty()
                && !variant.captures().changesSide()
                && variant.mobility().regions().isEmpty()
                && variant.promotion().promoted().isEmpty()
                && variant.gating().walls() == GatingRules.Walls.NONE
                && !variant.gating().musketeer();
        boolean end = variant.end().stalemate() == GameValue.DRAW
                && variant.end().checkmate() == GameValue.LOSS
                && variant.end().repetition().value() == GameValue.DRAW
                && !variant.end().stalematePieceCount()
                && variant.end().bareKing().isEmpty()
                && variant.end().flag().isEmpty()
                && !variant.end().checkCounting();
        return kings && moves && end;
    }

    boolean isDead(VariantPosition position) {
        if (!orthodox) {
            return false;
        }
        int total = 0;
        String kinds = position.letters();
        for (int kind = 0; kind < kinds.length() && total <= 1; kind++) {
            int type = letters.indexOf(kinds.charAt(kind));
            int each = type < 0 ? MANY : weight[type];
            int inHand = position.inHand(Side.WHITE, kind) + position.inHand(Side.BLACK, kind);
            int there = position.onBoard(Side.WHITE, kind) + position.onBoard(Side.BLACK, kind);
            total += each * there + MANY * inHand;
        }
        return total <= 1;
    }
}
