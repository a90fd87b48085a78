package org.pieceworth.valuation.universal;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.movement.MoveTable;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.position.Fen;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.rules.position.Side;
import org.pieceworth.rules.variant.PieceType;
import org.pieceworth.rules.variant.Variant;

/// The possible squares, in a game, of a piece that only goes forward: the ranks that it reaches from its
/// starting or drop squares, except squares where it must promote or could not move on. The source counts
/// attacks over "the ranks where it can stand". Hexagons have no ranks: [HexAttack] counts the cells that it can enter
/// and leave, for all starting cells.
final class PawnSquares {

    private PawnSquares() {}

    /// The squares of White's piece in a variant; empty for pieces that also go sideways or backward, and for
    /// pieces never placed on the board.
    static Optional<Set<Integer>> of(Variant variant, PieceType type) {
        SquareBoard board = variant.surface();
        if (!forwardOnly(type.movement(), board)) {
            return Optional.empty();
        }
        Set<Integer> starts = starts(variant, type.letter());
        if (variant.hands().drops()) {
            starts.addAll(drops(variant, type.letter()));
        }
        Set<Integer> allowed = Optional.ofNullable(variant.mobility().regions().get(type.letter()))
                .map(region -> region.white().squares())
                .orElseGet(() -> all(board));
        boolean mustPromote = variant.promotion().mandatoryPawn()
                && variant.promotion().pawnTypes().white().contains(type.letter())
                && !variant.promotion().pieceTypes().white().isEmpty();
        Set<Integer> promoting =
                mustPromote ? variant.promotion().region().white().squares() : Set.of();
        return reached(type.movement(), board, starts, allowed, promoting);
    }

    /// The squares of a piece that starts there, in a game without further information.
    static Optional<Set<Integer>> of(Movement movement, SquareBoard board, Set<Integer> starts) {
        return forwardOnly(movement, board) ? reached(movement, board, starts, all(board), Set.of()) : Optional.empty();
    }

    /// First moves are ignored, since they start only from one or two ranks: the hoplite's alfil leap has
    /// backward ones off the board.
    private static boolean forwardOnly(Movement movement, SquareBoard board) {
        return !(board instanceof HexagonalBoard)
                && movement.straight()
                && movement.any(ray -> !ray.initial())
                && !movement.any(ray -> !ray.initial() && ray.dy() <= 0);
    }

    /// White's, and Black's mirrored.
    private static Set<Integer> starts(Variant variant, char letter) {
        SquareBoard board = variant.surface();
        Set<Integer> starts = new TreeSet<>();
        Setup setup = Fen.parse(variant.startFen(), variant.fenRules());
        for (Map.Entry<Integer, SidedPiece> entry : setup.pieces().entrySet()) {
            if (entry.getValue().letter() == letter) {
                int square = entry.getKey();
                boolean white = entry.getValue().side() == Side.WHITE;
                starts.add(white ? square : mirrored(board, square));
            }
        }
        return starts;
    }

    static int mirrored(SquareBoard board, int square) {
        return board.square(board.file(square), board.ranks() - 1 - board.rank(square));
    }

    private static Set<Integer> drops(Variant variant, char letter) {
        Set<Integer> squares = new TreeSet<>(variant.hands().region().white().squares());
        Optional.ofNullable(variant.hands().typeRegions().get(letter))
                .ifPresent(region -> squares.retainAll(region.white().squares()));
        boolean pawn = variant.promotion().pawnTypes().white().contains(letter);
        if (pawn && !variant.hands().firstRankPawnDrops()) {
            squares.removeIf(square -> variant.board().rank(square) == 0);
        }
        if (pawn && !variant.hands().promotionZonePawnDrops()) {
            squares.removeAll(variant.promotion().region().white().squares());
        }
        return squares;
    }

    private static Set<Integer> all(SquareBoard board) {
        Set<Integer> squares = new TreeSet<>();
        for (int square = 0; square < board.squares(); square++) {
            squares.add(square);
        }
        return squares;
    }

    private static Optional<Set<Integer>> reached(
            Movement movement, SquareBoard board, Set<Integer> starts, Set<Integer> allowed, Set<Integer> promoting) {
        MoveTable table = MoveTable.compile(later(movement), board);
        Set<Integer> reached = new TreeSet<>();
        Deque<Integer> open = new ArrayDeque<>(starts);
        while (!open.isEmpty()) {
            int square = open.removeFirst();
            int[] quiet = table.quietTargets(square);
            int[] captures = table.captureTargets(square);
            boolean stays =
                    allowed.contains(square) && !promoting.contains(square) && quiet.length + captures.length > 0;
            if (stays && reached.add(square)) {
                for (int[] targets : new int[][] {quiet, captures}) {
                    for (int target : targets) {
                        open.add(target);
                    }
                }
            }
        }
        Set<Integer> ranks = new TreeSet<>();
        reached.forEach(square -> ranks.add(board.rank(square)));
        Set<Integer> standing = new TreeSet<>(allowed);
        standing.removeIf(square -> !ranks.contains(board.rank(square)) || promoting.contains(square));
        return standing.isEmpty() ? Optional.empty() : Optional.of(standing);
    }

    private static Movement later(Movement movement) {
        return new Movement(
                movement.rays().stream().filter(ray -> !ray.initial()).toList());
    }
}
