package org.pieceworth.empirical;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.rules.InputException;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.ClusteredRows;
import org.pieceworth.stats.Covariance;
import org.pieceworth.stats.DrawModel;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitTrace;
import org.pieceworth.stats.GroupedOutcomes;
import org.pieceworth.stats.OutcomeFit;
import org.pieceworth.stats.OutcomeRegression;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.Solver;

/// Fits piece values to observations.
public final class PieceValueFitter {

    /// Below so many standard errors from 0, intervals of ratios to it by the delta method are too narrow.
    private static final double WEAK = 4;

    private final Observations observations;
    private final FitSettings settings;
    private final int[] features;
    private final String[] names;

    private PieceValueFitter(Observations observations, FitSettings settings) {
        this.observations = observations;
        this.settings = settings;
        this.features = identified(observations.counts(), settings.draws());
        this.names = IntStream.of(features).mapToObj(f -> Material.NAMES.get(f)).toArray(String[]::new);
    }

    /// Fits the values.
    ///
    /// @throws InputException when the observations do not determine them; the line says what is missing
    public static PieceValueFit fit(Observations observations, FitSettings settings, FitTrace trace) {
        try {
            return new PieceValueFitter(observations, settings).fit(trace);
        } catch (FitException e) {
            throw new InputException("no values can be fitted to these games: " + e.getMessage());
        }
    }

    /// The features that differ in some row that counts.
    private static int[] identified(ObservationCounts counts, DrawModel draws) {
        return IntStream.range(0, Material.NAMES.size())
                .filter(feature -> IntStream.range(0, counts.size())
                        .anyMatch(id -> Material.of(counts.balance(id), feature) != 0 && counts.rowsOf(id, draws) > 0))
                .toArray();
    }

    private PieceValueFit fit(FitTrace trace) {
        int unit = unitFeature();
        GroupedOutcomes data = observations.counts().grouped(features);
        OutcomeFit fit = OutcomeRegression.fit(data, settings.options(), names, trace);
        Ratio ratio = new Ratio(fit.parameters(), covariance(fit, data));
        checkFinite(ratio);
        checkUnit(ratio, unit);
        return new PieceValueFit(
                observations,
                settings,
                values(ratio, unit),
                knightInPawns(ratio),
                rules(ratio, unit),
                fit,
                observations.rows().isPresent(),
                comparison(ratio),
                notes(ratio, unit, fit.gradientNorm()));
    }

    private double[][] covariance(OutcomeFit fit, GroupedOutcomes data) {
        Optional<ClusteredRows> clusters = observations
                .rows()
                .map(rows -> rows.clusters(observations.counts().sorted()));
        return clusters.map(games -> Covariance.clustered(fit, data, games))
                .orElseGet(() -> Covariance.independent(fit));
    }

    /// The parameter that the scale hangs on, or -1 when it hangs on none.
    private int unitFeature() {
        if (!(settings.unit() instanceof ValueUnit.Anchored anchored)) {
            return -1;
        }
        int feature = IntStream.range(0, Material.PIECES.size())
                .filter(i -> Material.PIECES.get(i).equalsIgnoreCase(anchored.piece())
                        || Material.NAMES.get(i).equalsIgnoreCase(anchored.piece()))
                .findFirst()
                .orElseThrow(() -> new InputException("unit '" + anchored.text()
                        + "': found no piece '" + anchored.piece() + "' in these games, expected pawn, knight, bishop,"
                        + " rook or queen"));
        return IntStream.range(0, features.length)
                .filter(i -> features[i] == feature)
                .findFirst()
                .orElseThrow(() -> new InputException("no row has more " + Material.PIECES.get(feature)
                        + "s on one side than on the other, so that values cannot be counted in "
                        + Material.PIECES.get(feature) + "s; give another unit (--unit knight=300, --unit logit)"));
    }

    /// With too few games rounding can leave no variance at all; no number then stands for an error.
    private static void checkFinite(Ratio ratio) {
        for (int i = 0; i < ratio.parameters().length; i++) {
            double variance = ratio.covariance()[i][i];
            if (!Double.isFinite(ratio.parameters()[i]) || !Double.isFinite(variance) || variance < 0) {
                throw new InputException("no values can be fitted to these games: there are too few of them for errors;"
                        + " give more games");
            }
        }
    }

    private void checkUnit(Ratio ratio, int unit) {
        if (unit >= 0 && ratio.parameters()[unit] <= 0) {
            throw new InputException("no values can be counted in " + names[unit] + ": its coefficient "
                    + ratio.parameters()[unit] + " is not positive in these games; give more games or another unit"
                    + " (--unit logit)");
        }
    }

