package org.pieceworth.rules.fairy.compile;

import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Setup.Mark;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.HandRules;
import org.pieceworth.rules.variant.Region;
import org.pieceworth.rules.variant.Sided;
import org.pieceworth.rules.variant.Variant;

/// The squares where each kind may be dropped on an empty board, and the kinds that it enters as.
public final class DropTable {

    /// In [#noDoubled]: a file may hold any number.
    public static final int NO_LIMIT = -1;

    /// Squares in ascending order, by side and kind.
    public final int[][] squares;

    /// True if the kind may be dropped there, by side and kind, then by square.
    public final boolean[][] open;

    /// Kinds that a kind in hand can be dropped as, by kind.
    public final int[][] forms;

    /// Number of the kind's pieces that close a file to it, see [HandRules#noDoubled];
    /// [#NO_LIMIT] without that rule.
    public final int[] noDoubled;

    /// True if the kind can be dropped without being in hand, in variants with free drops. Kings cannot, and
    /// no kinds without a letter of their own.
    public final boolean[] free;

    private final HandRules rules;
    private final Variant variant;
    private final RectangularBoard board;
    private final PieceKinds kinds;

    DropTable(Variant variant, PieceKinds kinds, MoveProgramCompiler compiler, long pawns) {
        this.variant = variant;
        this.rules = variant.hands();
        this.board = variant.board();
        this.kinds = kinds;
        squares = new int[2 * kinds.size()][];
        open = new boolean[2 * kinds.size()][board.squares()];
        forms = new int[kinds.size()][];
        noDoubled = new int[kinds.size()];
        free = new boolean[kinds.size()];
        for (int kind = 0; kind < kinds.size(); kind++) {
            forms[kind] = forms(kind);
            free[kind] = kinds.get(kind).mark() == Mark.NONE
                    && !variant.royals().kings().contains(kinds.get(kind).letter());
            noDoubled[kind] = kinds.get(kind).mark() == Mark.NONE
                    ? rules.noDoubled().getOrDefault(kinds.get(kind).letter(), NO_LIMIT)
                    : NO_LIMIT;
            for (Side side : Side.values()) {
                boolean pawn = (pawns >>> kind & 1) != 0;
                int index = side.ordinal() * kinds.size() + kind;
                squares[index] = squares(side, kind, pawn, compiler);
                for (int square : squares[index]) {
                    open[index][square] = true;
                }
            }
        }
    }

    private int[] forms(int kind) {
        int promoted = rules.dropPromoted() && kinds.get(kind).mark() == Mark.NONE
                ? kinds.find(kinds.get(kind).letter(), Mark.PROMOTED)
                : -1;
        return promoted < 0 ? new int[] {kind} : new int[] {promoted, kind};
    }

    private int[] squares(Side side, int kind, boolean pawn, MoveProgramCompiler compiler) {
        Region region = rules.region().of(side);
        char letter = kinds.get(kind).letter();
        Region own =
                rules.typeRegions().getOrDefault(letter, Sided.both(region)).of(side);
        int first = side == Side.WHITE ? 0 : board.ranks() - 1;
        char type = variant.types().get(kinds.get(kind).type()).letter();
        Region allowed = variant.mobility()
                .regions()
                .getOrDefault(type, Sided.both(region))
                .of(side);
        return region.squares().stream()
                .mapToInt(Integer::intValue)
                .filter(own::contains)
                .filter(allowed::contains)
                .filter(square -> !pawn || rules.firstRankPawnDrops() || board.rank(square) != first)
                .filter(square -> !pawn
                        || rules.promotionZonePawnDrops()
                        || !variant.promotion().region().of(side).contains(square))
                .filter(square -> !rules.immobilityIllegal() || !compiler.immobile(side, kind, square))
                .toArray();
    }
}
