package org.pieceworth.bench.coverage;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.stream.Collectors;
import org.pieceworth.empirical.calibration.CalibrationCurve;
import org.pieceworth.empirical.settings.Clustering;
import org.pieceworth.text.InputException;

/// Samples of real games: does the interval of White's score at a balance hold the score of all games?
final class CalibrationTrials {

    private static final int[] SIZES = {60, 150, 400, 1500};
    private static final int[] BALANCES = {-9, -5, -3, -1, 0, 1, 3, 5, 9};

    private final Trials trials;

    CalibrationTrials(Trials trials) {
        this.trials = trials;
    }

    CoverageTable table(Population all) {
        CoverageTable table = new CoverageTable(all.name() + ", calibration: White's score by balance", "games");
        Population.Sampler sampler = all.sampler(Population.Unit.GAME);
        Map<Integer, Double> truth =
                CalibrationCurve.of(Population.fit(Population.observations(all.games()), Clustering.GAME))
                        .points()
                        .stream()
                        .collect(Collectors.toMap(
                                CalibrationCurve.Point::balance,
                                point -> point.observed().value()));
        for (int size : trials.sizes(SIZES)) {
            Map<String, Rate> rates = new LinkedHashMap<>();
            for (int balance : BALANCES) {
                rates.put(name(balance), Rate.ofIntervals());
            }
            trials.run(all.name() + size, random -> tryOnce(sampler, size, truth, rates, random));
            table.add("" + size, rates);
        }
        return table;
    }

    private static void tryOnce(
            Population.Sampler sampler,
            int size,
            Map<Integer, Double> truth,
            Map<String, Rate> rates,
            SplittableRandom random) {
        try {
            CalibrationCurve found = CalibrationCurve.of(
                    Population.fit(Population.observations(sampler.draw(size, random)), Clustering.GAME));
            for (int balance : BALANCES) {
                Rate rate = rates.get(name(balance));
                found.points().stream()
                        .filter(point -> point.balance() == balance)
                        .findFirst()
                        .flatMap(CalibrationCurve.Point::interval)
                        .ifPresentOrElse(interval -> rate.add(interval.contains(truth.get(balance))), rate::addSilent);
            }
        } catch (InputException _) {
            FitFigures.addRefused(rates);
        }
    }

    private static String name(int balance) {
        return balance > 0 ? "+" + balance : balance == 0 ? "0" : "−" + -balance;
    }
}
