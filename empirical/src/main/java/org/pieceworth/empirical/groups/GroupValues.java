package org.pieceworth.empirical.groups;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.pieceworth.empirical.fit.FitDesign;
import org.pieceworth.empirical.fit.FitProblems;
import org.pieceworth.empirical.fit.FitScale;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.GameBlocks;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.rows.Material;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.groups.GroupFit;
import org.pieceworth.stats.groups.GroupTest;
import org.pieceworth.stats.groups.TestedGroup;
import org.pieceworth.stats.groups.PooledValues;
import org.pieceworth.terms.Feature;
import org.pieceworth.text.InputException;

/// What groups of games say of the values of a fit, each by itself and all together.
final class GroupValues {

    private final PieceValueFit fit;
    private final FitDesign design;
    private final List<GroupRows.Group> groups;
    private final List<Own> own;

    /// How often labels are dealt anew for a test.
    private static final int PERMUTATIONS = 999;

    /// What a group says by itself.
    ///
    /// @param fit the fit to its own games; empty where there is none, or none with errors
    /// @param unsure the fit where it has no errors
    /// @param problem why there is none with errors; empty where there is one
    private record Own(Optional<GroupFit> fit, Optional<GroupFit> unsure, Optional<InputException> problem) {}

    /// Fits each group by itself.
    GroupValues(PieceValueFit fit, List<GroupRows.Group> groups) {
        this.fit = fit;
        this.groups = groups;
        design = fit.design();
        own = groups.stream().map(this::own).toList();
    }

    private Own own(GroupRows.Group group) {
        try {
            GroupFit found =
                    GroupFit.of(group.data(), group.clusters(), fit.settings().options(), design.names());
            return isFinite(found)
                    ? new Own(Optional.of(found), Optional.empty(), Optional.empty())
                    : none(new InputException("there are too few games for errors"));
        } catch (FitException e) {
            return e.reason() == FitException.Reason.TOO_FEW_RESULTS
                    ? new Own(
                            Optional.empty(),
                            Optional.of(GroupFit.unsure(
                                    group.data(),
                                    group.clusters(),
                                    fit.settings().options(),
                                    design.names())),
                            Optional.of(FitProblems.asInput(e)))
                    : none(FitProblems.asInput(e));
        }
    }

    private static Own none(InputException problem) {
        return new Own(Optional.empty(), Optional.empty(), Optional.of(problem));
    }

    private static boolean isFinite(GroupFit fit) {
        return IntStream.range(0, fit.values().length)
                .allMatch(i -> Double.isFinite(fit.values()[i]) && fit.covariance()[i][i] > 0);
    }

    /// Why a group has no values of its own; empty where it has them.
    Optional<InputException> problem(int group) {
        boolean weak =
                own.get(group).fit().filter(found -> alone(found).isEmpty()).isPresent();
        return weak
                ? Optional.of(new InputException("the unit's coefficient is not positive"))
                : own.get(group).problem();
    }

    /// The same in a line; empty where it has them.
    String reason(int group) {
        return problem(group).map(GroupValues::message).orElse("");
    }

    static String message(InputException problem) {
        return problem.message(name -> name);
    }

    /// The values of a group's own games; none where they do not determine them.
    List<FittedValue> alone(int group) {
        Own found = own.get(group);
        return found.fit()
                .map(this::alone)
                .or(() -> found.unsure()
                        .map(unsure -> alone(unsure).stream()
                                .map(GroupValues::withoutError)
                                .toList()))
                .orElse(List.of());
    }

    /// The unit has none anyway.
    private static FittedValue withoutError(FittedValue value) {
        Estimate estimate = value.value().orElseThrow();
        return estimate.standardError() == 0
                ? value
                : new FittedValue(
                        value.feature(),
                        value.title(),
                        Optional.of(new Estimate(estimate.value(), Double.NaN)),
                        Optional.empty(),
                        value.coefficient().map(logits -> new Estimate(logits.value(), Double.NaN)));
    }

