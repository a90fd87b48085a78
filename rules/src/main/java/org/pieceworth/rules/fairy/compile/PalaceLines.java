package org.pieceworth.rules.fairy.compile;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.rules.variant.Region;

/// Lines of a palace, as in Janggi: along them a piece moves diagonally as it does orthogonally elsewhere.
///
/// It moves in a diagonal direction when it has both neighbouring orthogonal ones.
///
/// @param board the board
/// @param squares squares joined by the lines
/// @param sign 1 for White, -1 for Black
record PalaceLines(RectangularBoard board, Region squares, int sign) {

    List<Instruction> from(int square, Movement movement) {
        List<Instruction> instructions = new ArrayList<>();
        if (squares.contains(square)) {
            for (int dx : new int[] {-1, 1}) {
                for (int dy : new int[] {-1, 1}) {
                    along(square, dx, dy, movement).ifPresent(instructions::add);
                }
            }
        }
        return instructions;
    }

    private Optional<Instruction> along(int square, int dx, int dy, Movement movement) {
        Optional<Ray> ahead = straight(movement, 0, dy);
        int[] line = walk(
                square, dx, dy, ahead.map(ray -> ray.steps(board.squares())).orElse(0));
        boolean goes = ahead.isPresent() && straight(movement, dx, 0).isPresent() && line.length > 0;
        return goes ? instruction(ahead.get(), line) : Optional.empty();
    }

    private static Optional<Instruction> instruction(Ray ray, int[] line) {
        boolean quiet = ray.modality().quiet();
        boolean capture = ray.modality().capture();
        return switch (ray.kind()) {
            case LEAP, SLIDE -> Optional.of(Instruction.slide(quiet, capture, true, line));
            case HOP -> Optional.of(new Instruction(Opcode.HOP, quiet, capture, true, line));
            case LAME, JUMP, SKI, GRASSHOP -> Optional.empty();
        };
    }

    private static Optional<Ray> straight(Movement movement, int dx, int dy) {
        return movement.rays().stream()
                .filter(ray -> !ray.initial() && ray.dx() == dx && ray.dy() == dy)
                .filter(ray -> ray.kind() != RayKind.LAME)
                .findFirst();
    }

    private int[] walk(int square, int dx, int dy, int maxSteps) {
        int[] line = new int[Math.max(board.files(), board.ranks())];
        int count = 0;
        int at = board.step(square, sign * dx, sign * dy);
        while (count < maxSteps && at != Board.OFF && squares.contains(at)) {
            line[count++] = at;
            at = board.step(at, sign * dx, sign * dy);
        }
        return Arrays.copyOf(line, count);
    }
}
