package org.pieceworth.bench.findings;

import static org.pieceworth.bench.findings.Figures.number;
import static org.pieceworth.bench.findings.Figures.row;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.pieceworth.bench.law.OtherRows;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.PlayLaw;
import org.pieceworth.valuation.synergy.Decomposition;
import org.pieceworth.valuation.synergy.Lexicon;
import org.pieceworth.valuation.synergy.SynergyFitter;
import org.pieceworth.valuation.synergy.SynergyParameters;
import org.pieceworth.valuation.synergy.SynergyRanges;
import org.pieceworth.valuation.synergy.SynergyTargets;
import org.pieceworth.valuation.synergy.SynergyValue;

/// The source's law with ten parameters and one constant, fitted to measured pieces that are made of whole parts, and
/// the lexicon by it. Errors are those of 200 fits to pieces drawn with repetition, and for the value of a single piece
/// what the law misses beyond the errors of the measurements.
public final class SynergyLexicon {

    private static final int DRAWS = 200;
    private static final double Z90 = 1.6448536269514722;
    private static final double BASKET = 2125;
    private static final double SLACK = 0.002;
    private static final SynergyParameters PUBLISHED = SynergyParameters.published();

    private static final List<String> CLOSING = List.of("mWcF", "mFcW", "mBmNmRcW", "mBmNmRcF");
    private static final AtlasRow NOTHING = Atlas.shipped().rows().getFirst();

    private final List<SynergyPiece> pieces;
    private final ModelLaw law = SynergyForm.CONSTANT.law(lexicon());
    private final SynergyRanges ranges =
            SynergyRanges.of(SynergyFitter.exact(SynergyTargets.published(), false, SLACK));
    private final double[] constants;
    private final double[][] draws;
    private final double beyond;
    private final double scale;

    /// By the pieces of a trial that are made of whole parts.
    public SynergyLexicon(SynergyTrial trial) {
        pieces = trial.whole();
        Measurements measured =
                new Measurements(pieces.stream().map(SynergyPiece::row).toList(), Measurements.TOLERANCE);
        ModelLaw own = SynergyForm.CONSTANT.law(pieces);
        constants = measured.fit(own).point();
        draws = measured.bootstrap(own, DRAWS, 1);
        beyond = SynergyTrial.beyond(pieces, constants);
        scale = BASKET
                / Stream.of("N", "B", "R", "BR")
                        .mapToDouble(SynergyLexicon::published)
                        .sum();
    }

    private static double published(String betza) {
        return published(Betza.parse(betza).movement());
    }

    private static double published(Movement movement) {
        return PUBLISHED.value(Decomposition.of(movement, false)).orElseThrow();
    }

    /// Shares of the parts alone count here.
    private static List<SynergyPiece> lexicon() {
        return Lexicon.entries().stream()
                .map(entry -> SynergyPiece.of(entry.movement(), NOTHING).orElseThrow())
                .toList();
    }

    private double value(int entry) {
        return law.value(constants, entry);
    }

    /// The interval of a single piece, nine times in ten.
    private double[] interval(int entry) {
        double[] logarithms = Arrays.stream(draws)
                .mapToDouble(draw -> PlayLaw.logarithm(law.value(draw, entry)))
                .toArray();
        double mean = Figures.mean(logarithms);
        double square = Arrays.stream(logarithms)
                        .map(each -> (each - mean) * (each - mean))
                        .sum()
                / (DRAWS - 1);
        double half = Z90 * Math.sqrt(square + beyond * beyond);
        double middle = PlayLaw.logarithm(value(entry));
        return new double[] {PlayLaw.value(middle - half), PlayLaw.value(middle + half)};
    }

    private OptionalDouble measured(Lexicon.Entry entry) {
        Movement movement = entry.movement();
        return pieces.stream()
                .filter(piece -> Decomposition.of(piece.row().movement(), false)
                        .steps()
                        .equals(Decomposition.of(movement, false).steps()))
                .mapToDouble(piece -> piece.row().value())
                .findFirst();
    }

