package org.pieceworth.rules.fairy.table;

import java.util.BitSet;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.rules.fairy.compile.MoveProgram;
import org.pieceworth.rules.fairy.compile.Opcode;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Region;

/// The squares that pieces can have in a game. Pieces that have a region or never go backward can have those that they
/// reach from the start, regardless of the pieces on other squares. All others can have any square of their region,
/// also
/// those that are not in the start or that pawns become; pawns not on their first rank.
public final class PossibleSquares {

    private final VariantTables tables;

    /// Squares by side and kind.
    private final BitSet[] possible;

    /// Pieces that can go backward.
    private final BitSet returning = new BitSet();

    public PossibleSquares(VariantTables tables) {
        this.tables = tables;
        possible = IntStream.range(0, 2 * tables.kindCount)
                .mapToObj(_ -> new BitSet())
                .toArray(BitSet[]::new);
        Fen.parse(tables.variant.startFen(), tables.variant.fenRules())
                .pieces()
                .forEach((square, piece) -> reach(
                        piece.side().ordinal() * tables.kindCount
                                + tables.pieceKinds.find(piece.letter(), piece.mark()),
                        square));
        BitSet promoted = new BitSet();
        for (int piece = 0; piece < possible.length; piece++) {
            for (int kind : tables.pawns.promotions[piece]) {
                promoted.set(piece / tables.kindCount * tables.kindCount + kind);
            }
        }
        for (int piece = 0; piece < possible.length; piece++) {
            Optional<Region> region = region(piece);
            if ((returning.get(piece) && region.isEmpty())
                    || promoted.get(piece)
                    || possible[piece].isEmpty()
                    || !tables.programs.multiLegs[piece % tables.kindCount].isEmpty()) {
                possible[piece] = anywhere(piece, region.orElse(Region.all(tables.board)));
            }
        }
    }

    /// False for a square that the piece has in no game.
    ///
    /// @param piece its side times the number of kinds plus its kind
    public boolean has(int piece, int square) {
        return possible[piece].get(square);
    }

    private void reach(int piece, int square) {
        if (has(piece, square)) {
            return;
        }
        possible[piece].set(square);
        int[] code = tables.programs.code;
        int at = tables.programs.start[piece * tables.squareCount + square];
        while (MoveProgram.opcode(code[at]) != Opcode.END) {
            int end = at + 1 + MoveProgram.length(code[at]);
            int opcode = MoveProgram.opcode(code[at]);
            boolean single = opcode == Opcode.LAME || opcode == Opcode.STEP || opcode == Opcode.JUMP;
            for (int i = at + 1; i < (single ? at + 2 : end); i++) {
                int target = code[i] & 255;
                int marks = code[i] >>> 8 & (MoveProgram.MANDATORY | MoveProgram.ON_CAPTURE);
                if (marks != MoveProgram.MANDATORY) {
                    reach(piece, target);
                }
                int ranks = tables.board.rank(target) - tables.board.rank(square);
                returning.set(piece, returning.get(piece) || (piece < tables.kindCount ? ranks < 0 : ranks > 0));
            }
            at = end;
        }
    }

    private Optional<Region> region(int piece) {
        int type = tables.pieceKinds.get(piece % tables.kindCount).type();
        char letter = tables.variant.types().get(type).letter();
        return Optional.ofNullable(tables.variant.mobility().regions().get(letter))
                .map(regions -> regions.of(side(piece)));
    }

    private BitSet anywhere(int piece, Region region) {
        Side side = side(piece);
        boolean pawn = (tables.pawns.kinds[side.ordinal()] >>> piece % tables.kindCount & 1) != 0;
        int behind = side == Side.WHITE ? 0 : tables.board.ranks() - 1;
        return region.squares().stream()
                .filter(square -> !pawn || tables.board.rank(square) != behind)
                .collect(BitSet::new, BitSet::set, BitSet::or);
    }

    private Side side(int piece) {
        return Side.values()[piece / tables.kindCount];
    }
}
