package org.pieceworth.valuation.universal;

import java.util.List;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.Modality;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.movement.RayKind;
import org.pieceworth.stats.StopRequest;

/// The "spaces-affected calculation": squares attacked on an empty board, counted from every square.
public final class IdealAttack {

    private static final Modality BOTH = new Modality(true, true, false);

    private IdealAttack() {}

    /// The source's diagram: per square the number of squares that the piece attacks from there.
    public static int[] diagram(Movement movement, SquareBoard board) {
        MoveTable table = MoveTable.compile(movement, board);
        return IntStream.range(0, board.squares())
                .map(square -> {
                    StopRequest.check();
                    return table.captureTargets(square).length;
                })
                .toArray();
    }

    static int sum(Movement movement, SquareBoard board) {
        return IntStream.of(diagram(movement, board)).sum();
    }

    static int sum(List<Ray> rays, SquareBoard board) {
        return sum(new Movement(rays), board);
    }

    static List<Ray> rays(DirectionPair pair) {
        return rays(pair.dx(), pair.dy());
    }

    /// Slides along a direction and its opposite.
    static List<Ray> rays(int dx, int dy) {
        return List.of(Ray.of(RayKind.SLIDE, dx, dy, 0, BOTH), Ray.of(RayKind.SLIDE, -dx, -dy, 0, BOTH));
    }
}
