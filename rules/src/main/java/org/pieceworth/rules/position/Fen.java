package org.pieceworth.rules.position;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.Setup.Extras;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// Forsyth-Edwards notation, with its extensions for larger boards (empties of several digits), Chess960
/// (castling by `KQkq` for the outermost rooks or by file letters) and variants (see [FenRules]): promoted
/// pieces, hands, walls, rights to gate, checks to go (`3+3`). The four or six fields of EPD and FEN are
/// both read; missing counters are 0 and 1.
///
/// An en passant field of two squares is the square stepped over and the pawn that can be taken, in any
/// order.
public final class Fen {

    /// Larger counters are cut to this, which no game reaches.
    private static final int LARGEST_COUNTER = 100_000;
    private static final Pattern CHECKS = Pattern.compile("\\+?\\d\\+\\d");
    private static final Pattern NUMBER = Pattern.compile("\\d+");
    private static final Pattern COUNTER = Pattern.compile("-?\\d{1,18}");
    private static final Pattern SQUARE = Pattern.compile("[a-p]\\d{1,2}");
    private static final Pattern SEVERAL_SQUARES = Pattern.compile("([a-p]\\d{1,2}){2,}");

    private Fen() {}

    /// Reads a position, its castling field by orthodox rules.
    ///
    /// @throws InputException naming the field that cannot be read
    public static Setup parse(String fen) {
        return parse(fen, FenRules.ORTHODOX);
    }

    /// The fields that no game can begin without. Two games of the same moves that begin with the same ones are one.
    public static String pieces(String fen) {
        String[] fields = fen.strip().split("\\s+", 3);
        return fields[0] + (fields.length > 1 ? " " + fields[1] : "");
    }

    /// The same position with the other side to move.
    public static String withOtherToMove(String fen) {
        String[] fields = fen.strip().split("\\s+", 3);
        fields[1] = fields[1].equals("b") ? "w" : "b";
        return String.join(" ", fields);
    }

    /// Reads a position of a variant.
    ///
    /// @throws InputException naming the field that cannot be read
    public static Setup parse(String fen, FenRules rules) {
        List<String> fields = new ArrayList<>(List.of(fen.strip().split("\\s+")));
        if (fields.size() < 2) {
            throw FenError.of(
                    fen, "found " + Counted.of(fields.size(), "field"), "expected at least placement and side to move");
        }
        FenPlacement placement = FenPlacement.parse(fen, fields.get(0), rules);
        Side side = side(fen, fields.get(1));
        if (rules.variant() && fields.size() > 2 && (isNumber(fields.get(2)) || isChecks(fields.get(2)))) {
            fields.addAll(2, List.of("-", "-"));
        }
        CastlingField.Rights rights =
                new CastlingField(rules, placement.board(), placement.pieces()).parse(fen, field(fields, 2, "-"));
        int limit = rules.variant() ? countingLimit(fen, fields) : 0;
        EnPassant enPassant = enPassant(fen, field(fields, 3, "-"), placement, side);
        List<Integer> checks = checks(fields);
        return new Setup(
                placement.board(),
                placement.pieces(),
                side,
                rights.rooks(),
                enPassant.square,
                counter(fen, field(fields, 4, "-"), "halfmove clock", 0),
                counter(fen, field(fields, 5, "-"), "fullmove number", 1),
                new Extras(
                        placement.hands(),
                        rights.gates(),
                        enPassant.second,
                        placement.waiting(),
                        placement.walls(),
                        checks,
                        limit));
    }

    /// Removes the limit of a count from the fields; it takes the place of the en passant square.
    private static int countingLimit(String fen, List<String> fields) {
        if (fields.size() < 4 || !isNumber(fields.get(3))) {
            return 0;
        }
        int limit = 0;
        if (fields.size() >= 6) {
            limit = counter(fen, fields.remove(3), "counting limit", 0);
        }
        fields.add(3, "-");
        return limit;
    }

    private static String field(List<String> fields, int index, String missing) {
        return index < fields.size() ? fields.get(index) : missing;
    }

    private static boolean isChecks(String field) {
        return CHECKS.matcher(field).matches();
    }

    private static boolean isNumber(String field) {
        return NUMBER.matcher(field).matches();
    }

    private static Side side(String fen, String field) {
        return switch (field) {
            case "w" -> Side.WHITE;
            case "b" -> Side.BLACK;
            default -> throw FenError.of(fen, "found side to move '" + field + "'", "expected w or b");
        };
    }

    /// @param second see [Extras#enPassantSecond]
    private record EnPassant(OptionalInt square, OptionalInt second) {}

