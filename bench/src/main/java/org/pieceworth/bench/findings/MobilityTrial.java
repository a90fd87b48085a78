package org.pieceworth.bench.findings;

import static org.pieceworth.bench.findings.Figures.number;
import static org.pieceworth.bench.findings.Figures.row;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.pieceworth.bench.law.OtherRows;
import org.pieceworth.rules.board.Board.SquareBoard;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.stats.ChiSquare;
import org.pieceworth.stats.optimize.BoundedLeastSquares.Low;
import org.pieceworth.valuation.mobility.MobilityFactors;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Where;

/// Mosca and Haddad's factors by measured pieces of one board.
public final class MobilityTrial {

    private static final int DRAWS = 200;
    private static final int COLOUR = 5;
    private static final int TERM = 6;

    private final SquareBoard board;
    private final List<MobilityPiece> pieces;

    private MobilityTrial(SquareBoard board, List<MobilityPiece> pieces) {
        this.board = board;
        this.pieces = pieces;
    }

    /// The pieces measured on a board of which the source speaks and that are told from nothing.
    public static MobilityTrial of(Atlas atlas, String shape) {
        return of((SquareBoard) BoardText.parse(shape), atlas.pieces(Where.usual(shape)));
    }

    private static MobilityTrial of(SquareBoard board, List<AtlasRow> rows) {
        return new MobilityTrial(
                board,
                rows.stream()
                        .filter(AtlasRow::isKnown)
                        .map(row -> MobilityPiece.of(row, board))
                        .flatMap(Optional::stream)
                        .toList());
    }

    /// The same pieces by their values over the game.
    public MobilityTrial byTheGame() {
        return of(
                board,
                pieces.stream().map(piece -> OtherRows.byTheGame(piece.row())).toList());
    }

    /// Those that move alike in all directions, as all of the source's pieces do.
    public MobilityTrial allWays() {
        return new MobilityTrial(
                board, pieces.stream().filter(MobilityPiece::allWays).toList());
    }

    private Measurements measured(double tolerance) {
        return measured(pieces, tolerance);
    }

    private static Measurements measured(List<MobilityPiece> pieces, double tolerance) {
        return new Measurements(pieces.stream().map(MobilityPiece::row).toList(), tolerance);
    }

    static String factorsHead() {
        return Figures.head(
                "pieces",
                "number",
                "distance 1",
                "2",
                "3",
                "4 and more",
                "direction",
                "loss by colour-binding",
                "χ² (degrees)",
                "median error");
    }

    /// The published factors as a row.
    static String published() {
        List<Double> all = MobilityFactors.PUBLISHED.all();
        return row("the source", 10, all.get(0), all.get(1), all.get(2), all.get(3), all.get(4), "1/3", "", "");
    }

    /// The factors with what nine in ten bootstraps over pieces say.
    String factors(String name) {
        Measurements measured = measured(Measurements.TOLERANCE);
        ModelLaw law = MobilityForm.FACTORS.law(pieces);
        double[] constants = measured.fit(law).point();
        double[][] draws = measured.bootstrap(law, DRAWS, 1);
        List<Object> cells = new ArrayList<>(List.of(name, pieces.size()));
        for (int i = 0; i <= COLOUR; i++) {
            int place = i;
            double[] interval = Figures.interval(draws, draw -> draw[place]);
            cells.add(number(
                    i == COLOUR ? "%.2f (%.2f to %.2f)" : "%.0f (%.0f to %.0f)",
                    constants[i],
                    interval[0],
                    interval[1]));
        }
        Measurements plain = measured(0);
        Low low = plain.fit(law);
        ChiSquare test = new ChiSquare(low.sum(), pieces.size() - low.rank());
        cells.add(number("%.0f", test.statistic()) + " (" + test.degrees() + ")");
        double[] misses = IntStream.range(0, pieces.size())
                .mapToDouble(i ->
                        Math.abs(law.value(constants, i) / pieces.get(i).row().value() - 1))
                .toArray();
        cells.add(number("%.0f %%", 100 * Figures.median(misses)));
        return row(cells.toArray());
    }

