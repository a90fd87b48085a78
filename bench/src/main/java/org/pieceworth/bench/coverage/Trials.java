package org.pieceworth.bench.coverage;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Runs tries, each with random numbers of its own, so that no result hangs on threads.
///
/// @param tries how many
/// @param seed of the random numbers
/// @param only the sizes of samples that are tried; none for all
record Trials(int tries, long seed, List<Integer> only) {

    /// Copies the list.
    Trials {
        only = List.copyOf(only);
    }

    /// The sizes that are tried of these.
    int[] sizes(int... all) {
        return IntStream.of(all).filter(this::isTried).toArray();
    }

    /// Whether samples of that size are tried.
    boolean isTried(int size) {
        return only.isEmpty() || only.contains(size);
    }

    /// @param cell what is tried, by which random numbers differ
    void run(String cell, Consumer<SplittableRandom> each) {
        run(cell, tries, each);
    }

    void run(String cell, int number, Consumer<SplittableRandom> each) {
        IntStream.range(0, number)
                .parallel()
                .forEach(turn -> each.accept(
                        new SplittableRandom(seed ^ 0x9E3779B97F4A7C15L * (turn + 1) ^ (long) cell.hashCode() << 32)));
    }
}
