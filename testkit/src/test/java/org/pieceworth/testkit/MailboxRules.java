package org.pieceworth.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.pieceworth.rules.board.Edges;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.Leg;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.movement.Step;
import org.pieceworth.rules.movement.Stop;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.Variant;

/// Chess with any pieces on an array of squares, as plainly as it can be written: movements are followed step by step
/// on the position at hand, and each move is tried on a copy.
///
/// It shares no idea with move programs, attack tables and pins, so that its answers are an independent check. It
/// knows the rules of chess for any movement: nothing that other variants add.
public final class MailboxRules {

    private static final int NOWHERE = -1;
    private static final char EMPTY = '.';

    private final Variant variant;
    private final int files;
    private final int ranks;
    private final Edges edges;

    /// A move as it is followed.
    ///
    /// @param to where the piece ends
    /// @param taken the squares of captured pieces
    private record Walked(int to, Set<Integer> taken) {}

    /// What can be taken en passant.
    ///
    /// @param square that a pawn has stepped over
    /// @param pawn where it stands
    private record Passed(int square, int pawn) {

        static final Passed NOTHING = new Passed(NOWHERE, NOWHERE);

        /// An orthodox pawn stands before the square, as its enemy sees it; another one is named.
        static Passed of(Setup setup, boolean white) {
            int square = setup.enPassant().orElse(NOWHERE);
            int before =
                    square + (white ? -setup.board().files() : setup.board().files());
            return new Passed(square, setup.extras().enPassantSecond().orElse(before));
        }
    }

    public MailboxRules(Variant variant) {
        this.variant = variant;
        files = variant.board().files();
        ranks = variant.board().ranks();
        edges = variant.mobility().edges();
    }

    /// The legal moves, each as the square that it starts from and the board after it, rank by rank from White's left
    /// corner.
    public Set<String> moves(Setup setup) {
        char[] squares = squares(setup);
        boolean white = setup.sideToMove() == Side.WHITE;
        Passed passed = Passed.of(setup, white);
        Set<String> moves = new TreeSet<>();
        for (int from = 0; from < squares.length; from++) {
            if (owns(squares[from], white)) {
                for (Walked walked : walked(squares, from, passed)) {
                    for (char[] after : after(squares, from, walked)) {
                        add(from, after, white, moves);
                    }
                }
            }
        }
        for (int rook : setup.castling()) {
            castle(squares, rook, white, moves);
        }
        return moves;
    }

    /// The name of a move that led to a position, as [#moves] has it.
    public static String name(int from, Setup after) {
        return from + " " + new String(squares(after));
    }

    /// True if the king of the side to move is attacked.
    public boolean inCheck(Setup setup) {
        return attacked(squares(setup), setup.sideToMove() == Side.WHITE);
    }

    private static char[] squares(Setup setup) {
        RectangularBoard board = setup.board();
        char[] squares = new char[board.squares()];
        Arrays.fill(squares, EMPTY);
        setup.pieces().forEach((square, piece) -> squares[square] = letter(piece));
        return squares;
    }

    private static char letter(SidedPiece piece) {
        return piece.side() == Side.WHITE ? piece.letter() : Character.toLowerCase(piece.letter());
    }

    private static boolean owns(char piece, boolean white) {
        return piece != EMPTY && Character.isUpperCase(piece) == white;
    }

    private void add(int from, char[] after, boolean white, Set<String> moves) {
        if (!attacked(after, white)) {
            moves.add(from + " " + new String(after));
        }
    }

    private boolean attacked(char[] squares, boolean white) {
        int king = new String(squares).indexOf(white ? 'K' : 'k');
        for (int from = 0; from < squares.length; from++) {
            if (owns(squares[from], !white)
                    && walked(squares, from, Passed.NOTHING).stream()
                            .anyMatch(move -> move.taken().contains(king))) {
                return true;
            }
        }
        return false;
    }

