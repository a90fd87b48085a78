package org.pieceworth.rules.fairy.compile;

import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;

/// Promotion, en passant and the moves that reset the clock.
public final class PawnTables {

    /// Kinds that are pawns for promotion, a bit each, by side.
    public final long[] kinds = new long[2];

    /// Kinds that it can become, by side and kind.
    public final int[][] promotions;

    /// Most pieces of the kind's type that a side may have when another one is made,
    /// 0 without a limit, by kind.
    public final int[] promotionLimits;

    /// True in the promotion region of pawns, by side and square.
    public final boolean[][] promotionRegion;

    /// True if no pawn can be in its promotion region, by side.
    public final boolean[] alwaysPromote = new boolean[2];

    /// True if en passant is allowed there, by side and square.
    public final boolean[][] enPassantRegion;

    /// True if promoted pieces can demote.
    public final boolean demotes;

    /// Kinds of a side whose moves set the clock to 0, unless they could step backward.
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
