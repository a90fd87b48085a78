package org.pieceworth.empirical.rows;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.rules.position.Position;
import org.pieceworth.rules.position.Side;
import org.pieceworth.terms.TermSet;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// Pieces on squares, written as the placement of a FEN whose empty squares may have anything on them;
/// optionally followed by a side to move: `8/8/8/8/3P4/8/8/8 b` is a white pawn on d4 with Black to move.
///
/// @param squares squares of the pieces
/// @param pieces the piece of each, numbered as [Position] numbers them
/// @param toMove empty for either side
record SubFen(int[] squares, int[] pieces, Optional<Side> toMove) {

    /// Digits, or a letter in any dress with its marks.
    private static final Pattern PART =
            Pattern.compile("\\d{1,2}|\\+?" + PieceLetter.PATTERN + PieceLetter.DRESS + "?~?");

    /// Reads one.
    ///
    /// @throws InputException when it does not fit the board or names no piece of the game
    static SubFen parse(String text, TermSet terms) {
        String[] fields = text.strip().split("\\s+", -1);
        if (fields.length > 2 || fields.length == 2 && !fields[1].matches("[wb]")) {
            throw wrong(text, "a placement of pieces, and perhaps w or b for the side to move");
        }
        RectangularBoard board = terms.board();
        String[] rows = fields[0].split("/", -1);
        if (rows.length != board.ranks()) {
            throw wrong(text, Counted.of(board.ranks(), "rank") + " with slashes between them, not " + rows.length);
        }
        List<Integer> squares = new ArrayList<>();
        List<Integer> pieces = new ArrayList<>();
        for (int row = 0; row < rows.length; row++) {
            int rank = board.ranks() - 1 - row;
            int file = 0;
            int at = 0;
            Matcher part = PART.matcher(rows[row]);
            while (at < rows[row].length()) {
                if (!part.find(at) || part.start() != at) {
                    throw wrong(text, "letters of pieces and numbers of free squares in '" + rows[row] + "'");
                }
                at = part.end();
                if (Character.isDigit(part.group().charAt(0))) {
                    file += Integer.parseInt(part.group());
                } else if (file < board.files()) {
                    squares.add(board.square(file++, rank));
                    pieces.add(piece(text, part.group(), terms));
                } else {
                    file++;
                }
            }
            if (file != board.files()) {
                throw wrong(
                        text,
                        Counted.of(board.files(), "square") + " in each rank, not " + file + " as in '" + rows[row]
                                + "'");
            }
        }
        if (squares.isEmpty() && fields.length == 1) {
            throw wrong(text, "a piece, at least");
        }
        Optional<Side> toMove =
                fields.length == 1 ? Optional.empty() : Optional.of(fields[1].equals("w") ? Side.WHITE : Side.BLACK);
        return new SubFen(
                squares.stream().mapToInt(Integer::intValue).toArray(),
                pieces.stream().mapToInt(Integer::intValue).toArray(),
                toMove);
    }

    private static int piece(String text, String written, TermSet terms) {
        char letter = written.charAt(written.startsWith("+") ? 1 : 0);
        int type = terms.symbols().indexOf(written.replace(letter, Character.toUpperCase(letter)));
        if (type < 0) {
            throw wrong(text, "a piece of " + String.join(" ", terms.symbols()) + " for '" + written + "'");
        }
        return Character.isUpperCase(letter) ? type + 1 : -(type + 1);
    }

    private static InputException wrong(String text, String expected) {
        return InputException.about(
                "positions",
                "found subfen '" + text + "', expected " + expected + "; such as subfen = '8/8/8/8/3P4/8/8/8'");
    }

    boolean holds(Position position) {
        for (int i = 0; i < squares.length; i++) {
            if (position.pieceAt(squares[i]) != pieces[i]) {
                return false;
            }
        }
        return toMove.isEmpty() || toMove.get() == position.sideToMove();
    }
}
