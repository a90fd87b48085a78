package org.pieceworth.valuation.play;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.movement.CompoundMove.MultiLeg;
import org.pieceworth.rules.movement.LegMove;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;

/// Chances of moves of several legs, counted on some boards that are filled by lot: a formula would need all their
/// ways. Each board is there with its image from left to right, so that mirrored pieces have equal chances, and the
/// lots are the same for all pieces, so that a leg more never lowers a chance.
final class LegChances {

    private static final int BOARDS = 8;
    private static final long SEED = 47;

    private final SquareBoard board;
    private final Optional<MoveTable> legs;
    private final byte[][] filled = new byte[BOARDS][];

    /// @param occupied the share of squares that are filled, half of them with enemies
    LegChances(Movement movement, SquareBoard board, double occupied) {
        this.board = board;
        Movement several = new Movement(
                List.of(),
                movement.compounds().stream().filter(MultiLeg.class::isInstance).toList());
        legs = several.compounds().isEmpty() ? Optional.empty() : Optional.of(MoveTable.compile(several, board));
        SplittableRandom lot = new SplittableRandom(SEED);
        for (int pair = 0; pair < BOARDS && legs.isPresent(); pair += 2) {
            byte[] squares = new byte[board.squares()];
            byte[] mirrored = new byte[board.squares()];
            for (int square = 0; square < squares.length; square++) {
                double drawn = lot.nextDouble();
                squares[square] = (byte) (drawn >= occupied ? 0 : drawn < occupied / 2 ? 1 : 2);
                mirrored[board.square(board.files() - 1 - board.file(square), board.rank(square))] = squares[square];
            }
            filled[pair] = squares;
            filled[pair + 1] = mirrored;
        }
    }

    /// Raises the chances of moves and captures from a square, by target, to those of moves of several legs.
    void add(int square, double[] moves, double[] captures) {
        if (legs.isPresent()) {
            add(legs.get(), square, moves, captures);
        }
    }

    private void add(MoveTable table, int square, double[] moves, double[] captures) {
        double[] quiet = new double[board.squares()];
        double[] taking = new double[board.squares()];
        for (byte[] occupancy : filled) {
            byte here = occupancy[square];
            occupancy[square] = 0;
            boolean[] ends = new boolean[board.squares()];
            boolean[] taken = new boolean[board.squares()];
            for (LegMove move : table.legMoves(square, occupancy, false)) {
                ends[move.target()] |= occupancy[move.target()] == 0 && move.target() != square;
                move.taken().forEach(each -> taken[each] |= occupancy[each] == 2);
            }
            for (int target = 0; target < quiet.length; target++) {
                quiet[target] += ends[target] ? 1.0 / BOARDS : 0;
                taking[target] += taken[target] ? 1.0 / BOARDS : 0;
            }
            occupancy[square] = here;
        }
        for (int target = 0; target < quiet.length; target++) {
            moves[target] = Math.max(moves[target], quiet[target]);
            captures[target] = Math.max(captures[target], taking[target]);
        }
    }
}
