package org.pieceworth.studies.fit.part;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.pieceworth.answer.Block;
import org.pieceworth.answer.Column;
import org.pieceworth.answer.Numbers;
import org.pieceworth.answer.Section;
import org.pieceworth.answer.Table;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.groups.GroupedValues.Group;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.report.GroupsPlot;
import org.pieceworth.report.Picture;
import org.pieceworth.report.chart.GroupCharts;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.groups.GroupTest;
import org.pieceworth.stats.groups.RandomEffects;
import org.pieceworth.studies.options.NotesOption;
import org.pieceworth.studies.options.NumberOption;
import org.pieceworth.studies.options.OptionDependency;
import org.pieceworth.studies.options.Options;
import org.pieceworth.text.Counted;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/// Values by groups of games.
final class GroupsPart implements FitPart {

    private static final NumberOption<Integer> GROUPS = NumberOption.of(
                    "--groups", "N", "show the N largest groups", 1, 999_999)
            .standard(20);

    /// Number of features in a table; a longer list gets a separate table below.
    private static final int MOST_COLUMNS = 12;

    private static final int MOST_NAMED = 5;
    private static final int MOST_PAIRS = 10;

    private static final UnaryOperator<String> OPTION = NotesOption.NAMING;
    private static final String JSON = "--format json";

    /// The line shown if groups could not be tested.
    private static final String NO_TEST =
            "No test of whether the groups differ: that needs two groups that can be fitted"
                    + " separately, and pieces with one value each.";

    private Optional<Grouping> by = Optional.empty();
    private Optional<Integer> most = Optional.empty();

    @Override
    public void describe(Options usage) {
        usage.text(
                "--by",
                "HOW",
                "also fit groups of games: by player, rating:200, year:10, eco:1, or a tag such as event; or by two of them,"
                        + " separated by a comma",
                value -> by = Optional.of(Grouping.parse(value)));
        usage.number(GROUPS, value -> most = Optional.of(value));
    }

    @Override
    public void check() {
        OptionDependency.check("groups", most.isPresent(), "--by HOW", by.isPresent());
    }

    @Override
    public Optional<Grouping> grouping() {
        return by;
    }

    @Override
    public Optional<FitSection> section(FitContext fitted) {
        return fitted.provenance().reading().groups().by().map(grouping -> {
            fitted.checkLikelihood(FitContext.PLAIN_ONLY);
            return section(GroupedValues.of(fitted.fit(), grouping, most.orElse(GROUPS.defaultValue())), fitted);
        });
    }

    private static FitSection section(GroupedValues grouped, FitContext fitted) {
        String verdict = verdict(grouped.test(), fitted.by());
        Section section = new Section("groups", "By " + grouped.text(), "By " + grouped.text())
                .within("groups")
                .lead(verdict)
                .line(heading(grouped))
                .line("");
        List<String> features = features(grouped);
        for (int from = 0; from < features.size(); from += MOST_COLUMNS) {
            section.shown(table(
                            grouped,
                            fitted.games().apart(),
                            features.subList(from, Math.min(features.size(), from + MOST_COLUMNS))))
                    .line("");
        }
        addNotFitted(section, grouped);
        section.line(verdict);
        if (grouped.others() > 0) {
            section.line(Counted.of(grouped.others(), "smaller group") + " not shown (" + OPTION.apply("groups")
                    + " N shows more).");
        }
        addNearNames(section, grouped.nearNames());
        section.json(node -> putInto(node, grouped, verdict));
        Supplier<Optional<Picture>> picture = () -> GroupsPlot.of(grouped, fitted.lines(), fitted.scale());
        section.paged(text -> FitSection.folded(
                FitSection.chart("groups", picture.get(), legend(grouped)), withEach(text, grouped, features)));
        return new FitSection(
                section,
                Map.of("groups", picture),
                List.of(),
                grouped.groups().stream()
                        .flatMap(group ->
                                group.pooled().stream().map(value -> new FeatureLine(value, "", Optional.of(group))))
                        .toList(),
                columns());
    }

