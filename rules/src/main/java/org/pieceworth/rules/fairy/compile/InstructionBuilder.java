package org.pieceworth.rules.fairy.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.WrappedBoard;
import org.pieceworth.rules.movement.CompoundMove;
import org.pieceworth.rules.movement.CompoundMove.BentRide;
import org.pieceworth.rules.movement.CompoundMove.Castling;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;

/// Turns a movement into instructions for one side and one square.
///
/// Black's board is White's rotated by half a turn. Leaps and slides in one direction are merged, so that they
/// share no target.
final class InstructionBuilder {

    private final SquareBoard board;
    private final boolean joined;
    private final int sign;
    private final int square;
    private final int maxInitialSteps;
    private final List<Instruction> instructions = new ArrayList<>();
    private final List<Instruction> captures = new ArrayList<>();

    /// @param board the board for the piece's steps
    /// @param sign 1 for White, -1 for Black
    /// @param maxInitialSteps the most steps that initial moves from the square may take, 0 for none
    InstructionBuilder(SquareBoard board, int sign, int square, int maxInitialSteps) {
        this.board = board;
        joined = board instanceof WrappedBoard;
        this.sign = sign;
        this.square = square;
        this.maxInitialSteps = maxInitialSteps;
    }

    private record Direction(int dx, int dy, boolean around) {}

    List<Instruction> of(Movement movement) {
        slides(movement);
        for (Ray ray : movement.rays()) {
            boolean slides = ray.kind() == RayKind.LEAP || ray.kind() == RayKind.SLIDE;
            if (ray.initial()) {
                initial(ray, movement);
            } else if (!slides) {
                other(ray);
            }
            if (ray.modality().enPassant()) {
                enPassant(ray);
            }
        }
        for (CompoundMove compound : movement.compounds()) {
            switch (compound) {
                case BentRide ride -> bent(ride);
                case MultiLeg _, Castling _ -> {}
            }
        }
        return instructions;
    }

    /// Single steps that may capture en passant; known after [#of].
    List<Instruction> enPassantCaptures() {
        return captures;
    }

    private void slides(Movement movement) {
        Map<Direction, int[]> steps = new LinkedHashMap<>();
        for (Ray ray : movement.rays()) {
            if (!ray.initial() && (ray.kind() == RayKind.LEAP || ray.kind() == RayKind.SLIDE)) {
                int[] maxSteps =
                        steps.computeIfAbsent(new Direction(ray.dx(), ray.dy(), ray.around()), direction -> new int[2]);
                int count = ray.kind() == RayKind.LEAP ? 1 : ray.steps(board.squares());
                maxSteps[0] = ray.modality().quiet() ? Math.max(maxSteps[0], count) : maxSteps[0];
                maxSteps[1] = ray.modality().capture() ? Math.max(maxSteps[1], count) : maxSteps[1];
            }
        }
        steps.forEach((direction, maxSteps) -> {
            int[] quiet = walk(direction.dx, direction.dy, maxSteps[0], direction.around);
            int[] capture = walk(direction.dx, direction.dy, maxSteps[1], direction.around);
            boolean straight = !joined && !direction.around;
            if (quiet.length == capture.length) {
                add(Instruction.slide(true, true, straight, quiet));
            } else {
                add(Instruction.slide(true, false, straight, quiet));
                add(Instruction.slide(false, true, straight, capture));
            }
        });
    }

    private void add(Instruction instruction) {
        if (instruction.squares().length > 0) {
            instructions.add(instruction);
        }
    }

    private int[] walk(int dx, int dy, int maxSteps, boolean around) {
        int[] squares = new int[Math.min(maxSteps, board.squares())];
        int count = 0;
        int at = square;
        while (count < squares.length) {
            at = step(at, dx, dy, around);
            if (at == Board.OFF || at == square) {
                break;
            }
            squares[count++] = at;
        }
        return Arrays.copyOf(squares, count);
    }

    private int step(int from, int dx, int dy, boolean around) {
        return around ? board.stepAround(from, sign * dx, sign * dy) : board.step(from, sign * dx, sign * dy);
    }

    /// An initial move is a step over squares; an initial capture is a lame leap like others.
    private void initial(Ray ray, Movement movement) {
        int span = Math.max(Math.abs(ray.dx()), Math.abs(ray.dy()));
        boolean tripleStep = ray.kind() == RayKind.LAME && ray.max() == 1 && span == 3;
        if (maxInitialSteps == 0 || (tripleStep && maxInitialSteps < span)) {
            return;
        }
        if (ray.kind() == RayKind.LEAP) {
            int target = step(square, ray.dx(), ray.dy(), ray.around());
            if (target != Board.OFF && target != square) {
                add(Instruction.leap(ray.modality().quiet(), ray.modality().capture(), target));
            }
            return;
        }
        if (ray.kind() != RayKind.LAME && ray.kind() != RayKind.SLIDE) {
            other(ray);
            return;
        }
        // Only squares in a line can be passed for a capture en passant.
        boolean straight = ray.dx() == 0 || ray.dy() == 0 || Math.abs(ray.dx()) == Math.abs(ray.dy());
        boolean passes = straight && ray.modality().quiet() && !ray.modality().capture();
        int maxSteps = ray.max() == 0 ? board.squares() : ray.max();
        boolean first = movement.any(other -> !other.initial()
                && other.dx() == ray.dx()
                && other.dy() == ray.dy()
                && other.modality().quiet()
                && (other.kind() == RayKind.SLIDE || other.kind() == RayKind.LEAP));
        for (int[] step : paths(ray, maxSteps)) {
            boolean known = first && step.length == 1 && ray.kind() == RayKind.SLIDE;
            if (!known) {
                add(new Instruction(
                        step.length == 1 ? Opcode.LEAPS : passes && !crosses(step) ? Opcode.STEP : Opcode.LAME,
                        ray.modality().quiet(),
                        ray.modality().capture(),
                        true,
                        step));
            }
        }
    }

