package org.pieceworth.rules.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Setup.Mark;
import org.pieceworth.rules.position.Setup.SidedPiece;
import org.pieceworth.text.Counted;

/// The first field of FEN: ranks from the top with empties of one or two digits, `+P` and `Q~` for promoted pieces, `*`
/// for a wall, and pieces in hand as `[Qn]` or after one more slash. Letters may be dressed, see [PieceLetter].
///
/// @param board its shape
/// @param pieces by square
/// @param walls squares of walls
/// @param hands pieces in hand
/// @param waiting pieces that wait outside the board, written as an extra rank at each
/// end, by the square of their entry
record FenPlacement(
        RectangularBoard board,
        Map<Integer, SidedPiece> pieces,
        Set<Integer> walls,
        Map<SidedPiece, Integer> hands,
        Map<Integer, SidedPiece> waiting) {

    static FenPlacement parse(String fen, String written, FenRules rules) {
        String field = PieceLetter.inside(written);
        int bracket = field.indexOf('[');
        String ranks = bracket < 0 ? field : field.substring(0, bracket);
        String hand = bracket < 0 ? "" : inBrackets(fen, field.substring(bracket));
        List<String> rows = new ArrayList<>(List.of(ranks.split("/", -1)));
        int maxRanks = rules.board().map(RectangularBoard::ranks).orElse(Integer.MAX_VALUE);
        if (rows.size() == maxRanks + 1 && bracket < 0 && rows.getLast().matches(PieceLetter.PATTERN + "*")) {
            hand = rows.removeLast();
        }
        boolean waits = rows.size() == maxRanks + 2;
        List<String> behind = waits ? List.of(rows.removeFirst(), rows.removeLast()) : List.of();
        List<List<String>> squares = new ArrayList<>();
        for (String row : rows) {
            squares.add(row(fen, row));
        }
        RectangularBoard board = named(board(fen, squares), rules);
        FenPlacement placement =
                new FenPlacement(board, new TreeMap<>(), new TreeSet<>(), hand(fen, hand), new TreeMap<>());
        for (int i = 0; i < behind.size(); i++) {
            placement.addWaiting(fen, row(fen, behind.get(i)), i == 0 ? board.ranks() - 1 : 0);
        }
        for (int row = 0; row < squares.size(); row++) {
            for (int file = 0; file < board.files(); file++) {
                placement.put(
                        board.square(file, board.ranks() - 1 - row),
                        squares.get(row).get(file));
            }
        }
        return rules.letters().isEmpty() ? placement : placement.withLetters(rules.letters());
    }

    /// The board of the rules, if it has the size of the written one: its squares may have other names.
    private static RectangularBoard named(RectangularBoard written, FenRules rules) {
        return rules.board()
                .filter(board -> board.files() == written.files() && board.ranks() == written.ranks())
                .orElse(written);
    }

    /// This placement with the first letter of each piece that has two.
    private FenPlacement withLetters(Map<Character, Character> letters) {
        pieces.replaceAll((_, piece) -> withLetter(piece, letters));
        waiting.replaceAll((_, piece) -> withLetter(piece, letters));
        Map<SidedPiece, Integer> inHand = new HashMap<>();
        hands.forEach((piece, count) -> inHand.merge(withLetter(piece, letters), count, Integer::sum));
        return new FenPlacement(board, pieces, walls, inHand, waiting);
    }

    private static SidedPiece withLetter(SidedPiece piece, Map<Character, Character> letters) {
        return new SidedPiece(piece.side(), letters.getOrDefault(piece.letter(), piece.letter()), piece.mark());
    }

    private void addWaiting(String fen, List<String> row, int rank) {
        if (row.size() != board.files()) {
            throw FenError.of(
                    fen,
                    "found " + Counted.of(row.size(), "place") + " after a first rank",
                    "expected " + board.files());
        }
        for (int file = 0; file < row.size(); file++) {
            String text = row.get(file);
            if (!text.isEmpty() && !text.equals("*")) {
                waiting.put(board.square(file, rank), piece(text));
            }
        }
    }

    private static String inBrackets(String fen, String text) {
        if (!text.endsWith("]")) {
            throw FenError.of(fen, "found no ] after the pieces in hand", "expected [ and ] around them");
        }
        String inside = text.substring(1, text.length() - 1);
        return inside.equals("-") ? "" : inside;
    }

    private static Map<SidedPiece, Integer> hand(String fen, String text) {
        Map<SidedPiece, Integer> hand = new HashMap<>();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (!PieceLetter.isLetter(c)) {
                throw FenError.of(fen, "found " + quoted(c) + " in hand", expected("piece letters", c));
            }
            hand.merge(piece(Character.toString(c)), 1, Integer::sum);
        }
        return hand;
    }

    /// The squares of a rank: an empty text, a wall, or a letter with its marks.
    private static List<String> row(String fen, String text) {
        List<String> row = new ArrayList<>();
        int i = 0;
        while (i < text.length()) {
            int end = end(text, i);
            String part = text.substring(i, end);
            char last = part.charAt(part.length() - 1);
            if (part.charAt(0) >= '1' && part.charAt(0) <= '9') {
                row.addAll(Collections.nCopies(Integer.parseInt(part), ""));
            } else if (part.equals("*")
                    || PieceLetter.isLetter(part.charAt(0))
                    || (part.length() > 1 && PieceLetter.isLetter(last))) {
                row.add(part);
            } else {
                throw FenError.of(
                        fen,
                        "found " + quoted(part.charAt(0)) + " in rank '" + PieceLetter.written(text) + "'",
                        expected("piece letters and digits", part.charAt(0)));
            }
            i = end;
        }
        return row;
    }

    /// The index after the part that begins at `from`: two digits at most, or a letter with its + or ~.
    private static int end(String text, int from) {
        char c = text.charAt(from);
        int end = from + 1;
        if (c >= '1' && c <= '9') {
            return end < text.length() && isDigit(text.charAt(end)) ? end + 1 : end;
        }
        if (c == '+' && end < text.length() && PieceLetter.isLetter(text.charAt(end))) {
            return end + 1;
        }
        return PieceLetter.isLetter(c) && end < text.length() && text.charAt(end) == '~' ? end + 1 : end;
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static String quoted(char c) {
        return c == PieceLetter.DRESS ? "an apostrophe without a letter before it" : "'" + c + "'";
    }

    private static String expected(String expected, char found) {
        return "expected " + expected + (found == PieceLetter.DRESS ? ", letters with one apostrophe at most" : "");
    }

    private static RectangularBoard board(String fen, List<List<String>> rows) {
        int ranks = rows.size();
        int files = rows.getFirst().size();
        for (int i = 0; i < ranks; i++) {
            if (rows.get(i).size() != files) {
                throw FenError.of(
                        fen,
                        "found " + Counted.of(rows.get(i).size(), "square") + " on rank " + (ranks - i),
                        "expected " + files + " as on rank " + ranks);
            }
        }
        if (files < 1 || files > RectangularBoard.MAX_SIDE || ranks > RectangularBoard.MAX_SIDE) {
            throw FenError.of(
                    fen,
                    "found " + Counted.of(files, "file") + " and " + Counted.of(ranks, "rank"),
                    "expected 1 to 16 of each");
        }
        return new RectangularBoard(files, ranks);
    }

    private void put(int square, String text) {
        if (text.equals("*")) {
            walls.add(square);
        } else if (!text.isEmpty()) {
            pieces.put(square, piece(text));
        }
    }

    private static SidedPiece piece(String text) {
        boolean plus = text.startsWith("+");
        char c = text.charAt(plus ? 1 : 0);
        Side side = Character.isUpperCase(c) ? Side.WHITE : Side.BLACK;
        Mark mark = plus ? Mark.PROMOTED : text.endsWith("~") ? Mark.FROM_PAWN : Mark.NONE;
        return new SidedPiece(side, Character.toUpperCase(c), mark);
    }

    static String write(Setup setup, FenRules rules) {
        StringBuilder text = new StringBuilder();
        RectangularBoard board = setup.board();
        boolean waits = !setup.extras().waiting().isEmpty();
        text.append(waits ? waiting(setup, board.ranks() - 1) + "/" : "");
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < board.files(); file++) {
                String square = text(setup, board.square(file, rank));
                if (square.isEmpty()) {
                    empty++;
                } else {
                    text.append(empty == 0 ? "" : Integer.toString(empty)).append(square);
                    empty = 0;
                }
            }
            text.append(empty == 0 ? "" : Integer.toString(empty)).append(rank == 0 ? "" : "/");
        }
        return text
                + (waits ? "/" + waiting(setup, 0) : "")
                + hand(setup.extras().hands(), rules);
    }

    private static String waiting(Setup setup, int rank) {
        StringBuilder row = new StringBuilder();
        for (int file = 0; file < setup.board().files(); file++) {
            SidedPiece piece = setup.extras().waiting().get(setup.board().square(file, rank));
            row.append(piece == null ? "*" : text(piece));
        }
        return row.toString();
    }

    private static String text(Setup setup, int square) {
        SidedPiece piece = setup.pieces().get(square);
        if (piece == null) {
            return setup.extras().walls().contains(square) ? "*" : "";
        }
        return text(piece);
    }

    static String text(SidedPiece piece) {
        char letter = piece.side() == Side.WHITE ? piece.letter() : Character.toLowerCase(piece.letter());
        return piece.mark().of(PieceLetter.text(letter));
    }

    private static String hand(Map<SidedPiece, Integer> hands, FenRules rules) {
        if (hands.isEmpty() && rules.hands().isEmpty()) {
            return "";
        }
        StringBuilder text = new StringBuilder("[");
        hands.entrySet().stream()
                .sorted(Comparator.comparing((Map.Entry<SidedPiece, Integer> in) ->
                                in.getKey().side())
                        .thenComparingInt(
                                in -> rules.hands().indexOf(in.getKey().letter())))
                .forEach(in -> text.append(text(in.getKey()).repeat(in.getValue())));
        return text.append(']').toString();
    }
}
