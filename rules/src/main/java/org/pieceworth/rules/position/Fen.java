package org.pieceworth.rules.position;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Setup.SidedPiece;

/// Forsyth-Edwards notation, with its extensions for larger boards (empties of several digits) and Chess960
/// (castling by `KQkq` for the outermost rooks or by file letters). The four or six fields of EPD and FEN
/// are both read; missing counters are 0 and 1.
public final class Fen {

    /// Counters are cut to this, which no game reaches.
    private static final int LARGEST_COUNTER = 100_000;

    private Fen() {}

    /// Reads a position.
    ///
    /// @throws InputException naming the field that cannot be read
    public static Setup parse(String fen) {
        String[] fields = fen.strip().split("\\s+");
        if (fields.length < 2) {
            throw error(fen, "found " + fields.length + " field(s)", "expected at least placement and side to move");
        }
        List<List<String>> rows = rows(fen, fields[0]);
        RectangularBoard board = board(fen, rows);
        Map<Integer, SidedPiece> pieces = pieces(board, rows);
        return new Setup(
                board,
                pieces,
                side(fen, fields[1]),
                fields.length > 2 ? CastlingField.parse(fen, fields[2], board, pieces) : Set.of(),
                fields.length > 3 ? enPassant(fen, fields[3], board) : OptionalInt.empty(),
                fields.length > 4 ? counter(fen, fields[4], "halfmove clock", 0) : 0,
                fields.length > 5 ? counter(fen, fields[5], "fullmove number", 1) : 1);
    }

    /// Per rank from the top, a letter or an empty string for each square.
    private static List<List<String>> rows(String fen, String placement) {
        List<List<String>> rows = new ArrayList<>();
        for (String text : placement.split("/", -1)) {
            rows.add(row(fen, text));
        }
        return rows;
    }

    private static List<String> row(String fen, String text) {
        List<String> row = new ArrayList<>();
        int i = 0;
        while (i < text.length()) {
            char c = text.charAt(i);
            int end = i + 1;
            if (c >= '1' && c <= '9') {
                while (end < text.length() && Character.isDigit(text.charAt(end)) && end - i < 2) {
                    end++;
                }
                row.addAll(Collections.nCopies(Integer.parseInt(text.substring(i, end)), ""));
            } else if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')) {
                row.add(text.substring(i, end));
            } else {
                throw error(fen, "found '" + c + "' in rank '" + text + "'", "expected piece letters and digits");
            }
            i = end;
        }
        return row;
    }

    private static RectangularBoard board(String fen, List<List<String>> rows) {
        int ranks = rows.size();
        int files = rows.getFirst().size();
        for (int i = 0; i < ranks; i++) {
            if (rows.get(i).size() != files) {
                throw error(
                        fen,
                        "found " + rows.get(i).size() + " squares on rank " + (ranks - i),
                        "expected " + files + " as on rank " + ranks);
            }
        }
        if (files < 1 || files > RectangularBoard.MAX_SIDE || ranks > RectangularBoard.MAX_SIDE) {
            throw error(fen, "found " + files + " files and " + ranks + " ranks", "expected 1 to 16 of each");
        }
        return new RectangularBoard(files, ranks);
    }

    private static Map<Integer, SidedPiece> pieces(RectangularBoard board, List<List<String>> rows) {
        Map<Integer, SidedPiece> pieces = new TreeMap<>();
        for (int row = 0; row < rows.size(); row++) {
            for (int file = 0; file < board.files(); file++) {
                String letter = rows.get(row).get(file);
                if (!letter.isEmpty()) {
                    char c = letter.charAt(0);
                    Side side = Character.isUpperCase(c) ? Side.WHITE : Side.BLACK;
                    int square = board.square(file, board.ranks() - 1 - row);
                    pieces.put(square, new SidedPiece(side, Character.toUpperCase(c)));
                }
            }
        }
        return pieces;
    }

    private static Side side(String fen, String field) {
        return switch (field) {
            case "w" -> Side.WHITE;
            case "b" -> Side.BLACK;
            default -> throw error(fen, "found side to move '" + field + "'", "expected w or b");
        };
    }

    private static OptionalInt enPassant(String fen, String field, RectangularBoard board) {
        if (field.equals("-")) {
            return OptionalInt.empty();
        }
        OptionalInt square = board.square(field);
        if (square.isEmpty()) {
            throw error(fen, "found en passant square '" + field + "'", "expected - or a square such as e3");
        }
        return square;
    }

    private static int counter(String fen, String field, String name, int least) {
        if (field.equals("-")) {
            return least;
        }
        if (!field.matches("-?\\d{1,18}")) {
            throw error(fen, "found " + name + " '" + field + "'", "expected a whole number");
        }
        return Math.clamp(Long.parseLong(field), least, LARGEST_COUNTER);
    }

    static InputException error(String fen, String found, String expected) {
        return new InputException("FEN '" + fen + "': " + found + ", " + expected);
    }

    /// Writes a position; castling as `KQkq` where those letters mean the same rooks, by file letters
    /// otherwise. What was written is read as it was.
    ///
    /// @throws InputException naming the castling rights that the notation has no letters for
    public static String write(Setup setup) {
        CastlingField.check(setup);
        return show(setup);
    }

    /// Writes a position for a message: castling rights that have no letters are left out.
    static String show(Setup setup) {
        return placement(setup)
                + (setup.sideToMove() == Side.WHITE ? " w " : " b ")
                + CastlingField.write(setup)
                + " "
                + (setup.enPassant().isPresent()
                        ? setup.board().name(setup.enPassant().getAsInt())
                        : "-")
                + " " + setup.halfmoveClock() + " " + setup.fullmoveNumber();
    }

    private static String placement(Setup setup) {
        StringBuilder text = new StringBuilder();
        RectangularBoard board = setup.board();
        for (int rank = board.ranks() - 1; rank >= 0; rank--) {
            int empty = 0;
            for (int file = 0; file < board.files(); file++) {
                SidedPiece piece = setup.pieces().get(board.square(file, rank));
                if (piece == null) {
                    empty++;
                } else {
                    text.append(empty == 0 ? "" : Integer.toString(empty)).append(letter(piece));
                    empty = 0;
                }
            }
            text.append(empty == 0 ? "" : Integer.toString(empty)).append(rank == 0 ? "" : "/");
        }
        return text.toString();
    }

    private static char letter(SidedPiece piece) {
        return piece.side() == Side.WHITE ? piece.letter() : Character.toLowerCase(piece.letter());
    }
}
