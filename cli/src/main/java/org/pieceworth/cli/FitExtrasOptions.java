package org.pieceworth.cli;

import java.util.List;
import java.util.Optional;
import org.pieceworth.empirical.Calibration;
import org.pieceworth.empirical.FitChecks;
import org.pieceworth.empirical.GroupedValues;
import org.pieceworth.empirical.Grouping;
import org.pieceworth.empirical.PieceValueFit;
import org.pieceworth.rules.InputException;
import picocli.CommandLine.Option;

/// What else `fit` can tell than values.
final class FitExtrasOptions {

    private static final int FOLDS = 5;

    @Option(
            names = "--by",
            paramLabel = "HOW",
            description = "values by groups of games too: player, elo:200, year:10, or a tag such as event")
    Optional<String> by = Optional.empty();

    @Option(
            names = "--groups",
            paramLabel = "N",
            defaultValue = "20",
            converter = CommonOptions.CountingNumber.class,
            description = "how many groups at most, those with most games (default 20)")
    int groups = 20;

    @Option(names = "--calibration", description = "what White scores at each material balance, observed and fitted")
    boolean calibration;

    @Option(names = "--held-out", description = "log-loss and Brier score on games left out of the fit, in five parts")
    boolean heldOut;

    @Option(names = "--compare-draws", description = "compare the ways of counting draws on games left out of the fit")
    boolean compareDraws;

    @Option(
            names = "--influence",
            paramLabel = "N",
            defaultValue = "0",
            description = "the N games that move a value most")
    int influence;

    @Option(
            names = "--influence-on",
            paramLabel = "FEATURE",
            description = "the value that --influence is about (default N, the knight, or else the second feature)")
    Optional<String> influenceOn = Optional.empty();

    FitExtrasOptions() {}

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
