package org.pieceworth.rules.position;

import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/// Moves as engines write them: `e2e4`, `e7e8q`, castling as the king's own move or, under Chess960, onto
/// its rook.
public final class Uci {

    private Uci() {}

    /// Writes a legal move of the position: a drop as `P@e4`, promotion to a `+` form with a plus after the move and
    /// back with a minus, other promotions and a piece that enters by the small letter after the move, and castling
    /// with one that enters at the rook from the rook's square to the king's. If moves build walls, the wall
    /// follows the target again, `d1d4,d4g4`; a1 stands for no wall, as in Fairy-Stockfish.
    ///
    /// @param chess960 whether castling is written as the king taking its rook
    public static String write(Position position, int move, boolean chess960) {
        int kind = Move.kind(move);
        if (kind == Move.DROP) {
            return position.symbol(Move.promotedType(move)) + "@"
                    + position.board().name(Move.to(move));
        }
        if (kind == Move.CASTLING && Move.gatesAtRook(move) && !position.buildsWalls()) {
            return position.board().name(Move.to(move)) + position.board().name(Move.from(move)) + gate(position, move);
        }
        int from = Move.from(move);
        boolean byKing = kind == Move.CASTLING && !chess960 && !position.castlesLikeKingMove(move);
        int to = byKing ? position.castledKing(move) : Move.to(move);
        String text = position.board().name(from) + position.board().name(to);
        String entering = position.buildsWalls() ? wall(position, move, to) : gate(position, move);
        return text + (kind == Move.PROMOTION ? promotion(position, move) : "") + onTheWay(position, move) + entering;
    }

    private static String promotion(Position position, int move) {
        String before = position.symbol(Position.type(position.pieceAt(Move.from(move))));
        String after = position.symbol(Move.promotedType(move));
        if (after.startsWith("+")) {
            return "+";
        }
        return before.startsWith("+") ? "-" : after.replace("~", "").toLowerCase(Locale.ROOT);
    }

    /// Squares captured on the way by a move of several legs, `xe5`, as in SAN; empty for other moves.
    public static String onTheWay(Position position, int move) {
        int[] taken = position.takenOnTheWay(move);
        if (taken.length == 0) {
            return "";
        }
        return IntStream.of(taken)
                .mapToObj(square -> "x" + position.board().name(square))
                .collect(Collectors.joining());
    }

    private static String wall(Position position, int move, int to) {
        return "," + position.board().name(to) + position.board().name(Math.max(0, Move.wall(move)));
    }

    private static String gate(Position position, int move) {
        int type = Move.gatedType(move);
        if (type < 0) {
            return "";
        }
        return position.symbol(type).toLowerCase(Locale.ROOT);
    }

    /// Castling with a piece that enters at the rook as it used to be written, `e1g1eh1`; empty for other moves.
    private static String olderGate(Position position, int move) {
        if (Move.kind(move) != Move.CASTLING || !Move.gatesAtRook(move) || position.buildsWalls()) {
            return "";
        }
        return (position.board().name(Move.from(move))
                        + position.board().name(position.castledKing(move))
                        + position.symbol(Move.gatedType(move))
                        + position.board().name(Move.to(move)))
                .toLowerCase(Locale.ROOT);
    }

    private static boolean leavesNoWall(Position position, int move) {
        return position.buildsWalls() && Move.wall(move) < 0;
    }

    /// False for moves from another square than the text begins with, which need not be written to be compared.
    private static boolean mayBe(Position position, int move, String wanted) {
        int kind = Move.kind(move);
        return kind == Move.DROP
                || kind == Move.CASTLING
                || wanted.startsWith(position.board().name(Move.from(move)));
    }

    /// The legal move of that name, or [Move#NONE]; castling is understood in both notations, and a move that builds
    /// no wall without one.
    public static int read(Position position, String text) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        int[] moves = position.legalMoves();
        for (boolean chess960 : new boolean[] {true, false}) {
            for (int move : moves) {
                if (!mayBe(position, move, wanted)) {
                    continue;
                }
                String name = write(position, move, chess960).toLowerCase(Locale.ROOT);
                boolean named = name.equals(wanted) || (leavesNoWall(position, move) && name.startsWith(wanted + ","));
                if (named || olderGate(position, move).equals(wanted)) {
                    return move;
                }
            }
        }
        return Move.NONE;
    }
}
