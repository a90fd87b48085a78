package org.pieceworth.rules.fairy.compile;

import java.util.Set;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.variant.Variant;

/// Castling, gating and drops.
public final class EntryTables {

    public final CastlingFiles castlingFiles;

    /// Kinds that castle as the king, a bit each.
    public final long castlingKings;

    /// Kinds that castle as the rook, by side.
    public final long[] castlingRooks;

    /// Bit of the square among the rights to gate, 0 off the castling ranks, by square.
    public final int[] gateBit;

    public final DropTable drops;
    public final WallTable walls;

    /// True if castling takes the other side's right to castle to the same wing.
    public final boolean oppositeCastling;

    /// Kinds in hand that have to be dropped.
    public final long mustDropKinds;

    /// Kinds that may not mate when dropped.
    public final long dropMatePawns;

    EntryTables(Variant variant, KindTables kinds, DropTable drops) {
        this.drops = drops;
        walls = WallTable.of(variant);
        castlingFiles = new CastlingFiles(
                variant.board().files(),
                variant.castling().kingsideFile(),
                variant.castling().queensideFile());
        castlingKings = kinds.withLetters(Set.of(variant.castling().kingPiece()));
        castlingRooks = new long[] {
            kinds.withLetters(variant.castling().rookPieces().white()),
            kinds.withLetters(variant.castling().rookPieces().black())
        };
        oppositeCastling = variant.castling().opposite();
        gateBit = gateBits(variant);
        mustDropKinds = variant.hands()
                .mustDropType()
                .map(letter -> kinds.withLetters(Set.of(letter)))
                .orElse(kinds.all());
        Set<Character> single = variant.hands().noDoubled().keySet();
        dropMatePawns = kinds.withLetters(single.isEmpty() ? Set.of('P') : single);
    }

    private static int[] gateBits(Variant variant) {
        RectangularBoard board = variant.board();
        int[] bits = new int[board.squares()];
        if (variant.gating().rights()) {
            for (int file = 0; file < board.files(); file++) {
                boolean castles = variant.castling().enabled();
                int white = castles ? variant.castling().rank().white() : 0;
                int black = castles ? variant.castling().rank().black() : board.ranks() - 1;
                bits[board.square(file, white)] = 1 << file;
                bits[board.square(file, black)] = 1 << 16 + file;
            }
        }
        return bits;
    }
}
