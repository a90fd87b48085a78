package org.pieceworth.rules.fairy.compile;

import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;

/// Promotion, en passant and the moves that reset the clock.
public final class PawnTables {

    /// By side: the kinds that are pawns for promotion, a bit each.
    public final long[] kinds = new long[2];

    /// By side and kind: the kinds that it can become.
    public final int[][] promotions;

    /// By kind: as many pieces of its type at most for another to be made, 0 without a limit.
    public final int[] promotionLimits;

    /// By side and square: where pawns promote.
    public final boolean[][] promotionRegion;

    /// By side and square: where en passant is allowed.
    public final boolean[][] enPassantRegion;

    /// By side: kinds whose moves set the clock to 0.
    public final long[] clockResetting;

    PawnTables(Variant variant, PieceKinds list, KindTables masks) {
        PromotionTable table = new PromotionTable(variant, list);
        promotions = new int[2 * list.size()][];
        promotionLimits = new int[list.size()];
        for (int kind = 0; kind < list.size(); kind++) {
            for (Side side : Side.values()) {
                promotions[side.ordinal() * list.size() + kind] = table.targets(side, kind);
                kinds[side.ordinal()] |= table.isPawn(side, kind) ? 1L << kind : 0;
            }
            char letter = variant.types().get(list.get(kind).type()).letter();
            promotionLimits[kind] = variant.promotion().limits().getOrDefault(letter, 0);
        }
        RectangularBoard board = variant.board();
        promotionRegion = new boolean[][] {
            ProgramTables.flags(board, variant.promotion().region().white().squares()),
            ProgramTables.flags(board, variant.promotion().region().black().squares())
        };
        enPassantRegion = new boolean[][] {
            ProgramTables.flags(board, variant.pawns().enPassantRegion().white().squares()),
            ProgramTables.flags(board, variant.pawns().enPassantRegion().black().squares())
        };
        clockResetting = new long[] {
            masks.withLetters(variant.pawns().resetting().white()),
            masks.withLetters(variant.pawns().resetting().black())
        };
    }
}
