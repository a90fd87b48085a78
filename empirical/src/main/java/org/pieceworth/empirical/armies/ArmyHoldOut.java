package org.pieceworth.empirical.armies;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/// Predictions for held-out armies: each part of the armies in turn, with every row that has one of them.
/// Yardsticks are never held out.
public final class ArmyHoldOut {

    /// The models of the predictions.
    public enum Model {
        CONSTANT,
        PIECE,
        FILE,
        POOLED,
        LEAST_ABSOLUTE
    }

    /// Errors of predictions of held-out results.
    ///
    /// @param absolute the mean difference of scores, in percent of the points
    /// @param deviation the root of the mean square
    public record Misses(Model model, double absolute, double deviation) {}

    private static final String ALGORITHM = "L64X128MixRandom";

    private final ArmyDesign design;
    private final int folds;
    private final Map<String, Integer> fold = new HashMap<>();
    private final Map<Model, double[]> sums = new HashMap<>();
    private int tested;

    private ArmyHoldOut(ArmyDesign design, int folds, long seed) {
        this.design = design;
        this.folds = folds;
        Set<String> armies = new TreeSet<>();
        for (ArmyResult row : design.results().rows()) {
            armies.add(row.white());
            armies.add(row.black());
        }
        design.yardsticks().forEach(armies::remove);
        RandomGenerator random = RandomGeneratorFactory.of(ALGORITHM).create(seed);
        armies.forEach(army -> fold.put(army, random.nextInt(folds)));
    }

    /// Errors of each model.
    ///
    /// @param leastAbsolute fits the second method to a part of the rows
    /// @param seed seed of the random parts
    /// @throws org.pieceworth.stats.FitException when a part leaves too little
    public static List<Misses> errors(ArmyDesign design, int folds, long seed, Fitter leastAbsolute) {
        ArmyHoldOut holdOut = new ArmyHoldOut(design, folds, seed);
        for (int part = 0; part < folds; part++) {
            holdOut.hold(part, leastAbsolute);
        }
        List<Misses> errors = new ArrayList<>();
        for (Model model : Model.values()) {
            double[] sum = holdOut.sums.getOrDefault(model, new double[2]);
            errors.add(new Misses(model, sum[0] / holdOut.tested, Math.sqrt(sum[1] / holdOut.tested)));
        }
        return errors;
    }

    /// Fits the second method.
    @FunctionalInterface
    public interface Fitter {
        LeastAbsoluteFit.Result fit(ArmyDesign rows);
    }

    private void hold(int part, Fitter leastAbsolute) {
        List<ArmyResult> learned = new ArrayList<>();
        List<ArmyResult> held = new ArrayList<>();
        for (ArmyResult row : design.results().rows()) {
            (isIn(row.white(), part) || isIn(row.black(), part) ? held : learned).add(row);
        }
        if (held.isEmpty() || learned.isEmpty()) {
            return;
        }
        ArmyDesign rest = design.with(learned);
        ArmyDesign test = design.with(held);
        double mean = rest.results().meanScore();
        add(Model.CONSTANT, held, constant(mean, held.size()));
        ArmyRegression byPiece = ArmyRegression.withoutErrors(rest, ArmyLevel.PIECE);
        add(Model.PIECE, held, byPiece.predictions(test, ArmyLevel.PIECE, byPiece.coefficients()));
        ArmyRegression byFile = ArmyRegression.of(rest, ArmyLevel.FILE);
        add(Model.FILE, held, byFile.predictions(test, ArmyLevel.FILE, byFile.coefficients()));
        add(
                Model.POOLED,
                held,
                byFile.predictions(test, ArmyLevel.FILE, FileEffects.of(byFile).pooled()));
        LeastAbsoluteFit.Result least = leastAbsolute.fit(rest);
        add(
                Model.LEAST_ABSOLUTE,
                held,
                LeastAbsoluteFit.predictions(test, least.values(), least.normalization(), least.contempt()));
        tested += held.size();
    }

    private boolean isIn(String army, int part) {
        return fold.getOrDefault(army, folds) == part;
    }

    private static double[] constant(double number, int size) {
        double[] numbers = new double[size];
        Arrays.fill(numbers, number);
        return numbers;
    }

    private void add(Model model, List<ArmyResult> rows, double[] predictions) {
        double[] sum = sums.computeIfAbsent(model, _ -> new double[2]);
        for (int row = 0; row < predictions.length; row++) {
            double difference = Math.abs(rows.get(row).score() - predictions[row]);
            sum[0] += difference;
            sum[1] += difference * difference;
        }
    }
}
