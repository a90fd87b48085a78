package org.pieceworth.valuation.pooled;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.betza.Dialect;
import org.pieceworth.rules.board.HexagonalBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.text.InputException;
import org.pieceworth.text.ResourceText;
import org.pieceworth.valuation.play.MovementKey;
import org.pieceworth.valuation.play.PlayLaw;

/// Measured values on the common scale of all experiments (`bench/values`), found by movement.
public final class MeasuredPieces {

    /// The columns of the file, after the [MovementKey].
    public static final List<String> COLUMNS = List.of(
            "piece", "board", "nodes", "among", "engine", "games", "value", "se", "overTheGame", "source", "law");

    private static final String FILE = "measured.tsv";

    private MeasuredPieces() {}

    /// A measurement.
    ///
    /// @param piece piece in Betza notation
    /// @param board its shape, or the name of the variant whose rules were played
    /// @param nodes per move
    /// @param among the army composition, see [PlayConditions#company]
    /// @param engine engine that played
    /// @param games number of games
    /// @param value value on a scale with 2125 for knight, bishop, rook and queen together, in armies of
    /// chess
    /// @param error its standard error, with that of the scale
    /// @param overTheGame the value by the material of all quiet positions
    /// @param source file with its games or its table, if it is not `bench/values`
    /// @param law the value by the move model, learned without this piece
    public record Row(
            String piece,
            String board,
            long nodes,
            String among,
            String engine,
            long games,
            double value,
            double error,
            OptionalDouble overTheGame,
            String source,
            OptionalDouble law) {

        /// True if the rules were those of chess, on a board of any size.
        public boolean isOfChess() {
            return Character.isDigit(board.charAt(0)) && board.contains("x");
        }

        /// Its moves; the pieces of variants on hexagons are written in the notation of hexagons.
        public Movement movement() {
            boolean hexagons = !isOfChess()
                    && Variants.ships(board)
                    && Variants.open(board).variant().surface() instanceof HexagonalBoard;
            return Betza.parse(piece, hexagons ? Dialect.HEX : Dialect.STANDARD).movement();
        }

        /// The standard error of the logarithm, see [PlayLaw#logarithm].
        double spread() {
            return error / (Math.max(0, value) + PlayLaw.SOFT);
        }

        /// Reads a line of the file, without the key.
        ///
        /// @throws InputException when it is something else
        public static Row parse(String source, String text) {
            String[] words = text.split("\t", -1);
            try {
                return new Row(
                        words[0],
                        words[1],
                        Long.parseLong(words[2]),
                        words[3],
                        words[4],
                        Long.parseLong(words[5]),
                        Double.parseDouble(words[6]),
                        Double.parseDouble(words[7]),
                        optional(words[8]),
                        words[9],
                        optional(words[10]));
            } catch (NumberFormatException | IndexOutOfBoundsException _) {
                throw new InputException(
                        source + ": found '" + text + "'; expected " + String.join(", ", COLUMNS) + " between tabs");
            }
        }

        private static OptionalDouble optional(String word) {
            return word.isEmpty() ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(word));
        }
    }

    /// All measurements that ship.
    public static List<Row> shipped() {
        return Shipped.LINES.stream()
                .map(line -> Row.parse(FILE, line.substring(line.indexOf('\t') + 1)))
                .toList();
    }

    /// True if the values of a variant are counted by one of its pieces, which has no error.
    static boolean isByAPiece(String variant) {
        return shipped().stream().anyMatch(row -> row.board().equals(variant) && row.error() == 0);
    }

    /// The measurements of a piece that ship. Other lines of the file are not read.
    public static List<Row> shipped(Movement movement) {
        String key = MovementKey.of(movement) + "\t";
        List<Row> rows = new ArrayList<>();
        for (String line : Shipped.LINES) {
            if (line.startsWith(key)) {
                rows.add(Row.parse(FILE, line.substring(key.length())));
            }
        }
        return rows;
    }

    private static final class Shipped {

        private static final List<String> LINES = ResourceText.read(
                        FILE, MeasuredPieces.class.getResourceAsStream(FILE))
                .lines()
                .toList();
    }
}
