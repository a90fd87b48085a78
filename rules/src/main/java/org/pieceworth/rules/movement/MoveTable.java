package org.pieceworth.rules.movement;

import java.util.Arrays;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.SquareBoard;

/// A movement compiled for a board: per square, its rays as runs of square numbers in one `int` array.
///
/// This is the form that loops read. A ray is stored as its flags, its number of steps, and the steps; a step is
/// its target, and for lame rays and leaps over something also the squares on the way.
public final class MoveTable {

    private static final int KIND_MASK = 7;
    private static final int QUIET = 8;
    private static final int CAPTURE = 16;
    private static final int INITIAL = 32;
    private static final RayKind[] KINDS = RayKind.values();

    private final SquareBoard board;
    private final int[] start;
    private final int[] data;

    private MoveTable(SquareBoard board, int[] start, int[] data) {
        this.board = board;
        this.start = start;
        this.data = data;
    }

    /// Compiles a movement for a board.
    public static MoveTable compile(Movement movement, SquareBoard board) {
        Writer writer = new Writer();
        int[] start = new int[board.squares() + 1];
        for (int square = 0; square < board.squares(); square++) {
            start[square] = writer.size;
            for (Ray ray : movement.rays()) {
                writer.ray(ray, board, square);
            }
        }
        start[board.squares()] = writer.size;
        return new MoveTable(board, start, Arrays.copyOf(writer.data, writer.size));
    }

    /// The squares that the piece can move to from `square` when the board is otherwise empty, ascending; moves
    /// that only a piece which has not moved may make are left out.
    public int[] quietTargets(int square) {
        return scan(square, new byte[board.squares()], QUIET, false);
    }

    /// Like [#quietTargets], for a piece that has not moved.
    public int[] initialQuietTargets(int square) {
        return scan(square, new byte[board.squares()], QUIET, true);
    }

    /// The squares where a lone enemy piece could be taken from `square`, ascending; captures that only a piece
    /// which has not moved may make are left out.
    public int[] captureTargets(int square) {
        return scan(square, new byte[board.squares()], CAPTURE, false);
    }

    /// Like [#captureTargets], for a piece that has not moved.
    public int[] initialCaptureTargets(int square) {
        return scan(square, new byte[board.squares()], CAPTURE, true);
    }

    /// The squares where the piece can go from `square`, moving or capturing, ascending.
    ///
    /// @param occupancy per square 0 for empty, 1 for a friend, 2 for an enemy
    /// @param initial whether the piece has not moved
    public int[] targets(int square, byte[] occupancy, boolean initial) {
        return scan(square, occupancy, QUIET, initial);
    }

    /// @param onEmpty which flag lets a ray end on an empty square: asking for captures on an empty board is asking
    /// where a lone enemy could be taken
    private int[] scan(int square, byte[] occupancy, int onEmpty, boolean initial) {
        boolean[] reached = new boolean[board.squares()];
        int at = start[square];
        while (at < start[square + 1]) {
            int flags = data[at];
            int end = at + data[at + 1];
            if (initial || (flags & INITIAL) == 0) {
                Walk walk = new Walk(occupancy, reached, (flags & onEmpty) != 0, (flags & CAPTURE) != 0);
                switch (KINDS[flags & KIND_MASK]) {
                    case LEAP, SLIDE -> walk.slide(at + 2, end);
                    case LAME -> walk.lame(at + 2, end);
                    case OVER -> walk.over(at + 2, end);
                    case SKI -> walk.slide(at + 3, end);
                    case HOP -> walk.hop(at + 2, end, Integer.MAX_VALUE);
                    case GRASSHOP -> walk.hop(at + 2, end, 1);
                }
            }
            at = end;
        }
        return squaresOf(reached);
    }

    private static int[] squaresOf(boolean[] reached) {
        int[] squares = new int[reached.length];
        int count = 0;
        for (int square = 0; square < reached.length; square++) {
            if (reached[square]) {
                squares[count++] = square;
            }
        }
        return Arrays.copyOf(squares, count);
    }

    /// One ray walked over one occupancy.
    private final class Walk {
        private final byte[] occupancy;
        private final boolean[] reached;
        private final boolean quiet;
        private final boolean capture;

        Walk(byte[] occupancy, boolean[] reached, boolean quiet, boolean capture) {
            this.occupancy = occupancy;
            this.reached = reached;
            this.quiet = quiet;
            this.capture = capture;
        }

        /// Marks the square if the ray may end there; answers whether the square is empty.
        private boolean end(int square) {
            int occupant = occupancy[square];
            if (occupant == 0 ? quiet : occupant == 2 && capture) {
                reached[square] = true;
            }
            return occupant == 0;
        }

        void slide(int from, int to) {
            boolean open = true;
            for (int i = from; open && i < to; i++) {
                open = end(data[i]);
            }
        }

        void lame(int from, int to) {
            boolean open = true;
            for (int i = from; open && i < to; ) {
                int way = data[i];
                open = empty(i + 1, way) && end(data[i + 1 + way]);
                i += way + 2;
            }
        }

        void over(int from, int to) {
            if (from < to && !empty(from + 1, data[from])) {
                end(data[from + 1 + data[from]]);
            }
        }

        private boolean empty(int from, int count) {
            for (int i = from; i < from + count; i++) {
                if (occupancy[data[i]] != 0) {
                    return false;
                }
            }
            return true;
        }

        void hop(int from, int to, int behind) {
            int hurdle = from;
            while (hurdle < to && occupancy[data[hurdle]] == 0) {
                hurdle++;
            }
            slide(hurdle + 1, (int) Math.min(to, (long) hurdle + 1 + behind));
        }
    }

    /// Grows the array; one ray a call.
    private static final class Writer {
        private int[] data = new int[1024];
        private int size;

        void ray(Ray ray, SquareBoard board, int square) {
            int head = size;
            add(flags(ray));
            add(0);
            boolean keepsWay = ray.kind() == RayKind.LAME || ray.kind() == RayKind.OVER;
            int at = square;
            for (int step = 0; step < ray.steps(board.squares()); step++) {
                int next = step(board, ray, at, ray.dx(), ray.dy());
                if (next == Board.OFF || next == square) {
                    break;
                }
                if (keepsWay) {
                    way(ray, board, at);
                }
                add(next);
                at = next;
            }
            data[head + 1] = size - head;
        }

        /// The squares on the way of a lame step: orthogonal steps first, then diagonal ones.
        private void way(Ray ray, SquareBoard board, int from) {
            int width = Math.abs(ray.dx());
            int height = Math.abs(ray.dy());
            int straight = Math.abs(width - height);
            int count = Math.max(width, height) - 1;
            add(count);
            int signX = Integer.signum(ray.dx());
            int signY = Integer.signum(ray.dy());
            for (int i = 1; i <= count; i++) {
                int along = Math.min(i, straight);
                int across = i - along;
                int dx = signX * (width > height ? along + across : across);
                int dy = signY * (width > height ? across : along + across);
                add(step(board, ray, from, dx, dy));
            }
        }

        private static int step(SquareBoard board, Ray ray, int square, int dx, int dy) {
            return ray.around() ? board.stepAround(square, dx, dy) : board.step(square, dx, dy);
        }

        private static int flags(Ray ray) {
            return ray.kind().ordinal()
                    | (ray.modality().quiet() ? QUIET : 0)
                    | (ray.modality().capture() ? CAPTURE : 0)
                    | (ray.initial() ? INITIAL : 0);
        }

        private void add(int value) {
            if (size == data.length) {
                data = Arrays.copyOf(data, 2 * size);
            }
            data[size++] = value;
        }
    }
}