    /// The text, and a table for each feature.
    private static List<Block> withEach(List<Block> text, GroupedValues grouped, List<String> features) {
        List<Block> blocks = new ArrayList<>(text);
        for (String feature : features) {
            blocks.add(new Block.Line(title(grouped, feature)));
            blocks.add(table(grouped, feature).paged());
        }
        return blocks;
    }

    private static List<Column<FeatureLine>> columns() {
        return List.of(
                Column.fact("group", row -> row.group().map(Group::name).orElse("")),
                Column.data(
                        "games",
                        row -> row.group()
                                .<JsonNode>map(group -> JsonNodeFactory.instance.numberNode(group.games()))
                                .orElseGet(JsonNodeFactory.instance::missingNode)),
                Column.datum("alone", row -> Column.value(alone(row).flatMap(FittedValue::value))),
                Column.datum("aloneSe", row -> ValueTables.of(alone(row).flatMap(FittedValue::standardError))));
    }

    private static Optional<FittedValue> alone(FeatureLine row) {
        return row.group()
                .flatMap(group -> ValueTables.find(group.alone(), row.value().feature()));
    }

    private static void addNearNames(Section section, List<String> pairs) {
        if (!pairs.isEmpty()) {
            section.line("Names that may mean one player (" + OPTION.apply("alias") + " FILE joins them):");
            pairs.stream().limit(MOST_PAIRS).forEach(pair -> section.line("  " + pair));
            if (pairs.size() > MOST_PAIRS) {
                section.line("  and " + (pairs.size() - MOST_PAIRS) + " more pairs (all in " + JSON + ")");
            }
        }
    }

