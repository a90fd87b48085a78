package org.pieceworth.rules.fairy.table;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.pieceworth.rules.IntList;
import org.pieceworth.rules.fairy.state.PositionState;

/// Numbers for the positions of some pieces: by the squares of the pieces, then by the side to move. Positions that are
/// images of each other have one number: that of the image whose leading piece is on the least square, and among
/// several such images the one with the least squares in order.
final class EndingSquares {

    final int[] pieces;
    final int squareCount;
    final int kindCount;

    /// The number of indices, those of impossible positions included.
    final int size;

    /// True if a piece has the kind and side of the one before it: the two are then
    /// in the order of their squares.
    private final boolean[] twin;

    private final boolean twins;

    /// The first piece that is like no other, -1 without one.
    private final int lead;

    /// Squares by piece and place in the number. The leading piece has only least squares.
    private final int[][] places;

    /// Parts of the number, by piece and square.
    private final int[][] parts;

    /// Image of the square, by image and square.
    private final int[][] images;

    /// Numbers of the images that bring the leading piece to its least square, by its square.
    private final int[][] leadImages;

    /// @param images see [MaterialSymmetry#images]
    EndingSquares(EndingMaterial material, int[][] images, int kindCount) {
        pieces = material.toArray();
        squareCount = images[0].length;
        this.kindCount = kindCount;
        this.images = images;
        twin = new boolean[pieces.length];
        for (int i = 1; i < pieces.length; i++) {
            twin[i] = pieces[i] == pieces[i - 1];
        }
        twins = material.pieces().stream().distinct().count() < pieces.length;
        lead = IntStream.range(0, pieces.length)
                .filter(slot -> !twin[slot] && !(slot + 1 < pieces.length && twin[slot + 1]))
                .findFirst()
                .orElse(-1);
        leadImages = IntStream.range(0, squareCount).mapToObj(this::leadImages).toArray(int[][]::new);
        places = new int[pieces.length][];
        parts = new int[pieces.length][squareCount];
        int codes = 1;
        for (int i = pieces.length - 1; i >= 0; i--) {
            int slot = i;
            places[i] = IntStream.range(0, squareCount)
                    .filter(square -> mayBegin(slot, square))
                    .toArray();
            for (int place = 0; place < places[i].length; place++) {
                parts[i][places[i][place]] = 2 * codes * place;
            }
            codes = Math.multiplyExact(codes, places[i].length);
        }
        size = Math.multiplyExact(2, codes);
    }

    /// The squares of the leading piece that need a look; one square that means all if no piece leads.
    int[] leadSquares() {
        return lead < 0 ? new int[1] : places[lead];
    }

    /// The leading piece, -1 without one.
    int lead() {
        return lead;
    }

    /// [#size], which may be too large for a table.
    static long size(EndingMaterial material, int[][] images) {
        int[] pieces = material.toArray();
        boolean leads = IntStream.of(pieces)
                .anyMatch(piece ->
                        IntStream.of(pieces).filter(other -> other == piece).count() == 1);
        long least = IntStream.range(0, images[0].length)
                .filter(square -> IntStream.range(0, images.length).allMatch(image -> images[image][square] >= square))
                .count();
        long size = 2;
        for (int i = 0; i < pieces.length; i++) {
            size *= i == 0 && leads ? least : images[0].length;
        }
        return size;
    }

    private int[] leadImages(int square) {
        int least = Arrays.stream(images).mapToInt(image -> image[square]).min().orElseThrow();
        return IntStream.range(0, images.length)
                .filter(image -> lead < 0 || images[image][square] == least)
                .toArray();
    }

    int side(int slot) {
        return pieces[slot] / kindCount;
    }

    int kind(int slot) {
        return pieces[slot] % kindCount;
    }

    /// The first square that a piece may have, given those of the pieces before it.
    int least(int slot, int[] squares) {
        return twin[slot] ? squares[slot - 1] + 1 : 0;
    }

    /// False if a piece on this square shows that a position is not the first of its images, the one that has a number.
    boolean mayBegin(int slot, int square) {
        return slot != lead || leadImages[square][0] == 0;
    }

