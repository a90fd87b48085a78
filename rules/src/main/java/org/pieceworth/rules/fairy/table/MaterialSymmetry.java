package org.pieceworth.rules.fairy.table;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.pieceworth.rules.IntList;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.compile.MoveProgram;
import org.pieceworth.rules.fairy.compile.Opcode;
import org.pieceworth.rules.fairy.compile.VariantTables;
import org.pieceworth.rules.variant.Variant;

/// The images of an ending that have the same value: pieces whose moves do not depend on the direction of play may be
/// mirrored from rank to rank, and on square boards also at the diagonal. Their move programs show this, which hold all
/// rules about squares but goals.
final class MaterialSymmetry {

    private final VariantTables tables;
    private final EndingMaterial material;
    private final PossibleSquares possible;

    private MaterialSymmetry(VariantTables tables, EndingMaterial material) {
        this.tables = tables;
        this.material = material;
        possible = new PossibleSquares(tables);
    }

    /// Maps of the squares: by square its image. They are a group, and the first is the identity.
    ///
    /// @param mirror the image from left to right, see [RuleSymmetry#images]
    static int[][] images(VariantTables tables, int[] mirror, EndingMaterial material) {
        MaterialSymmetry symmetry = new MaterialSymmetry(tables, material);
        int[] identity = IntStream.range(0, tables.squareCount).toArray();
        List<int[]> images = new ArrayList<>(List.of(identity));
        boolean wings = !Arrays.equals(mirror, identity) && symmetry.keepsPossible(mirror);
        if (wings) {
            add(images, mirror);
        }
        int[] upsideDown = upsideDown(tables.board);
        if (symmetry.movesOnly() && symmetry.isImage(upsideDown)) {
            add(images, upsideDown);
            // The rule that kings may not face each other concerns files only.
            if (wings && isSquare(tables.board) && !tables.variant.royals().flyingGeneral()) {
                int[] across = across(tables.board);
                if (symmetry.isImage(across)) {
                    add(images, across);
                }
            }
        }
        return images.toArray(int[][]::new);
    }

    /// Adds all known images followed by another one.
    private static void add(List<int[]> images, int[] other) {
        List<int[]> known = List.copyOf(images);
        for (int[] image : known) {
            images.add(Arrays.stream(image).map(square -> other[square]).toArray());
        }
    }

    private static boolean isSquare(RectangularBoard board) {
        return board.files() == board.ranks();
    }

    private static int[] upsideDown(RectangularBoard board) {
        return IntStream.range(0, board.squares())
                .map(square -> board.square(board.file(square), board.ranks() - 1 - board.rank(square)))
                .toArray();
    }

    private static int[] across(RectangularBoard board) {
        return IntStream.range(0, board.squares())
                .map(square -> board.square(/* file= */ board.rank(square), /* rank= */ board.file(square)))
                .toArray();
    }

    /// True if only the moves depend on the squares of pieces, and no other rule does.
    private boolean movesOnly() {
        Variant variant = tables.variant;
        return variant.end().flag().isEmpty()
                && variant.end().connect().isEmpty()
                && kinds().allMatch(kind -> tables.programs.multiLegs[kind].isEmpty()
                        && tables.pawns.promotions[kind].length == 0
                        && tables.pawns.promotions[tables.kindCount + kind].length == 0);
    }

    private IntStream kinds() {
        return material.pieces().stream()
                .mapToInt(piece -> piece % tables.kindCount)
                .distinct();
    }

    /// True if the pieces can have the images of the squares that they can have.
    private boolean keepsPossible(int[] image) {
        return material.pieces().stream()
                .allMatch(piece -> IntStream.range(0, image.length)
                        .allMatch(square -> possible.has(piece, square) == possible.has(piece, image[square])));
    }

    /// True if the pieces move from the image of each square as they do from the square.
    private boolean isImage(int[] image) {
        return keepsPossible(image)
                && kinds().allMatch(kind -> hasImage(kind, image) && hasImage(tables.kindCount + kind, image));
    }

    private boolean hasImage(int piece, int[] image) {
        int[] identity = IntStream.range(0, tables.squareCount).toArray();
        return IntStream.range(0, tables.squareCount)
                .allMatch(square ->
                        Arrays.deepEquals(moves(piece, square, image), moves(piece, image[square], identity)));
    }

    /// The moves of a piece, by side and kind, from a square, in terms of the images of squares: leaps one by one,
    /// lines and moves that depend on other squares as a whole. Sorted.
    private int[][] moves(int piece, int square, int[] image) {
        int[] code = tables.programs.code;
        List<int[]> moves = new ArrayList<>();
        int at = tables.programs.start[piece * tables.squareCount + square];
        while (MoveProgram.opcode(code[at]) != Opcode.END) {
            int kindOfMove = code[at] & 255;
            int opcode = MoveProgram.opcode(code[at]);
            int begin = at + 1;
            int end = begin + MoveProgram.length(code[at]);
            int[] entries = Arrays.stream(code, begin, end)
                    .map(entry -> entry & ~255 | image[entry & 255])
                    .toArray();
            if (opcode == Opcode.LEAPS || opcode == Opcode.MARKED_LEAPS) {
                for (int entry : entries) {
                    moves.add(new int[] {kindOfMove, entry});
                }
            } else {
                moves.add(IntStream.concat(IntStream.of(kindOfMove), Arrays.stream(entries))
                        .toArray());
            }
            at = end;
        }
        moves.sort(IntList::compare);
        return moves.toArray(int[][]::new);
    }
}
