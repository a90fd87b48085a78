package org.pieceworth.rules.san;

import java.util.stream.IntStream;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.PieceLetters;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Uci;

/// Writes moves in the SAN of Fairy-Stockfish (its `NOTATION_SAN`), which servers that use it export.
///
/// A piece has the letter of the type that it moves as, so that a promoted silver is G like golds; a promotion is `=G`
/// and a return `=S`; horses and elephants of the xiangqi family are H and E; only the pawn of chess has no letter; a
/// piece that enters at castling has its square, `O-O/He1`; a pass is the king's move to its own square.
final class FairySan {

    private FairySan() {}

    /// Writes a legal move, with `+` or `#` if it gives check.
    static String write(Position position, int move) {
        String text = body(position, move);
        position.make(move);
        String mark = "";
        if (position.inCheck()) {
            mark = position.countMoves(new int[position.maxMoves()]) > 0 ? "+" : "#";
        }
        position.unmake();
        return text + mark;
    }

    private static String body(Position position, int move) {
        String moved = switch (Move.kind(move)) {
            case Move.CASTLING -> Move.to(move) > Move.from(move) ? "O-O" : "O-O-O";
            case Move.DROP -> dropped(position, move) + "@" + position.board().name(Move.to(move));
            case Move.PASS -> letter(position, Move.to(move)) + position.board().name(Move.to(move));
            default -> ofPiece(position, move);
        };
        return moved + aside(position, move);
    }

    /// The dropped piece, in full if two pieces in hand share a letter.
    private static String dropped(Position position, int move) {
        PieceLetters letters = position.pieceLetters();
        int type = Move.promotedType(move);
        boolean clear = IntStream.of(position.legalMoves())
                .filter(other -> Move.kind(other) == Move.DROP && Move.to(other) == Move.to(move))
                .map(Move::promotedType)
                .noneMatch(other -> other != type && letters.shape(other) == letters.shape(type));
        return clear ? PieceLetter.text(letters.shown(type)) : position.symbol(type);
    }

    private static String letter(Position position, int square) {
        PieceLetters letters = position.pieceLetters();
        int type = Position.type(position.pieceAt(square));
        return isPawn(letters, type) ? "" : PieceLetter.text(letters.shown(type));
    }

    private static boolean isPawn(PieceLetters letters, int type) {
        return letters.isChessPawn(type) && !letters.isPromoted(type);
    }

    private static String ofPiece(Position position, int move) {
        RectangularBoard board = position.board();
        int from = Move.from(move);
        int to = Move.to(move);
        int type = Position.type(position.pieceAt(from));
        boolean takes = position.pieceAt(to) != 0 && from != to || Move.kind(move) == Move.EN_PASSANT;
        String name = board.name(from);
        String origin;
        if (SanWriter.comesBack(position, move)) {
            origin = name;
        } else if (!isPawn(position.pieceLetters(), type)) {
            origin = origin(position, move);
        } else if (takes) {
            origin = name.substring(0, 1);
        } else {
            origin = board.file(from) == board.file(to) ? origin(position, move) : name;
        }
        return letter(position, from)
                + origin
                + (takes ? "x" : "")
                + board.name(to)
                + promotion(position, move)
                + Uci.onTheWay(position, move);
    }

    private static String promotion(Position position, int move) {
        return Move.kind(move) == Move.PROMOTION
                ? "=" + PieceLetter.text(position.pieceLetters().shape(Move.promotedType(move)))
                : "";
    }

    /// The entering piece, with its square when castling, or the wall; that is a1 if none is built.
    private static String aside(Position position, int move) {
        RectangularBoard board = position.board();
        if (position.buildsWalls()) {
            return "," + board.name(Math.max(0, Move.wall(move)));
        }
        int type = Move.gatedType(move);
        if (type < 0) {
            return "";
        }
        boolean castles = Move.kind(move) == Move.CASTLING;
        String square = castles ? board.name(Move.gatesAtRook(move) ? Move.to(move) : Move.from(move)) : "";
        return "/" + PieceLetter.text(position.pieceLetters().shape(type)) + square;
    }

    /// The file, rank or square that distinguishes the mover from others of its letter that could make this move.
    private static String origin(Position position, int move) {
        RectangularBoard board = position.board();
        PieceLetters letters = position.pieceLetters();
        int from = Move.from(move);
        int type = Position.type(position.pieceAt(from));
        boolean promotes = Move.kind(move) == Move.PROMOTION;
        int[] rivals = IntStream.of(position.legalMoves())
                .filter(other ->
                        Move.to(other) == Move.to(move) && Move.from(other) != from && SanWriter.isOfPiece(other))
                .filter(other -> promotes == (Move.kind(other) == Move.PROMOTION))
                .map(Move::from)
                .filter(other -> letters.shape(Position.type(position.pieceAt(other))) == letters.shape(type))
                .distinct()
                .toArray();
        if (rivals.length == 0) {
            return "";
        }
        String name = board.name(from);
        if (IntStream.of(rivals).noneMatch(rival -> board.file(rival) == board.file(from))) {
            return name.substring(0, 1);
        }
        boolean rankTells = IntStream.of(rivals).noneMatch(rival -> board.number(rival) == board.number(from));
        return rankTells ? name.substring(1) : name;
    }
}
