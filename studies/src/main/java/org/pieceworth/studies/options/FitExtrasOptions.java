package org.pieceworth.studies.options;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.pieceworth.empirical.settings.Control;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.studies.fit.FitQuestions;
import org.pieceworth.studies.fit.FitQuestions.Inclusion;
import org.pieceworth.text.InputException;

/// The options of `fit` for more than values: groups, controls, calibration, held-out games, influence.
public final class FitExtrasOptions implements OptionGroup {

    private static final NumberOption<Integer> GROUPS = NumberOption.of(
                    "--groups", "N", "show the N largest groups", 1, 999_999)
            .standard(20);
    private static final NumberOption<Integer> INFLUENCE =
            NumberOption.of("--influence", "N", "list the N games that change a value most", 0, 10_000);

    Optional<String> by = Optional.empty();
    Optional<Integer> groups = Optional.empty();
    boolean calibration;
    boolean heldOut;
    boolean compareDraws;
    boolean diagnostics;
    List<String> compareValues = List.of();
    int influence;
    Optional<String> influenceOn = Optional.empty();
    Optional<String> control = Optional.empty();

    public FitExtrasOptions() {}

    @Override
    public void describe(Options usage) {
        usage.text(
                "--by",
                "HOW",
                "also fit groups of games: by player, rating:200, year:10, eco:1, or a tag such as event; or by two of them,"
                        + " separated by a comma",
                value -> by = Optional.of(value));
        usage.number(GROUPS, value -> groups = Optional.of(value));
        usage.text(
                "--control",
                "HOW",
                "also fit with controls: rating (the players' difference; rating:42 corrects for ratings that err by 42 points),"
                        + " opening (ECO), pair (of players) or a tag;"
                        + " or rating and one of the others, separated by a comma",
                value -> control = Optional.of(value));
        usage.flag(
                "--calibration",
                "White's score at each material balance, observed and fitted; pieces of chess count 1-3-3-5-9, others"
                        + " their fitted values",
                () -> calibration = true);
        usage.flag(
                "--held-out",
                "log-loss and Brier score on games left out of the fit, in five parts",
                () -> heldOut = true);
        usage.flag(
                "--diagnostics",
                "judge the fit: effects in points, its form, what it rests on, how many more games a smaller error needs",
                () -> diagnostics = true);
        usage.flag(
                "--compare-draws",
                "compare the ways of counting draws on games left out of the fit",
                () -> compareDraws = true);
        usage.list(
                "--compare-values",
                "VALUES",
                "compare values with the fit's by their predictions of games left out: models, atlas (measured pieces), or"
                        + " files written by fit, value or measure, or with lines PIECE,VALUE",
                values -> compareValues = values);
        usage.number(INFLUENCE, value -> influence = value);
        usage.text(
                "--influence-on",
                "FEATURE",
                "the value that --influence is about (default: N, the knight, else the second feature)",
                value -> influenceOn = Optional.of(value));
    }

    /// @throws InputException when one of them does nothing without another
    public void checkDependencies() {
        OptionDependency.check("groups", groups.isPresent(), "--by HOW", by.isPresent());
        OptionDependency.check("influence-on", influenceOn.isPresent(), "--influence N", influence > 0);
    }

    /// True for groups by player, which need the players' names.
    public boolean byPlayer() {
        return by.filter(how -> how.toLowerCase(Locale.ROOT).contains("player")).isPresent();
    }

    /// Names of values that are compared with the fit's: models, `atlas`, or files.
    public List<String> comparedValues() {
        return compareValues;
    }

    public Optional<Grouping> grouping() {
        return by.map(Grouping::parse);
    }

    /// @throws InputException when one of them is out of range
    public FitQuestions questions() {
        return new FitQuestions(
                calibration ? Inclusion.YES : Inclusion.NO,
                heldOut,
                compareDraws,
                influence,
                influenceOn,
                groups.orElse(GROUPS.defaultValue()),
                control.map(Control::parse),
                false,
                compareValues,
                List.of(),
                diagnostics);
    }
}
