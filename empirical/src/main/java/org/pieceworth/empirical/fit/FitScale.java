package org.pieceworth.empirical.fit;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.DoubleFunction;
import java.util.stream.Collectors;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.rules.position.PieceLetter;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.StudentT;
import org.pieceworth.stats.errors.BootstrapReplicates;
import org.pieceworth.stats.errors.PenalisedProfile;
import org.pieceworth.stats.robust.WildBootstrap;
import org.pieceworth.terms.Feature;
import org.pieceworth.text.InputException;

/// Converts fitted coefficients to a scale: divided by the unit piece's coefficient, or multiplied by a number.
///
/// Values by phase of the game are divided by the mean of the unit piece's coefficients over the phases.
public final class FitScale {

    /// A coefficient fewer standard errors than this from 0 is weak: intervals of ratios to it may have no end.
    public static final double WEAK = 10;

    /// Below this many standard errors, intervals of ratios are Fieller's. Those by the delta method are not symmetric
    /// enough: switching at ten standard errors gives 92.9 % coverage.
    public static final double SYMMETRIC = 25;

    private static final double LEVEL = 0.95;

    private final ValueUnit unit;
    private final Ratio ratio;
    private final Optional<BootstrapReplicates> replicates;
    private final StudentT distribution;
    private final Optional<Inversion> inversion;
    private final Optional<WildBootstrap> wild;

    /// Half-width of an interval in standard errors.
    private final double reach;

    private final Optional<double[]> denominator;
    private final List<UnitPiece> pieces;
    private final boolean bounded;

    /// Intervals of the numbers not rejected by a test.
    @FunctionalInterface
    private interface Inversion {

        /// @see WildBootstrap#interval
        Interval interval(DoubleFunction<double[]> contrast, double shift, double estimate, double stride);
    }

    public FitScale(FitDesign design, ValueUnit unit, Ratio ratio, Optional<BootstrapReplicates> replicates) {
        this(design, unit, ratio, replicates, StudentT.NORMAL, false);
    }

    /// @param distribution distribution of an estimate over its standard error
    /// @param bounded true to make bootstrap errors and intervals at least as large as those of the formula
    FitScale(
            FitDesign design,
            ValueUnit unit,
            Ratio ratio,
            Optional<BootstrapReplicates> replicates,
            StudentT distribution,
            boolean bounded) {
        this(design, unit, ratio, replicates, distribution, Optional.empty(), Optional.empty(), bounded);
    }

    /// A scale whose intervals are profiles of a penalised likelihood.
    static FitScale profiled(FitDesign design, ValueUnit unit, Ratio ratio, PenalisedProfile profile) {
        double normal = StudentT.NORMAL.reach(LEVEL);
        double quantile = normal * normal;
        return new FitScale(
                design,
                unit,
                ratio,
                Optional.empty(),
                StudentT.NORMAL,
                Optional.of((contrast, shift, estimate, stride) ->
                        profile.interval(contrast, shift, estimate, stride, quantile)),
                Optional.empty(),
                false);
    }

    /// A scale with intervals by the wild cluster bootstrap.
    static FitScale wild(FitDesign design, ValueUnit unit, Ratio ratio, StudentT distribution, WildBootstrap wild) {
        return new FitScale(
                design,
                unit,
                ratio,
                Optional.empty(),
                distribution,
                Optional.of(wild::interval),
                Optional.of(wild),
                false);
    }

    private FitScale(
            FitDesign design,
            ValueUnit unit,
            Ratio ratio,
            Optional<BootstrapReplicates> replicates,
            StudentT distribution,
            Optional<Inversion> inversion,
            Optional<WildBootstrap> wild,
            boolean bounded) {
        this.inversion = inversion;
        this.wild = wild;
        this.bounded = bounded;
        this.distribution = distribution;
        reach = distribution.reach(LEVEL);
        this.unit = unit;
        this.ratio = ratio;
        this.replicates = replicates;
        pieces = unit instanceof ValueUnit.Anchored anchored ? UnitPiece.of(design.features(), anchored) : List.of();
        denominator = denominator(design, unit, ratio.parameters().length);
        denominator.ifPresent(this::check);
    }

    /// The parameters with their covariance.
    Ratio ratio() {
        return ratio;
    }

