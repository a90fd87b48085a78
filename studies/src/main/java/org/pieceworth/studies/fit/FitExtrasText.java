package org.pieceworth.studies.fit;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.ToDoubleFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Numbers;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.empirical.checks.ValuesComparison;
import org.pieceworth.empirical.fit.ControlledValues;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.report.page.FitExtras;
import org.pieceworth.report.page.FitExtras.Influence;
import org.pieceworth.report.page.FitSentences;
import org.pieceworth.report.page.GamesRead;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.groups.RandomEffects;
import org.pieceworth.stats.validation.DrawModelComparison;
import org.pieceworth.stats.validation.HeldOut;
import org.pieceworth.text.Counted;

/// Groups, controls, calibration and checks of a fit as part of its document.
final class FitExtrasText {

    /// Features of a table; more go into a table of their own below.
    private static final int MOST_COLUMNS = 12;

    private static final int MOST_NAMED = 5;

    private final FitExtras extras;
    private final GamesRead read;
    private final String by;
    private final UnaryOperator<String> naming;

    /// @param by what errors are clustered by
    FitExtrasText(FitExtras extras, GamesRead read, String by, UnaryOperator<String> naming) {
        this.extras = extras;
        this.read = read;
        this.by = by;
        this.naming = naming;
    }

    void addTo(Document document) {
        extras.groups().ifPresent(groups -> addGroups(document, groups));
        extras.controls().ifPresent(held -> addControls(document, held));
        extras.calibration().ifPresent(calibration -> addCalibration(document, calibration));
        addChecks(document);
    }

    /// Scores on games left out, ways of counting draws, influential games.
    void addChecks(Document document) {
        extras.heldOut().ifPresent(heldOut -> addHeldOut(document, heldOut));
        extras.drawModels().ifPresent(models -> addDrawModels(document, models));
        extras.values().ifPresent(values -> addValues(document, values));
        extras.influence().ifPresent(influence -> addInfluence(document, influence));
        extras.diagnostics().ifPresent(found -> new DiagnosticsTables(found, by).addTo(document));
    }

    private void addGroups(Document document, GroupedValues grouped) {
        document.line("").line(heading(grouped));
        document.line("");
        List<String> features = features(grouped);
        for (int from = 0; from < features.size(); from += MOST_COLUMNS) {
            document.shown(FitTables.groups(
                            grouped.groups(),
                            grouped.text(),
                            read.apart(),
                            features.subList(from, Math.min(features.size(), from + MOST_COLUMNS))))
                    .line("");
        }
        addNotFitted(document, grouped);
        document.line(FitSentences.verdict(grouped.test(), by));
        if (grouped.others() > 0) {
            document.line(Counted.of(grouped.others(), "smaller group") + " not shown (" + naming.apply("groups")
                    + " N shows more).");
        }
        if (!grouped.nearNames().isEmpty()) {
            document.line("Names that may mean one player (" + naming.apply("alias") + " FILE joins them):");
            grouped.nearNames().stream().limit(10).forEach(pair -> document.line("  " + pair));
            if (grouped.nearNames().size() > 10) {
                document.line("  and " + (grouped.nearNames().size() - 10) + " more pairs (all in " + json() + ")");
            }
        }
    }

    private static void addControls(Document document, ControlledValues held) {
        document.line("").line(FitSentences.controlled(held)).line("");
        document.shown(FitTables.controls(held));
    }

    private String json() {
        return naming.apply("format") + " json";
    }

    /// How values of groups were made, and which games are in none.
    static String heading(GroupedValues grouped) {
        String fewest = "pooling needs " + RandomEffects.FEWEST + " groups with values of their own";
        return "By " + grouped.text()
                + (grouped.drawn()
                        ? ", partially pooled: a group's values are shrunk towards the mean of the groups, the more so the"
                                + " fewer its games (" + fewest + ")."
                        : ": values are the groups' own, since they are too few to estimate how much groups differ ("
                                + fewest + ").")
                + (grouped.ungrouped() == 0
                        ? ""
                        : " " + Counted.of(grouped.ungrouped(), "game") + " in no group, for lack of "
                                + String.join(
                                        " or ", new TreeSet<>(grouped.grouping().tags())) + ".");
    }

    /// Names the groups without values of their own.
    private void addNotFitted(Document document, GroupedValues grouped) {
        List<GroupedValues.Group> without = grouped.groups().stream()
                .filter(group -> group.problem().isPresent())
                .toList();
        without.stream()
                .limit(MOST_NAMED)
                .forEach(group -> document.line(group.name()
                        + (group.alone().isEmpty() ? " has no values of its own: " : " has no ± of its own: ")
                        + group.problem()
                                .map(problem -> problem.message(naming))
                                .orElse("")
                        + (grouped.drawn() ? "; it gets the values of a typical other group." : ".")));
        if (without.size() > MOST_NAMED) {
            document.line((without.size() - MOST_NAMED) + " more groups have none (" + json() + " has the reasons).");
        }
    }

