package org.pieceworth.valuation.play;

import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.text.ComputedValues;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;

/// A measured piece: a line of the atlas.
///
/// @param piece its Betza notation
/// @param name its name in the catalogue; empty for a sampled one
/// @param where board, nodes per move and army composition
/// @param value opening value, on a scale with 2125 for knight, bishop, rook and queen together
/// @param error its standard error
/// @param overTheGame the value by the material of all quiet positions, and its standard error
/// @param run the games played
public record AtlasRow(
        String piece, String name, Where where, double value, double error, Measured overTheGame, Run run) {

    /// The games of a measurement.
    ///
    /// @param seed seed of the games
    /// @param alone the value by these games only, without a calibration, and its standard error
    /// @param counts games, drawn games among them, games of the pilot
    /// @param guess the engine's number before any game
    /// @param pool knight, bishop, rook, queen and pawn by these games only
    /// @param signature signature of the engine that played
    /// @param date day of the measurement
    public record Run(
            long seed,
            Measured alone,
            Counts counts,
            double guess,
            List<Measured> pool,
            String signature,
            String date) {

        public Run {
            pool = List.copyOf(pool);
        }
    }

    /// The columns of a file.
    public static final List<String> COLUMNS = List.of(
            "piece",
            "name",
            "board",
            "nodes",
            "among",
            "seed",
            "value",
            "se",
            "alone",
            "aloneSe",
            "overTheGame",
            "overTheGameSe",
            "games",
            "drawn",
            "pilot",
            "guess",
            "N",
            "Nse",
            "B",
            "Bse",
            "R",
            "Rse",
            "Q",
            "Qse",
            "P",
            "Pse",
            "signature",
            "date");

    private static final int POOL = 5;
    private static final double KNOWN = 2;
    private static final int SHOWN = 60;

    /// The movements of all rows, since pieces are compared with each of them.
    private static final ComputedValues<String, Movement> MOVEMENTS = new ComputedValues<>(2_000);

    /// The conditions of a measurement.
    ///
    /// @param board its size, `8x8`
    /// @param nodes nodes per move
    /// @param among the other pieces of the armies, letters or notations with commas
    public record Where(String board, long nodes, String among) {

        private static final long NODES = 300;

        /// The usual army composition.
        public static final String COMPANY = "N,B,R,Q";

        /// The usual condition on a board, used for most pieces.
        public static Where usual(String board) {
            return new Where(board, NODES, COMPANY);
        }

        /// Text for users: `on 8x8 at 300 nodes per move among N,B,R,Q`.
        public String text() {
            return "on " + board + " at " + Counted.of(nodes, "node") + " per move among " + among;
        }
    }

    /// A value and its standard error; both empty if the games do not determine it.
    public record Measured(OptionalDouble value, OptionalDouble error) {

        /// No value.
        public static final Measured NONE = new Measured(OptionalDouble.empty(), OptionalDouble.empty());

        public static Measured of(double value, double error) {
            return new Measured(OptionalDouble.of(value), OptionalDouble.of(error));
        }
    }

    /// Games played.
    public record Counts(long games, long drawn, long pilot) {}

    /// The standard error of the logarithm of the value, see [PlayLaw#logarithm].
    public double spread() {
        return error / (Math.max(0, value) + PlayLaw.SOFT);
    }

    /// True if the games tell the value from nothing.
    public boolean isKnown() {
        return value > KNOWN * error;
    }

    /// Its moves.
    public Movement movement() {
        return MOVEMENTS.get(piece, () -> Betza.movementOf(piece));
    }

    /// Both measurements of a piece as one, by their errors.
    AtlasRow mean(AtlasRow other) {
        double weight = 1 / (error * error);
        double more = 1 / (other.error * other.error);
        return new AtlasRow(
                piece,
                name,
                where,
                (weight * value + more * other.value) / (weight + more),
                Math.sqrt(1 / (weight + more)),
                overTheGame,
                new Run(
                        run.seed,
                        run.alone,
                        new Counts(
                                run.counts.games() + other.run.counts.games(),
                                run.counts.drawn() + other.run.counts.drawn(),
                                run.counts.pilot() + other.run.counts.pilot()),
                        run.guess,
                        run.pool,
                        run.signature,
                        run.date));
    }

    /// A line, with tabs between.
    public String text() {
        StringBuilder text = new StringBuilder();
        text.append(String.join("\t", piece, name, where.board(), Long.toString(where.nodes()), where.among()));
        text.append('\t')
                .append(run.seed)
                .append('\t')
                .append(number(value))
                .append('\t')
                .append(number(error));
        add(text, run.alone);
        add(text, overTheGame);
        text.append('\t').append(run.counts.games()).append('\t').append(run.counts.drawn());
        text.append('\t').append(run.counts.pilot()).append('\t').append(number(run.guess));
        run.pool.forEach(each -> add(text, each));
        return text.append('\t')
                .append(run.signature)
                .append('\t')
                .append(run.date)
                .toString();
    }

    private static void add(StringBuilder text, Measured measured) {
        text.append('\t').append(number(measured.value())).append('\t').append(number(measured.error()));
    }

    private static String number(OptionalDouble value) {
        return value.isPresent() ? number(value.getAsDouble()) : "";
    }

    private static String number(double value) {
        return String.format(Locale.ROOT, "%.2f", value);
    }

    /// Reads the format written by [#text].
    ///
    /// @throws InputException when it is something else
    static AtlasRow parse(String source, int line, String text) {
        String[] words = text.split("\t", -1);
        if (words.length != COLUMNS.size()) {
            throw new InputException(source + ", line " + line + ": found " + words.length + " fields, expected "
                    + COLUMNS.size() + " between tabs");
        }
        try {
            AtlasRow row = new AtlasRow(
                    words[0],
                    words[1],
                    new Where(words[2], Long.parseLong(words[3]), words[4]),
                    Double.parseDouble(words[6]),
                    Double.parseDouble(words[7]),
                    measured(words, 10),
                    new Run(
                            Long.parseLong(words[5]),
                            measured(words, 8),
                            new Counts(Long.parseLong(words[12]), Long.parseLong(words[13]), Long.parseLong(words[14])),
                            Double.parseDouble(words[15]),
                            IntStream.range(0, POOL)
                                    .mapToObj(i -> measured(words, 16 + 2 * i))
                                    .toList(),
                            words[26],
                            words[27]));
            if (Double.isFinite(row.value) && row.error > 0 && row.error < Double.POSITIVE_INFINITY) {
                return row;
            }
        } catch (NumberFormatException _) {
            // said below
        }
        throw new InputException(source + ", line " + line + ": found '"
                + (text.length() > SHOWN ? text.substring(0, SHOWN) + "…" : text).replace('\t', ' ')
                + "', expected the fields " + String.join(", ", COLUMNS) + " with numbers, and an error above 0");
    }

    private static Measured measured(String[] words, int at) {
        return words[at].isEmpty()
                ? Measured.NONE
                : Measured.of(Double.parseDouble(words[at]), Double.parseDouble(words[at + 1]));
    }
}