    private List<FittedValue> alone(GroupFit group) {
        try {
            FitScale scale = new FitScale(
                    design, fit.settings().unit(), new Ratio(group.values(), group.covariance()), Optional.empty());
            return features().mapToObj(feature -> alone(feature, scale)).toList();
        } catch (InputException _) {
            return List.of();
        }
    }

    private FittedValue alone(int feature, FitScale scale) {
        Feature of = design.features().get(feature);
        return scale.value(of.name(), of.title(), design.column()[feature]);
    }

    /// The features that have a column.
    private IntStream features() {
        return IntStream.range(0, design.column().length).filter(design::isKnown);
    }

    /// Per group its values, drawn towards the groups' mean, feature by feature; empty when too few groups
    /// lend.
    Optional<List<List<FittedValue>>> pooled() {
        List<List<FittedValue>> groups = new ArrayList<>();
        own.forEach(_ -> groups.add(new ArrayList<>()));
        for (int feature : features().toArray()) {
            Feature of = design.features().get(feature);
            Optional<List<Estimate>> values = pooled(design.column()[feature]);
            if (values.isEmpty()) {
                return Optional.empty();
            }
            for (int group = 0; group < groups.size(); group++) {
                groups.get(group)
                        .add(FittedValue.pooled(
                                of.name(), of.title(), values.get().get(group)));
            }
        }
        return Optional.of(groups);
    }

    /// Per group its pooled value of a column; a group that cannot be fitted gets what is known of another
    /// group.
    private Optional<List<Estimate>> pooled(int column) {
        FitScale scale = new FitScale(design, fit.settings().unit(), fit.ratio(), Optional.empty());
        List<GroupFit> fits = own.stream().flatMap(each -> each.fit().stream()).toList();
        if (fit.settings().unit() instanceof ValueUnit.Anchored anchored) {
            double[] top = scale.weight(column);
            double[] bottom = FitScale.denominator(design, anchored, top.length).orElseThrow();
            return Arrays.equals(top, bottom)
                    ? Optional.of(own.stream()
                            .map(_ -> new Estimate(anchored.number(), 0))
                            .toList())
                    : PooledValues.ofRatios(fits, top, bottom, anchored.number())
                            .map(this::perGroup);
        }
        return PooledValues.ofCombinations(fits, scale.slope(column)).map(this::perGroup);
    }

    private List<Estimate> perGroup(PooledValues pooled) {
        List<Estimate> values = new ArrayList<>();
        int next = 0;
        for (Own each : own) {
            values.add(each.fit().isPresent() ? pooled.groups().get(next++) : pooled.another());
        }
        return values;
    }

    /// Whether the pieces' values in pawns differ between the first groups: values and not coefficients,
    /// which differ also where results are decided more clearly by the same material. Empty when too few can
    /// be fitted, or pieces have no single value.
    Optional<GroupTest> test(int first) {
        int[] columns = Material.NAMES.stream()
                .map(name -> design.material(name.charAt(0)))
                .filter(found -> found.length == 1)
                .mapToInt(found -> found[0])
                .toArray();
        if (design.material('P').length != 1 || columns.length < 2) {
            return Optional.empty();
        }
        List<GroupFit> fits = new ArrayList<>();
        List<TestedGroup> tested = new ArrayList<>();
        for (int group = 0; group < Math.min(first, own.size()); group++) {
            if (own.get(group).fit().isPresent()) {
                fits.add(own.get(group).fit().get().only(columns));
                GroupRows.Group rows = groups.get(group);
                tested.add(new TestedGroup(rows.data(), rows.clusters(), rows.numbers()));
            }
        }
        return GroupTest.ofRatios(
                fits,
                tested,
                fit.settings().options(),
                columns,
                new GroupTest.Dealing(PERMUTATIONS, fit.settings().resampling().seed(), GameBlocks.of(fit)));
    }
}
