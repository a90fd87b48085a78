package org.pieceworth.rules.san;

import java.util.stream.IntStream;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Uci;

/// Writes moves in standard algebraic notation.
///
/// Variants add drops (`N@f3`), promotion to a `+` form (`Sd3=+`) and back (`=-`), promoted pieces by
/// their sign (`+Rd4`), after a slash a piece that enters (`Nf3/E`, `O-O/Eh1` if it enters on the rook's
/// square), after a comma the new wall (`Qd4,g4`), behind the target the captures on the way (`Lxe5xd4`)
/// and the pass (`--`). A piece that captures and comes back has its square twice, `Ld4d4xe5`, since
/// `Ld4xe5` is another move of it.
public final class SanWriter {

    private SanWriter() {}

    /// Writes a legal move, with the least disambiguation and with `+` or `#`.
    public static String write(Position position, int move) {
        String text = body(position, move);
        position.make(move);
        boolean won = position.outcome() instanceof Outcome.Won;
        String mark = won ? "#" : position.inCheck() ? "+" : "";
        position.unmake();
        return text + mark;
    }

    /// The move without its `+` or `#`.
    static String body(Position position, int move) {
        return switch (Move.kind(move)) {
            case Move.CASTLING -> (Move.to(move) > Move.from(move) ? "O-O" : "O-O-O") + gate(position, move);
            case Move.DROP ->
                symbol(position, Move.promotedType(move)) + "@"
                        + position.board().name(Move.to(move));
            case Move.PASS -> "--" + gate(position, move);
            default -> ofPiece(position, move) + Uci.onTheWay(position, move) + gate(position, move);
        };
    }

    /// True if a text is the move's [#body], or that of a piece that comes back as it used to be written, `Ld4xe5`.
    static boolean isBody(Position position, int move, String text) {
        if (body(position, move).equals(text)) {
            return true;
        }
        int square = Move.to(move);
        return comesBack(position, move)
                && text.equals(symbol(position, Position.type(position.pieceAt(square)))
                        + position.board().name(square)
                        + Uci.onTheWay(position, move));
    }

    /// True for a piece that captures on its way and ends where it began.
    static boolean comesBack(Position position, int move) {
        return Move.kind(move) == Move.LEGS
                && Move.from(move) == Move.to(move)
                && position.takenOnTheWay(move).length > 0;
    }

    /// A type as SAN writes it: promoted pawns are written like others of their new kind.
    private static String symbol(Position position, int type) {
        return position.symbol(type).replace("~", "");
    }

    private static String ofPiece(Position position, int move) {
        RectangularBoard board = position.board();
        int from = Move.from(move);
        int to = Move.to(move);
        String symbol = symbol(position, Position.type(position.pieceAt(from)));
        boolean capture = (position.pieceAt(to) != 0 && from != to) || Move.kind(move) == Move.EN_PASSANT;
        String origin = comesBack(position, move) ? board.name(from) : origin(position, move, symbol);
        if (symbol.equals("P")) {
            boolean straight = board.file(from) == board.file(to);
            String file = board.name(from).substring(0, 1);
            String shown = origin.isEmpty() && capture ? file : origin;
            String written = shown.isEmpty() && !straight ? board.name(from) : shown;
            return written + (capture ? "x" : "") + board.name(to) + promotion(position, move);
        }
        return symbol + origin + (capture ? "x" : "") + board.name(to) + promotion(position, move);
    }

    private static String promotion(Position position, int move) {
        if (Move.kind(move) != Move.PROMOTION) {
            return "";
        }
        String before = position.symbol(Position.type(position.pieceAt(Move.from(move))));
        String after = symbol(position, Move.promotedType(move));
        return after.startsWith("+") ? "=+" : before.startsWith("+") ? "=-" : "=" + after;
    }

    private static String gate(Position position, int move) {
        if (position.buildsWalls()) {
            return Move.wall(move) < 0 ? "" : "," + position.board().name(Move.wall(move));
        }
        int type = Move.gatedType(move);
        if (type < 0) {
            return "";
        }
        String square = Move.gatesAtRook(move) ? position.board().name(Move.to(move)) : "";
        return "/" + symbol(position, type) + square;
    }

    /// The file, rank or square that distinguishes the mover from others of its kind with the same target; a pawn's
    /// file is written with its capture.
    private static String origin(Position position, int move, String symbol) {
        RectangularBoard board = position.board();
        int from = Move.from(move);
        int[] rivals = IntStream.of(position.legalMoves())
                .filter(other -> Move.to(other) == Move.to(move) && isOfPiece(other))
                .map(Move::from)
                .filter(other -> other != from)
                .filter(other ->
                        symbol(position, Position.type(position.pieceAt(other))).equals(symbol))
                .distinct()
                .toArray();
        boolean pawn = symbol.equals("P");
        boolean fileTells = IntStream.of(rivals).noneMatch(rival -> board.file(rival) == board.file(from));
        if (rivals.length == 0 || (pawn && fileTells)) {
            return "";
        }
        String name = board.name(from);
        if (fileTells) {
            return name.substring(0, 1);
        }
        boolean rankTells = IntStream.of(rivals).noneMatch(rival -> board.number(rival) == board.number(from));
        return rankTells && !pawn ? name.substring(1) : name;
    }

    static boolean isOfPiece(int move) {
        int kind = Move.kind(move);
        return kind != Move.CASTLING && kind != Move.DROP && kind != Move.PASS;
    }
}
