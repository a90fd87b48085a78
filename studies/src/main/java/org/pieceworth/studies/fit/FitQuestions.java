package org.pieceworth.studies.fit;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.empirical.checks.FitChecks;
import org.pieceworth.empirical.checks.FitStatistics;
import org.pieceworth.empirical.checks.GivenValues;
import org.pieceworth.empirical.checks.JointTest;
import org.pieceworth.empirical.diagnostics.Diagnostics;
import org.pieceworth.empirical.fit.ControlledValues;
import org.pieceworth.empirical.fit.LinearRule;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.settings.Control;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.empirical.settings.WhereSeparated;
import org.pieceworth.report.page.FitExtras;
import org.pieceworth.text.InputException;

/// Questions to a fit besides its values. The grouping of the games asks for values by groups.
///
/// @param calibration what White scores at each balance of material
/// @param heldOut scores on games left out of the fit
/// @param drawModels ways of counting draws on equal ground
/// @param influence how many games that move a value most, 0 for none
/// @param influenceOn that value's feature; the knight, or else the second feature, when empty
/// @param groups how many groups at most, those with most games
/// @param control what else is held equal; empty for nothing
/// @param published whether the calibration is that of the article, which has draws though its fit has none
/// @param values names of sources of values that are to be compared, in their order
/// @param joint sets of rules, each of which is tested as a whole
/// @param diagnostics whether the fit is to be judged
public record FitQuestions(
        Inclusion calibration,
        boolean heldOut,
        boolean drawModels,
        int influence,
        Optional<String> influenceOn,
        int groups,
        Optional<Control> control,
        boolean published,
        List<String> values,
        List<List<LinearRule>> joint,
        boolean diagnostics) {

    /// Whether a part belongs to the answer.
    public enum Inclusion {
        /// It is not.
        NO,
        /// Only where it is usual: of chess, and where the games are at hand.
        WHERE_USUAL,
        /// In any case: where it cannot be had, that is an error.
        YES
    }

    /// Nothing; of groups the twenty largest.
    public static final FitQuestions NONE = new FitQuestions(Inclusion.NO, false, false, 0, Optional.empty(), 20);

    private static final int FOLDS = 5;
    private static final int MOST_GAMES = 10_000;

    /// @throws InputException when a number is out of range
    public FitQuestions {
        values = List.copyOf(values);
        joint = joint.stream().map(List::copyOf).toList();
        if (influence < 0 || influence > MOST_GAMES) {
            throw InputException.about("influence", "found " + influence + ", expected 0 to " + MOST_GAMES + " games");
        }
    }

    /// Questions without a control.
    ///
    /// @param calibration what White scores at each balance of material
    /// @param heldOut scores on games left out of the fit
    /// @param drawModels ways of counting draws on equal ground
    /// @param influence how many games that move a value most, 0 for none
    /// @param influenceOn that value's feature
    /// @param groups how many groups at most
    public FitQuestions(
            Inclusion calibration,
            boolean heldOut,
            boolean drawModels,
            int influence,
            Optional<String> influenceOn,
            int groups) {
        this(
                calibration,
                heldOut,
                drawModels,
                influence,
                influenceOn,
                groups,
                Optional.empty(),
                false,
                List.of(),
                List.of(),
                false);
    }

    /// A copy with something else held equal.
    public FitQuestions withControl(Optional<Control> other) {
        return new FitQuestions(
                calibration,
                heldOut,
                drawModels,
                influence,
                influenceOn,
                groups,
                other,
                published,
                values,
                joint,
                diagnostics);
    }

    /// A copy that compares values.
    public FitQuestions withValues(List<String> others) {
        return new FitQuestions(
                calibration,
                heldOut,
                drawModels,
                influence,
                influenceOn,
                groups,
                control,
                published,
                others,
                joint,
                diagnostics);
    }

    /// A copy that tests rules together.
    public FitQuestions withJoint(List<List<LinearRule>> others) {
        return new FitQuestions(
                calibration,
                heldOut,
                drawModels,
                influence,
                influenceOn,
                groups,
                control,
                published,
                values,
                others,
                diagnostics);
    }

    /// A copy with the calibration as in the article.
    public FitQuestions asPublished(boolean wanted) {
        return new FitQuestions(
                calibration,
                heldOut,
                drawModels,
                influence,
                influenceOn,
                groups,
                control,
                wanted,
                values,
                joint,
                diagnostics);
    }

    /// A copy with the calibration wanted at least so much.
    FitQuestions withCalibration(Inclusion needed) {
        Inclusion most = needed.compareTo(calibration) > 0 ? needed : calibration;
        return new FitQuestions(
                most,
                heldOut,
                drawModels,
                influence,
                influenceOn,
                groups,
                control,
                published,
                values,
                joint,
                diagnostics);
    }

    /// The answers.
    ///
    /// @param seed of what is dealt into folds
    /// @param grouping of the games, where values by groups are asked for
    /// @param given the values that are to be compared
    /// @throws InputException when something is asked for that these observations cannot tell
    FitExtras answers(PieceValueFit fit, long seed, Optional<Grouping> grouping, List<GivenValues> given) {
        String on = influenceOn.orElseGet(
                () -> fit.value("N").isPresent() || fit.values().size() < 2
                        ? "N"
                        : fit.values().get(1).feature());
        if (fit.settings().separation() == WhereSeparated.FIRTH && !joint.isEmpty()) {
            throw new InputException("tests rest on standard errors, and Firth's likelihood has none")
                    .with("separation", "refuse");
        }
        boolean checks = heldOut || drawModels || influence > 0 || !given.isEmpty();
        if (fit.settings().separation() == WhereSeparated.FIRTH && (checks || grouping.isPresent())) {
            throw new InputException("held-out games, influence and groups are fitted by the likelihood alone, not by"
                            + " Firth's")
                    .with("separation", "refuse");
        }
        Optional<FitChecks> asked = checks ? Optional.of(new FitChecks(fit)) : Optional.empty();
        return new FitExtras(
                calibrationOf(fit),
                asked.filter(_ -> heldOut).map(check -> check.heldOut(FOLDS, seed)),
                asked.filter(_ -> drawModels).map(check -> check.drawModels(FOLDS, seed)),
                asked.filter(_ -> influence > 0)
                        .map(check -> new FitExtras.Influence(on, check.influence(on, influence)))
                        .filter(found -> !found.games().isEmpty()),
                grouping.map(by -> GroupedValues.of(fit, by, groups)),
                control.map(held -> ControlledValues.of(fit, held)),
                asked.filter(_ -> !given.isEmpty()).map(check -> check.values(given, FOLDS, seed)),
                Optional.of(FitStatistics.of(fit)),
                joint.stream().map(rules -> JointTest.of(fit, rules)).toList(),
                diagnostics ? Optional.of(Diagnostics.of(fit)) : Optional.empty());
    }

    private Optional<CalibrationCurve> calibrationOf(PieceValueFit fit) {
        boolean wanted = switch (calibration) {
            case NO -> false;
            case WHERE_USUAL -> CalibrationCurve.isUsual(fit);
            case YES -> true;
        };
        return wanted
                ? Optional.of(published ? CalibrationCurve.asPublished(fit) : CalibrationCurve.of(fit))
                : Optional.empty();
    }
}