    /// The boards that a move may lead to: several where the piece promotes.
    private List<char[]> after(char[] squares, int from, Walked move) {
        char piece = squares[from];
        boolean white = Character.isUpperCase(piece);
        char[] after = squares.clone();
        move.taken().forEach(square -> after[square] = EMPTY);
        after[from] = EMPTY;
        after[move.to()] = piece;
        Side side = white ? Side.WHITE : Side.BLACK;
        char type = Character.toUpperCase(piece);
        if (!variant.promotion().pawnTypes().of(side).contains(type)
                || !variant.promotion().region().of(side).contains(move.to())) {
            return List.of(after);
        }
        List<char[]> promoted = new ArrayList<>();
        for (char other : variant.promotion().pieceTypes().of(side)) {
            char[] one = after.clone();
            one[move.to()] = white ? other : Character.toLowerCase(other);
            promoted.add(one);
        }
        return promoted;
    }

    private void castle(char[] squares, int rook, boolean white, Set<String> moves) {
        int king = new String(squares).indexOf(white ? 'K' : 'k');
        if (!owns(squares[rook], white) || rook / files != king / files) {
            return;
        }
        boolean right = rook > king;
        int first = king - king % files;
        int kingTo = first
                + (right
                        ? variant.castling().kingsideFile()
                        : variant.castling().queensideFile());
        int rookTo = kingTo + (right ? -1 : 1);
        char[] cleared = squares.clone();
        cleared[king] = EMPTY;
        cleared[rook] = EMPTY;
        for (int[] path : new int[][] {{king, kingTo}, {rook, rookTo}}) {
            for (int at = Math.min(path[0], path[1]); at <= Math.max(path[0], path[1]); at++) {
                if (cleared[at] != EMPTY) {
                    return;
                }
            }
        }
        for (int at = Math.min(king, kingTo); at <= Math.max(king, kingTo); at++) {
            char[] passing = squares.clone();
            passing[king] = EMPTY;
            passing[at] = squares[king];
            if (at != kingTo && attacked(passing, white)) {
                return;
            }
        }
        cleared[kingTo] = squares[king];
        cleared[rookTo] = squares[rook];
        add(king, cleared, white, moves);
    }

    /// All moves of the piece on a square, whatever becomes of its king.
    private List<Walked> walked(char[] squares, int from, Passed passed) {
        char piece = squares[from];
        Side side = Character.isUpperCase(piece) ? Side.WHITE : Side.BLACK;
        boolean unmoved = variant.pawns().doubleStep().of(side).contains(from);
        var type = variant.type(Character.toUpperCase(piece)).orElseThrow();
        boolean takesPassed = variant.pawns().enPassantTypes().of(side).contains(type.letter());
        Walker walker = new Walker(squares, from, takesPassed ? passed : Passed.NOTHING);
        for (Ray ray : type.movement().rays()) {
            if (!ray.initial() || unmoved) {
                walker.ride(ray.kind(), List.of(ray.step()), ray.max(), ray.modality(), ray.around());
            }
        }
        for (CompoundMove compound : type.movement().compounds()) {
            if (!compound.initial() || unmoved) {
                switch (compound) {
                    case BentRide ride ->
                        walker.ride(ride.kind(), ride.steps(), ride.max(), ride.modality(), ride.around());
                    case MultiLeg move -> walker.legs(move.legs(), from, new TreeSet<>());
                    case Castling _ -> {}
                }
            }
        }
        return walker.found;
    }

    /// Follows the moves of one piece.
    private final class Walker {

        private final char[] squares;
        private final int from;
        private final Passed passed;
        private final boolean white;
        private final List<Walked> found = new ArrayList<>();

        Walker(char[] squares, int from, Passed passed) {
            this.squares = squares;
            this.from = from;
            this.passed = passed;
            white = Character.isUpperCase(squares[from]);
        }

        private int step(int square, int dx, int dy, boolean around) {
            int file = square % files + (white ? dx : -dx);
            int rank = square / files + (white ? dy : -dy);
            if (around || edges != Edges.APART) {
                file = Math.floorMod(file, files);
            }
            if (edges == Edges.TORUS) {
                rank = Math.floorMod(rank, ranks);
            }
            return file < 0 || file >= files || rank < 0 || rank >= ranks ? NOWHERE : rank * files + file;
        }

