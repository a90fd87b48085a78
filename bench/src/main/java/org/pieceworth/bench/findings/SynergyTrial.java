package org.pieceworth.bench.findings;

import static org.pieceworth.bench.findings.Figures.number;
import static org.pieceworth.bench.findings.Figures.row;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.pieceworth.bench.law.OtherRows;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.stats.ChiSquare;
import org.pieceworth.stats.optimize.BoundedLeastSquares.Low;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.AtlasRow.Where;
import org.pieceworth.valuation.synergy.Decomposition;
import org.pieceworth.valuation.synergy.SynergyParameters;

/// The synergy law against measured pieces: its test, its constant by kinds, laws with one term more.
public final class SynergyTrial {

    private static final double Z90 = 1.6448536269514722;
    private static final List<String> BASKET = List.of("N", "B", "R", "Q");
    private static final int DRAWS = 100;
    private static final int C = SynergyForm.constant();

    private final List<SynergyPiece> pieces;
    private final List<SynergyPiece> whole;

    private SynergyTrial(List<SynergyPiece> pieces) {
        this.pieces = pieces;
        whole = pieces.stream().filter(SynergyPiece::whole).toList();
    }

    /// The pieces of an atlas under the usual condition that are made of the law's parts and told from nothing.
    public static SynergyTrial of(Atlas atlas) {
        return of(atlas.pieces(Where.usual(RectangularBoard.CHESS.shape())));
    }

    private static SynergyTrial of(List<AtlasRow> rows) {
        return new SynergyTrial(rows.stream()
                .filter(AtlasRow::isKnown)
                .map(SynergyPiece::of)
                .flatMap(Optional::stream)
                .toList());
    }

    /// The same pieces by their values over the game.
    public SynergyTrial byTheGame() {
        return of(pieces.stream().map(piece -> OtherRows.byTheGame(piece.row())).toList());
    }

    private static Measurements measured(List<SynergyPiece> pieces, double tolerance) {
        return new Measurements(pieces.stream().map(SynergyPiece::row).toList(), tolerance);
    }

    private static ModelLaw law(List<SynergyPiece> pieces) {
        return SynergyForm.CONSTANT.law(pieces);
    }