    /// Describes the pooling of groups, and the games in no group.
    private static String heading(GroupedValues grouped) {
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
    private static void addNotFitted(Section section, GroupedValues grouped) {
        List<GroupedValues.Group> without = grouped.groups().stream()
                .filter(group -> group.problem().isPresent())
                .toList();
        without.stream()
                .limit(MOST_NAMED)
                .forEach(group -> section.line(group.name()
                        + (group.alone().isEmpty() ? " has no values of its own: " : " has no ± of its own: ")
                        + group.problem()
                                .map(problem -> problem.message(OPTION))
                                .orElse("")
                        + (grouped.drawn() ? "; it gets the values of a typical other group." : ".")));
        if (without.size() > MOST_NAMED) {
            section.line((without.size() - MOST_NAMED) + " more groups have none (" + JSON + " has the reasons).");
        }
    }

    /// All but the unit, whose value is no estimate.
    private static List<String> features(GroupedValues grouped) {
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
    private static String title(GroupedValues grouped, String feature) {
        return grouped.groups().stream()
                .flatMap(group -> group.pooled().stream())
                .filter(value -> value.feature().equals(feature))
                .findFirst()
                .map(FittedValue::title)
                .orElse(feature);
    }

    private static String legend(GroupedValues grouped) {
        return (grouped.drawn()
                        ? "Rings: only a group's own games. Discs: pooled, so that a group with few games"
                                + " borrows from the others."
                        : "Rings: a group's own games.")
                + " Bars are 95 % intervals; the shaded band is the value from all games together; values"
                + " beyond a panel's edge are in the tables."
                + (grouped.groups().size() > GroupCharts.MOST_GROUPS
                        ? " Of " + grouped.groups().size()
                                + " groups the chart shows those with the most games, the tables all."
                        : "");
    }

    /// The result of the test of groups, with its p-value.
    ///
    /// @param by name of the clusters
    private static String verdict(Optional<GroupTest> groups, String by) {
        return groups.map(test -> String.format(
                        Locale.ROOT,
                        "Do the groups differ? χ² %.1f on %d degrees of freedom, p %s over %d groups%s: %s.",
                        test.statistic(),
                        test.degrees(),
                        Numbers.equalsChance(test.pValue()),
                        test.groups(),
                        dealt(test, by),
                        test.pValue() < 0.05 ? "they do" : "sampling error could cause such differences"))
                .orElse(NO_TEST);
    }

    private static String dealt(GroupTest test, String by) {
        if (test.permutations() == 0) {
            return ", by the chi-square distribution";
        }
        String what = !test.together() ? "games" : by.equals("player") ? "pairs of players" : "games by " + by;
        return ", by " + Counted.number(test.permutations()) + " random deals of the " + what;
    }

    private static void putInto(ObjectNode node, GroupedValues grouped, String verdict) {
        node.put("by", grouped.text());
        grouped.test()
                .ifPresent(test -> node.putObject("test")
                        .put("statistic", test.statistic())
                        .put("degrees", test.degrees())
                        .put("pValue", test.pValue())
                        .put("groups", test.groups())
                        .put("permutations", test.permutations()));
        node.put("verdict", verdict);
        node.put("others", grouped.others());
        node.put("ungrouped", grouped.ungrouped());
        node.put("pooled", grouped.drawn());
        ArrayNode names = node.putArray("nearNames");
        grouped.nearNames().forEach(names::add);
        ArrayNode rows = node.putArray("rows");
        for (GroupedValues.Group group : grouped.groups()) {
            ObjectNode row = rows.addObject().put("name", group.name()).put("games", group.games());
            putValues(row.putObject("values"), group.pooled());
            putValues(row.putObject("alone"), group.alone());
            group.problem().ifPresent(problem -> row.put("reason", problem.message(OPTION)));
        }
    }

    private static void putValues(ObjectNode node, List<FittedValue> values) {
        for (FittedValue each : values) {
            each.value()
                    .ifPresent(estimate -> ValueTables.put(
                            node.putObject(each.feature()).put("value", estimate.value()),
                            "se",
                            Optional.of(estimate.standardError()).filter(error -> !error.isNaN())));
        }
    }

    /// Pooled values of groups, with some features in one table.
    ///
    /// @param counted `games` or `positions`
    private static Table<Group> table(GroupedValues grouped, String counted, List<String> features) {
        Table<Group> table = Table.of(
                "rows",
                grouped.groups(),
                Column.words("name", grouped.text(), Group::name),
                Column.count("games", counted, Group::games));
        for (String feature : features) {
            Function<Group, Optional<Estimate>> value =
                    group -> ValueTables.find(group.pooled(), feature).flatMap(FittedValue::value);
            table = table.and(
                    Column.known(
                            feature,
                            group -> value.apply(group)
                                    .map(found -> Numbers.fixed(found.value(), Numbers.decimals(found)))),
                    Column.known(
                            ValueTables.ERROR,
                            group -> value.apply(group)
                                    .flatMap(found -> ValueTables.error(found, Numbers.decimals(found)))));
        }
        return table;
    }

    /// A feature's values in all groups: from their own games only, and shrunk towards the other groups'.
    private static Table<Group> table(GroupedValues grouped, String feature) {
        List<Group> groups = grouped.groups();
        int decimals = Numbers.decimals(groups.stream()
                .flatMap(group -> Stream.of(group.alone(), group.pooled()))
                .flatMap(values -> ValueTables.find(values, feature).flatMap(FittedValue::value).stream())
                .toList());
        return Table.of(
                        "rows",
                        groups,
                        Column.words("name", grouped.text(), Group::name),
                        Column.count("games", "games", Group::games))
                .and(ofGroup("on its own", group -> ValueTables.find(group.alone(), feature), decimals))
                .and(
                        grouped.drawn()
                                ? ofGroup("pooled", group -> ValueTables.find(group.pooled(), feature), decimals)
                                : List.of());
    }

    private static List<Column<Group>> ofGroup(
            String heading, Function<Group, Optional<FittedValue>> of, int decimals) {
        return List.of(
                Column.known(
                        heading,
                        group -> of.apply(group)
                                .flatMap(FittedValue::value)
                                .map(found -> Numbers.fixed(found.value(), decimals))),
                Column.known(
                        ValueTables.ERROR,
                        group -> of.apply(group)
                                .flatMap(FittedValue::standardError)
                                .map(error -> Numbers.fixed(error, decimals))),
                Column.known(
                        ValueTables.INTERVAL,
                        group -> of.apply(group)
                                .flatMap(FittedValue::interval)
                                .map(interval -> Numbers.interval(interval, decimals))));
    }
}
