package org.pieceworth.rules.fairy.ending;

import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.ConnectRules;
import org.pieceworth.rules.variant.Region;

/// Goals that pieces of the side which has just moved reach together.
final class ConnectEnd {

    /// The steps of ranks, files and both diagonals, as files and ranks.
    private static final int[][] LINES = {{1, 0}, {0, 1}, {1, 1}, {1, -1}};

    private ConnectEnd() {}

    static boolean reached(PositionState p, ConnectRules rules) {
        Side side = p.sideToMove == 0 ? Side.BLACK : Side.WHITE;
        return (rules.row() > 0 && hasRow(p, rules))
                || (rules.square() > 0 && hasSquare(p, rules.square()))
                || (rules.collinear() > 0 && hasLine(p, rules))
                || joins(p, rules, rules.from().of(side), rules.to().of(side));
    }

    private static boolean counts(PositionState p, int square) {
        return square >= 0 && p.side[square] == 2 - p.sideToMove && p.isKind(square, p.ends.connectKinds);
    }

    private static boolean isLine(ConnectRules rules, int line) {
        return switch (line) {
            case 0 -> rules.horizontal();
            case 1 -> rules.vertical();
            default -> rules.diagonal();
        };
    }

    private static boolean hasRow(PositionState p, ConnectRules rules) {
        for (int line = 0; line < LINES.length; line++) {
            for (int square = 0; isLine(rules, line) && square < p.squareCount; square++) {
                int length = 0;
                for (int at = square; length < rules.row() && counts(p, at); at = step(p, at, LINES[line], 1)) {
                    length++;
                }
                if (length == rules.row()) {
                    return true;
                }
            }
        }
        return false;
    }

    private static int step(PositionState p, int square, int[] line, int sign) {
        return p.tables.board.step(square, sign * line[0], sign * line[1]);
    }

    private static boolean hasSquare(PositionState p, int side) {
        RectangularBoard board = p.tables.board;
        for (int square = 0; square < p.squareCount; square++) {
            boolean all = board.file(square) + side <= board.files() && board.rank(square) + side <= board.ranks();
            for (int i = 0; all && i < side * side; i++) {
                all = counts(p, square + i / side * board.files() + i % side);
            }
            if (all) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasLine(PositionState p, ConnectRules rules) {
        for (int line = 0; line < LINES.length; line++) {
            for (int square = 0; isLine(rules, line) && square < p.squareCount; square++) {
                int onLine = 0;
                for (int at = square; at != Board.OFF; at = step(p, at, LINES[line], 1)) {
                    onLine += counts(p, at) ? 1 : 0;
                }
                if (onLine >= rules.collinear()) {
                    return true;
                }
            }
        }
        return false;
    }

    /// True if a chain of pieces leads from one region to the other, by steps either way along the lines that count.
    private static boolean joins(PositionState p, ConnectRules rules, Region from, Region to) {
        boolean[] seen = new boolean[p.squareCount];
        int[] open = new int[p.squareCount];
        int count = 0;
        for (int square : from.squares()) {
            if (counts(p, square)) {
                seen[square] = true;
                open[count++] = square;
            }
        }
        while (count > 0) {
            int square = open[--count];
            if (to.contains(square)) {
                return true;
            }
            for (int way = 0; way < 2 * LINES.length; way++) {
                int next = step(p, square, LINES[way / 2], way % 2 == 0 ? 1 : -1);
                if (isLine(rules, way / 2) && counts(p, next) && !seen[next]) {
                    seen[next] = true;
                    open[count++] = next;
                }
            }
        }
        return false;
    }
}
