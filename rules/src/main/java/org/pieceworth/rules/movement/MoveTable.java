package org.pieceworth.rules.movement;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;

/// A movement compiled for a board: per square, its rays as stretches of square numbers in one `int` array.
///
/// This is the form that loops read. A ray is stored as its flags, its number of steps, and the steps; a step
/// is its target, and for lame rays and leaps over something also the squares between. Rides that bend are
/// stored in the same way. Moves of several legs are searched as a graph ([LegTargets]). Castling needs more
/// information and is not included.
public final class MoveTable {

    private static final int KIND_MASK = 7;
    private static final int QUIET = 8;
    private static final int CAPTURE = 16;
    private static final int INITIAL = 32;
    private static final RayKind[] KINDS = RayKind.values();

    private final SquareBoard board;
    private final int[] start;
    private final int[] data;
    private final List<MultiLeg> multiLegs;
    private final LegTargets legTargets;
    private final LegTargets initialLegTargets;

    private MoveTable(SquareBoard board, int[] start, int[] data, List<MultiLeg> multiLegs) {
        this.board = board;
        this.start = start;
        this.data = data;
        this.multiLegs = multiLegs;
        List<MultiLeg> later =
                multiLegs.stream().filter(move -> !move.initial()).toList();
        legTargets = new LegTargets(board, later);
        initialLegTargets = later.size() == multiLegs.size() ? legTargets : new LegTargets(board, multiLegs);
    }

    /// Compiles a movement for a board.
    public static MoveTable compile(Movement movement, SquareBoard board) {
        Writer writer = new Writer();
        int[] start = new int[board.squares() + 1];
        List<BentRide> rides = new ArrayList<>();
        List<MultiLeg> multiLegs = new ArrayList<>();
        for (CompoundMove compound : movement.compounds()) {
            switch (compound) {
                case BentRide ride -> rides.add(ride);
                case MultiLeg move -> multiLegs.add(move);
                case Castling _ -> {}
            }
        }
        for (int square = 0; square < board.squares(); square++) {
            start[square] = writer.size;
            for (Ray ray : movement.rays()) {
                writer.ray(ray, board, square);
            }
            for (BentRide ride : rides) {
                writer.ride(ride, board, square);
            }
        }
        start[board.squares()] = writer.size;
        return new MoveTable(board, start, Arrays.copyOf(writer.data, writer.size), multiLegs);
    }

    /// The possible targets of quiet moves from `square` on an otherwise empty board, ascending, without
    /// moves that are only open to a piece that has not moved.
    public int[] quietTargets(int square) {
        return quietTargets(square, false);
    }

    /// Like [#quietTargets], for a piece that has not moved.
    public int[] initialQuietTargets(int square) {
        return quietTargets(square, true);
    }

    /// Receives the steps of rays.
    @FunctionalInterface
    public interface StepVisitor {

        /// @param kind of the ray
        /// @param quiet may end on an empty square
        /// @param capture may capture an enemy
        /// @param step its number, from 1
        /// @param way squares that this step passes, of a lame or a jumping ray
        /// @param target its square
        void step(RayKind kind, boolean quiet, boolean capture, int step, int way, int target);
    }

    /// Visits each step of each ray from a square, straight or bent, but those that are only open to a piece that
    /// has not moved.
    public void forEachStep(int square, StepVisitor visitor) {
        int at = start[square];
        while (at < start[square + 1]) {
            int flags = data[at];
            int end = at + data[at + 1];
            if ((flags & INITIAL) == 0) {
                RayKind kind = KINDS[flags & KIND_MASK];
                boolean keepsPath = kind == RayKind.LAME || kind == RayKind.JUMP;
                int step = 1;
                for (int i = at + 2; i < end; step++) {
                    int way = keepsPath ? data[i++] : 0;
                    i += way;
                    visitor.step(kind, (flags & QUIET) != 0, (flags & CAPTURE) != 0, step, way, data[i++]);
                }
            }
            at = end;
        }
    }

    private int[] quietTargets(int square, boolean initial) {
        boolean[] reached = scan(square, new byte[board.squares()], QUIET, initial);
        legTargets(initial).addQuiet(square, reached);
        return squaresOf(reached);
    }

