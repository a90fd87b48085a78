package org.pieceworth.valuation.mobility;

import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.pieceworth.rules.board.Board.SquareBoard;

/// The place of the piece whose squares are counted.
public sealed interface MobilityPlace {

    /// Reads a square's name, or `mirrored`.
    static MobilityPlace parse(String text) {
        return text.toLowerCase(Locale.ROOT).equals("mirrored") ? new Mirrored() : new Named(text);
    }

    /// The squares to count from; none if the board has none of that name.
    List<Integer> squares(SquareBoard board);

    /// The board's central square, as in the source: e4 on 8x8. It is off the middle, with one extra square
    /// to the front and to the left.
    record Central() implements MobilityPlace {

        @Override
        public List<Integer> squares(SquareBoard board) {
            return List.of(board.centre());
        }
    }

    /// On a square of that name.
    record Named(String name) implements MobilityPlace {

        @Override
        public List<Integer> squares(SquareBoard board) {
            return board.square(name).stream().boxed().toList();
        }
    }

    /// On the central square and its mirror images in turn, so that no direction has more room than its opposite.
    record Mirrored() implements MobilityPlace {

        @Override
        public List<Integer> squares(SquareBoard board) {
            int file = board.file(board.centre());
            int rank = board.rank(board.centre());
            return Stream.of(rank, board.ranks() - 1 - rank)
                    .flatMap(row -> Stream.of(file, board.files() - 1 - file).map(column -> board.square(column, row)))
                    .distinct()
                    .sorted()
                    .toList();
        }
    }
}