    /// The parameters beside those of the source, on its scale and on ours.
    public String parameters() {
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head("part", "source", "on the common scale", "measured", "90 % interval"));
        for (int part = 0; part < SynergyPiece.PARTS.size(); part++) {
            String betza = SynergyPiece.PARTS.get(part);
            int place = part;
            double[] interval = Figures.interval(draws, draw -> joined(draw, place));
            SynergyValue range = ranges.value(Betza.parse(betza).movement());
            rows.add(row(
                    "`" + betza + "`",
                    number(
                            "%.1f (%.0f to %.0f)",
                            published(betza),
                            range.low().orElseThrow(),
                            range.high().orElseThrow()),
                    number("%.0f", scale * published(betza)),
                    number("%.0f", joined(constants, part)),
                    number("%.0f to %.0f", interval[0], interval[1])));
        }
        int c = SynergyForm.constant();
        double[] interval = Figures.interval(draws, draw -> draw[c]);
        rows.add(row(
                "c · 10⁴",
                number("%.2f", 1e4 * PUBLISHED.c()),
                number("%.2f", 1e4 * PUBLISHED.c() / scale),
                number("%.1f", 1e4 * constants[c]),
                number("%.1f to %.1f", 1e4 * interval[0], 1e4 * interval[1])));
        return Figures.lines(rows);
    }

    /// Pieces that close what the published targets leave open: what these allow, and what was measured.
    public String closing() {
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head(
                "piece", "source", "range allowed by the targets", "on the common scale", "measured", "in-game value"));
        for (String betza : CLOSING) {
            SynergyValue range = ranges.value(Betza.parse(betza).movement());
            pieces.stream()
                    .map(SynergyPiece::row)
                    .filter(row -> row.piece().equals(betza))
                    .forEach(row -> rows.add(row(
                            "`" + betza + "`",
                            number("%.0f", published(betza)),
                            number(
                                    "%.0f to %.0f",
                                    range.low().orElseThrow(), range.high().orElseThrow()),
                            number("%.0f", scale * published(betza)),
                            number("%.0f ± %.0f", row.value(), row.error()),
                            number(
                                    "%.0f ± %.0f",
                                    OtherRows.byTheGame(row).value(),
                                    OtherRows.byTheGame(row).error()))));
        }
        return Figures.lines(rows);
    }

    private static double joined(double[] constants, int part) {
        double c = constants[SynergyForm.constant()];
        return c < 1e-9 ? constants[part] : Math.expm1(c * constants[part]) / c;
    }

    /// Those of the lexicon that move as they capture, beside the source's.
    public String values() {
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head(
                "piece", "source", "on the common scale", "by the refitted law", "90 % interval", "measured"));
        List<Lexicon.Entry> entries = Lexicon.entries();
        for (int i = 0; i < entries.size(); i++) {
            Lexicon.Entry entry = entries.get(i);
            if (entry.move().equals(entry.capture())) {
                double[] interval = interval(i);
                OptionalDouble measured = measured(entry);
                rows.add(row(
                        entry.code() + " " + entry.name(),
                        number("%.0f", published(entry.movement())),
                        number("%.0f", scale * published(entry.movement())),
                        number("%.0f", value(i)),
                        number("%.0f to %.0f", interval[0], interval[1]),
                        measured.isPresent() ? number("%.0f", measured.getAsDouble()) : ""));
            }
        }
        return Figures.lines(rows);
    }

    /// How many of the 289 of the source lie outside the intervals.
    public String outside() {
        List<Lexicon.Entry> entries = Lexicon.entries();
        int[] outside = IntStream.range(0, entries.size())
                .filter(i -> {
                    double[] interval = interval(i);
                    double source = scale * published(entries.get(i).movement());
                    return source < interval[0] || source > interval[1];
                })
                .toArray();
        long lower = IntStream.of(outside)
                .filter(i -> scale * published(entries.get(i).movement()) < value(i))
                .count();
        return outside.length + " of " + entries.size() + ", " + lower + " of them lower in the source";
    }

    /// All of it, as a file.
    public String table() {
        StringBuilder text = new StringBuilder("code\tpiece\tsource\tsourceOnOurScale\tvalue\tlow\thigh\tmeasured\n");
        List<Lexicon.Entry> entries = Lexicon.entries();
        for (int i = 0; i < entries.size(); i++) {
            Lexicon.Entry entry = entries.get(i);
            double source = published(entry.movement());
            double[] interval = interval(i);
            OptionalDouble measured = measured(entry);
            text.append(entry.code())
                    .append('\t')
                    .append(entry.betza())
                    .append('\t')
                    .append(number(
                            "%.2f\t%.1f\t%.1f\t%.1f\t%.1f", source, scale * source, value(i), interval[0], interval[1]))
                    .append('\t')
                    .append(measured.isPresent() ? number("%.1f", measured.getAsDouble()) : "")
                    .append('\n');
        }
        return text.toString();
    }

    /// How many parameters the pieces determine, of ten and c.
    public int rank() {
        return new Measurements(pieces.stream().map(SynergyPiece::row).toList(), Measurements.TOLERANCE)
                .fit(SynergyForm.CONSTANT.law(pieces))
                .rank();
    }
}
