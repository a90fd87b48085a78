package org.pieceworth.valuation.synergy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalDouble;
import java.util.Set;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.text.Counted;
import org.pieceworth.text.InputException;
import org.pieceworth.text.PlainNumber;
import org.pieceworth.valuation.FittedLines;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Where;

/// Target values of the law.
///
/// @param targets targets, at least one; with a standard error each or none
/// @param largestParameter the maximum value of a whole primitive, in centipawns
/// @param covariance covariance of the values, if errors are known to depend on each other; else empty
/// @param leftOut pieces of a file whose values its games do not determine
/// @param about origin and selection of measured values; else empty
public record SynergyTargets(
        List<SynergyTarget> targets,
        double largestParameter,
        List<List<Double>> covariance,
        List<String> leftOut,
        String about) {

    /// The bound of the source's parameters, in centipawns.
    private static final double PUBLISHED_BOUND = 500;

    private static final int MOST_TARGETS = 200;
    private static final double LEAST_VALUE = 1;
    private static final double LEAST_ERROR = 0.01;
    private static final double LARGEST = 100_000;
    private static final int SHOWN = 30;
    private static final String EXPECTED = "expected PIECE,VALUE or PIECE,VALUE,STANDARD-ERROR, such as BN,679,3.2";

    public SynergyTargets {
        targets = List.copyOf(targets);
        covariance = covariance.stream().map(List::copyOf).toList();
        leftOut = List.copyOf(leftOut);
    }

    /// Targets whose errors are independent.
    public SynergyTargets(List<SynergyTarget> targets, double largestParameter) {
        this(targets, largestParameter, List.of(), List.of(), "");
    }

    /// True if targets have standard errors, the unit of their errors then.
    public boolean standardized() {
        return targets.getFirst().standardError().isPresent();
    }

    /// The twenty targets of the source's Table 2, in its order.
    public static SynergyTargets published() {
        return Published.TARGETS;
    }

    /// Read once, and only if the law is used.
    private static final class Published {
        private static final SynergyTargets TARGETS = new SynergyTargets(
                List.of(
                        target("BR", 850),
                        target("NR", 762),
                        target("BN", 679),
                        target("FNW", 605),
                        target("FR", 598),
                        target("BW", 489),
                        target("R", 426),
                        target("mBcR", 387),
                        target("mNcR", 384),
                        target("mFmWcR", 374),
                        target("mRcB", 364),
                        target("mRcFcW", 328),
                        target("B", 328),
                        target("mFmWcB", 326),
                        target("mRcN", 307),
                        target("mNcFcW", 304),
                        target("N", 297),
                        target("mFmWcN", 289),
                        target("mBcFcW", 289),
                        target("mBcN", 249)),
                PUBLISHED_BOUND);
    }

    private static SynergyTarget target(String betza, double value) {
        return new SynergyTarget(betza, Betza.parse(betza).movement(), value, OptionalDouble.empty());
    }

    /// Reads lines of piece, value in centipawns and, in every line or in none, its standard error, between
    /// commas, semicolons or tabs. Skips empty lines, comments after `#` and a heading that begins with
    /// `piece`. Also reads the CSV of a fit to games or of a measurement, with its standard errors and
    /// covariances if it has them, and an atlas of measured pieces. The maximum value of a primitive is the
    /// source's limit or the most valuable target, if that is greater.
    ///
    /// @param name name of the file, for messages
    /// @throws InputException naming the line that cannot be read
    public static SynergyTargets read(String name, List<String> lines) {
        return Atlas.isAtlas(lines) ? measured(name, Atlas.parse(name, lines)) : readLines(name, lines);
    }

    private static SynergyTargets measured(String name, Atlas atlas) {
        MeasuredTargets measured = MeasuredTargets.of(name, atlas, published().targets());
        check(name, measured.targets(), measured.leftOut());
        return new SynergyTargets(
                measured.targets(),
                largestParameter(measured.targets()),
                List.of(),
                measured.leftOut(),
                measured.about());
    }

    private static SynergyTargets readLines(String name, List<String> lines) {
        return FittedLines.read(name, lines)
                .map(fitted -> readPlain(name, fitted.lines(), fitted.covariance(), fitted.leftOut()))
                .orElseGet(() -> readPlain(name, lines, List.of(), List.of()));
    }

    private static SynergyTargets readPlain(
            String name, List<String> lines, List<List<Double>> covariance, List<String> leftOut) {
        PieceCatalogue catalogue = PieceCatalogue.load();
        List<SynergyTarget> targets = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).replaceFirst("#.*", "").strip();
            boolean heading = targets.isEmpty() && line.matches("(?i)\uFEFF?\"?piece\\b.*");
            if (!line.isEmpty() && !heading) {
                targets.add(target(name + ", line " + (i + 1) + ": ", line, catalogue));
            }
        }
        check(name, targets, leftOut);
        return new SynergyTargets(targets, largestParameter(targets), covariance, leftOut, "");
    }

    /// The source's limit or the most valuable target, if that is greater.
    private static double largestParameter(List<SynergyTarget> targets) {
        return targets.stream().mapToDouble(SynergyTarget::value).reduce(PUBLISHED_BOUND, Math::max);
    }

    private static void check(String name, List<SynergyTarget> targets, List<String> leftOut) {
        if (targets.isEmpty()) {
            throw new InputException(
                    leftOut.isEmpty()
                            ? name + ": found no targets, " + EXPECTED
                            : name + ": found no targets, as its games do not determine the value of "
                                    + String.join(", ", leftOut) + "; expected values of more games");
        }
        if (targets.size() > MOST_TARGETS) {
            throw new InputException(
                    name + ": found " + targets.size() + " targets, expected " + MOST_TARGETS + " at most");
        }
        long errors = targets.stream()
                .filter(target -> target.standardError().isPresent())
                .count();
        if (errors != 0 && errors != targets.size()) {
            throw new InputException(name + ": found a standard error in " + errors + " of " + targets.size()
                    + " targets, expected one in every line or in none");
        }
    }

    private static SynergyTarget target(String place, String line, PieceCatalogue catalogue) {
        // A semicolon or a tab leaves the comma to notation such as (1,4).
        String separator = line.contains(";") ? ";" : line.contains("\t") ? "\t" : ",";
        String[] fields = line.split("\\s*" + separator + "\\s*", -1);
        if (fields.length < 2 || fields.length > 3) {
            throw new InputException(place + "found " + Counted.of(fields.length, "field") + ", " + EXPECTED);
        }
        String piece = unquoted(fields[0]);
        double value = number(unquoted(fields[1]), LEAST_VALUE, place);
        OptionalDouble error = fields.length == 3
                ? OptionalDouble.of(number(unquoted(fields[2]), LEAST_ERROR, place))
                : OptionalDouble.empty();
        try {
            Movement movement = catalogue.find(piece).betza().movement();
            if (!movement.straight()) {
                throw new InputException(
                        "'" + piece + "' has rides that bend, moves of several legs or castling, which the"
                                + " law does not count");
            }
            if (Decomposition.of(movement, false).steps().isEmpty()) {
                throw new InputException(
                        "'" + piece + "' has no moves that the law counts (it does not count first moves)");
            }
            return new SynergyTarget(piece, movement, value, error);
        } catch (InputException e) {
            throw new InputException(place + e.getMessage());
        }
    }

    private static String unquoted(String field) {
        return field.replaceAll("[\"\uFEFF]", "").strip();
    }

    private static double number(String field, double least, String place) {
        double number = PlainNumber.read(field).orElse(-1);
        if (number >= least && number <= LARGEST) {
            return number;
        }
        String found = field.length() <= SHOWN ? field : field.substring(0, SHOWN) + "…";
        throw new InputException(place + "found '" + found + "', expected a number from "
                + (least == LEAST_VALUE ? "1" : "0.01") + " to 100000");
    }

    /// The pieces of an atlas as targets, with their standard errors: those made of the source's ten parts.
    /// Another part, such as an alfil's leap, would depend on only one or two pieces and would not test the
    /// law.
    ///
    /// @param leftOut pieces that their games do not tell from nothing
    /// @param about the condition, and which of the pieces these are
    private record MeasuredTargets(List<SynergyTarget> targets, List<String> leftOut, String about) {

        /// @param made targets made of all parts
        /// @throws org.pieceworth.text.InputException when the condition is in doubt
        static MeasuredTargets of(String name, Atlas atlas, List<SynergyTarget> made) {
            Where where = atlas.condition(name);
            Set<Primitive> parts = parts(made);
            List<SynergyTarget> targets = new ArrayList<>();
            List<String> leftOut = new ArrayList<>();
            List<AtlasRow> pieces = atlas.pieces(where);
            for (AtlasRow row : pieces) {
                if (isMadeOf(parts, row.movement())) {
                    if (row.isKnown()) {
                        targets.add(new SynergyTarget(
                                row.piece(), row.movement(), row.value(), OptionalDouble.of(row.error())));
                    } else {
                        leftOut.add(row.piece());
                    }
                }
            }
            return new MeasuredTargets(targets, leftOut, about(where, targets, pieces));
        }

        private static String about(Where where, List<SynergyTarget> targets, List<AtlasRow> pieces) {
            return "Targets: the " + targets.size() + " of " + Counted.of(pieces.size(), "piece") + " measured "
                    + where.text() + " made of moves and captures of ferz, wazir, bishop, knight and rook";
        }

        private static Set<Primitive> parts(List<SynergyTarget> made) {
            Set<Primitive> parts = new HashSet<>();
            made.forEach(target -> parts.addAll(
                    Decomposition.of(target.movement(), false).steps().keySet()));
            return parts;
        }

        private static boolean isMadeOf(Set<Primitive> parts, Movement movement) {
            if (!movement.straight() || movement.any(ray -> ray.initial() || ray.around())) {
                return false;
            }
            Set<Primitive> steps = Decomposition.of(movement, false).steps().keySet();
            return !steps.isEmpty() && parts.containsAll(steps);
        }
    }
}