    /// Checks that a fit has the unit's coefficient.
    ///
    /// @throws InputException when the piece is unknown or occurs in no row
    static void check(FitDesign design, ValueUnit unit) {
        denominator(design, unit, design.names().length);
    }

    /// The unit's weights over the parameters; empty if no piece is the unit.
    public static Optional<double[]> denominator(FitDesign design, ValueUnit unit, int parameters) {
        if (!(unit instanceof ValueUnit.Anchored anchored)) {
            return Optional.empty();
        }
        double[] weights = new double[parameters];
        for (UnitPiece piece : UnitPiece.of(design.features(), anchored)) {
            int[] columns = columns(design, piece);
            for (int column : columns) {
                weights[column] += 1.0 / columns.length;
            }
        }
        return Optional.of(weights);
    }

    /// The piece's columns: one, or one per phase.
    private static int[] columns(FitDesign design, UnitPiece piece) {
        int[] columns = design.material(piece.letter());
        if (columns.length == 0) {
            String name = piece.name();
            Optional<ValueDoubt> reason = design.gaps().reason(PieceLetter.text(piece.letter()));
            if (reason.isPresent()) {
                throw new InputException("the " + name + " has no value in these games ("
                                + DoubtText.of(reason.get())
                                + "), so values cannot be counted in " + name + "s; give another unit")
                        .with("unit", "logit");
            }
            if (!design.features().isEmpty() && design.features().stream().noneMatch(Feature::isMaterial)) {
                throw new InputException("the features have no " + name + " to count values in, since material is not"
                                + " among them; add it, or give another unit")
                        .with("features", "material,…")
                        .with("unit", "logit");
            }
            throw new InputException("no row has more " + name + "s on one side than on the other, so values cannot"
                            + " be counted in " + name + "s; give another unit")
                    .with("unit", "knight=300")
                    .with("unit", "logit");
        }
        return columns;
    }

    private void check(double[] weights) {
        Estimate coefficient = ratio.of(weights);
        if (!(coefficient.value() > 0)) {
            throw new InputException("no values can be counted in " + unitName() + ": its coefficient "
                            + String.format(Locale.ROOT, "%.3f", coefficient.value())
                            + " is not positive in these games; give more games or another unit")
                    .with("unit", "logit");
        }
    }

    private String unitName() {
        return pieces.isEmpty()
                ? unit.text()
                : pieces.stream().map(piece -> PieceLetter.text(piece.letter())).collect(Collectors.joining("+"));
    }

    /// The weights that select one parameter.
    public double[] weight(int parameter) {
        double[] weights = new double[ratio.parameters().length];
        weights[parameter] = 1;
        return weights;
    }

    /// True for the unit's own parameter, whose value is fixed and no estimate.
    boolean isUnit(int parameter) {
        return denominator.filter(weights -> same(weights, weight(parameter))).isPresent();
    }

    /// A parameter on the scale, with its interval.
    public FittedValue value(String name, String title, int parameter) {
        double[] weights = weight(parameter);
        return new FittedValue(
                name,
                title,
                Optional.of(value(weights)),
                Optional.of(interval(weights)),
                Optional.of(coefficient(weights)));
    }

    /// A linear combination in log-odds. If some bootstrap samples could not be fitted, probably the extreme
    /// ones, the bootstrap's error is too small; the formula's is then its lower bound.
    Estimate coefficient(double[] weights) {
        Estimate byFormula = ratio.of(weights);
        return replicates
                .map(found -> new Estimate(
                        byFormula.value(),
                        Math.max(
                                found.standardError(weights),
                                bounded || found.failed() > 0 ? byFormula.standardError() : 0)))
                .orElse(byFormula);
    }

    /// A linear combination on the scale.
    Estimate value(double[] weights) {
        return unit instanceof ValueUnit.Anchored anchored
                ? anchored(weights, denominator.orElseThrow(), anchored.number())
                : times(coefficient(weights), perLogit());
    }

    private double perLogit() {
        return unit.perLogit().orElseThrow();
    }

    private static Estimate times(Estimate estimate, double factor) {
        return new Estimate(factor * estimate.value(), factor * estimate.standardError());
    }