    private static EnPassant enPassant(String fen, String field, FenPlacement placement, Side toMove) {
        if (field.equals("-")) {
            return new EnPassant(OptionalInt.empty(), OptionalInt.empty());
        }
        RectangularBoard board = placement.board();
        if (SEVERAL_SQUARES.matcher(field).matches()) {
            List<OptionalInt> squares = new ArrayList<>();
            for (Matcher names = SQUARE.matcher(field); names.find(); ) {
                squares.add(board.square(names.group()));
            }
            if (squares.stream().allMatch(OptionalInt::isPresent)) {
                return enPassant(squares.stream().map(OptionalInt::getAsInt).toList(), placement, toMove);
            }
        }
        OptionalInt square = board.square(field);
        if (square.isEmpty()) {
            throw FenError.of(fen, "found en passant square '" + field + "'", "expected - or a square such as e3");
        }
        return new EnPassant(square, OptionalInt.empty());
    }

    /// The square passed first, and the pawn or, if not named, the square passed last.
    private static EnPassant enPassant(List<Integer> named, FenPlacement placement, Side toMove) {
        List<Integer> passed = named.stream()
                .filter(square -> !placement.pieces().containsKey(square))
                .sorted(toMove == Side.WHITE ? Comparator.reverseOrder() : Comparator.naturalOrder())
                .toList();
        OptionalInt pawn = named.stream()
                .mapToInt(Integer::intValue)
                .filter(placement.pieces()::containsKey)
                .findFirst();
        if (passed.isEmpty()) {
            return new EnPassant(OptionalInt.of(named.getFirst()), OptionalInt.empty());
        }
        boolean several = passed.size() > 1;
        return new EnPassant(
                OptionalInt.of(passed.getFirst()),
                pawn.isPresent() || !several ? pawn : OptionalInt.of(passed.getLast()));
    }

    /// Removes the checks to go from the fields: `3+3` after the en passant square, or at the end `+0+0`, those given
    /// of three.
    private static List<Integer> checks(List<String> fields) {
        for (int i = 4; i < fields.size(); i++) {
            String field = fields.get(i);
            if (isChecks(field)) {
                fields.remove(i);
                boolean given = field.startsWith("+");
                int white = field.charAt(given ? 1 : 0) - '0';
                int black = field.charAt(given ? 3 : 2) - '0';
                return given ? List.of(Math.max(0, 3 - white), Math.max(0, 3 - black)) : List.of(white, black);
            }
        }
        return List.of();
    }

    private static int counter(String fen, String field, String name, int least) {
        if (field.equals("-")) {
            return least;
        }
        if (!COUNTER.matcher(field).matches()) {
            throw FenError.of(fen, "found " + name + " '" + field + "'", "expected a whole number");
        }
        return Math.clamp(Long.parseLong(field), least, LARGEST_COUNTER);
    }

    /// Writes a position; castling as `KQkq` if those letters denote the same rooks, else by file letters. Reading the
    /// text gives the same position.
    ///
    /// @throws InputException naming the castling rights that the notation has no letters for
    public static String write(Setup setup) {
        return write(setup, FenRules.ORTHODOX);
    }

    /// Writes a position of a variant.
    ///
    /// @throws InputException naming the castling rights that the notation has no letters for
    public static String write(Setup setup, FenRules rules) {
        castling(setup, rules).check(setup.castling(), setup.extras().gates());
        return show(setup, rules);
    }

    private static CastlingField castling(Setup setup, FenRules rules) {
        return new CastlingField(rules, setup.board(), setup.pieces());
    }

    /// Writes a position for a message, without castling rights that have no letters.
    static String show(Setup setup) {
        return show(setup, FenRules.ORTHODOX);
    }

    private static String show(Setup setup, FenRules rules) {
        CastlingField castling = castling(setup, rules);
        List<Integer> checks = setup.extras().checksLeft();
        return FenPlacement.write(setup, rules)
                + (setup.sideToMove() == Side.WHITE ? " w " : " b ")
                + castling.write(setup.castling(), setup.extras().gates())
                + " " + enPassant(setup) + " "
                + (checks.isEmpty() ? "" : checks.get(0) + "+" + checks.get(1) + " ")
                + setup.halfmoveClock() + " " + setup.fullmoveNumber();
    }

    private static String enPassant(Setup setup) {
        if (setup.extras().countingLimit() > 0) {
            return Integer.toString(setup.extras().countingLimit());
        }
        Set<Integer> squares = new TreeSet<>();
        setup.enPassant().ifPresent(squares::add);
        setup.extras().enPassantSecond().ifPresent(squares::add);
        StringBuilder text = new StringBuilder();
        squares.forEach(square -> text.append(setup.board().name(square)));
        return text.isEmpty() ? "-" : text.toString();
    }
}