    private Optional<Estimate> knightInPawns(Ratio ratio) {
        boolean both = features.length > 1 && features[0] == 0 && features[1] == 1;
        return both && ratio.parameters()[0] > 0
                ? Optional.of(ratio.of(weight(ratio, 1), weight(ratio, 0), 1))
                : Optional.empty();
    }

    private List<FittedValue> values(Ratio ratio, int unit) {
        List<FittedValue> values = new ArrayList<>();
        for (int feature = 0; feature < Material.NAMES.size(); feature++) {
            int at = Arrays.binarySearch(features, feature);
            values.add(
                    at < 0
                            ? new FittedValue(Material.NAMES.get(feature), Optional.empty(), Optional.empty())
                            : value(Material.NAMES.get(feature), ratio, at, unit));
        }
        int next = features.length;
        if (settings.whiteAdvantage()) {
            values.add(value("white", ratio, next++, unit));
        }
        if (settings.draws() == DrawModel.ORDERED) {
            values.add(value("drawWidth", ratio, next, unit));
        }
        return values;
    }

    private FittedValue value(String name, Ratio ratio, int parameter, int unit) {
        Estimate coefficient = ratio.of(parameter, 1);
        Estimate value = switch (settings.unit()) {
            case ValueUnit.Anchored anchored ->
                ratio.of(weight(ratio, parameter), weight(ratio, unit), anchored.number());
            case ValueUnit.Elo _ -> ratio.of(parameter, 400 / Math.log(10));
            case ValueUnit.Logit _ -> coefficient;
            case ValueUnit.Raw _ -> coefficient;
        };
        return new FittedValue(name, Optional.of(value), Optional.of(coefficient));
    }

    private static double[] weight(Ratio ratio, int parameter) {
        double[] weights = new double[ratio.parameters().length];
        weights[parameter] = 1;
        return weights;
    }

    private List<MaterialRule> rules(Ratio ratio, int unit) {
        if (!(settings.unit() instanceof ValueUnit.Anchored anchored) || features.length < Material.NAMES.size()) {
            return List.of();
        }
        return CapablancaRules.RULES.stream()
                .map(rule -> rule.against(ratio, weight(ratio, unit), anchored.number()))
                .toList();
    }

    /// Fits the preset to the same games with their duplicates. Its drawn rows do not count, so that games without a
    /// result, which it takes as drawn, change nothing.
    private Optional<PresetComparison> comparison(Ratio ratio) {
        if (features.length < Material.NAMES.size()) {
            return Optional.empty();
        }
        FitSettings preset = FitSettings.MEDVEDEV;
        ObservationCounts all = new ObservationCounts();
        all.merge(observations.counts());
        all.merge(observations.duplicates());
        boolean same = settings.draws() == preset.draws()
                && settings.whiteAdvantage() == preset.whiteAdvantage()
                && settings.ridge() == preset.ridge()
                && observations.duplicates().rows() == 0;
        try {
            double[] theta = OutcomeRegression.fit(all.grouped(features), preset.options(), names, FitTrace.NONE)
                    .parameters();
            if (theta[0] <= 0 || ratio.parameters()[0] <= 0) {
                return Optional.empty();
            }
            double[] values = new double[theta.length - 1];
            double[] differences = new double[theta.length - 1];
            for (int i = 1; i < theta.length; i++) {
                values[i - 1] = 100 * theta[i] / theta[0];
                differences[i - 1] = values[i - 1] - 100 * ratio.parameters()[i] / ratio.parameters()[0];
            }
            double drawn = (double) all.total(1) / all.rows();
            return Optional.of(new PresetComparison(
                    same, values, differences, drawn, observations.duplicates().rows()));
        } catch (FitException _) {
            return Optional.empty();
        }
    }

    private List<String> notes(Ratio ratio, int unit, double gradientNorm) {
        List<String> notes = new ArrayList<>();
        for (int feature = 0; feature < Material.NAMES.size(); feature++) {
            if (Arrays.binarySearch(features, feature) < 0) {
                notes.add("no row has more " + Material.PIECES.get(feature) + "s on one side: "
                        + Material.NAMES.get(feature) + " cannot be estimated");
            }
        }
        if (observations.rows().isEmpty()) {
            notes.add(
                    "rows were treated as independent, since only rows were at hand and not their games: the errors are"
                            + " too small where games give several rows");
        }
        if (settings.solver() == Solver.GRADIENT && gradientNorm > 1e-6) {
            notes.add("gradient descent has not settled after its steps (gradient " + gradientNorm
                    + "); Newton's method (--solver newton) has the exact minimum");
        }
        if (unit >= 0) {
            Estimate coefficient = ratio.of(unit, 1);
            if (coefficient.value() < WEAK * coefficient.standardError()) {
                notes.add("the coefficient of " + names[unit]
                        + " is weak (fewer than 4 standard errors from 0): read the intervals with care");
            }
        }
        return notes;
    }
}
