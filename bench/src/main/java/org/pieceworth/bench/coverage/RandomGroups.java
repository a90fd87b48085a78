package org.pieceworth.bench.coverage;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SplittableRandom;
import org.pieceworth.empirical.fit.FittedValue;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.groups.GroupedValues;
import org.pieceworth.empirical.rows.ObservedGame;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.Grouping;
import org.pieceworth.stats.groups.GroupTest;
import org.pieceworth.text.InputException;

/// Games in groups by chance: the groups do not differ, so that the test of groups should reject in 5 %
/// of tries, and the value of all games is every group's.
final class RandomGroups {

    private static final String LABEL = "Label";
    private static final List<String> PIECES = List.of("N", "B", "R", "Q");

    /// So many groups, and games in each.
    private static final List<Layout> LAYOUTS =
            List.of(new Layout(20, 100, 300), new Layout(8, 150, 1500), new Layout(10, 600, 1800));

    private record Layout(int groups, int least, int most) {}

    private final Trials trials;

    RandomGroups(Trials trials) {
        this.trials = trials;
    }

    CoverageTable table(Population all) {
        CoverageTable table = new CoverageTable(all.name() + ", games in groups by chance", "groups of games");
        Population.Sampler sampler = all.sampler(Population.Unit.GAME);
        Map<String, Double> truth = all.truth();
        for (Layout layout :
                LAYOUTS.stream().filter(each -> trials.isTried(each.groups)).toList()) {
            String name = layout.groups + " of " + layout.least + " to " + layout.most;
            Map<String, Rate> rates = new LinkedHashMap<>(Map.of("p of the test", Rate.ofPValues()));
            PIECES.forEach(piece -> rates.put("pooled " + piece, Rate.ofIntervals()));
            PIECES.forEach(piece -> rates.put("alone " + piece, Rate.ofIntervals()));
            trials.run(all.name() + name, random -> tryOnce(layout, sampler, truth, rates, random));
            table.add(name, rates);
        }
        return table;
    }

    private static void tryOnce(
            Layout layout,
            Population.Sampler sampler,
            Map<String, Double> truth,
            Map<String, Rate> rates,
            SplittableRandom random) {
        List<ObservedGame> sample = new ArrayList<>();
        for (int group = 0; group < layout.groups; group++) {
            for (ObservedGame game : sampler.draw(random.nextInt(layout.least, layout.most + 1), random)) {
                Map<String, String> tags = new HashMap<>(game.tags());
                tags.put(LABEL, "g" + group);
                sample.add(Population.tagged(game, tags));
            }
        }
        try {
            Grouping grouping = Grouping.parse(LABEL);
            PieceValueFit fit = Population.fit(Population.observations(sample, grouping), Clustering.GAME);
            add(GroupedValues.of(fit, grouping, layout.groups), truth, rates);
        } catch (InputException _) {
            FitFigures.addRefused(rates);
        }
    }

    private static void add(GroupedValues grouped, Map<String, Double> truth, Map<String, Rate> rates) {
        Rate test = rates.get("p of the test");
        grouped.test().map(GroupTest::pValue).ifPresentOrElse(p -> test.add(p < 0.05), test::addSilent);
        // One group of each try, since tries alone are independent.
        GroupedValues.Group first = grouped.groups().getFirst();
        PIECES.forEach(piece -> {
            add(first.pooled(), piece, truth, rates.get("pooled " + piece));
            add(first.alone(), piece, truth, rates.get("alone " + piece));
        });
    }

    private static void add(List<FittedValue> values, String piece, Map<String, Double> truth, Rate rate) {
        Optional<FittedValue> found =
                values.stream().filter(value -> value.feature().equals(piece)).findFirst();
        found.flatMap(FittedValue::interval)
                .ifPresentOrElse(interval -> rate.add(interval.contains(truth.get(piece))), rate::addSilent);
    }
}
