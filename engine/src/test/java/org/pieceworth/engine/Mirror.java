package org.pieceworth.engine;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.IntUnaryOperator;
import java.util.stream.Collectors;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.position.Move;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Setup.Extras;
import org.pieceworth.rules.position.Setup.SidedPiece;

/// The same game seen by the other side: colours are exchanged and the board is turned.
enum Mirror {
    /// Ranks change places.
    RANKS,
    /// The board turns by half a turn.
    HALF_TURN;

    private int square(RectangularBoard board, int square) {
        int file = board.file(square);
        int rank = board.ranks() - 1 - board.rank(square);
        return switch (this) {
            case RANKS -> board.square(file, rank);
            case HALF_TURN -> board.square(board.files() - 1 - file, rank);
        };
    }

    Setup of(Setup setup) {
        IntUnaryOperator to = square -> square(setup.board(), square);
        Extras extras = setup.extras();
        Map<SidedPiece, Integer> hands = new HashMap<>();
        extras.hands().forEach((piece, count) -> hands.put(other(piece), count));
        return new Setup(
                setup.board(),
                pieces(setup.pieces(), to),
                setup.sideToMove().other(),
                squares(setup.castling(), to),
                square(setup.enPassant(), to),
                setup.halfmoveClock(),
                setup.fullmoveNumber(),
                new Extras(
                        hands,
                        squares(extras.gates(), to),
                        square(extras.enPassantSecond(), to),
                        pieces(extras.waiting(), to),
                        squares(extras.walls(), to),
                        List.copyOf(extras.checksLeft().reversed()),
                        extras.countingLimit()));
    }

    /// The legal moves, with the squares that they have on the other board when `turned`; moves of several legs
    /// are told by where they begin and end.
    Set<Long> moves(VariantPosition position, boolean turned) {
        int[] moves = new int[position.maxMoves()];
        int count = position.generate(moves);
        Set<Long> set = new TreeSet<>();
        for (int i = 0; i < count; i++) {
            int from = turned ? square(position.board(), Move.from(moves[i])) : Move.from(moves[i]);
            int to = turned ? square(position.board(), Move.to(moves[i])) : Move.to(moves[i]);
            set.add(
                    switch (Move.kind(moves[i])) {
                        case Move.PASS -> -1L;
                        case Move.LEGS -> from | to << 8 | (long) Move.LEGS << 16;
                        default -> from | to << 8 | (long) (withWall(position, moves[i], turned) >>> 16) << 16;
                    });
        }
        return set;
    }

    /// The move with its wall, if it builds one, on the other board.
    private int withWall(VariantPosition position, int move, boolean turned) {
        if (!turned || !position.buildsWalls() || Move.wall(move) < 0) {
            return move;
        }
        return Move.walling(move << 7 >>> 7, square(position.board(), Move.wall(move)));
    }

    private static Map<Integer, SidedPiece> pieces(Map<Integer, SidedPiece> pieces, IntUnaryOperator to) {
        Map<Integer, SidedPiece> other = new TreeMap<>();
        pieces.forEach((square, piece) -> other.put(to.applyAsInt(square), other(piece)));
        return other;
    }

    private static SidedPiece other(SidedPiece piece) {
        return new SidedPiece(piece.side().other(), piece.letter(), piece.mark());
    }

    private static Set<Integer> squares(Set<Integer> squares, IntUnaryOperator to) {
        return squares.stream().map(to::applyAsInt).collect(Collectors.toSet());
    }

    private static OptionalInt square(OptionalInt square, IntUnaryOperator to) {
        return square.isPresent() ? OptionalInt.of(to.applyAsInt(square.getAsInt())) : square;
    }
}