    /// χ² of the constant-c law, and what each kind of pieces adds to it.
    public String test() {
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head("pieces", "number", "χ²", "degrees", "median error", "error beyond measurement"));
        rows.add(tested("all", pieces));
        rows.add(tested("all, errors of N, B, R and Q trebled", trebled(pieces)));
        rows.add(tested("like the source's: all directions", whole));
        rows.add(tested("all directions, errors of N, B, R and Q trebled", trebled(whole)));
        for (SynergyPiece.Kind kind : SynergyPiece.Kind.values()) {
            rows.add(part(kind));
        }
        return Figures.lines(rows);
    }

    /// Values of these four are told by many games and add up to 2125 exactly; other pieces are measured among them.
    private static List<SynergyPiece> trebled(List<SynergyPiece> pieces) {
        return pieces.stream()
                .map(piece -> BASKET.contains(piece.row().piece())
                        ? piece.with(OtherRows.with(
                                piece.row(),
                                piece.row().value(),
                                3 * piece.row().error()))
                        : piece)
                .toList();
    }

    private static String tested(String name, List<SynergyPiece> pieces) {
        Measurements measured = measured(pieces, 0);
        Low low = measured.fit(law(pieces));
        ChiSquare test = new ChiSquare(low.sum(), pieces.size() - low.rank());
        double[] misses = misses(pieces, low.point());
        return row(
                name,
                pieces.size(),
                number("%.1f", test.statistic()),
                test.degrees(),
                number("%.1f %%", 100 * Figures.median(misses)),
                number("%.1f %%", 100 * beyond(pieces, low.point())));
    }

    /// A kind in the fit to all.
    private String part(SynergyPiece.Kind kind) {
        double[] constants = measured(pieces, 0).fit(law(pieces)).point();
        List<SynergyPiece> own =
                pieces.stream().filter(piece -> piece.kind() == kind).toList();
        Measurements measured = measured(own, 0);
        ModelLaw law = law(own);
        double sum = IntStream.of(measured.all())
                .mapToDouble(i -> measured.residual(law.value(constants, i), i))
                .map(each -> each * each)
                .sum();
        return row(
                "of all: " + kind.words(),
                own.size(),
                number("%.1f", sum),
                "",
                number("%.1f %%", 100 * Figures.median(misses(own, constants))),
                number("%.1f %%", 100 * beyond(own, constants)));
    }

    private static double[] misses(List<SynergyPiece> pieces, double[] constants) {
        Measurements measured = measured(pieces, 0);
        ModelLaw law = law(pieces);
        return IntStream.of(measured.all())
                .mapToDouble(i ->
                        Math.abs(law.value(constants, i) / pieces.get(i).row().value() - 1))
                .toArray();
    }

    /// The spread of the logarithm beyond that of the measurements.
    static double beyond(List<SynergyPiece> pieces, double[] constants) {
        Measurements measured = measured(pieces, 0);
        ModelLaw law = law(pieces);
        double square = 0;
        for (int i = 0; i < pieces.size(); i++) {
            double miss = measured.logError(law.value(constants, i), i);
            square += miss * miss - Math.pow(pieces.get(i).row().spread(), 2);
        }
        return Math.sqrt(Math.max(0, square / pieces.size()));
    }

    /// The source's parameters at the best scale, by kinds.
    String source() {
        SynergyParameters published = SynergyParameters.published();
        double[] source = pieces.stream()
                .mapToDouble(piece -> published
                        .value(Decomposition.of(piece.row().movement(), false))
                        .orElseThrow())
                .toArray();
        double scale = Math.exp(Figures.median(IntStream.range(0, source.length)
                .mapToDouble(i -> Math.log(pieces.get(i).row().value() / source[i]))
                .toArray()));
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head("pieces", "number", "median error", "law relative to measured, mean", "±"));
        Measurements measured = measured(pieces, 0);
        for (SynergyPiece.Kind kind : SynergyPiece.Kind.values()) {
            double[] errors = IntStream.range(0, source.length)
                    .filter(i -> pieces.get(i).kind() == kind)
                    .mapToDouble(i -> measured.logError(scale * source[i], i))
                    .toArray();
            rows.add(Figures.kind(kind.words(), errors));
        }
        return Figures.lines(rows);
    }

    /// c where the law is fitted to one kind of pieces alone; intervals are widened by what the law misses there.
    public String constants() {
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head("pieces", "number", "c · 10⁴", "90 % interval", "χ²", "degrees"));
        rows.add(constant("all", pieces, _ -> true));
        rows.add(constant("all directions", whole, _ -> true));
        rows.add(constant("all directions, moves equal captures", whole, piece -> !piece.divergent()));
        rows.add(constant("leapers, all directions", whole, piece -> !piece.rides()));
        rows.add(constant("riders, all directions", whole, piece -> !piece.leaps()));
        rows.add(constant(
                "leaping riders, all directions, and their parts",
                whole,
                piece -> !piece.divergent()
                        && (piece.rides() || piece.row().piece().length() == 1)));
        rows.add(constant("divergent, all directions", whole, SynergyPiece::divergent));
        rows.add(constant("some directions", pieces, piece -> !piece.whole()));
        return Figures.lines(rows);
    }

    private static String constant(String name, List<SynergyPiece> from, Predicate<SynergyPiece> which) {
        List<SynergyPiece> own = from.stream().filter(which).toList();
        Measurements measured = measured(own, 0);
        ModelLaw law = law(own);
        Low low = lowest(measured, law);
        int degrees = own.size() - low.rank();
        double scale = degrees > 0 ? Math.max(1, low.sum() / degrees) : 1;
        double limit = low.sum() + Z90 * Z90 * scale;
        return row(
                name,
                own.size(),
                number("%.1f", 1e4 * low.point()[C]),
                number("%.1f to ", 1e4 * edge(measured, law, low, 0, limit))
                        + upper(edge(measured, law, low, law.upper()[C], limit), law.upper()[C]),
                number("%.1f", low.sum()),
                degrees);
    }

    private static String upper(double edge, double most) {
        return edge > 0.999 * most ? "any" : number("%.1f", 1e4 * edge);
    }

    /// The lowest of the lows from several constants.
    private static Low lowest(Measurements measured, ModelLaw law) {
        Low best = measured.fit(law);
        for (double c : new double[] {1e-5, 3e-4, 3e-3, 8e-3}) {
            double[] start = law.start();
            start[C] = c;
            Low low = measured.fit(law, measured.all(), start);
            best = low.sum() < best.sum() ? low : best;
        }
        return best;
    }

    /// The constant between the best and an end at which the least sum is the limit.
    private static double edge(Measurements measured, ModelLaw law, Low best, double end, double limit) {
        double inside = best.point()[C];
        double outside = end;
        double[] near = best.point();
        if (at(measured, law, near, end).sum() <= limit) {
            return end;
        }
        for (int i = 0; i < 24; i++) {
            double middle = (inside + outside) / 2;
            Low low = at(measured, law, near, middle);
            if (low.sum() <= limit) {
                inside = middle;
                near = low.point();
            } else {
                outside = middle;
            }
        }
        return inside;
    }

    private static Low at(Measurements measured, ModelLaw law, double[] near, double c) {
        ModelLaw fixed = new ModelLaw() {

            @Override
            public boolean depends(int constant, int piece) {
                return constant != C && law.depends(constant, piece);
            }

            @Override
            public double value(double[] constants, int piece) {
                double[] all = constants.clone();
                all[C] = c;
                return law.value(all, piece);
            }

            @Override
            public double[] start() {
                return law.start();
            }

            @Override
            public double[] lower() {
                return law.lower();
            }

            @Override
            public double[] upper() {
                return law.upper();
            }
        };
        double[] start = near.clone();
        start[C] = c;
        return measured.fit(fixed, measured.all(), start);
    }

    /// Laws by pieces that they had not seen.
    ///
    /// @param terms with the interval of each term, by a bootstrap
    public String forms(boolean terms) {
        List<String> rows = new ArrayList<>();
        rows.add(Figures.head(
                "law",
                "constants",
                "all: error on held-out pieces",
                "improvement on one c, %",
                "all directions: error on held-out pieces",
                "improvement on one c, %",
                "the term, 90 % interval"));
        Tried everything = new Tried(pieces);
        Tried lexicon = new Tried(whole);
        for (SynergyForm form : SynergyForm.values()) {
            rows.add(row(
                    form.words(),
                    form.law(pieces).start().length,
                    everything.misses(form),
                    form == SynergyForm.CONSTANT ? "" : everything.less(form),
                    form == SynergyForm.DIRECTION ? "" : lexicon.misses(form),
                    form == SynergyForm.DIRECTION || form == SynergyForm.CONSTANT ? "" : lexicon.less(form),
                    !terms ? "" : (form == SynergyForm.DIRECTION ? everything : lexicon).term(form)));
        }
        return Figures.lines(rows);
    }

    /// Laws tried on one set of pieces.
    private static final class Tried {

        private final List<SynergyPiece> pieces;
        private final Measurements measured;
        private final double[] constant;

        Tried(List<SynergyPiece> pieces) {
            this.pieces = pieces;
            measured = measured(pieces, Measurements.TOLERANCE);
            constant = sizes(SynergyForm.CONSTANT);
        }

        private double[] sizes(SynergyForm form) {
            double[] foretold = measured.heldOut(form.law(pieces));
            return IntStream.of(measured.all())
                    .mapToDouble(i -> Math.abs(measured.logError(foretold[i], i)))
                    .toArray();
        }

        String misses(SynergyForm form) {
            return number("%.1f %%", 100 * Figures.mean(sizes(form)));
        }

        String less(SynergyForm form) {
            double[] sizes = sizes(form);
            double[] less = IntStream.range(0, sizes.length)
                    .mapToDouble(i -> 100 * (constant[i] - sizes[i]))
                    .toArray();
            return number("%+.1f ± %.1f", Figures.mean(less), Figures.error(less));
        }

        String term(SynergyForm form) {
            if (form == SynergyForm.ADDITIVE
                    || form == SynergyForm.MOVE_AND_CAPTURE
                    || form == SynergyForm.LEAP_AND_RIDE) {
                return "";
            }
            ModelLaw law = form.law(pieces);
            int place = form.termed() ? C + 1 : C;
            double term = measured.fit(law).point()[place];
            double[] interval = Figures.interval(measured.bootstrap(law, DRAWS, 1), point -> point[place]);
            return switch (form) {
                case ADDITIVE, MOVE_AND_CAPTURE, LEAP_AND_RIDE -> "";
                case CONSTANT -> number("%.1f · 10⁻⁴ (%.1f to %.1f)", 1e4 * term, 1e4 * interval[0], 1e4 * interval[1]);
                case DIRECTION, COLOUR -> number("%.2f (%.2f to %.2f)", term, interval[0], interval[1]);
                case POWER -> number("1/%.2f (1/%.2f to 1/%.2f)", 1 + term, 1 + interval[0], 1 + interval[1]);
            };
        }
    }

    /// How many pieces, and how many of them all ways.
    public int[] counts() {
        return new int[] {pieces.size(), whole.size()};
    }

    List<SynergyPiece> whole() {
        return whole;
    }
}
