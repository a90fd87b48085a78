package org.pieceworth.cli.games;

import java.util.List;
import java.util.Optional;
import org.pieceworth.cli.options.CommonOptions;
import org.pieceworth.cli.options.OptionGroup;
import org.pieceworth.cli.options.Usage;
import org.pieceworth.empirical.fit.Calibration;
import org.pieceworth.empirical.fit.FitChecks;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.rules.InputException;

/// What else `fit` can tell than values.
final class FitExtrasOptions implements OptionGroup {

    private static final int FOLDS = 5;

    Optional<String> by = Optional.empty();
    int groups = 20;
    boolean calibration;
    boolean heldOut;
    boolean compareDraws;
    int influence;
    Optional<String> influenceOn = Optional.empty();

    FitExtrasOptions() {}

    @Override
    public void describe(Usage usage) {
        usage.text(
                "--by",
                "HOW",
                "values by groups of games too: player, elo:200, year:10, or a tag such as event",
                value -> by = Optional.of(value));
        usage.count(
                "--groups",
                "N",
                "how many groups at most, those with most games (default 20)",
                value -> groups = value);
        usage.flag(
                "--calibration",
                "what White scores at each material balance, observed and fitted",
                () -> calibration = true);
        usage.flag(
                "--held-out",
                "log-loss and Brier score on games left out of the fit, in five parts",
                () -> heldOut = true);
        usage.flag(
                "--compare-draws",
                "compare the ways of counting draws on games left out of the fit",
                () -> compareDraws = true);
        usage.value(
                "--influence", "N", "the N games that move a value most", Integer.class, value -> influence = value);
        usage.text(
                "--influence-on",
                "FEATURE",
                "the value that --influence is about (default N, the knight, or else the second feature)",
                value -> influenceOn = Optional.of(value));
    }

    Optional<Grouping> grouping() {
        return by.map(Grouping::parse);
    }

    /// Looks at the options before the work begins.
    ///
    /// @throws InputException when one of them is out of range
    void check() {
        if (influence < 0 || influence > 10_000) {
            throw new InputException("--influence: found " + influence + ", expected 0 to 10000 games");
        }
    }

    /// @throws InputException when something is asked for that these observations cannot tell
    FitExtras of(PieceValueFit fit, CommonOptions common) {
        String on = influenceOn.orElseGet(
                () -> fit.value("N").isPresent() || fit.values().size() < 2
                        ? "N"
                        : fit.values().get(1).feature());
        boolean checks = heldOut || compareDraws || influence > 0;
        Optional<FitChecks> asked = checks ? Optional.of(new FitChecks(fit)) : Optional.empty();
        return new FitExtras(
                calibration ? Optional.of(Calibration.of(fit)) : Optional.empty(),
                asked.filter(_ -> heldOut).map(check -> check.heldOut(FOLDS, common.seed)),
                asked.filter(_ -> compareDraws).map(check -> check.drawModels(FOLDS, common.seed)),
                asked.filter(_ -> influence > 0)
                        .map(check -> check.influence(on, influence))
                        .orElse(List.of()),
                on,
                grouping().map(grouping -> GroupedValues.of(fit, grouping, groups)));
    }
}
