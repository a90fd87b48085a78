package org.pieceworth.bench.coverage;

import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.SplittableRandom;
import org.pieceworth.empirical.fit.FitSettings;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.empirical.settings.Vcov;
import org.pieceworth.empirical.settings.WhereSeparated;
import org.pieceworth.text.InputException;

/// Samples of real games: are the values of all games in the intervals of the samples?
final class ResampledGames {

    private static final int[] SIZES = {60, 100, 150, 400, 1500};

    private static final int[] BOOTSTRAPPED = {60, 150, 400, 1500};
    private static final int[] NAMED = {400, 1500};
    private static final int REPLICATES = 199;

    private final Trials trials;

    ResampledGames(Trials trials) {
        this.trials = trials;
    }

    /// Games one by one, whatever belongs together.
    CoverageTable byGame(Population all) {
        CoverageTable table = new CoverageTable(all.name() + ", games drawn one by one, errors by game", "games");
        for (int size : trials.sizes(SIZES)) {
            row(table, all, Population.Unit.GAME, Clustering.GAME, size, "" + size);
        }
        return table;
    }

    /// Whole pairs and events, with errors by them, and as the program chooses. Of few events it says that it speaks of
    /// these alone, so that such samples have no interval for the truth of all.
    CoverageTable byCluster(Population all) {
        CoverageTable table =
                new CoverageTable(all.name() + ", whole pairs and events drawn", "drawn, errors by, games");
        for (Population.Unit unit : new Population.Unit[] {Population.Unit.PAIR, Population.Unit.EVENT}) {
            String name = unit.name().toLowerCase(Locale.ROOT);
            for (String by : new String[] {name, "auto"}) {
                for (int size : trials.sizes(SIZES)) {
                    row(table, all, unit, Clustering.parse(by), size, name + ", " + by + ", ");
                }
            }
        }
        return table;
    }

    /// Errors by name, of whole events and of games drawn one by one. Rows that count as independent, and the sandwich
    /// of few clusters, promise nothing.
    CoverageTable byName(Population all) {
        CoverageTable table = new CoverageTable(all.name() + ", errors by name", "drawn, errors");
        Map<String, Double> truth = all.truth();
        for (Vcov vcov : List.of(Vcov.CR1, Vcov.CR2, Vcov.CR3, Vcov.WILD)) {
            for (int size : trials.sizes(NAMED)) {
                Population.Sampler events = all.sampler(Population.Unit.EVENT);
                Map<String, Rate> rates = vcov == Vcov.CR1 ? FitFigures.unpromised() : FitFigures.rates();
                FitSettings settings = FitSettings.DEFAULT
                        .withClustering(Clustering.parse("event"))
                        .withVcov(vcov);
                String name = events.draws(size) + " events, " + vcov.text();
                trials.run(all.name() + name, random -> tryOnce(events, settings, size, truth, rates, random));
                table.add(name, rates);
            }
        }
        for (Vcov vcov : List.of(Vcov.HC1, Vcov.CR1, Vcov.CR2, Vcov.CR3)) {
            for (int size : trials.sizes(NAMED)) {
                Population.Sampler games = all.sampler(Population.Unit.GAME);
                boolean promised = vcov != Vcov.HC1 && (vcov != Vcov.CR1 || size >= 400);
                Map<String, Rate> rates = promised ? FitFigures.rates() : FitFigures.unpromised();
                FitSettings settings =
                        FitSettings.DEFAULT.withClustering(Clustering.GAME).withVcov(vcov);
                String name = size + " games, " + vcov.text();
                trials.run(all.name() + name, random -> tryOnce(games, settings, size, truth, rates, random));
                table.add(name, rates);
            }
        }
        return table;
    }

    /// Errors and intervals of a bootstrap.
    CoverageTable bootstrapped(Population all) {
        CoverageTable table = new CoverageTable(all.name() + ", bootstrap of " + REPLICATES + " samples", "games");
        Population.Sampler sampler = all.sampler(Population.Unit.GAME);
        Map<String, Double> truth = all.truth();
        for (int size : trials.sizes(BOOTSTRAPPED)) {
            Map<String, Rate> rates = FitFigures.rates();
            trials.run("bootstrap" + size, Math.min(trials.tries(), Rate.ENOUGH), random -> {
                FitSettings settings = FitSettings.DEFAULT
                        .withClustering(Clustering.GAME)
                        .withResampling(new FitSettings.Resampling(REPLICATES, random.nextLong(), 1));
                tryOnce(sampler, settings, size, truth, rates, random);
            });
            table.add("" + size, rates);
        }
        return table;
    }

    /// Values and profiles by Firth's penalised likelihood; the truth is the plain fit of all games.
    CoverageTable firth(Population all) {
        CoverageTable table = new CoverageTable(all.name() + ", Firth's likelihood and its profiles", "games");
        Population.Sampler sampler = all.sampler(Population.Unit.GAME);
        Map<String, Double> truth = all.truth();
        FitSettings settings =
                FitSettings.DEFAULT.withClustering(Clustering.GAME).withSeparation(WhereSeparated.FIRTH);
        for (int size : trials.sizes(BOOTSTRAPPED)) {
            Map<String, Rate> rates = FitFigures.rates();
            rates.keySet().retainAll(FitFigures.VALUES);
            trials.run("firth" + size, random -> tryOnce(sampler, settings, size, truth, rates, random));
            table.add("" + size, rates);
        }
        return table;
    }

    private void row(CoverageTable table, Population all, Population.Unit unit, Clustering by, int size, String label) {
        Population.Sampler sampler = all.sampler(unit);
        Map<String, Double> truth = all.truth();
        Map<String, Rate> rates = FitFigures.rates();
        String name = unit == Population.Unit.GAME ? label : label + size + " in " + sampler.draws(size);
        FitSettings settings = FitSettings.DEFAULT.withClustering(by);
        trials.run(all.name() + name, random -> {
            try {
                PieceValueFit fit = Population.fit(Population.observations(sampler.draw(size, random)), settings);
                if (isOfTheseAlone(fit, unit)) {
                    FitFigures.addRefused(rates);
                } else {
                    FitFigures.add(rates, fit, truth);
                }
            } catch (InputException _) {
                FitFigures.addRefused(rates);
            }
        });
        table.add(name, rates);
    }

    /// Whether intervals hold for games of the same events or pairs of players alone, which the first line says.
    private static boolean isOfTheseAlone(PieceValueFit fit, Population.Unit unit) {
        return switch (unit) {
            case GAME -> false;
            case PAIR -> fit.clusters().flatMap(found -> found.few("pair")).isPresent();
            case EVENT -> fit.clusters().flatMap(found -> found.few("event")).isPresent();
        };
    }

    private static void tryOnce(
            Population.Sampler sampler,
            FitSettings settings,
            int size,
            Map<String, Double> truth,
            Map<String, Rate> rates,
            SplittableRandom random) {
        try {
            FitFigures.add(rates, Population.fit(Population.observations(sampler.draw(size, random)), settings), truth);
        } catch (InputException _) {
            FitFigures.addRefused(rates);
        }
    }
}
