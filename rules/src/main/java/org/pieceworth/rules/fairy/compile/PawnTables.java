package org.pieceworth.rules.fairy.compile;

import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;

/// Promotion, en passant and the moves that reset the clock.
public final class PawnTables {

    /// By side: the kinds that are pawns for promotion, a bit each.
    public final long[] kinds = new long[2];

    /// By side and kind: the kinds that it can become.
    public final int[][] promotions;

    /// By kind: the most pieces of its type that a side may have when another one is made, 0 without a limit.
    public final int[] promotionLimits;

    /// By side and square: true in the promotion region of pawns.
    public final boolean[][] promotionRegion;

    /// By side: true if no pawn can be in its promotion region.
    public final boolean[] alwaysPromote = new boolean[2];

    /// By side and square: true if en passant is allowed there.
    public final boolean[][] enPassantRegion;

    /// True if promoted pieces can turn back into what they were.
    public final boolean demotes;

    /// By side: kinds whose moves set the clock to 0, unless they could step back.
    private final long[] clockResetting;

    private final ReturnTable returns;

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
        for (Side side : Side.values()) {
            alwaysPromote[side.ordinal()] = table.pawnsAlwaysPromote(side);
        }
        demotes = variant.promotion().demotion();
        returns = new ReturnTable(variant, list);
        clockResetting = new long[] {
            masks.withLetters(variant.pawns().resetting().white()),
            masks.withLetters(variant.pawns().resetting().black())
        };
    }

    /// True if a move of that kind sets the half-move clock to 0.
    public boolean resetsClock(int side, int kind, int move) {
        return (clockResetting[side] >>> kind & 1) != 0 && !returns.exists(side, kind, Move.to(move), Move.from(move));
    }
}
