package org.pieceworth.rules.fairy.table;

import java.util.BitSet;
import java.util.stream.IntStream;
import org.pieceworth.rules.fairy.compile.MoveProgram;
import org.pieceworth.rules.fairy.compile.Opcode;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Region;
import org.pieceworth.rules.variant.Sided;

/// The squares that pieces can have in a game. Pieces that have a region or never go backward can have those that they
/// reach from the start by moves and promotions, whatever stands on the other squares. All others can have any square,
/// and so can pieces that are not in the start, such as added ones: in their region, and pawns not on their first rank.
public final class PossibleSquares {

    private final VariantTables tables;

    /// By side and kind.
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
        for (int piece = 0; piece < possible.length; piece++) {
            boolean free = !tables.variant.mobility().regions().containsKey(letter(piece)) && returning.get(piece);
            if (free || possible[piece].isEmpty() || !tables.programs.multiLegs[piece % tables.kindCount].isEmpty()) {
                possible[piece] = region(piece);
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
                arrive(piece, target, code[i] >>> 8);
                int forward = tables.board.rank(target) - tables.board.rank(square);
                if (piece < tables.kindCount ? forward < 0 : forward > 0) {
                    returning.set(piece);
                }
            }
            at = end;
        }
    }

    private void arrive(int piece, int square, int marks) {
        if ((marks & MoveProgram.PROMOTES) != 0) {
            int side = piece / tables.kindCount;
            IntStream.of(tables.pawns.promotions[piece]).forEach(kind -> reach(side * tables.kindCount + kind, square));
        }
        if ((marks & MoveProgram.MANDATORY) == 0 || (marks & MoveProgram.ON_CAPTURE) != 0) {
            reach(piece, square);
        }
    }

    private char letter(int piece) {
        int type = tables.pieceKinds.get(piece % tables.kindCount).type();
        return tables.variant.types().get(type).letter();
    }

    private BitSet region(int piece) {
        Side side = Side.values()[piece / tables.kindCount];
        int kind = piece % tables.kindCount;
        Region region = tables.variant
                .mobility()
                .regions()
                .getOrDefault(letter(piece), Sided.both(Region.all(tables.board)))
                .of(side);
        boolean pawn = (tables.pawns.kinds[side.ordinal()] >>> kind & 1) != 0;
        int behind = side == Side.WHITE ? 0 : tables.board.ranks() - 1;
        BitSet squares = new BitSet();
        region.squares().stream()
                .filter(square -> !pawn || tables.board.rank(square) != behind)
                .forEach(squares::set);
        return squares;
    }
}
