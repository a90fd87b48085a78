package org.pieceworth.rules.board;

import org.pieceworth.rules.board.Board.SquareBoard;

/// A rectangle whose left and right edges are joined (a cylinder), and perhaps also its first and last ranks (a
/// torus).
///
/// @param flat the rectangle
/// @param torus whether the ranks are joined too
public record WrappedBoard(RectangularBoard flat, boolean torus) implements SquareBoard {

    @Override
    public int files() {
        return flat.files();
    }

    @Override
    public int ranks() {
        return flat.ranks();
    }

    @Override
    public int step(int square, int dx, int dy) {
        return torus
                ? square(Math.floorMod(file(square) + dx, files()), Math.floorMod(rank(square) + dy, ranks()))
                : flat.stepAround(square, dx, dy);
    }

    @Override
    public int stepAround(int square, int dx, int dy) {
        return step(square, dx, dy);
    }

    @Override
    public int dx(int from, int to) {
        return shorter(flat.dx(from, to), files());
    }

    @Override
    public int dy(int from, int to) {
        return torus ? shorter(flat.dy(from, to), ranks()) : flat.dy(from, to);
    }

    private static int shorter(int distance, int around) {
        int forth = Math.floorMod(distance, around);
        return forth <= around / 2 ? forth : forth - around;
    }

    @Override
    public String shape() {
        return flat.shape() + (torus ? ":torus" : ":cylinder");
    }

    @Override
    public String toString() {
        return shape();
    }
}