    /// Formulas with less and more in them, by pieces that they had not seen.
    public String forms(MobilityTrial others) {
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head(
                "formula",
                "free constants",
                "error on held-out pieces",
                "improvement on six factors, %",
                "all directions: error on held-out pieces",
                "improvement on six factors, %",
                "the term, 90 % interval"));
        double[] six = sizes(MobilityForm.FACTORS);
        double[] otherSix = others.sizes(MobilityForm.FACTORS);
        for (MobilityForm form : MobilityForm.values()) {
            double[] sizes = sizes(form);
            double[] otherSizes = others.sizes(form);
            boolean six6 = form == MobilityForm.FACTORS;
            rows.add(row(
                    form.words(),
                    form.constants(),
                    number("%.1f %%", 100 * Figures.mean(sizes)),
                    six6 ? "" : less(six, sizes),
                    number("%.1f %%", 100 * Figures.mean(otherSizes)),
                    six6 ? "" : less(otherSix, otherSizes),
                    form.law(pieces).start().length > TERM ? term(form) : ""));
        }
        return Figures.lines(rows);
    }

    private static String less(double[] six, double[] sizes) {
        double[] less = IntStream.range(0, six.length)
                .mapToDouble(i -> 100 * (six[i] - sizes[i]))
                .toArray();
        return number("%+.1f ± %.1f", Figures.mean(less), Figures.error(less));
    }

    /// Errors of the logarithm, by constants that were fitted without the piece.
    private double[] errors(MobilityForm form) {
        Measurements measured = measured(Measurements.TOLERANCE);
        double[] foretold = measured.heldOut(form.law(pieces));
        return IntStream.of(measured.all())
                .mapToDouble(i -> measured.logError(foretold[i], i))
                .toArray();
    }

    private double[] sizes(MobilityForm form) {
        return Arrays.stream(errors(form)).map(Math::abs).toArray();
    }

    private String term(MobilityForm form) {
        Measurements measured = measured(Measurements.TOLERANCE);
        ModelLaw law = form.law(pieces);
        double[] interval = Figures.interval(measured.bootstrap(law, DRAWS / 2, 1), draw -> draw[TERM]);
        return number("%.2f (%.2f to %.2f)", measured.fit(law).point()[TERM], interval[0], interval[1]);
    }

    /// Pieces of other boards by the published factors and by those of this board, at the best scale of each board.
    static String boards(MobilityTrial chess, List<String> shapes, Atlas atlas) {
        double[] six = chess.measured(Measurements.TOLERANCE)
                .fit(MobilityForm.FACTORS.law(chess.pieces))
                .point();
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head(
                "board", "pieces", "error of the published factors", "scale", "error of the factors of 8x8", "scale"));
        for (String shape : shapes) {
            MobilityTrial board = of(atlas, shape);
            rows.add(row(
                    shape,
                    board.size(),
                    board.scaled(MobilityForm.SCALED.law(board.pieces), new double[] {1}),
                    board.scaled(MobilityForm.FACTORS.law(board.pieces), six)));
        }
        return Figures.lines(rows);
    }

    /// The mean miss at the scale at which the errors of the logarithm add up to nothing, and that scale.
    private String scaled(ModelLaw law, double[] constants) {
        double[] logarithms = IntStream.range(0, pieces.size())
                .mapToDouble(i -> Math.log(pieces.get(i).row().value() / Math.max(1, law.value(constants, i))))
                .toArray();
        double scale = Math.exp(Figures.median(logarithms));
        Measurements measured = measured(Measurements.TOLERANCE);
        double[] errors = IntStream.range(0, pieces.size())
                .mapToDouble(i -> Math.abs(measured.logError(scale * law.value(constants, i), i)))
                .toArray();
        return number("%.1f %% | %.2f", 100 * Figures.mean(errors), scale);
    }

    /// By kinds: how far a formula misses them, and whether above or below.
    String kinds(MobilityForm form) {
        double[] errors = errors(form);
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head("pieces", "number", "median error", "formula relative to measured, mean", "±"));
        rows.add(kind(errors, "leapers", piece -> !piece.slides()));
        rows.add(kind(errors, "slide, all or part", MobilityPiece::slides));
        rows.add(kind(errors, "colour-bound", piece -> piece.factors().colourBound()));
        rows.add(kind(errors, "all directions", MobilityPiece::allWays));
        rows.add(kind(errors, "more forward than backward", piece -> piece.ahead() > 0 && !piece.allWays()));
        rows.add(kind(errors, "as much or more backward", piece -> piece.ahead() <= 0 && !piece.allWays()));
        return Figures.lines(rows);
    }

    private String kind(double[] all, String name, Predicate<MobilityPiece> which) {
        double[] errors = IntStream.range(0, pieces.size())
                .filter(i -> which.test(pieces.get(i)))
                .mapToDouble(i -> all[i])
                .toArray();
        return Figures.kind(name, errors);
    }

    /// How many.
    public int size() {
        return pieces.size();
    }
}