    /// True if a path, its target first, crosses joined edges: a piece that has gone over one cannot be
    /// captured en passant, since two squares would not show its way.
    private boolean crosses(int[] path) {
        boolean crosses = false;
        int at = square;
        for (int i = 1; i <= path.length; i++) {
            int next = path[i % path.length];
            crosses |= Math.abs(board.file(next) - board.file(at)) > 1;
            crosses |= Math.abs(board.rank(next) - board.rank(at)) > 1;
            at = next;
        }
        return crosses;
    }

    private void other(Ray ray) {
        boolean quiet = ray.modality().quiet();
        boolean capture = ray.modality().capture();
        int maxSteps = ray.steps(board.squares());
        switch (ray.kind()) {
            case LAME ->
                paths(ray, maxSteps).forEach(path -> add(new Instruction(Opcode.LAME, quiet, capture, false, path)));
            case JUMP -> {
                List<int[]> paths = paths(ray, 1);
                paths.forEach(path -> add(new Instruction(Opcode.JUMP, quiet, capture, false, path)));
            }
            case HOP ->
                add(new Instruction(
                        Opcode.HOP, quiet, capture, true, walk(ray.dx(), ray.dy(), maxSteps, ray.around())));
            case GRASSHOP ->
                add(new Instruction(
                        Opcode.GRASSHOP, quiet, capture, true, walk(ray.dx(), ray.dy(), maxSteps, ray.around())));
            case SKI -> {
                int[] squares = walk(ray.dx(), ray.dy(), maxSteps, ray.around());
                if (squares.length > 1) {
                    int[] beyond = Arrays.copyOfRange(squares, 1, squares.length);
                    add(new Instruction(Opcode.SLIDE, quiet, capture, false, beyond));
                }
            }
            case LEAP, SLIDE ->
                add(Instruction.slide(quiet, capture, false, walk(ray.dx(), ray.dy(), maxSteps, ray.around())));
        }
    }

    /// Per step of a lame ray its target, then every square that has to be empty.
    private List<int[]> paths(Ray ray, int maxSteps) {
        List<int[]> paths = new ArrayList<>();
        List<Integer> passed = new ArrayList<>();
        int at = square;
        for (int i = 0; i < maxSteps; i++) {
            int next = step(at, ray.dx(), ray.dy(), ray.around());
            if (next == Board.OFF || next == square) {
                break;
            }
            if (ray.kind() != RayKind.SLIDE) {
                addPath(ray, at, passed);
            }
            int[] path = new int[passed.size() + 1];
            path[0] = next;
            for (int j = 0; j < passed.size(); j++) {
                path[j + 1] = passed.get(j);
            }
            paths.add(path);
            passed.add(next);
            at = next;
        }
        return paths;
    }

    /// The squares that a lame step passes: orthogonal steps first, then diagonal ones.
    private void addPath(Ray ray, int from, List<Integer> passed) {
        int width = Math.abs(ray.dx());
        int height = Math.abs(ray.dy());
        int straight = Math.abs(width - height);
        for (int i = 1; i < Math.max(width, height); i++) {
            int along = Math.min(i, straight);
            int across = i - along;
            int dx = Integer.signum(ray.dx()) * (width > height ? along + across : across);
            int dy = Integer.signum(ray.dy()) * (width > height ? across : along + across);
            passed.add(step(from, dx, dy, ray.around()));
        }
    }

    private void enPassant(Ray ray) {
        int[] squares = walk(ray.dx(), ray.dy(), 1, ray.around());
        if (squares.length == 1) {
            captures.add(Instruction.leap(false, true, squares[0]));
        }
    }

    private void bent(BentRide ride) {
        if (ride.initial() && maxInitialSteps == 0) {
            return;
        }
        List<Integer> squares = new ArrayList<>();
        int at = square;
        for (int i = 0; i < ride.steps(board.squares()); i++) {
            int next = step(at, ride.step(i).dx(), ride.step(i).dy(), ride.around());
            if (next == Board.OFF || next == square) {
                break;
            }
            squares.add(next);
            at = next;
        }
        int[] path = squares.stream().mapToInt(Integer::intValue).toArray();
        boolean quiet = ride.modality().quiet();
        boolean capture = ride.modality().capture();
        switch (ride.kind()) {
            case HOP -> add(new Instruction(Opcode.HOP, quiet, capture, false, path));
            case GRASSHOP -> add(new Instruction(Opcode.GRASSHOP, quiet, capture, false, path));
            case SKI ->
                add(new Instruction(
                        Opcode.SLIDE,
                        quiet,
                        capture,
                        false,
                        Arrays.copyOfRange(path, Math.min(1, path.length), path.length)));
            case LEAP, SLIDE, LAME, JUMP -> add(new Instruction(Opcode.SLIDE, quiet, capture, false, path));
        }
    }
}
