package org.pieceworth.rules.position;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.pieceworth.rules.board.RectangularBoard;

/// Anything that can be put on a board, playable or not.
///
/// @param board the board
/// @param pieces by square
/// @param sideToMove the side to move
/// @param castling the squares of rooks that may still castle with their king
/// @param enPassant the square a pawn has just stepped over
/// @param halfmoveClock plies since the last capture or pawn move, 0 or more
/// @param fullmoveNumber the number of the move to come, 1 or more
/// @param extras state that orthodox chess does not have
public record Setup(
        RectangularBoard board,
        Map<Integer, SidedPiece> pieces,
        Side sideToMove,
        Set<Integer> castling,
        OptionalInt enPassant,
        int halfmoveClock,
        int fullmoveNumber,
        Extras extras) {

    private static final String CHESS_PIECES = "RNBQKBNR";

    /// The history of a piece as FEN shows it: whether it has promoted, and its origin.
    public enum Mark {
        /// It was so from the start.
        NONE,
        /// It is the promoted form of its letter, `+P`.
        PROMOTED,
        /// It has been a pawn, `Q~`.
        FROM_PAWN;

        /// The symbol of a piece with this mark.
        ///
        /// @param letter the written letter
        public String of(String letter) {
            return switch (this) {
                case NONE -> letter;
                case PROMOTED -> "+" + letter;
                case FROM_PAWN -> letter + "~";
            };
        }
    }

    /// A piece of a side.
    ///
    /// @param side its owner
    /// @param letter its capital letter
    /// @param mark whether it has promoted
    public record SidedPiece(Side side, char letter, Mark mark) {

        /// A piece that has not promoted.
        public SidedPiece(Side side, char letter) {
            this(side, letter, Mark.NONE);
        }

        /// True for a piece of that side and letter that has not promoted.
        public boolean is(Side ofSide, char ofLetter) {
            return side == ofSide && letter == ofLetter && mark == Mark.NONE;
        }

        private static int inOrder(SidedPiece one, SidedPiece other) {
            if (one.side != other.side) {
                return one.side.compareTo(other.side);
            }
            return one.letter != other.letter
                    ? Character.compare(one.letter, other.letter)
                    : one.mark.compareTo(other.mark);
        }
    }

    /// State of a position beyond that of orthodox chess.
    ///
    /// @param hands the number of pieces of each kind in hand; absent means none
    /// @param gates squares of the pieces that still have the right to gate or to a special first move
    /// @param enPassantSecond the pawn that can be taken en passant, unless it is an orthodox one ahead of the
    /// square it has passed; for orthodox ones the last square passed, if it can be captured there too
    /// @param waiting pieces that enter on a square of a side's first rank when the piece there first moves
    /// @param walls squares that no piece can enter
    /// @param checksLeft the number of checks that White and Black still need to win; empty when they are not
    /// counted
    /// @param countingLimit after this many plies a hunt is drawn, and the half-move clock holds the plies that
    /// have passed; 0 while nothing is counted
    public record Extras(
            Map<SidedPiece, Integer> hands,
            Set<Integer> gates,
            OptionalInt enPassantSecond,
            Map<Integer, SidedPiece> waiting,
            Set<Integer> walls,
            List<Integer> checksLeft,
            int countingLimit) {

        /// Nothing.
        public static final Extras NONE =
                new Extras(Map.of(), Set.of(), OptionalInt.empty(), Map.of(), Set.of(), List.of(), 0);

        public Extras {
            Map<SidedPiece, Integer> sorted = new TreeMap<>(SidedPiece::inOrder);
            sorted.putAll(hands);
            sorted.values().removeIf(count -> count == 0);
            hands = Collections.unmodifiableMap(sorted);
            gates = Collections.unmodifiableSet(new TreeSet<>(gates));
            waiting = Collections.unmodifiableMap(new TreeMap<>(waiting));
            walls = Collections.unmodifiableSet(new TreeSet<>(walls));
            checksLeft = List.copyOf(checksLeft);
        }
    }

    /// A set-up without anything beyond orthodox chess.
    public Setup(
            RectangularBoard board,
            Map<Integer, SidedPiece> pieces,
            Side sideToMove,
            Set<Integer> castling,
            OptionalInt enPassant,
            int halfmoveClock,
            int fullmoveNumber) {
        this(board, pieces, sideToMove, castling, enPassant, halfmoveClock, fullmoveNumber, Extras.NONE);
    }

    public Setup {
        pieces = Collections.unmodifiableMap(new TreeMap<>(pieces));
        castling = Collections.unmodifiableSet(new TreeSet<>(castling));
    }

    /// True if the square holds that piece of the side, not promoted.
    public boolean has(int square, Side side, char letter) {
        SidedPiece piece = pieces.get(square);
        return piece != null && piece.is(side, letter);
    }

    /// The orthodox starting position.
    public static Setup chess() {
        Map<Integer, SidedPiece> pieces = new TreeMap<>();
        for (int file = 0; file < CHESS_PIECES.length(); file++) {
            for (Side side : Side.values()) {
                int first = side == Side.WHITE ? 0 : 7;
                int second = side == Side.WHITE ? 1 : 6;
                pieces.put(RectangularBoard.CHESS.square(file, first), new SidedPiece(side, CHESS_PIECES.charAt(file)));
                pieces.put(RectangularBoard.CHESS.square(file, second), new SidedPiece(side, 'P'));
            }
        }
        Set<Integer> rooks = Set.of(
                RectangularBoard.CHESS.square(0, 0),
                RectangularBoard.CHESS.square(7, 0),
                RectangularBoard.CHESS.square(0, 7),
                RectangularBoard.CHESS.square(7, 7));
        return new Setup(RectangularBoard.CHESS, pieces, Side.WHITE, rooks, OptionalInt.empty(), 0, 1);
    }

    /// With another piece on a square, or none there. Rights to castle or gate from it are lost.
    public Setup with(int square, Optional<SidedPiece> piece) {
        Map<Integer, SidedPiece> other = new TreeMap<>(pieces);
        other.remove(square);
        piece.ifPresent(each -> other.put(square, each));
        return new Setup(
                board,
                other,
                sideToMove,
                without(castling, square),
                enPassant,
                halfmoveClock,
                fullmoveNumber,
                new Extras(
                        extras.hands(),
                        without(extras.gates(), square),
                        extras.enPassantSecond(),
                        extras.waiting(),
                        extras.walls(),
                        extras.checksLeft(),
                        extras.countingLimit()));
    }

    private static Set<Integer> without(Set<Integer> squares, int square) {
        Set<Integer> others = new TreeSet<>(squares);
        others.remove(square);
        return others;
    }
}