    /// A ratio of two linear combinations. If the denominator is weak, a bootstrap gives no standard error: it would
    /// depend on the few samples whose denominators are near 0.
    Estimate anchored(double[] numerator, double[] unitWeights, double number) {
        if (same(numerator, unitWeights)) {
            return new Estimate(number, 0);
        }
        Estimate byFormula = ratio.of(numerator, unitWeights, number);
        if (replicates.isEmpty()) {
            return byFormula;
        }
        double error =
                isWeak(unitWeights) ? Double.NaN : replicates.get().standardError(numerator, unitWeights, number);
        return new Estimate(byFormula.value(), bounded ? Math.max(error, byFormula.standardError()) : error);
    }

    /// Its 95 % interval.
    Interval interval(double[] weights) {
        if (!(unit instanceof ValueUnit.Anchored anchored)) {
            Estimate value = value(weights);
            return inversion
                    .map(of -> of.interval(_ -> weights, 1 / perLogit(), value.value(), value.standardError()))
                    .orElseGet(() -> around(value));
        }
        return interval(weights, denominator.orElseThrow(), anchored.number());
    }

    /// Derivative of a parameter's value by all parameters.
    public double[] slope(int parameter) {
        double[] weights = weight(parameter);
        if (unit instanceof ValueUnit.Anchored anchored) {
            return ratio.slope(weights, denominator.orElseThrow(), anchored.number());
        }
        weights[parameter] *= perLogit();
        return weights;
    }

    /// The 95 % interval of a ratio. It is Fieller's unless the denominator is strong, and for a weak one even with a
    /// bootstrap, whose percentiles then mean little.
    Interval interval(double[] numerator, double[] unitWeights, double number) {
        if (same(numerator, unitWeights)) {
            return new Interval.Bounded(number, number);
        }
        if (inversion.isPresent()) {
            Estimate value = ratio.of(numerator, unitWeights, number);
            return inversion
                    .get()
                    .interval(
                            at -> difference(numerator, unitWeights, at / number),
                            0,
                            value.value(),
                            value.standardError());
        }
        Interval byFormula = isWithin(unitWeights, SYMMETRIC)
                ? ratio.within(numerator, unitWeights, number, reach)
                : around(ratio.of(numerator, unitWeights, number));
        if (replicates.isEmpty() || isWeak(unitWeights)) {
            return byFormula;
        }
        Interval.Bounded percentile = replicates.get().percentile(numerator, unitWeights, number, LEVEL);
        return bounded ? byFormula.bounded().<Interval>map(percentile::with).orElse(byFormula) : percentile;
    }

    /// Weights whose combination is 0 exactly if the piece has this value on the scale.
    double[] against(double[] weights, double value) {
        return difference(weights, denominator.orElseThrow(), value / ((ValueUnit.Anchored) unit).number());
    }

    private static double[] difference(double[] left, double[] right, double factor) {
        double[] difference = left.clone();
        for (int i = 0; i < left.length; i++) {
            difference[i] -= factor * right[i];
        }
        return difference;
    }

    private Interval around(Estimate value) {
        return Double.isInfinite(distribution.degrees())
                ? new Interval.Bounded(value.low(), value.high())
                : new Interval.Bounded(
                        value.value() - reach * value.standardError(), value.value() + reach * value.standardError());
    }

    /// The distribution of an estimate over its standard error.
    StudentT distribution() {
        return distribution;
    }

    /// The p-value of the hypothesis that a combination is 0, by the wild cluster bootstrap if it makes the
    /// intervals.
    Optional<Double> wildPValue(double[] weights, double number) {
        return wild.map(of -> of.pValue(weights, number));
    }

    private static boolean same(double[] a, double[] b) {
        return Arrays.equals(a, b);
    }

    private boolean isWeak(double[] weights) {
        return isWithin(weights, WEAK);
    }

    private boolean isWithin(double[] weights, double errors) {
        Estimate estimate = coefficient(weights);
        return estimate.value() < errors * estimate.standardError();
    }

    /// The caveat of a weak unit; empty if it is strong.
    Optional<FitNote> note() {
        return denominator.filter(_ -> inversion.isEmpty()).filter(this::isWeak).map(weights -> {
            Estimate coefficient = coefficient(weights);
            return new FitNote.WeakUnit(
                    unitName(), coefficient.value() / coefficient.standardError(), replicates.isPresent());
        });
    }
}
