package org.pieceworth.valuation.army;

import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.pieceworth.stats.StopRequest;

/// Finds every army of a pool whose value is near a target: tries all choices but the last; the last ones
/// that reach the target are a run of the sorted values.
public final class ArmySearch {

    /// Maximum number of steps of a search: about 10 seconds.
    public static final long MOST_STEPS = 1_500_000_000L;

    private final double[] values;
    private final ArmyShape shape;
    private final double target;
    private final double tolerance;
    private final int answers;
    private final boolean[] wanted;
    private final int[] times;
    private int missing;

    private final int[] chosen;
    private final PriorityQueue<Candidate> nearest;
    private long count;

    /// The result of a search.
    ///
    /// @param count number of armies within the tolerance
    /// @param nearest armies nearest to the target, nearest first
    public record Found(long count, List<ArmyAnswer> nearest) {

        public Found {
            nearest = List.copyOf(nearest);
        }
    }

    private record Candidate(int[] chosen, double value, double distance) {

        private static final Comparator<Candidate> FARTHEST_FIRST = Comparator.comparingDouble(Candidate::distance)
                .thenComparing(Candidate::chosen, Arrays::compare)
                .reversed();
    }

    private ArmySearch(
            double[] values, ArmyShape shape, double target, double tolerance, int answers, Set<Integer> contained) {
        this.values = values;
        this.shape = shape;
        this.target = target;
        this.tolerance = tolerance;
        this.answers = answers;
        wanted = new boolean[values.length];
        contained.forEach(kind -> wanted[kind] = true);
        times = new int[values.length];
        missing = contained.size();
        chosen = new int[shape.choices()];
        nearest = new PriorityQueue<>(Candidate.FARTHEST_FIRST);
    }

    /// Searches.
    ///
    /// @param values values of the pool's kinds, ascending
    /// @param tolerance maximum distance of an army from the target, 0 or more
    /// @param answers maximum number of returned armies
    /// @throws IllegalArgumentException when the values do not ascend, or there are too many armies ([#steps])
    public static Found search(double[] values, ArmyShape shape, double target, double tolerance, int answers) {
        return search(values, shape, target, tolerance, answers, Set.of());
    }

    /// Searches the armies that contain some kinds.
    ///
    /// @param contained each of them at least once
    /// @throws IllegalArgumentException when the values do not ascend, or there are too many armies ([#steps])
    /// @throws CancellationException when the thread has been interrupted
    public static Found search(
            double[] values, ArmyShape shape, double target, double tolerance, int answers, Set<Integer> contained) {
        for (int i = 1; i < values.length; i++) {
            if (!(values[i] >= values[i - 1])) {
                throw new IllegalArgumentException("the values of a pool ascend");
            }
        }
        if (steps(values.length, shape).compareTo(BigInteger.valueOf(MOST_STEPS)) > 0) {
            throw new IllegalArgumentException("too many armies to go through");
        }
        ArmySearch search = new ArmySearch(values, shape, target, tolerance, answers, contained);
        search.choose(0, 0, 0);
        List<ArmyAnswer> found = new ArrayList<>();
        while (!search.nearest.isEmpty()) {
            Candidate farthest = search.nearest.remove();
            found.addFirst(ArmyAnswer.of(farthest.chosen(), shape.pairs(), farthest.value()));
        }
        return new Found(search.count, found);
    }

    /// The steps of a search: armies without their last choice.
    public static BigInteger steps(int pool, ArmyShape shape) {
        if (shape.choices() == 1) {
            return BigInteger.ONE;
        }
        ArmyShape allButOne = shape.singles() > 0
                ? new ArmyShape(shape.pairs(), shape.singles() - 1, shape.distinct())
                : new ArmyShape(shape.pairs() - 1, 0, shape.distinct());
        return allButOne.armies(pool);
    }

    private void choose(int position, int from, double sum) {
        int left = shape.choices() - position;
        if (missing > left) {
            return;
        }
        boolean pair = position < shape.pairs();
        int least = position == shape.pairs() ? 0 : from;
        if (position == shape.choices() - 1) {
            complete(position, least, sum, pair ? 2 : 1);
            return;
        }
        StopRequest.check();
        for (int kind = least; kind < values.length; kind++) {
            if (free(kind, position) && (missing < left || isMissing(kind))) {
                chosen[position] = kind;
                take(kind, 1);
                choose(position + 1, shape.distinct() ? kind + 1 : kind, sum + (pair ? 2 : 1) * values[kind]);
                take(kind, -1);
            }
        }
    }

    private boolean isMissing(int kind) {
        return wanted[kind] && times[kind] == 0;
    }

    /// Takes a kind, or puts it back.
    private void take(int kind, int step) {
        if (wanted[kind]) {
            missing -= (times[kind] == 0 && step > 0) || (times[kind] == 1 && step < 0) ? step : 0;
            times[kind] += step;
        }
    }

    /// True if no earlier choice forbids a kind; equal ones are handled by the ascending order.
    private boolean free(int kind, int position) {
        if (!shape.distinct() || position < shape.pairs()) {
            return true;
        }
        for (int i = 0; i < shape.pairs(); i++) {
            if (chosen[i] == kind) {
                return false;
            }
        }
        return true;
    }

    /// The possible last kinds are a run; those near enough to be returned are a run within it.
    private void complete(int position, int least, double sum, int number) {
        int from = first(least, sum, number, target - tolerance);
        int to = first(from, sum, number, Math.nextUp(target + tolerance));
        if (missing > 0) {
            completeWithMissing(from, to, position, sum, number);
            return;
        }
        count += to - from - forbidden(from, to, position);
        double reach = nearest.size() < answers ? tolerance : reach();
        for (int kind = first(from, sum, number, target - reach); kind < to; kind++) {
            double value = sum + number * values[kind];
            if (value > target + reach) {
                return;
            }
            if (free(kind, position)) {
                chosen[position] = kind;
                offer(value);
            }
        }
    }

    /// The last choice is the one kind that is still missing.
    private void completeWithMissing(int from, int to, int position, double sum, int number) {
        for (int kind = from; kind < to; kind++) {
            if (isMissing(kind) && free(kind, position)) {
                count++;
                chosen[position] = kind;
                offer(sum + number * values[kind]);
            }
        }
    }

    private double reach() {
        return nearest.isEmpty() ? -1 : nearest.element().distance();
    }

    private int forbidden(int from, int to, int position) {
        int forbidden = 0;
        for (int i = 0; shape.distinct() && position >= shape.pairs() && i < shape.pairs(); i++) {
            forbidden += chosen[i] >= from && chosen[i] < to ? 1 : 0;
        }
        return forbidden;
    }

    /// The first kind from `least` on that brings the army to this value.
    private int first(int least, double sum, int times, double worth) {
        int low = least;
        int high = values.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (sum + times * values[middle] < worth) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private void offer(double value) {
        double distance = Math.abs(value - target);
        nearest.add(new Candidate(chosen.clone(), value, distance));
        if (nearest.size() > answers) {
            nearest.remove();
        }
    }
}
