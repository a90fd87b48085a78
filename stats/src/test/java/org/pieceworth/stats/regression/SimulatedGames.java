package org.pieceworth.stats.regression;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.pieceworth.stats.errors.OutcomeClusters;

/// Games drawn from an ordered logit with known coefficients; the rows of a game share its outcome.
public final class SimulatedGames {

    static final double[] COEFFICIENTS = {0.7, 2.0, -0.4};
    static final double CONSTANT = 0.2;
    static final double WIDTH = 0.6;

    public final List<double[]> rows = new ArrayList<>();
    public final List<Integer> games = new ArrayList<>();
    public final List<Integer> outcomes = new ArrayList<>();

    public SimulatedGames(int count, long seed) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        for (int game = 0; game < count; game++) {
            double[] x = new double[COEFFICIENTS.length];
            int length = 1 + random.nextInt(6);
            double[][] positions = new double[length][];
            double eta = CONSTANT;
            for (int row = 0; row < length; row++) {
                x[random.nextInt(x.length)] += random.nextInt(3) - 1;
                positions[row] = x.clone();
            }
            for (int i = 0; i < x.length; i++) {
                eta += COEFFICIENTS[i] * x[i];
            }
            double u = random.nextDouble();
            double win = 1 / (1 + Math.exp(WIDTH - eta));
            double loss = 1 / (1 + Math.exp(WIDTH + eta));
            int outcome = u < win ? 2 : u < win + loss ? 0 : 1;
            for (double[] position : positions) {
                rows.add(position);
                games.add(game);
                outcomes.add(outcome);
            }
        }
    }

    /// Every row a group of its own.
    public GroupedOutcomes ungrouped() {
        int columns = COEFFICIENTS.length;
        double[] features = new double[rows.size() * columns];
        double[][] counts = new double[3][rows.size()];
        for (int row = 0; row < rows.size(); row++) {
            System.arraycopy(rows.get(row), 0, features, row * columns, columns);
            counts[outcomes.get(row)][row] = 1;
        }
        return GroupedOutcomes.dense(columns, features, counts[2], counts[1], counts[0]);
    }

    /// Equal rows taken together, in the order in which they first come.
    public GroupedOutcomes grouped() {
        List<String> keys = keys();
        List<String> distinct = keys.stream().distinct().toList();
        int columns = COEFFICIENTS.length;
        double[] features = new double[distinct.size() * columns];
        double[][] counts = new double[3][distinct.size()];
        for (int row = 0; row < rows.size(); row++) {
            int group = distinct.indexOf(keys.get(row));
            System.arraycopy(rows.get(row), 0, features, group * columns, columns);
            counts[outcomes.get(row)][group]++;
        }
        return GroupedOutcomes.dense(columns, features, counts[2], counts[1], counts[0]);
    }

    private List<String> keys() {
        return rows.stream().map(Arrays::toString).toList();
    }

    public OutcomeClusters clusters() {
        List<String> keys = keys();
        List<String> distinct = keys.stream().distinct().toList();
        int count = games.getLast() + 1;
        int[] start = new int[count + 1];
        int[] group = new int[rows.size()];
        byte[] outcome = new byte[count];
        for (int row = 0; row < rows.size(); row++) {
            group[row] = distinct.indexOf(keys.get(row));
            start[games.get(row) + 1] = row + 1;
            outcome[games.get(row)] = outcomes.get(row).byteValue();
        }
        return new OutcomeClusters(start, group, outcome);
    }
}
