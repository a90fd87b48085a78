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
import org.pieceworth.stats.groups.PooledValues;
import org.pieceworth.stats.groups.TestedGroup;
import org.pieceworth.terms.Feature;
import org.pieceworth.text.InputException;

/// Values by groups of games: each group by itself, and partially pooled.
final class GroupValues {

    private final PieceValueFit fit;
    private final FitDesign design;
    private final List<GroupRows.Group> groups;
    private final List<Own> own;

    /// Number of random relabellings of a permutation test.
    private static final int PERMUTATIONS = 999;

    /// The separate fit of one group.
    ///
    /// @param fit the fit to its own games; empty if it fails, or has no errors
    /// @param unsure a fit without errors
    /// @param problem reason for no fit with errors; empty if there is one
    private record Own(Optional<GroupFit> fit, Optional<GroupFit> unsure, Optional<InputException> problem) {}

    /// Fits each group separately.
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

    /// The reason for a group without its own values; empty if it has them.
    Optional<InputException> problem(int group) {
        boolean weak =
                own.get(group).fit().filter(found -> alone(found).isEmpty()).isPresent();
        return weak
                ? Optional.of(new InputException("the unit's coefficient is not positive"))
                : own.get(group).problem();
    }

    /// The reason in one line, or an empty text.
    String reason(int group) {
        return problem(group).map(GroupValues::message).orElse("");
    }

    static String message(InputException problem) {
        return problem.message(name -> name);
    }

    /// The values from a group's own games; empty if they do not determine them.
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

    /// Does not change the unit, which has no error.
    private static FittedValue withoutError(FittedValue value) {
        Estimate estimate = value.value().orElseThrow();
        return estimate.standardError() == 0
                ? value
                : new FittedValue(
                        value.feature(),
                        value.title(),
                        Optional.of(new Estimate(estimate.value(), Double.NaN)),
                        Optional.empty(),
                        value.coefficient().map(logOdds -> new Estimate(logOdds.value(), Double.NaN)));
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

    /// The partially pooled values by group, each feature by itself; empty if too few groups can be fitted.
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

    /// The pooled values of a column by group; a group without a fit gets the prediction for a new group.
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

    /// Tests if the pieces' values in pawns differ between the first groups. It compares values, since coefficients
    /// also differ if the same material decides results more clearly. Empty if too few groups can be fitted, or
    /// pieces have several values.
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
                new GroupTest.Dealing(
                        PERMUTATIONS, fit.settings().errors().resampling().seed(), GameBlocks.of(fit)));
    }
}
