package org.pieceworth.rules.fairy.compile;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.variant.GatingRules;
import org.pieceworth.rules.variant.StoneRules;
import org.pieceworth.rules.variant.Variant;

/// Squares where moves may build walls.
///
/// @param rule rule for the walls of a move
/// @param orMove whether a turn is a move or a wall and not both
/// @param mostPieces the most pieces that a side can have, by the start
/// @param squares by side: those that may become walls, in order
/// @param beside neighbours along rank and file, by square; for one on the edge, itself
public record WallTable(GatingRules.Walls rule, boolean orMove, int mostPieces, int[][] squares, int[][] beside) {

    private static final int[][] STEPS = {{1, 0}, {-1, 0}, {0, 1}, {0, -1}};

    static WallTable of(Variant variant) {
        GatingRules rules = variant.gating();
        RectangularBoard board = variant.board();
        int[][] beside = IntStream.range(0, board.squares())
                .mapToObj(square -> IntStream.range(0, STEPS.length)
                        .map(i -> board.step(square, STEPS[i][0], STEPS[i][1]))
                        .map(near -> near == Board.OFF ? square : near)
                        .distinct()
                        .toArray())
                .toArray(int[][]::new);
        int[][] squares = List.of(rules.wallRegion().white(), rules.wallRegion().black()).stream()
                .map(region ->
                        region.squares().stream().mapToInt(Integer::intValue).toArray())
                .toArray(int[][]::new);
        return new WallTable(rules.walls(), rules.wallOrMove(), mostPieces(variant), squares, beside);
    }

    private static boolean hasKings(Variant variant) {
        return variant.types().stream()
                .anyMatch(type -> variant.royals().kings().contains(type.letter()));
    }

    private static int mostPieces(Variant variant) {
        long all = variant.startPlacement().piecesAndHands().count();
        long white = variant.startPlacement()
                .piecesAndHands()
                .filter(Character::isUpperCase)
                .count();
        return (int) Math.max(white, all - white);
    }

    /// An upper bound of the number of moves.
    ///
    /// @param ofOnePiece the most plain moves of a piece
    int maxMoves(int ofOnePiece) {
        int maxSquares = Math.max(squares[0].length, squares[1].length);
        int plain = mostPieces * (ofOnePiece + 4) + 8;
        int each = switch (rule) {
            case NONE, PAST -> 1;
            case ARROW -> Math.min(maxSquares, ofOnePiece);
            case DUCK, EDGE, STATIC -> maxSquares;
        };
        return orMove ? plain + maxSquares : plain * Math.max(1, each);
    }

    /// The rule of the variant that does not go together with walls; empty if there is none.
    ///
    /// @param multiLegs whether pieces move in several legs
    static Optional<String> conflict(Variant variant, boolean multiLegs) {
        if (variant.board().squares() > Move.LAST_WALL + 1) {
            return Optional.of("a board of " + variant.board().squares() + " squares, expected " + (Move.LAST_WALL + 1)
                    + " at most");
        }
        Map<String, Boolean> rules = new LinkedHashMap<>();
        rules.put("pieceDrops = true", variant.hands().drops());
        rules.put(
                "wallingRule = duck and a king; the duck could walk away from it",
                variant.gating().walls() == GatingRules.Walls.DUCK && hasKings(variant));
        rules.put("commitGates = true", variant.gating().musketeer());
        rules.put("rifleCapture = true", variant.captures().rifle());
        rules.put("captureChangesSide = true", variant.captures().changesSide());
        rules.put("flipEnclosedPieces", variant.stones().turns() != StoneRules.Turns.NOTHING);
        rules.put("a piece that moves in several legs", multiLegs);
        return rules.keySet().stream().filter(rules::get).findFirst().map(rule -> rule + ", expected none");
    }
}