    private LegTargets legTargets(boolean initial) {
        return initial ? initialLegTargets : legTargets;
    }

    /// The squares where a lone enemy piece could be captured from `square`, ascending, without captures that are
    /// only open to a piece that has not moved. A move of several legs may capture it on an earlier leg.
    public int[] captureTargets(int square) {
        return captureTargets(square, false);
    }

    /// Like [#captureTargets], for a piece that has not moved.
    public int[] initialCaptureTargets(int square) {
        return captureTargets(square, true);
    }

    private int[] captureTargets(int square, boolean initial) {
        boolean[] reached = scan(square, new byte[board.squares()], CAPTURE, initial);
        if (!legTargets(initial).isEmpty()) {
            legTargets(initial).addCaptures(square, reached);
        }
        return squaresOf(reached);
    }

    /// The possible targets from `square`, moving or capturing, ascending.
    ///
    /// @param occupancy per square 0 for empty, 1 for a friend, 2 for an enemy
    /// @param initial whether the piece has not moved
    public int[] targets(int square, byte[] occupancy, boolean initial) {
        boolean[] reached = scan(square, occupancy, QUIET, initial);
        for (LegMove move : legMoves(square, occupancy, initial)) {
            reached[move.target()] |= move.target() != square;
        }
        return squaresOf(reached);
    }

    /// The moves of several legs from `square`, each with all its captures, moves that return to their origin
    /// included. Without repetition, by target; captures en passant are excluded.
    ///
    /// @param occupancy per square 0 for empty, 1 for a friend, 2 for an enemy
    /// @param initial whether the piece has not moved
    public List<LegMove> legMoves(int square, byte[] occupancy, boolean initial) {
        LegMoveFinder walk = new LegMoveFinder(board, square, occupancy);
        for (MultiLeg move : multiLegs) {
            if (initial || !move.initial()) {
                walk.follow(move);
            }
        }
        return walk.moves();
    }

    /// @param onEmpty the flag that lets a ray end on an empty square: a scan for captures on an empty board finds
    /// the squares where a lone enemy could be captured
    private boolean[] scan(int square, byte[] occupancy, int onEmpty, boolean initial) {
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
                    case JUMP -> walk.jump(at + 2, end);
                    case SKI -> walk.slide(at + 3, end);
                    case HOP -> walk.hop(at + 2, end, Integer.MAX_VALUE);
                    case GRASSHOP -> walk.hop(at + 2, end, 1);
                }
            }
            at = end;
        }
        return reached;
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

        /// Marks the square if the ray may end there; returns true if the square is empty.
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
                int path = data[i];
                open = empty(i + 1, path) && end(data[i + 1 + path]);
                i += path + 2;
            }
        }

        void jump(int from, int to) {
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

        /// A straight ray is a ride whose steps are all the same.
        void ray(Ray ray, SquareBoard board, int square) {
            ride(
                    new BentRide(
                            ray.kind(), List.of(ray.step()), ray.max(), ray.modality(), ray.initial(), ray.around()),
                    board,
                    square);
        }

        void ride(BentRide ride, SquareBoard board, int square) {
            int head = size;
            add(flags(ride));
            add(0);
            boolean keepsPath = ride.kind() == RayKind.LAME || ride.kind() == RayKind.JUMP;
            int at = square;
            for (int i = 0; i < ride.steps(board.squares()); i++) {
                int next = Steps.from(board, at, ride.step(i), ride.around());
                if (next == Board.OFF || next == square) {
                    break;
                }
                if (keepsPath) {
                    path(ride, board, at, ride.step(i).path());
                }
                add(next);
                at = next;
            }
            data[head + 1] = size - head;
        }

        private void path(BentRide ride, SquareBoard board, int from, List<Step> path) {
            add(path.size());
            for (Step step : path) {
                add(Steps.from(board, from, step, ride.around()));
            }
        }

        private static int flags(BentRide ride) {
            return ride.kind().ordinal()
                    | (ride.modality().quiet() ? QUIET : 0)
                    | (ride.modality().capture() ? CAPTURE : 0)
                    | (ride.initial() ? INITIAL : 0);
        }

        private void add(int value) {
            if (size == data.length) {
                data = Arrays.copyOf(data, 2 * size);
            }
            data[size++] = value;
        }
    }
}
