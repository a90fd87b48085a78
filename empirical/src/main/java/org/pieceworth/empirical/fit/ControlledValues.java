package org.pieceworth.empirical.fit;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.settings.Control;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.errors.ResultCounts;
import org.pieceworth.stats.errors.WeightedClusters;
import org.pieceworth.stats.regression.ControlledFit;
import org.pieceworth.stats.regression.ControlledRegression;
import org.pieceworth.stats.regression.ControlledRows;
import org.pieceworth.stats.regression.NoisyCovariate;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.terms.Feature;
import org.pieceworth.text.InputException;

/// Values with variables other than material held equal, next to those of the same games without controls.
///
/// @param control the variables held equal
/// @param games number of games that have the tags and rows
/// @param without number of games excluded for lack of the tags
/// @param effects effects of the levels of the factor, if there is one
/// @param rating log-odds per 100 points of rating; empty if ratings are not controlled
/// @param noise effect of correcting for the noise of ratings; empty if they count as exact
/// @param by clusters of the errors: the fit's, or with random effects the factor
/// @param values values of the pieces, or of all features if there are none
public record ControlledValues(
        Control control,
        int games,
        int without,
        Optional<Effects> effects,
        Optional<Estimate> rating,
        Optional<Noise> noise,
        String by,
        List<Controlled> values) {

    public ControlledValues {
        values = List.copyOf(values);
    }

    /// Effects of the levels of a factor.
    ///
    /// @param levels number of levels
    /// @param deviation standard deviation of random effects in log-odds; empty for fixed effects
    public record Effects(int levels, Optional<Double> deviation) {}

    /// A correction for the noise of ratings.
    ///
    /// @param deviation standard deviation of the error of a player's rating, in points
    /// @param reliability share of the variance of rating differences, given the material, that is not noise
    /// @param uncorrected values with ratings treated as exact, in the order of the values
    public record Noise(int deviation, double reliability, List<Double> uncorrected) {

        public Noise {
            uncorrected = List.copyOf(uncorrected);
        }
    }

    /// A value with and without controls.
    ///
    /// @param feature its name
    /// @param title its name in words
    /// @param plain without controls
    /// @param controlled values with the controls
    /// @param change the difference, with its own error; all three errors are NaN if the fit itself gives none
    public record Controlled(String feature, String title, Estimate plain, Estimate controlled, Estimate change) {

        Controlled(String feature, String title, Estimate plain, Estimate controlled, double changeError) {
            this(feature, title, plain, controlled, new Estimate(controlled.value() - plain.value(), changeError));
        }

        private Controlled withoutErrors() {
            return new Controlled(
                    feature,
                    title,
                    new Estimate(plain.value(), Double.NaN),
                    new Estimate(controlled.value(), Double.NaN),
                    Double.NaN);
        }

        /// True for the unit of the scale, which has no error.
        public boolean isUnit() {
            return plain.standardError() <= UNIT;
        }
    }

    private static final double UNIT = 1e-9;

    /// Fits the values with controls.
    ///
    /// @throws InputException when no game has the tags, or the games do not determine the values
    public static ControlledValues of(PieceValueFit fit, Control control) {
        if (fit.design().needsSmoothing() || !fit.settings().options().penalty().isNone()) {
            throw InputException.about("control", "it takes no penalty and no values of squares; omit them");
        }
        ControlledGames games = ControlledGames.of(fit, control);
        ControlledRows rows = games.rows();
        InfluenceErrors errors = ControlledRegression.isRandom(rows.levels())
                ? InfluenceErrors.byLevel(fit, rows.level(), rows.levels())
                : InfluenceErrors.of(fit, games.numbers());
        try {
            OutcomeRegression.checkClasses(rows.data(), fit.fit().options());
            ControlledFit plain = ControlledRegression.fit(rows.plain(), fit.fit(), errors.needsShares());
            ControlledFit controlled = ControlledRegression.fit(rows, fit.fit(), errors.needsShares());
            if (control.noise() == 0) {
                return of(fit, control, games, errors, plain, controlled);
            }
            // Both players' ratings err, and the covariate is in hundreds of points.
            NoisyCovariate.Corrected corrected =
                    NoisyCovariate.of(rows, fit.fit().options(), controlled, 2e-4 * control.noise() * control.noise());
            ControlledValues known = of(fit, control, games, errors, plain, controlled);
            return of(fit, control, games, errors, plain, corrected.fit())
                    .with(new Noise(
                            control.noise(),
                            corrected.reliability(),
                            known.values().stream()
                                    .map(value -> value.controlled().value())
                                    .toList()));
        } catch (FitException e) {
            if (e.reason() == FitException.Reason.NOISE) {
                throw InputException.about(
                        "control",
                        "found an error of " + control.noise() + " points of a rating, expected less: " + e.text());
            }
            throw FitProblems.asInput("no values can be fitted with controls", e);
        }
    }

    private static ControlledValues of(
            PieceValueFit fit,
            Control control,
            ControlledGames games,
            InfluenceErrors errors,
            ControlledFit plain,
            ControlledFit controlled) {
        FitDesign design = fit.design();
        FitScale before = scale(fit, plain);
        FitScale after = scale(fit, controlled);
        InfluenceErrors.Both both = errors.both(plain, controlled);
        ControlledRows rows = games.rows();
        double rarest = ResultCounts.of(
                        fit.fit().options(),
                        new WeightedClusters(rows.start(), rows.group(), rows.win(), rows.draw(), rows.loss()))
                .ofSlopes();
        boolean few = rarest < ResultCounts.FEW && rarest < ResultCounts.RARE * rows.games();
        List<Controlled> values = new ArrayList<>();
        boolean material = design.features().stream().anyMatch(Feature::isMaterial);
        for (int i = 0; i < design.features().size(); i++) {
            Feature feature = design.features().get(i);
            if (design.isKnown(i) && (!material || feature.isMaterial())) {
                int column = design.column()[i];
                double[] from = before.slope(column);
                double[] to = after.slope(column);
                boolean told = fit.value(feature.name())
                        .filter(value -> value.standardError().isPresent())
                        .isPresent();
                double plainWider = few ? wider(both.plain(from), plain, from) : 1;
                double controlledWider = few ? wider(both.controlled(to), controlled, to) : 1;
                Controlled value = new Controlled(
                        feature.name(),
                        feature.title(),
                        new Estimate(before.value(before.weight(column)).value(), plainWider * both.plain(from)),
                        new Estimate(after.value(after.weight(column)).value(), controlledWider * both.controlled(to)),
                        Math.max(plainWider, controlledWider) * both.change(from, to));
                values.add(value.isUnit() || told && rarest >= ResultCounts.FEWEST ? value : value.withoutErrors());
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
                        ? Optional.of(new Estimate(controlled.parameters()[columns], both.controlled(weight)))
                        : Optional.empty(),
                Optional.empty(),
                ControlledRegression.isRandom(levels)
                        ? control.factor().orElseThrow().name()
                        : fit.clusters()
                                .filter(found -> !found.isByRow())
                                .map(FitClusters::by)
                                .orElse("game"),
                values);
    }

    private ControlledValues with(Noise corrected) {
        return new ControlledValues(control, games, without, effects, rating, Optional.of(corrected), by, values);
    }

    /// Factor that makes an error at least as large as that of independent rows.
    private static double wider(double error, ControlledFit fit, double[] weights) {
        double least = new Ratio(fit.parameters(), fit.bread()).of(weights).standardError();
        return error > 0 ? Math.max(1, least / error) : 1;
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
