package org.pieceworth.rules.position;

import java.util.Locale;
import org.pieceworth.rules.board.RectangularBoard;

/// Moves as engines write them: `e2e4`, `e7e8q`, castling as the king's own move or, under Chess960, onto its rook.
public final class Uci {

    private Uci() {}

    /// Writes a legal move of the position.
    ///
    /// @param chess960 whether castling is written as the king taking its rook
    public static String write(Position position, int move, boolean chess960) {
        int from = Move.from(move);
        int to = Move.kind(move) == Move.CASTLING && !chess960 ? castledKing(position, move) : Move.to(move);
        String text = position.board().name(from) + position.board().name(to);
        return Move.kind(move) == Move.PROMOTION
                ? text + Character.toLowerCase(position.letters().charAt(Move.promotedType(move)))
                : text;
    }

    /// The legal move of that name, or [Move#NONE]; castling is understood both ways.
    public static int read(Position position, String text) {
        String wanted = text.strip().toLowerCase(Locale.ROOT);
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        for (boolean chess960 : new boolean[] {true, false}) {
            for (int i = 0; i < count; i++) {
                if (write(position, moves[i], chess960).equals(wanted)) {
                    return moves[i];
                }
            }
        }
        return Move.NONE;
    }

    /// Where the king ends: the c-file or the file before the last but one, as in orthodox chess.
    private static int castledKing(Position position, int move) {
        RectangularBoard board = position.board();
        boolean right = Move.to(move) > Move.from(move);
        return board.square(right ? board.files() - 2 : 2, board.rank(Move.from(move)));
    }
}
