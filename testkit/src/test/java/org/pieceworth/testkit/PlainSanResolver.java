package org.pieceworth.testkit;

import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.san.San;
import org.pieceworth.rules.san.SanResolver.Resolution;

/// Resolves moves of chess by comparing them with every legal move, as an oracle for faster ways.
final class PlainSanResolver {

    private PlainSanResolver() {}

    /// Matches a written move with the legal moves of a position.
    static Resolution resolve(Position position, San san) {
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        int[] fitting = IntStream.of(moves)
                .limit(count)
                .filter(move -> fits(position, move, san))
                .toArray();
        return switch (fitting.length) {
            case 0 -> new Resolution.Illegal();
            case 1 -> new Resolution.Found(fitting[0]);
            default -> new Resolution.Ambiguous(fitting.length);
        };
    }

    private static boolean fits(Position position, int move, San san) {
        boolean enters = position.buildsWalls() ? Move.wall(move) >= 0 : Move.gatedType(move) >= 0;
        if (enters || Move.kind(move) == Move.DROP || Move.kind(move) == Move.PASS) {
            return false;
        }
        return switch (san) {
            case San.Pass() -> false;
            case San.Castling(boolean kingside) ->
                Move.kind(move) == Move.CASTLING && (Move.to(move) > Move.from(move)) == kingside;
            case San.To to -> fits(position, move, to);
        };
    }

    private static boolean fits(Position position, int move, San.To san) {
        RectangularBoard board = position.board();
        int from = Move.from(move);
        if (Move.kind(move) == Move.CASTLING) {
            return castlesAs(position, move, san);
        }
        boolean wholeOrigin = san.fromFile().isPresent() && san.fromRank().isPresent();
        char mover = letter(position, Position.type(position.pieceAt(from)));
        boolean sameMover = san.letter().map(letter -> letter == mover).orElse(wholeOrigin || mover == 'P');
        boolean samePromotion = Move.kind(move) == Move.PROMOTION
                ? san.promotion()
                        .filter(l -> l == letter(position, Move.promotedType(move)))
                        .isPresent()
                : san.promotion().isEmpty();
        boolean straightPawn = mover != 'P' || san.fromFile().isPresent() || board.file(from) == san.toFile();
        return sameMover
                && samePromotion
                && straightPawn
                && Move.to(move) == target(board, san)
                && san.fromFile().orElse(board.file(from)) == board.file(from)
                && san.fromRank().orElse(board.rank(from)) == board.rank(from);
    }

    /// The letter that a type is written with; 0 for a promoted form, which has a sign and a letter.
    private static char letter(Position position, int type) {
        String symbol = position.symbol(type);
        return symbol.startsWith("+") ? 0 : symbol.charAt(0);
    }

    private static int target(RectangularBoard board, San.To san) {
        return san.toFile() < board.files() && san.toRank() < board.ranks()
                ? board.square(san.toFile(), san.toRank())
                : Board.OFF;
    }

    /// Castling written with squares: `e1g1`, `e1h1`, `Ke1g1`.
    private static boolean castlesAs(Position position, int move, San.To san) {
        RectangularBoard board = position.board();
        int from = Move.from(move);
        boolean origin = san.fromFile().equals(OptionalInt.of(board.file(from)))
                && san.fromRank().equals(OptionalInt.of(board.rank(from)));
        int kingTarget = position.castledKing(move);
        int target = target(board, san);
        boolean twoFiles = target == kingTarget && Math.abs(board.file(target) - board.file(from)) == 2;
        return origin
                && san.promotion().isEmpty()
                && san.letter().orElse('K') == 'K'
                && (target == Move.to(move) || twoFiles);
    }
}
