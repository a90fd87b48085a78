package org.pieceworth.empirical.memory;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class VectorIndexTest {

    private static int[] vector(SplittableRandom random) {
        int[] values = new int[random.nextInt(20)];
        for (int i = 0; i < values.length; i++) {
            values[i] = switch (random.nextInt(6)) {
                case 0 -> random.nextInt(-VectorIndex.LARGEST - 1, VectorIndex.LARGEST + 1);
                case 1 -> random.nextInt(-2, 3);
                default -> 0;
            };
        }
        return values;
    }

    private static List<Integer> key(int[] values) {
        int length = values.length;
        while (length > 0 && values[length - 1] == 0) {
            length--;
        }
        return Arrays.stream(values, 0, length).boxed().toList();
    }

    private static List<Integer> vectorOf(VectorIndex index, int id) {
        int[] values = new int[20];
        for (int i = 0; i < index.length(id); i++) {
            values[index.feature(id, i)] = index.value(id, i);
        }
        return key(values);
    }

    /// Numbers are given as a map gives them, and every vector comes back.
    @Test
    void anIndexIsAMap() {
        SplittableRandom random = new SplittableRandom(3);
        VectorIndex index = new VectorIndex();
        Map<List<Integer>, Integer> map = new HashMap<>();
        List<List<Integer>> inOrder = new ArrayList<>();
        for (int i = 0; i < 60_000; i++) {
            int[] values = vector(random);
            List<Integer> key = key(values);
            int known = map.computeIfAbsent(key, added -> {
                inOrder.add(added);
                return inOrder.size() - 1;
            });
            assertThat(index.add(values)).isEqualTo(known);
        }
        assertThat(index.size()).isEqualTo(inOrder.size()).isGreaterThan(10_000);
        for (int id = 0; id < index.size(); id++) {
            assertThat(vectorOf(index, id)).isEqualTo(inOrder.get(id));
        }
    }

    /// What one index knows another takes over, whatever it knew before.
    @Test
    void indicesMerge() {
        SplittableRandom random = new SplittableRandom(4);
        VectorIndex one = new VectorIndex();
        VectorIndex other = new VectorIndex();
        for (int i = 0; i < 3_000; i++) {
            one.add(vector(random));
            other.add(vector(random));
        }
        for (int id = 0; id < other.size(); id++) {
            assertThat(vectorOf(one, one.add(other, id))).isEqualTo(vectorOf(other, id));
        }
    }

    /// The order is that of the whole vectors, features that are 0 among them.
    @Test
    void theOrderIsThatOfTheVectors() {
        SplittableRandom random = new SplittableRandom(6);
        VectorIndex index = new VectorIndex();
        List<int[]> vectors = new ArrayList<>();
        while (vectors.size() < 300) {
            int[] values = Arrays.copyOf(vector(random), 20);
            if (index.add(values) == vectors.size()) {
                vectors.add(values);
            }
        }
        for (int a = 0; a < vectors.size(); a++) {
            for (int b = 0; b < vectors.size(); b++) {
                assertThat(Integer.signum(index.compare(a, b)))
                        .isEqualTo(Integer.signum(Arrays.compare(vectors.get(a), vectors.get(b))));
            }
        }
    }

    @Test
    void valuesThatDoNotFitAreRefused() {
        VectorIndex index = new VectorIndex();
        assertThat(index.add(new int[] {-32_768, 32_767})).isZero();
        assertThat(index.valueOf(0, 0)).isEqualTo(-32_768);
        assertThatThrownBy(() -> index.add(new int[] {0, 32_768})).isInstanceOf(IllegalArgumentException.class);
    }
}
