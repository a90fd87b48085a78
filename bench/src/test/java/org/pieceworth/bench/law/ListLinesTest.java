package org.pieceworth.bench.law;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.pieceworth.valuation.pooled.Pool.ListBias;

class ListLinesTest {

    @Test
    void linesAndTheirSpreadAreFoundAgain() {
        SplittableRandom random = new SplittableRandom(3);
        Map<String, List<double[]>> gaps = new TreeMap<>();
        Map<String, double[]> truth = new TreeMap<>();
        for (int list = 0; list < 30; list++) {
            double[] line = {0.05 + 0.1 * random.nextGaussian(), 0.15 * random.nextGaussian()};
            List<double[]> values = new ArrayList<>();
            for (int i = 0; i < 20; i++) {
                double away = random.nextDouble(-1.5, 1);
                values.add(new double[] {
                    away, line[0] + line[1] * away + 0.08 * random.nextGaussian() + 0.05 * random.nextGaussian(), 0.0025
                });
            }
            gaps.put("list " + list, values);
            truth.put("list " + list, line);
        }
        ListLines lines = ListLines.of(gaps);
        assertThat(lines.spread()).isEqualTo(0.08, within(0.01));
        assertThat(Math.sqrt(lines.unknown().covariance().getFirst())).isEqualTo(0.1, within(0.03));
        int inside = 0;
        for (Map.Entry<String, double[]> list : truth.entrySet()) {
            ListBias bias = Objects.requireNonNull(lines.biases().get(list.getKey()));
            double at = ListBias.CENTRE + 0.7;
            double gap = bias.at(at) - list.getValue()[0] - 0.7 * list.getValue()[1];
            inside += Math.abs(gap) < 1.645 * Math.sqrt(bias.variance(at)) ? 1 : 0;
        }
        assertThat(inside).isBetween(24, 30);
    }

    @Test
    void aListOfOneValueIsShrunkTowardsTheOthers() {
        Map<String, List<double[]>> gaps = new TreeMap<>(Map.of(
                "a", List.of(new double[] {0, 0.5, 0.001}),
                "b", List.of(new double[] {0, 0, 0.001}, new double[] {1, 0, 0.001}, new double[] {-1, 0, 0.001})));
        assertThat(Objects.requireNonNull(ListLines.of(gaps).biases().get("a")).mean())
                .isBetween(0.05, 0.49);
    }
}
