package org.pieceworth.rules.fairy.make;

import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.StoneRules;

/// Kernel: dropped stones that turn their neighbours, as in Reversi and Ataxx.
final class Stones {

    /// The steps to a king's neighbours, those along ranks and files first.
    private static final int[][] STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}, {1, 1}, {1, -1}, {-1, 1}, {-1, -1}};

    private static final int ORTHOGONAL = 4;

    private Stones() {}

    /// True if a piece of the side to move may be dropped on an empty square.
    static boolean allow(PositionState p, int to) {
        StoneRules rules = p.tables.variant.stones();
        for (int square : rules.start().squares()) {
            if (p.side[square] == 0) {
                return rules.start().contains(to);
            }
        }
        int own = p.sideToMove + 1;
        return switch (rules.drops()) {
            case ANYWHERE -> true;
            case REVERSI -> enclosed(p, to, own) > 0;
            case ATAXX -> neighbours(p, to, own, STEPS.length) > 0;
            case SNORT -> neighbours(p, to, 3 - own, ORTHOGONAL) == 0;
            case TOP -> stops(p, to, STEPS[3]);
            case ANY_SIDE -> stopsFromSomeSide(p, to);
        };
    }

    /// The number of a side's neighbours in the first `directions` directions.
    private static int neighbours(PositionState p, int square, int side, int directions) {
        int count = 0;
        for (int i = 0; i < directions; i++) {
            int next = p.tables.board.step(square, STEPS[i][0], STEPS[i][1]);
            count += next != Board.OFF && p.side[next] == side ? 1 : 0;
        }
        return count;
    }

    /// The number of enemies on lines between the square and a piece of its own side.
    private static int enclosed(PositionState p, int square, int own) {
        int count = 0;
        for (int[] step : STEPS) {
            count += line(p, square, step, own);
        }
        return count;
    }

    private static int line(PositionState p, int square, int[] step, int own) {
        RectangularBoard board = p.tables.board;
        int length = 0;
        int at = board.step(square, step[0], step[1]);
        while (at != Board.OFF && p.side[at] == 3 - own) {
            length++;
            at = board.step(at, step[0], step[1]);
        }
        return at != Board.OFF && p.side[at] == own ? length : 0;
    }

    /// True if the next square is occupied or off the board.
    private static boolean stops(PositionState p, int square, int[] step) {
        int next = p.tables.board.step(square, step[0], step[1]);
        return next == Board.OFF || p.side[next] != 0;
    }

    private static boolean stopsFromSomeSide(PositionState p, int square) {
        for (int i = 0; i < ORTHOGONAL; i++) {
            if (stops(p, square, STEPS[i]) && comesFrom(p, square, STEPS[i])) {
                return true;
            }
        }
        return false;
    }

    /// True if no piece stands between the edge behind the square and the square, both included.
    private static boolean comesFrom(PositionState p, int square, int[] step) {
        int at = square;
        while (at != Board.OFF) {
            if (p.side[at] != 0) {
                return false;
            }
            at = p.tables.board.step(at, -step[0], -step[1]);
        }
        return true;
    }

    /// Turns the pieces that the last move has enclosed or touched.
    static void turn(PositionState p, int move) {
        int to = Move.to(move);
        int own = p.side[to];
        if (own != p.sideToMove + 1) {
            // Its capture has made it a wall or blown it up.
            return;
        }
        switch (p.tables.variant.stones().turns()) {
            case NOTHING -> {}
            case REVERSI -> {
                for (int[] step : STEPS) {
                    int length = line(p, to, step, own);
                    int at = to;
                    for (int i = 0; i < length; i++) {
                        at = p.tables.board.step(at, step[0], step[1]);
                        CaptureEffects.changeSide(p, at);
                    }
                }
            }
            case ATAXX -> turnNeighbours(p, to, own);
            case QUADWRANGLE -> {
                if (Move.kind(move) != Move.DROP || neighbours(p, to, own, STEPS.length) > 0) {
                    turnNeighbours(p, to, own);
                }
            }
        }
    }

    private static void turnNeighbours(PositionState p, int square, int own) {
        for (int[] step : STEPS) {
            int next = p.tables.board.step(square, step[0], step[1]);
            if (next != Board.OFF && p.side[next] == 3 - own) {
                CaptureEffects.changeSide(p, next);
            }
        }
    }
}
