package org.pieceworth.studies.fit.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Section;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.fit.ControlledValues;
import org.pieceworth.empirical.fit.ControlledValues.Controlled;
import org.pieceworth.empirical.settings.Control;
import org.pieceworth.stats.Estimate;
import org.pieceworth.studies.options.Options;
import org.pieceworth.text.Counted;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/// Values with other properties fixed.
final class ControlsPart implements FitPart {

    private Optional<Control> control = Optional.empty();

    @Override
    public void describe(Options usage) {
        usage.text(
                "--control",
                "HOW",
                "also fit with controls: rating (the players' difference; rating:42 corrects for ratings that err by 42 points),"
                        + " opening (ECO), pair (of players) or a tag;"
                        + " or rating and one of the others, separated by a comma",
                value -> control = Optional.of(Control.parse(value)));
    }

    @Override
    public List<String> tags() {
        return control.map(Control::tags).orElse(List.of());
    }

    @Override
    public Optional<FitSection> section(FitContext fitted) {
        return control.map(held -> section(ControlledValues.of(fitted.fit(), held)));
    }

    private static FitSection section(ControlledValues held) {
        Section section = new Section("controls", "Controls", "Values with a control")
                .within("controls")
                .line(sentence(held))
                .line("")
                .json(node -> addFacts(node, held))
                .table(table(held));
        return new FitSection(
                section,
                Map.of(),
                List.of(),
                List.of(),
                List.of(
                        Column.datum("controlled", row -> Column.value(controlled(held, row))),
                        Column.datum("controlledSe", row -> Column.error(controlled(held, row)))));
    }

    private static void addFacts(ObjectNode node, ControlledValues held) {
        node.put("by", held.control().text());
        node.put("games", held.games());
        node.put("without", held.without());
        node.put("cluster", held.by());
        held.effects().ifPresent(effects -> {
            ObjectNode of = node.putObject("effects");
            of.put("kind", effects.deviation().isPresent() ? "random" : "fixed");
            of.put("levels", effects.levels());
            effects.deviation().ifPresent(deviation -> of.put("deviation", deviation));
        });
        held.rating()
                .ifPresent(points ->
                        node.putObject("rating").put("per100", points.value()).put("se", points.standardError()));
        held.noise().ifPresent(noise -> {
            ObjectNode corrected =
                    node.putObject("noise").put("deviation", noise.deviation()).put("reliability", noise.reliability());
            ArrayNode uncorrected = corrected.putArray("uncorrected");
            noise.uncorrected().forEach(uncorrected::add);
        });
    }

    private static Optional<Estimate> controlled(ControlledValues held, FeatureLine row) {
        return held.values().stream()
                .filter(each -> row.group().isEmpty()
                        && each.feature().equals(row.value().feature()))
                .findFirst()
                .map(Controlled::controlled);
    }

    /// Names the controls, and the number of excluded games.
    private static String sentence(ControlledValues held) {
        String rating = held.rating()
                .map(points -> String.format(
                        Locale.ROOT,
                        "the difference of ratings as a term (a hundred points count %.3f ± %.3f log-odds)",
                        points.value(),
                        points.standardError()))
                .orElse("");
        String factor = held.control()
                .factor()
                .map(of -> held.effects()
                        .flatMap(ControlledValues.Effects::deviation)
                        .map(deviation -> String.format(
                                Locale.ROOT,
                                "random effects of %,d values of %s (standard deviation %.2f log-odds)",
                                held.effects().orElseThrow().levels(),
                                of.name(),
                                deviation))
                        .orElseGet(() -> String.format(
                                Locale.ROOT,
                                "fixed effects of %,d values of %s",
                                held.effects().orElseThrow().levels(),
                                of.name())))
                .orElse("");
        String both = rating.isEmpty() || factor.isEmpty() ? rating + factor : rating + " and " + factor;
        return "With " + both + ": from " + Counted.of(held.games(), "game")
                + (held.without() == 0
                        ? "."
                        : "; " + Counted.of(held.without(), "game") + " without "
                                + (held.control().rating() ? "both ratings" : "it")
                                + (held.control().rating()
                                                && held.control().factor().isPresent()
                                        ? " or " + held.control().factor().get().name()
                                        : "")
                                + (held.without() == 1 ? " is" : " are") + " excluded from both columns.")
                + (held.effects().flatMap(ControlledValues.Effects::deviation).isPresent()
                        ? " Errors of this table are clustered by " + held.by()
                                + ", whose games share its effect and nothing else."
                        : "")
                + held.noise().map(noise -> " " + corrected(held, noise)).orElse("");
    }

    /// The correction for the noise of ratings, and the values without it.
    private static String corrected(ControlledValues held, ControlledValues.Noise noise) {
        List<String> before = new ArrayList<>();
        for (int i = 0; i < noise.uncorrected().size(); i++) {
            ControlledValues.Controlled value = held.values().get(i);
            if (!value.isUnit()) {
                before.add(value.feature() + " "
                        + Numbers.fixed(noise.uncorrected().get(i), 1));
            }
        }
        return String.format(
                Locale.ROOT,
                "Ratings are taken to err by %d points each (standard deviation), so that %.1f %% of the variance of their"
                        + " differences not explained by material is true; with ratings as they stand values would be %s.",
                noise.deviation(),
                100 * noise.reliability(),
                String.join(", ", before));
    }

    /// Values with and without a control.
    private static Table<Controlled> table(ControlledValues held) {
        int decimals = Numbers.decimals(
                held.values().stream().map(Controlled::controlled).toList());
        return Table.of(
                        "values",
                        held.values(),
                        Column.fact("feature", Controlled::feature),
                        Column.note("piece", Controlled::title))
                .and(estimate("plain", "plainSe", "plain", decimals, Controlled::plain, "unit"))
                .and(estimate("value", "se", "with " + held.control().text(), decimals, Controlled::controlled, "unit"))
                .and(Column.showing(
                        each -> Optional.of(
                                each.isUnit()
                                        ? ""
                                        : Numbers.signed(each.change().value(), decimals)),
                        Column.signed(
                                "change",
                                "change",
                                decimals,
                                each -> each.change().value())))
                .and(estimate("change", "changeSe", "change", decimals, Controlled::change, "")
                        .get(1));
    }

    /// A value and its error.
    ///
    /// @param unit the error of the piece that values are counted in
    private static List<Column<Controlled>> estimate(
            String key,
            String errorKey,
            String heading,
            int decimals,
            Function<Controlled, Estimate> estimate,
            String unit) {
        List<Column<Controlled>> columns =
                Column.estimate(key, errorKey, heading, decimals, each -> Optional.of(estimate.apply(each)));
        return List.of(
                columns.getFirst(),
                Column.showing(
                        each -> each.isUnit() ? Optional.of(unit) : ValueTables.error(estimate.apply(each), decimals),
                        columns.getLast()));
    }
}
