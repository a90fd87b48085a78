package org.pieceworth.empirical.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.settings.Control;
import org.pieceworth.rules.InputException;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.regression.ControlledFit;
import org.pieceworth.stats.regression.ControlledRegression;
import org.pieceworth.terms.Feature;

/// What values become where something else than material is held equal, beside what the same games give without.
///
/// @param control what is held equal
/// @param games those that say it, and have rows
/// @param without games that do not say it, and are left out
/// @param effects of the levels of a factor; empty without one
/// @param rating what a hundred points of rating more are worth in logits; empty where that is no term
/// @param by what errors are clustered by: what the fit's are, with random effects their factor
/// @param values of pieces, or where there are none of all features
public record ControlledValues(
        Control control,
        int games,
        int without,
        Optional<Effects> effects,
        Optional<Estimate> rating,
        String by,
        List<Controlled> values) {

    /// Copies the list.
    public ControlledValues {
        values = List.copyOf(values);
    }

    /// Effects of the levels of a factor.
    ///
    /// @param levels how many there are
    /// @param deviation in logits; empty where effects are fixed
    public record Effects(int levels, Optional<Double> deviation) {}

    /// A value with and without.
    ///
    /// @param feature whose
    /// @param title in words
    /// @param plain without controls
    /// @param controlled with them
    /// @param change the difference, with the error of the difference
    public record Controlled(String feature, String title, Estimate plain, Estimate controlled, Estimate change) {}

    /// Fits the values with controls.
    ///
    /// @throws InputException when no game says what is controlled for, or the games do not tell the values
    public static ControlledValues of(PieceValueFit fit, Control control) {
        if (fit.design().needsSmoothing() || !fit.settings().options().penalty().isNone()) {
            throw InputException.about("control", "it takes no penalty and no values of squares; leave them out");
        }
        ControlledGames games = ControlledGames.of(fit, control);
        try {
            ControlledFit plain = ControlledRegression.fit(games.rows().plain(), fit.fit());
            ControlledFit controlled = ControlledRegression.fit(games.rows(), fit.fit());
            return of(fit, control, games, plain, controlled);
        } catch (FitException e) {
            throw FitProblems.asInput("no values can be fitted with controls", e);
        }
    }

    private static ControlledValues of(
            PieceValueFit fit, Control control, ControlledGames games, ControlledFit plain, ControlledFit controlled) {
        FitDesign design = fit.design();
        FitScale before = scale(fit, plain);
        FitScale after = scale(fit, controlled);
        boolean random = games.rows().levels() > 0 && !Double.isNaN(controlled.deviation());
        InfluenceErrors errors = random ? InfluenceErrors.apart() : InfluenceErrors.of(fit, games.numbers());
        List<Controlled> values = new ArrayList<>();
        boolean material = design.features().stream().anyMatch(Feature::isMaterial);
        for (int i = 0; i < design.features().size(); i++) {
            Feature feature = design.features().get(i);
            if (design.isKnown(i) && (!material || feature.isMaterial())) {
                int column = design.column()[i];
                double[] own = together(plain, before.slope(column), controlled);
                double[] other = controlled.influence(after.slope(column));
                double[] change = other.clone();
                for (int cluster = 0; cluster < own.length; cluster++) {
                    change[cluster] -= own[cluster];
                }
                double from = before.value(before.weight(column)).value();
                double to = after.value(after.weight(column)).value();
                values.add(new Controlled(
                        feature.name(),
                        feature.title(),
                        new Estimate(from, errors.of(own)),
                        new Estimate(to, errors.of(other)),
                        new Estimate(to - from, errors.of(change))));
            }
        }
        int levels = games.rows().levels();
        double[] weight = new double[controlled.parameters().length];
        int columns = games.rows().data().columns();
        if (control.rating()) {
            weight[columns] = 1;
        }
        return new ControlledValues(
                control,
                games.rows().games(),
                games.without(),
                levels == 0
                        ? Optional.empty()
                        : Optional.of(new Effects(
                                levels, Optional.of(controlled.deviation()).filter(each -> !each.isNaN()))),
                control.rating()
                        ? Optional.of(
                                new Estimate(controlled.parameters()[columns], errors.of(controlled.influence(weight))))
                        : Optional.empty(),
                random
                        ? control.factor().orElseThrow().name()
                        : fit.clusters().map(FitClusters::by).orElse("game"),
                values);
    }

    /// The influence of the same clusters on a value without controls.
    private static double[] together(ControlledFit plain, double[] slope, ControlledFit controlled) {
        double[] byGame = plain.influence(slope);
        double[] together = new double[controlled.scores().length];
        for (int game = 0; game < byGame.length; game++) {
            together[controlled.clusters()[game]] += byGame[game];
        }
        return together;
    }

    private static FitScale scale(PieceValueFit fit, ControlledFit found) {
        int size = found.parameters().length;
        return new FitScale(
                fit.design(),
                fit.settings().unit(),
                new Ratio(found.parameters(), new double[size][size]),
                Optional.empty());
    }
}