    /// True if squares are [normalized][#normalize].
    boolean isFirstImage(int[] squares) {
        int[] candidates = candidates(squares);
        if (candidates[0] != 0) {
            return false;
        }
        int[] mapped = new int[squares.length];
        for (int i = 1; i < candidates.length; i++) {
            map(squares, candidates[i], mapped);
            if (IntList.compare(mapped, squares) < 0) {
                return false;
            }
        }
        return true;
    }

    /// The number of different images of [normalized][#normalize] squares.
    int images(int[] squares) {
        int[] mapped = new int[squares.length];
        int same = 0;
        for (int image : candidates(squares)) {
            map(squares, image, mapped);
            same += Arrays.equals(mapped, squares) ? 1 : 0;
        }
        return images.length / same;
    }

    private int[] candidates(int[] squares) {
        return leadImages[lead < 0 ? 0 : squares[lead]];
    }

    private void map(int[] squares, int image, int[] into) {
        for (int i = 0; i < squares.length; i++) {
            into[i] = images[image][squares[i]];
        }
        order(into);
    }

    void squares(int index, int[] into) {
        int code = index >> 1;
        for (int i = into.length - 1; i >= 0; i--) {
            int[] those = places[i];
            into[i] = those[code % those.length];
            code /= those.length;
        }
    }

    /// Sorts the squares of like pieces.
    void order(int[] squares) {
        for (int pass = 1; twins && pass < squares.length; pass++) {
            for (int i = 1; i < squares.length; i++) {
                if (twin[i] && squares[i] < squares[i - 1]) {
                    int lower = squares[i];
                    squares[i] = squares[i - 1];
                    squares[i - 1] = lower;
                }
            }
        }
    }

    /// Replaces the squares by those of the image that has a number.
    ///
    /// @return the number of that image
    int normalize(int[] squares) {
        order(squares);
        int[] candidates = candidates(squares);
        int least = candidates[0];
        if (candidates.length == 1) {
            if (least > 0) {
                map(squares, least, squares);
            }
            return least;
        }
        int[] best = new int[squares.length];
        int[] mapped = new int[squares.length];
        map(squares, least, best);
        for (int i = 1; i < candidates.length; i++) {
            map(squares, candidates[i], mapped);
            if (IntList.compare(mapped, best) < 0) {
                least = candidates[i];
                System.arraycopy(mapped, 0, best, 0, best.length);
            }
        }
        System.arraycopy(best, 0, squares, 0, best.length);
        return least;
    }

    /// The square of an image that a square is mapped to.
    int image(int image, int square) {
        return images[image][square];
    }

    /// The number of squares that are [normalized][#normalize].
    int index(int[] squares, int sideToMove) {
        int index = sideToMove;
        for (int i = 0; i < squares.length; i++) {
            index += parts[i][squares[i]];
        }
        return index;
    }

    /// The number of a position of these pieces. May be called by several threads.
    ///
    /// @param swapped whether its pieces are these with the colours exchanged
    int index(PositionState p, boolean swapped) {
        int[] squares = new int[pieces.length];
        find(p, squares, swapped ? 1 : 0);
        for (int i = 0; swapped && i < squares.length; i++) {
            squares[i] = squareCount - 1 - squares[i];
        }
        normalize(squares);
        return index(squares, swapped ? p.sideToMove ^ 1 : p.sideToMove);
    }

    /// Writes the squares of a position's pieces.
    void find(PositionState p, int[] into) {
        find(p, into, 0);
    }

    private void find(PositionState p, int[] into, int swap) {
        int slot = 0;
        while (slot < pieces.length) {
            int first = slot;
            int side = side(slot) ^ swap;
            int kind = kind(slot);
            for (int i = side * squareCount, end = i + p.pieceCount[side]; i < end; i++) {
                if (p.kind[p.pieceList[i]] == kind) {
                    into[slot++] = p.pieceList[i];
                }
            }
            if (slot == first) {
                throw new IllegalArgumentException("a position of other pieces");
            }
        }
        order(into);
    }
}
