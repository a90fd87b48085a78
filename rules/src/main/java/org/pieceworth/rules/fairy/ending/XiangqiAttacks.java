package org.pieceworth.rules.fairy.ending;

import java.util.BitSet;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.compile.XiangqiPiece;
import org.pieceworth.rules.fairy.state.PositionState;
import org.pieceworth.rules.variant.Region;
import org.pieceworth.rules.variant.Sided;

/// Attacks of the pieces of xiangqi, on the board as it is or as it would be with other squares occupied. Pieces of
/// other types neither attack nor protect here.
final class XiangqiAttacks {

    private static final XiangqiPiece[] PIECES = XiangqiPiece.values();

    private final PositionState p;
    private final RectangularBoard board;

    /// The squares that are not empty.
    final BitSet occupied;

    XiangqiAttacks(PositionState p) {
        this.p = p;
        board = p.tables.board;
        occupied = p.sets.empty();
        for (int square = 0; square < p.squareCount; square++) {
            occupied.set(square, p.side[square] != 0);
        }
    }

    boolean is(int square, int side, XiangqiPiece piece) {
        return p.side[square] == side + 1 && p.isKind(square, p.ends.xiangqiKinds[piece.ordinal()]);
    }

    /// The pieces of a side.
    BitSet pieces(int side) {
        BitSet found = p.sets.empty();
        for (int i = 0; i < p.pieceCount[side]; i++) {
            found.set(p.pieceList[side * p.squareCount + i]);
        }
        return found;
    }

    /// The pieces of a side that attack the square.
    BitSet attackers(int square, BitSet onBoard, int side) {
        BitSet found = p.sets.empty();
        for (int i = 0; i < p.pieceCount[side]; i++) {
            int from = p.pieceList[side * p.squareCount + i];
            found.set(from, attacks(from, square, onBoard) && mayGo(from, square));
        }
        return found;
    }

    /// The pieces of the other side that the piece on a square attacks.
    BitSet attacked(int from, BitSet onBoard) {
        int other = 2 - p.side[from];
        BitSet found = p.sets.empty();
        for (int i = 0; i < p.pieceCount[other]; i++) {
            int to = p.pieceList[other * p.squareCount + i];
            found.set(to, attacks(from, to, onBoard));
        }
        return found;
    }

    /// False if the rules confine the piece to other squares, as a general to its palace.
    boolean mayGo(int from, int to) {
        Sided<Region> region = p.tables.variant.mobility().regions().get(letter(from));
        return region == null || (p.side[from] == 1 ? region.white() : region.black()).contains(to);
    }

    private char letter(int square) {
        return p.tables.pieceKinds.get(p.kind[square]).letter();
    }

    /// True if the piece attacks the other square, even one that it may not enter.
    boolean attacks(int from, int to, BitSet onBoard) {
        int dx = board.file(to) - board.file(from);
        int dy = board.rank(to) - board.rank(from);
        int far = Math.max(Math.abs(dx), Math.abs(dy));
        int near = Math.min(Math.abs(dx), Math.abs(dy));
        int leg = board.step(from, dx / 2, dy / 2);
        for (XiangqiPiece piece : PIECES) {
            if (is(from, p.side[from] - 1, piece)) {
                return switch (piece) {
                    case ROOK -> near == 0 && far > 0 && count(from, to, onBoard) == 0;
                    case CANNON -> near == 0 && count(from, to, onBoard) == 1;
                    case HORSE -> far == 2 && near == 1 && !onBoard.get(leg);
                    case ELEPHANT -> far == 2 && near == 2 && !onBoard.get(leg);
                    case ADVISOR -> far == 1 && near == 1;
                    case KING -> far == 1 && near == 0;
                    case SOLDIER ->
                        (dx == 0 && dy == (p.side[from] == 1 ? 1 : -1))
                                || (far == 1 && dy == 0 && isPromotedSoldier(from));
                };
            }
        }
        return false;
    }

    boolean isPromotedSoldier(int square) {
        int rank = p.side[square] == 1 ? board.rank(square) : board.ranks() - 1 - board.rank(square);
        return rank + 1 >= p.tables.variant.mobility().soldiers().getOrDefault(letter(square), 1);
    }

    /// Occupied squares between two squares of a line.
    private BitSet between(int from, int to, BitSet onBoard) {
        BitSet found = p.sets.empty();
        int dx = Integer.signum(board.file(to) - board.file(from));
        int dy = Integer.signum(board.rank(to) - board.rank(from));
        for (int at = board.step(from, dx, dy); at != to && at >= 0; at = board.step(at, dx, dy)) {
            found.set(at, onBoard.get(at));
        }
        return found;
    }

    /// The number of pieces between two squares of a line.
    int count(int from, int to, BitSet onBoard) {
        int dx = Integer.signum(board.file(to) - board.file(from));
        int dy = Integer.signum(board.rank(to) - board.rank(from));
        int found = 0;
        for (int at = board.step(from, dx, dy); at != to && at >= 0; at = board.step(at, dx, dy)) {
            found += onBoard.get(at) ? 1 : 0;
        }
        return found;
    }

    boolean onLine(int one, int other) {
        return one != other && (board.file(one) == board.file(other) || board.rank(one) == board.rank(other));
    }

    /// Pieces of either side that keep a rook, a cannon or a horse from attacking a side's king: the one piece in the
    /// way, or the two that a cannon would have to jump.
    BitSet blockers(int side) {
        BitSet found = p.sets.empty();
        if (p.royalCount[side] == 0) {
            return found;
        }
        int king = p.kingSquare[side];
        BitSet sliders = p.sets.empty();
        BitSet cannons = p.sets.empty();
        for (int i = 0; i < p.pieceCount[side ^ 1]; i++) {
            int from = p.pieceList[(side ^ 1) * p.squareCount + i];
            boolean aims = !attacks(from, king, occupied) && attacksAlone(from, king);
            sliders.set(from, aims && !is(from, side ^ 1, XiangqiPiece.CANNON));
            cannons.set(from, aims && is(from, side ^ 1, XiangqiPiece.CANNON));
        }
        BitSet others = p.sets.copy(occupied);
        others.andNot(sliders);
        for (int from = sliders.nextSetBit(0); from >= 0; from = sliders.nextSetBit(from + 1)) {
            BitSet between =
                    is(from, side ^ 1, XiangqiPiece.HORSE) ? leg(from, king, others) : between(king, from, others);
            if (between.cardinality() == 1) {
                found.or(between);
            }
        }
        for (int from = cannons.nextSetBit(0); from >= 0; from = cannons.nextSetBit(from + 1)) {
            BitSet between = between(king, from, occupied);
            if (between.cardinality() <= 2) {
                found.or(between);
            }
        }
        return found;
    }

    /// True if it would attack on an empty board, or for a cannon with one piece between.
    private boolean attacksAlone(int from, int to) {
        boolean cannon = is(from, p.side[from] - 1, XiangqiPiece.CANNON);
        boolean slides = cannon || is(from, p.side[from] - 1, XiangqiPiece.ROOK);
        return slides
                ? onLine(from, to)
                : is(from, p.side[from] - 1, XiangqiPiece.HORSE) && attacks(from, to, p.sets.empty());
    }

    private BitSet leg(int from, int to, BitSet onBoard) {
        int leg = board.step(from, (board.file(to) - board.file(from)) / 2, (board.rank(to) - board.rank(from)) / 2);
        BitSet found = p.sets.empty();
        found.set(leg, onBoard.get(leg));
        return found;
    }
}
