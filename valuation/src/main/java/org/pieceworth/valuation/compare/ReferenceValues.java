package org.pieceworth.valuation.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.Board;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.piece.Piece;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;
import org.pieceworth.text.ResourceText;
import org.pieceworth.valuation.FittedLines;

/// Reads published values.
public final class ReferenceValues {

    private static final String HEADING = "set\tboard\tunit\tpiece\tbetza\tvalue\tkind\tfits\tconfounded\tsource\tnote";
    private static final String FILE = "reference-values.tsv";
    private static final int FIELDS = 11;
    private static final int MOST_LINES = 10_000;

    private ReferenceValues() {}

    /// The table that ships with Pieceworth.
    public static List<ReferenceValue> shipped() {
        return read(
                FILE,
                ResourceText.read(FILE, ReferenceValues.class.getResourceAsStream(FILE))
                        .lines()
                        .toList());
    }

    /// Reads the shipped table's form, which its heading opens, lines PIECE,VALUE in centipawns on 8x8, or the CSV
    /// of a fit.
    ///
    /// @param name name of the file, for messages
    /// @throws InputException naming the line that cannot be read
    public static List<ReferenceValue> read(String name, List<String> lines) {
        return FittedLines.read(name, lines)
                .map(fitted -> known(name, fitted))
                .orElseGet(() -> read(name, lines, RectangularBoard.CHESS));
    }

    private static List<ReferenceValue> known(String name, FittedLines fitted) {
        if (!fitted.leftOut().isEmpty() && fitted.lines().stream().allMatch(String::isEmpty)) {
            throw new InputException(name + ": found no values, as its games do not determine those of "
                    + String.join(", ", fitted.leftOut()) + "; expected values of more games");
        }
        return read(name, fitted.lines(), fitted.board());
    }

    /// The pieces of such a file whose values its games do not determine.
    public static List<String> leftOut(String name, List<String> lines) {
        return FittedLines.read(name, lines).map(FittedLines::leftOut).orElse(List.of());
    }

    private static List<ReferenceValue> read(String name, List<String> lines, Board board) {
        if (lines.size() > MOST_LINES) {
            throw new InputException(name + ": found " + lines.size() + " lines, expected " + MOST_LINES + " at most");
        }
        boolean table = lines.contains(HEADING);
        PieceCatalogue catalogue = PieceCatalogue.load();
        List<ReferenceValue> values = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i);
            String place = name + ", line " + (i + 1) + ": ";
            boolean plainHeading = values.isEmpty() && line.matches("(?i)\"?piece\\b.*");
            if (!line.isBlank() && !line.startsWith("#") && !line.equals(HEADING) && !plainHeading) {
                try {
                    values.add(table ? row(line.split("\t", -1)) : plain(name, line, catalogue, board));
                } catch (InputException e) {
                    throw new InputException(place + e.getMessage());
                }
            }
        }
        if (values.isEmpty()) {
            throw new InputException(name + ": found no values, expected lines PIECE,VALUE such as BN,700");
        }
        return values;
    }

    private static ReferenceValue row(String[] fields) {
        if (fields.length != FIELDS) {
            throw new InputException(
                    "found " + Counted.of(fields.length, "field") + ", expected " + FIELDS + " between tabs");
        }
        return new ReferenceValue(
                new ReferenceValue.ListScale(fields[0], BoardText.parse(fields[1]), centipawn(fields[2])),
                fields[3],
                fields[4],
                Betza.parse(fields[4]).movement(),
                number(fields[5]),
                OptionalDouble.empty(),
                new ReferenceValue.Origin(fields[6], fields[7], fields[8], fields[9], fields[10]));
    }

    private static ReferenceValue plain(String name, String line, PieceCatalogue catalogue, Board board) {
        String[] fields = line.split("\\s*[,;\t]\\s*", -1);
        if (fields.length < 2) {
            throw new InputException("found '" + line + "', expected PIECE,VALUE such as BN,700");
        }
        Piece piece = catalogue.find(fields[0].strip());
        return new ReferenceValue(
                new ReferenceValue.ListScale(name, board, OptionalDouble.of(1)),
                piece.name().isEmpty() ? piece.typed() : piece.name(),
                piece.betza().text(),
                piece.betza().movement(),
                number(fields[1].strip()),
                OptionalDouble.empty(),
                new ReferenceValue.Origin("", "", "", name, ""));
    }

    private static OptionalDouble centipawn(String unit) {
        return switch (unit) {
            case "pawn=1" -> OptionalDouble.of(0.01);
            case "pawn=100" -> OptionalDouble.of(1);
            case "own" -> OptionalDouble.empty();
            default -> throw new InputException("found the unit '" + unit + "', expected pawn=1, pawn=100 or own");
        };
    }

    private static double number(String text) {
        try {
            double number = Double.parseDouble(text);
            if (number > 0 && number < 1e9) {
                return number;
            }
        } catch (NumberFormatException _) {
            // said below
        }
        throw new InputException("found the value '" + text + "', expected a number above 0");
    }
}
