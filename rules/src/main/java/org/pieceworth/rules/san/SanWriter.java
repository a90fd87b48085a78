package org.pieceworth.rules.san;

import java.util.stream.IntStream;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Position;

/// Writes moves in standard algebraic notation.
public final class SanWriter {

    private SanWriter() {}

    /// Writes a legal move, with the least disambiguation and with `+` or `#`.
    public static String write(Position position, int move) {
        String text = body(position, move);
        position.make(move);
        String mark = switch (Outcome.of(position)) {
            case Outcome.Won _ -> "#";
            case Outcome.InPlay _ -> position.inCheck() ? "+" : "";
            case Outcome.Drawn _ -> "";
        };
        position.unmake();
        return text + mark;
    }

    private static String body(Position position, int move) {
        int from = Move.from(move);
        int to = Move.to(move);
        if (Move.kind(move) == Move.CASTLING) {
            return to > from ? "O-O" : "O-O-O";
        }
        RectangularBoard board = position.board();
        char letter = position.letters().charAt(Position.type(position.pieceAt(from)));
        boolean capture = position.pieceAt(to) != 0 || Move.kind(move) == Move.EN_PASSANT;
        String target = board.name(to);
        if (letter == 'P') {
            String origin = capture ? board.name(from).substring(0, 1) + "x" : "";
            String promotion =
                    Move.kind(move) == Move.PROMOTION ? "=" + position.letters().charAt(Move.promotedType(move)) : "";
            return origin + target + promotion;
        }
        return letter + disambiguation(position, board, move) + (capture ? "x" : "") + target;
    }

    private static String disambiguation(Position position, RectangularBoard board, int move) {
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        int from = Move.from(move);
        int[] rivals = IntStream.of(moves)
                .limit(count)
                .filter(other -> Move.to(other) == Move.to(move) && Move.kind(other) != Move.CASTLING)
                .map(Move::from)
                .filter(other -> other != from && position.pieceAt(other) == position.pieceAt(from))
                .toArray();
        String name = board.name(from);
        if (rivals.length == 0) {
            return "";
        }
        if (IntStream.of(rivals).noneMatch(rival -> board.file(rival) == board.file(from))) {
            return name.substring(0, 1);
        }
        return IntStream.of(rivals).noneMatch(rival -> board.rank(rival) == board.rank(from))
                ? name.substring(1)
                : name;
    }
}
