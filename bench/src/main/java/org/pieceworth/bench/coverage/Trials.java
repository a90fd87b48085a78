package org.pieceworth.bench.coverage;

import java.util.List;
import java.util.SplittableRandom;
import java.util.function.Consumer;
import java.util.stream.IntStream;

/// Runs tries, each with random numbers of its own, so that no result depends on threads.
///
/// @param tries how many
/// @param seed of the random numbers
/// @param only the sizes of samples that are tried; none for all
record Trials(int tries, long seed, List<Integer> only) {

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
                .forEach(turn -> each.accept(new SplittableRandom(
                        mixed(mixed(seed ^ (long) cell.hashCode() << Integer.SIZE) + turn))));
    }

    /// Seeds of tries must not be neighbours on the generator's own orbit, whose step is the golden ratio's:
    /// samples would then share all but a few draws. The mixing is that of Steele, Lea and Flood (2014).
    private static long mixed(long seed) {
        long once = (seed ^ seed >>> 30) * 0xBF58476D1CE4E5B9L;
        long twice = (once ^ once >>> 27) * 0x94D049BB133111EBL;
        return twice ^ twice >>> 31;
    }
}