    /// All but the unit, whose value is no estimate.
    static List<String> features(GroupedValues grouped) {
        return grouped.groups().stream()
                .flatMap(group -> group.pooled().stream())
                .filter(each -> each.value()
                        .filter(value -> !(value.standardError() <= 1e-9))
                        .isPresent())
                .map(FittedValue::feature)
                .distinct()
                .toList();
    }

    /// A feature in words.
    static String title(GroupedValues grouped, String feature) {
        return grouped.groups().stream()
                .flatMap(group -> group.pooled().stream())
                .filter(value -> value.feature().equals(feature))
                .findFirst()
                .map(FittedValue::title)
                .orElse(feature);
    }

    private static void addCalibration(Document document, CalibrationCurve calibration) {
        document.line("")
                .line("White's score" + (calibration.decided() ? " in decided games" : "")
                        + " by material balance, pieces " + FitSentences.counting(calibration) + ":");
        document.line("").shown(FitTables.calibration(calibration.points())).line("");
        document.line("The curve 1 / (1 + exp(-α · balance)) fits best with α = "
                + Numbers.fixed(calibration.alpha(), 3) + "."
                + switch (calibration.counting()) {
                    case SCHOOL -> " (Medvedev 2015 shows 0.7 beside 0.2 and 0.1.)";
                    case FITTED -> "";
                });
        FitSentences.besideTheFit(calibration).ifPresent(document::line);
        if (calibration.points().stream().allMatch(point -> point.interval().isEmpty())) {
            document.line("The input does not say which rows belong to one game, so there are no errors.");
        }
    }

    private void addHeldOut(Document document, HeldOut heldOut) {
        Estimate logLoss = heldOut.meanLogLoss();
        Estimate brier = heldOut.meanBrier();
        document.line("")
                .line("On " + read.apart() + " left out of the fit (five parts): log-loss " + plusMinus(logLoss)
                        + " nats a row, Brier score " + plusMinus(brier) + "."
                        + (heldOut.parts().isEmpty()
                                ? ""
                                : " By part: " + parts(heldOut, HeldOut.Part::logLoss) + "; "
                                        + parts(heldOut, HeldOut.Part::brier) + "."));
        addRare(document, heldOut);
        addUnknown(document, heldOut.unknown());
    }

    private static String parts(HeldOut heldOut, ToDoubleFunction<HeldOut.Part> score) {
        return heldOut.parts().stream()
                .map(part -> Numbers.fixed(score.applyAsDouble(part), 4))
                .collect(Collectors.joining(" "));
    }

    private static void addRare(Document document, HeldOut heldOut) {
        if (heldOut.rare()) {
            document.line("Fewer than ten games have the rarer result, too few for an error.");
        }
    }

    private static void addUnknown(Document document, Set<String> unknown) {
        if (!unknown.isEmpty()) {
            document.line("Where the other parts do not determine "
                    + String.join(", ", unknown.stream().limit(MOST_NAMED).toList())
                    + (unknown.size() > MOST_NAMED ? ", …, they are" : unknown.size() > 1 ? ", they are" : ", it is")
                    + " predicted as if worth nothing.");
        }
    }

    private static String plusMinus(Estimate estimate) {
        return Numbers.fixed(estimate.value(), 4)
                + (Double.isNaN(estimate.standardError()) ? "" : " ± " + Numbers.fixed(estimate.standardError(), 4));
    }

    private void addDrawModels(Document document, DrawModelComparison models) {
        document.line("")
                .line("Ways of counting draws, by how well they predict win, draw and loss in " + read.apart()
                        + " left out:")
                .line("")
                .shown(FitTables.drawModels(DrawModelRow.of(models)));
        addRare(document, models.ordered());
        addUnknown(document, models.unknown());
    }

    private void addValues(Document document, ValuesComparison values) {
        document.line("")
                .line("Values by their predictions of win, draw and loss in " + read.apart() + " left out (five parts),"
                        + " each with the scale, White's advantage and draws that suit it in the others:")
                .line("")
                .shown(FitTables.values(values.rows()));
        addRare(document, values.rows().getFirst().score());
        addUnknown(document, values.rows().getFirst().score().unknown());
    }

    private void addInfluence(Document document, Influence influence) {
        document.line("")
                .line("The " + read.apart() + " that move " + influence.feature() + " most:")
                .line("")
                .shown(FitTables.influence(influence, read.apart()));
    }
}
