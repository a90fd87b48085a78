package org.pieceworth.valuation.universal;

import java.util.Arrays;
import java.util.List;
import java.util.Set;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.PlacementText;
import org.pieceworth.text.InputException;

/// Reads the first field of FEN for pieces of any letters.
final class PlacementReader {

    static final char EMPTY = '.';

    private PlacementReader() {}

    /// The letter on each square, [#EMPTY] for an empty one.
    ///
    /// @throws InputException when the text does not fit
    static char[] read(String text, SquareBoard board, Set<Character> letters) {
        PlacementText placement = PlacementText.of(text);
        List<String> ranks = placement.ranks();
        if (ranks.size() != board.ranks()) {
            throw new InputException("opening '" + PieceLetter.written(placement.board()) + "': found " + ranks.size()
                    + " ranks, expected " + board.ranks() + " on " + board.shape());
        }
        char[] squares = new char[board.squares()];
        Arrays.fill(squares, EMPTY);
        for (int i = 0; i < ranks.size(); i++) {
            readRank(ranks.get(i), board.ranks() - 1 - i, board, letters, squares);
        }
        return squares;
    }

    private static void readRank(String text, int rank, SquareBoard board, Set<Character> letters, char[] squares) {
        String where = "opening, rank " + (rank + 1) + " '" + PieceLetter.written(text) + "': ";
        int file = 0;
        for (int i = 0; i < text.length(); i++) {
            char at = text.charAt(i);
            if (Character.isDigit(at)) {
                int empty = at - '0';
                while (i + 1 < text.length() && Character.isDigit(text.charAt(i + 1)) && empty < board.files()) {
                    i++;
                    empty = 10 * empty + text.charAt(i) - '0';
                }
                file += empty;
            } else if (at == '*' && file < board.files() && !board.has(board.square(file, rank))) {
                file++;
            } else if (letters.contains(Character.toUpperCase(at))) {
                if (file < board.files()) {
                    squares[board.square(file, rank)] = at;
                }
                file++;
            } else {
                throw new InputException(where + "found '" + PieceLetter.text(at)
                                + "', expected digits or a letter of a piece, or give it a meaning")
                        .with("piece", PieceLetter.text(Character.toUpperCase(at)) + "=BETZA");
            }
        }
        if (file != board.files()) {
            throw new InputException(where + "found " + file + " squares, expected " + board.files());
        }
    }
}
