package org.pieceworth.bench.law;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.movement.Movement;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.valuation.ModelEntry;
import org.pieceworth.valuation.catalogue.ModelCatalogue;
import org.pieceworth.valuation.compare.ReferenceValue;
import org.pieceworth.valuation.compare.ReferenceValues;
import org.pieceworth.valuation.play.AtlasRow;
import org.pieceworth.valuation.play.MovementKey;
import org.pieceworth.valuation.play.PlayLaw;
import org.pieceworth.valuation.pooled.Effects;
import org.pieceworth.valuation.pooled.Pool;
import org.pieceworth.valuation.pooled.Pool.ListBias;
import org.pieceworth.valuation.pooled.Pool.Published;
import org.pieceworth.valuation.pooled.ValuePool;
import org.pieceworth.valuation.pooled.WeightedMean;

/// Finds how far the law, the models and published lists are from measured values.
public final class PoolFit {

    /// Correlations among errors are drawn towards 0 by so much, since they are estimated themselves.
    private static final double SHRINKAGE = 0.1;

    /// A model is pooled where it values so many of the measured pieces.
    private static final int LEAST = 30;

    /// A model that has less of the weight, even where it values a piece, is left out.
    private static final double LEAST_WEIGHT = 0.1;

    private static final double LEVEL = 0.9;
    private static final double LEAST_VARIANCE = 1e-4;

    private final List<AtlasRow> rows;
    private final List<Movement> movements;
    private final List<String> names = new ArrayList<>();
    private final List<double[]> errors = new ArrayList<>();

    private final Effects.Sizes effects;

    /// @param rows the measured pieces
    /// @param law its values of them, each learned without the piece
    /// @param effects of the conditions of measurements
    public PoolFit(List<AtlasRow> rows, double[] law, Effects.Sizes effects) {
        this.rows = List.copyOf(rows);
        this.effects = effects;
        movements = rows.stream().map(row -> Betza.movementOf(row.piece())).toList();
        add(Pool.LAW, law);
        for (ModelEntry entry : ModelCatalogue.standard().entries()) {
            if (!entry.name().equals(Pool.LAW)) {
                double[] values = movements.stream()
                        .mapToDouble(
                                movement -> ValuePool.centipawns(entry.standard(), movement, RectangularBoard.CHESS)
                                        .orElse(Double.NaN))
                        .toArray();
                if (Arrays.stream(values).filter(Double::isFinite).count() >= LEAST) {
                    add(entry.name(), values);
                }
            }
        }
    }

    private void add(String name, double[] values) {
        names.add(name);
        errors.add(IntStream.range(0, values.length)
                .mapToDouble(i -> PlayLaw.logarithm(values[i])
                        - PlayLaw.logarithm(rows.get(i).value()))
                .toArray());
    }

    /// The pool.
    public Pool fit() {
        return fit("");
    }

    /// The pool as it would be without a published list.
    Pool fit(String without) {
        int size = names.size();
        double[] bias = errors.stream()
                .mapToDouble(each ->
                        Arrays.stream(each).filter(Double::isFinite).average().orElse(0))
                .toArray();
        bias[0] = 0;
        double[][] covariance = covariance(bias);
        double[] weights = WeightedMean.of(covariance).weights();
        for (int i = size - 1; i > 0; i--) {
            if (weights[i] < LEAST_WEIGHT) {
                names.remove(i);
                errors.remove(i);
            }
        }
        if (names.size() < size) {
            return fit(without);
        }
        Lists lists = lists(without);
        Pool narrow = new Pool(
                names,
                bias,
                covariance,
                1,
                lists.biases(),
                lists.unknown(),
                lists.spread(),
                lists.published(),
                effects);
        return new Pool(
                names,
                bias,
                covariance,
                widening(narrow),
                lists.biases(),
                lists.unknown(),
                lists.spread(),
                lists.published(),
                effects);
    }

    /// Correlations are drawn towards 0, more where the matrix would not be positive definite: each is of other
    /// pieces.
    private double[][] covariance(double[] bias) {
        int size = names.size();
        double[][] covariance = new double[size][size];
        for (double kept = 1 - SHRINKAGE; kept > 0; kept -= SHRINKAGE) {
            for (int i = 0; i < size; i++) {
                for (int j = 0; j < size; j++) {
                    covariance[i][j] = (i == j ? 1 : kept) * covariance(i, j, bias);
                }
                covariance[i][i] = Math.max(LEAST_VARIANCE, covariance[i][i]);
            }
            if (new Cholesky(size).decompose(covariance)) {
                break;
            }
        }
        return covariance;
    }

    /// What both miss together, without the measurement's own error, which is in both.
    private double covariance(int left, int right, double[] bias) {
        double sum = 0;
        int count = 0;
        for (int i = 0; i < rows.size(); i++) {
            double product = (errors.get(left)[i] - bias[left]) * (errors.get(right)[i] - bias[right]);
            if (Double.isFinite(product)) {
                sum += product - rows.get(i).spread() * rows.get(i).spread();
                count++;
            }
        }
        return sum / count;
    }

    /// The factor with which nine of ten measured values lie in the interval of law and models.
    private double widening(Pool pool) {
        double[] needed = new double[rows.size()];
        for (int i = 0; i < needed.length; i++) {
            int piece = i;
            int[] used = IntStream.range(0, names.size())
                    .filter(k -> Double.isFinite(errors.get(k)[piece]))
                    .toArray();
            WeightedMean mean = WeightedMean.of(WeightedMean.part(pool.covariance(), used));
            double[] values = Arrays.stream(used)
                    .mapToDouble(k -> errors.get(k)[piece] - pool.bias()[k])
                    .toArray();
            double error = mean.of(values) / PlayLaw.NINE_IN_TEN;
            needed[i] = Math.sqrt(Math.max(
                            0,
                            error * error - rows.get(i).spread() * rows.get(i).spread())
                    / mean.variance());
        }
        Arrays.sort(needed);
        return needed[(int) Math.ceil(LEVEL * needed.length) - 1];
    }

    private record Lists(Map<String, ListBias> biases, ListBias unknown, double spread, List<Published> published) {}

    /// Biases of lists, each a line, shrunk towards the mean line of all ([ListLines]).
    private Lists lists(String without) {
        List<Published> published = new ArrayList<>();
        Map<String, List<double[]>> gaps = new TreeMap<>();
        for (ReferenceValue reference : ReferenceValues.shipped()) {
            if (reference.scale().centipawn().isPresent()
                    && !reference.scale().set().equals(without)) {
                double value = reference.value() / reference.scale().centipawn().getAsDouble();
                published.add(new Published(
                        MovementKey.of(reference.movement()),
                        reference.scale().board().shape(),
                        reference.scale().set(),
                        value));
                IntStream.range(0, rows.size())
                        .filter(i -> movements.get(i).equals(reference.movement())
                                && reference.scale().board().shape().equals(RectangularBoard.CHESS.shape()))
                        .findFirst()
                        .ifPresent(i -> gaps.computeIfAbsent(reference.scale().set(), _ -> new ArrayList<>())
                                .add(new double[] {
                                    PlayLaw.logarithm(value) - ListBias.CENTRE,
                                    PlayLaw.logarithm(value)
                                            - PlayLaw.logarithm(rows.get(i).value()),
                                    rows.get(i).spread() * rows.get(i).spread()
                                }));
            }
        }
        ListLines lines = ListLines.of(gaps);
        return new Lists(lines.biases(), lines.unknown(), lines.spread(), published);
    }
}
