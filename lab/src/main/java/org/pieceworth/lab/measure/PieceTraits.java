package org.pieceworth.lab.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.pieceworth.lab.measure.MeasuredGame.MeasuredPiece;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.ColourBinding;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.movement.Ray;
import org.pieceworth.rules.variant.PieceType;

/// Notes on pieces whose values mean something else than usual.
public final class PieceTraits {

    private PieceTraits() {}

    /// Sentences without a full stop; none for an ordinary piece.
    public static List<String> of(MeasuredGame game, MeasuredPiece piece) {
        Optional<PieceType> type = game.rules().variant().type(piece.letter());
        List<String> traits = new ArrayList<>(type.map(known -> of(
                        piece.typed(), known.movement(), game.rules().variant().surface()))
                .orElse(List.of()));
        if (game.isPawn(piece)) {
            boolean twoSteps =
                    type.filter(known -> known.movement().any(Ray::initial)).isPresent();
            traits.add(piece.typed() + " is measured as a pawn: it stands where pawns do and promotes as they do"
                    + (twoSteps ? "" : ", without a double step, which its notation does not have"));
        } else if (type.filter(known -> goesAheadOnly(known.movement())).isPresent()) {
            traits.add(piece.typed()
                    + " only moves forward and does not promote: at the far end of the board it is stuck");
        }
        return traits;
    }

    private static List<String> of(String name, Movement movement, SquareBoard board) {
        MoveTable table = MoveTable.compile(movement, board);
        boolean moves = any(board, table::initialQuietTargets);
        boolean captures = any(board, table::initialCaptureTargets);
        boolean hops = movement.any(PieceTraits::hops);
        List<String> traits = new ArrayList<>();
        if (!moves && !captures && !hops && movement.straight()) {
            traits.add(name + " cannot move on this board: its value comes from blocking");
            return traits;
        }
        if (hops && movement.rays().stream().allMatch(PieceTraits::hops) && movement.straight()) {
            traits.add(name
                    + " only moves over other pieces: its value falls as the board empties, and armies begin full");
        } else if (movement.straight()) {
            if (!captures && !movement.any(ray -> hops(ray) && ray.modality().capture())) {
                traits.add(name + " never captures: it wins no material by itself, and cannot give check");
            }
            if (!moves && !movement.any(ray -> hops(ray) && ray.modality().quiet())) {
                traits.add(name + " only moves by capturing");
            }
        }
        if (ColourBinding.colourBound(movement, board)) {
            traits.add(
                    name + " never leaves the colour of its square: its value is a mean over pairs on one colour and on"
                            + " both");
        }
        return traits;
    }

    private static boolean goesAheadOnly(Movement movement) {
        return movement.straight()
                && !movement.rays().isEmpty()
                && movement.rays().stream().allMatch(ray -> ray.dy() > 0);
    }

    private static boolean any(SquareBoard board, IntFunction<int[]> targets) {
        return IntStream.range(0, board.squares()).anyMatch(square -> targets.apply(square).length > 0);
    }

    private static boolean hops(Ray ray) {
        return switch (ray.kind()) {
            case HOP, GRASSHOP, JUMP -> true;
            case LEAP, SLIDE, LAME, SKI -> false;
        };
    }
}