        /// A ride by the steps in turn, until it would leave the board or come back.
        void ride(RayKind kind, List<Step> steps, int max, Modality modality, boolean around) {
            int before = 0;
            int hurdles = 0;
            int at = from;
            for (int i = 0; max == 0 || i < max; i++) {
                Step step = steps.get(i % steps.size());
                int next = step(at, step.dx(), step.dy(), around);
                if (next == NOWHERE || next == from) {
                    return;
                }
                before += between(at, step, around);
                boolean free = squares[next] == EMPTY;
                boolean ends = switch (kind) {
                    case LEAP, SLIDE -> true;
                    case LAME -> before == 0;
                    case JUMP -> before > 0;
                    case SKI -> i > 0;
                    case HOP, GRASSHOP -> hurdles == 1;
                };
                if (ends) {
                    end(next, modality);
                }
                if (kind == RayKind.LEAP || kind == RayKind.JUMP || (kind == RayKind.GRASSHOP && hurdles == 1)) {
                    return;
                }
                if (!free && (kind != RayKind.SKI || i > 0) && (kind == RayKind.SLIDE || kind == RayKind.SKI)) {
                    return;
                }
                before += free ? 0 : 1;
                hurdles += free ? 0 : 1;
                at = next;
                if (hurdles > 1 || (kind == RayKind.LAME && before > 0)) {
                    return;
                }
            }
        }

        /// The pieces between the ends of one step: it goes straight first, then aslant.
        private int between(int start, Step step, boolean around) {
            int width = Math.abs(step.dx());
            int height = Math.abs(step.dy());
            int occupied = 0;
            int x = 0;
            int y = 0;
            for (int i = 1; i < Math.max(width, height); i++) {
                boolean straight = i <= Math.abs(width - height);
                x += straight && height > width ? 0 : Integer.signum(step.dx());
                y += straight && width > height ? 0 : Integer.signum(step.dy());
                occupied += squares[step(start, x, y, around)] == EMPTY ? 0 : 1;
            }
            return occupied;
        }

        private void end(int to, Modality modality) {
            if (squares[to] == EMPTY) {
                if (modality.quiet()) {
                    found.add(new Walked(to, Set.of()));
                }
                if (modality.enPassant() && to == passed.square()) {
                    found.add(new Walked(to, Set.of(passed.pawn())));
                }
            } else if (!owns(squares[to], white) && modality.capture()) {
                found.add(new Walked(to, Set.of(to)));
            }
        }

        void legs(List<Leg> legs, int start, Set<Integer> taken) {
            if (legs.isEmpty()) {
                found.add(new Walked(start, Set.copyOf(taken)));
                return;
            }
            Leg leg = legs.getFirst();
            List<Leg> rest = legs.subList(1, legs.size());
            int at = start;
            for (int i = 1; leg.max() == 0 ? i <= squares.length : i <= leg.max(); i++) {
                at = step(at, leg.dx(), leg.dy(), leg.around());
                if (at == NOWHERE) {
                    return;
                }
                if (i > leg.skip() && !goesOn(leg.stops(), rest, at, taken)) {
                    return;
                }
            }
        }

        /// Tries what the leg may do on a square; returns true if it is empty.
        private boolean goesOn(Set<Stop> stops, List<Leg> rest, int at, Set<Integer> taken) {
            if (at == from || taken.contains(at) || squares[at] == EMPTY) {
                if (stops.contains(Stop.EN_PASSANT) && at == passed.square()) {
                    legs(rest, at, with(taken, passed.pawn()));
                }
                if (stops.contains(Stop.EMPTY)) {
                    legs(rest, at, taken);
                }
                return true;
            }
            boolean friend = owns(squares[at], white);
            boolean king = Character.toLowerCase(squares[at]) == 'k';
            if (friend ? stops.contains(Stop.TAKE_FRIEND) && !king : stops.contains(Stop.TAKE_ENEMY)) {
                legs(rest, at, with(taken, at));
            }
            if (stops.contains(friend ? Stop.OVER_FRIEND : Stop.OVER_ENEMY)) {
                legs(rest, at, taken);
            }
            return false;
        }

        private Set<Integer> with(Set<Integer> taken, int square) {
            Set<Integer> more = new TreeSet<>(taken);
            more.add(square);
            return more;
        }
    }
}
