package org.pieceworth.terms;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.position.PieceLetter;

/// Fitted weights as tables: rows for programs, one table per piece for pictures, C arrays for engines.
public final class FeatureTables {

    private final TermSet terms;
    private final double[] weights;

    private FeatureTables(TermSet terms, double[] weights) {
        this.terms = terms;
        this.weights = weights;
    }

    /// @param weights value of one whole of each feature (not one by its divisor), in the unit
    /// to be written; NaN where unknown
    /// @throws IllegalArgumentException when there is not one weight per feature
    public static FeatureTables of(TermSet terms, double[] weights) {
        if (weights.length != terms.features().size()) {
            throw new IllegalArgumentException(terms.features().size() + " features, " + weights.length + " weights");
        }
        return new FeatureTables(terms, weights.clone());
    }

    /// One feature's weight.
    ///
    /// @param term the feature's term
    /// @param feature its name
    /// @param piece the piece's letter, or an empty text
    /// @param square the square's name, or an empty text
    /// @param phase the phase's name, or an empty text
    /// @param value the weight; NaN where it is not known
    public record Row(String term, String feature, String piece, String square, String phase, double value) {}

    /// All weights, in the order of the features.
    public List<Row> rows() {
        return IntStream.range(0, weights.length)
                .mapToObj(i -> row(terms.features().get(i), weights[i]))
                .toList();
    }

    private Row row(Feature feature, double value) {
        return new Row(
                feature.term(),
                feature.name(),
                feature.piece().map(PieceLetter::text).orElse(""),
                feature.square().isPresent()
                        ? terms.board().name(feature.square().getAsInt())
                        : "",
                feature.phase().map(PhaseKnot::name).orElse(""),
                value);
    }

    /// Writes [#rows()] as lines of values between commas under a line of names; no value needs quotes.
    public void writeCsv(PrintWriter out) {
        out.print("term,feature,piece,square,phase,value\n");
        for (Row row : rows()) {
            out.print(String.join(
                            ",",
                            row.term(),
                            row.feature(),
                            row.piece(),
                            row.square(),
                            row.phase(),
                            Double.isNaN(row.value()) ? "" : Double.toString(row.value()))
                    + "\n");
        }
    }

    /// The tables of the `squares` terms, piece by piece and phase by phase; a value that counts for both halves of
    /// the board is in both.
    public List<SquareTable> squares() {
        List<SquareTable> tables = new ArrayList<>();
        for (int i = 0; i < weights.length; i++) {
            Feature feature = terms.features().get(i);
            if (feature.square().isPresent()) {
                put(feature, weights[i], tableOf(feature, tables));
            }
        }
        return List.copyOf(tables);
    }

    private double[] tableOf(Feature feature, List<SquareTable> tables) {
        char piece = feature.piece().orElseThrow();
        Optional<PhaseKnot> phase = feature.phase();
        for (SquareTable table : tables) {
            if (table.piece() == piece && table.phase().equals(phase)) {
                return table.values();
            }
        }
        SquareTable table =
                new SquareTable(piece, phase, new double[terms.board().squares()]);
        tables.add(table);
        return table.values();
    }

    private void put(Feature feature, double value, double[] into) {
        int square = feature.square().orElseThrow();
        into[square] = value;
        feature.reflected().ifPresent(other -> into[other] = value);
    }

    /// Writes C constants, rounded to whole numbers: an array of all squares per piece and phase, a number for any
    /// other feature.
    ///
    /// @param unit unit of the numbers, for the comment: `centipawns`
    public void writeC(String unit, PrintWriter out) {
        RectangularBoard board = terms.board();
        out.print("/* Terms: " + terms.text() + ". Values in " + unit + ", rounded. */\n");
        for (int i = 0; i < weights.length; i++) {
            Feature feature = terms.features().get(i);
            if (feature.square().isEmpty()) {
                out.print(
                        Double.isNaN(weights[i])
                                ? "/* no estimate: " + identifier(feature) + ", " + feature.title() + " */\n"
                                : "static const int " + identifier(feature) + " = " + Math.round(weights[i]) + "; /* "
                                        + feature.title() + " */\n");
            }
        }
        List<SquareTable> tables = squares();
        if (!tables.isEmpty()) {
            out.print("\n/* Squares from White's view, a1 first, then b1, up to " + board.name(board.squares() - 1)
                    + "; for Black turn the ranks round. */\n");
        }
        tables.forEach(table -> writeArray(table, board, out));
    }

    private static void writeArray(SquareTable table, RectangularBoard board, PrintWriter out) {
        out.print("static const int " + identifier(table) + "[" + board.squares() + "] = {\n");
        for (int rank = 0; rank < board.ranks(); rank++) {
            out.print("   ");
            for (int file = 0; file < board.files(); file++) {
                out.printf(Locale.ROOT, " %5d,", Math.round(table.values()[board.square(file, rank)]));
            }
            out.print("\n");
        }
        out.print("};\n");
    }

    private static String identifier(SquareTable table) {
        return word(PieceSet.nameOf(table.piece()))
                + "_squares"
                + table.phase().map(knot -> "_" + knot.name()).orElse("");
    }

    /// A piece's value is called by its name, anything else as in the results.
    private String identifier(Feature feature) {
        String phase = feature.phase().map(knot -> "_" + knot.name()).orElse("");
        String plain = feature.name().split("@", 2)[0];
        boolean value = plain.length() == 1;
        return word(value || feature.isMaterial() ? named(feature, plain) + "_value" : plain) + phase;
    }

    /// The name of a piece; with its letter where another has the same one.
    private String named(Feature feature, String plain) {
        String name = feature.piece().isPresent() && feature.isMaterial()
                ? feature.title().replaceFirst(",.*| \\(.*", "")
                : PieceSet.nameOf(plain.charAt(0));
        long alike = terms.features().stream()
                .filter(other -> other.isMaterial()
                        && other.phase().equals(feature.phase())
                        && word(other.title()).equals(word(feature.title())))
                .count();
        return alike > 1 ? name + "_" + plain.replace("+", "promoted_") : name;
    }

    private static String word(String text) {
        return text.replace("'", "_prime").replaceAll("[^A-Za-z0-9]", "_");
    }
}
