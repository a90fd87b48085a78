package org.pieceworth.valuation.synergy;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.pieceworth.valuation.synergy.LeastError.Found;

/// Does the law predict pieces that it was not fitted to? Some targets are held out, the law is fitted exactly to
/// the others, and what all equally good fits say of those held out is compared with their targets (the source's
/// section 1.3 does so once).
public final class HoldOut {

    private HoldOut() {}

    /// One target that was held out.
    ///
    /// @param target what it is worth
    /// @param value what the centre of the equally good fits to the others says
    /// @param low the least that any of them says
    /// @param high the greatest
    /// @param determined whether the other targets determine it
    public record Prediction(SynergyTarget target, double value, double low, double high, boolean determined) {

        /// |value − target| / target.
        public double relativeError() {
            return Math.abs(value / target.value() - 1);
        }
    }

    /// One trial.
    ///
    /// @param fittedError the largest error of the targets that were fitted
    /// @param heldOut those that were not
    public record Trial(double fittedError, List<Prediction> heldOut) {

        /// Copies the list.
        public Trial {
            heldOut = List.copyOf(heldOut);
        }
    }

    /// The source's own trial: queen, chancellor and archbishop held out of its twenty targets.
    public static Trial published(double slack) {
        return trial(SynergyTargets.published(), false, Set.of(0, 1, 2), slack);
    }

    /// The source's own trial with its own objective then, the mean error: one fit, and so no range.
    ///
    /// @param seed of the descents
    public static Trial publishedByMean(long seed) {
        SynergyTargets all = SynergyTargets.published();
        List<SynergyTarget> heldOut = all.targets().subList(0, 3);
        SynergyTargets rest =
                new SynergyTargets(all.targets().subList(3, all.targets().size()), all.largestParameter());
        SynergyScore fitted = LeastMeanFit.of(rest, false, seed);
        return new Trial(
                fitted.maxRelativeError(),
                heldOut.stream()
                        .map(target -> {
                            double value = fitted.parameters()
                                    .value(Decomposition.of(target.movement(), false))
                                    .orElseThrow();
                            return new Prediction(target, value, value, value, true);
                        })
                        .toList());
    }

    /// How many choices of three targets there are.
    public static int triples(SynergyTargets targets) {
        int size = targets.targets().size();
        return size * (size - 1) * (size - 2) / 6;
    }

    /// Every choice of three targets, in order, whatever the number of threads.
    ///
    /// @param done is told after each trial how many are done
    public static List<Trial> triples(
            SynergyTargets targets, boolean headings, double slack, int threads, IntConsumer done) {
        int size = targets.targets().size();
        AtomicInteger finished = new AtomicInteger();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<Trial>> trials = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                for (int j = i + 1; j < size; j++) {
                    for (int k = j + 1; k < size; k++) {
                        Set<Integer> heldOut = Set.of(i, j, k);
                        trials.add(pool.submit(() -> {
                            Trial trial = trial(targets, headings, heldOut, slack);
                            done.accept(finished.incrementAndGet());
                            return trial;
                        }));
                    }
                }
            }
            return trials.stream().map(HoldOut::result).toList();
        }
    }

    private static Trial result(Future<Trial> trial) {
        try {
            return trial.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted", e);
        } catch (ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    /// One choice of targets to hold out, by their places in the list.
    public static Trial trial(SynergyTargets targets, boolean headings, Set<Integer> heldOut, double slack) {
        SynergyProblem all = SynergyProblem.of(targets, headings);
        SynergyProblem rest = all.without(new HashSet<>(heldOut));
        ExactSearch search = new ExactSearch(rest);
        Found best = search.best();
        double limit = SynergyFitter.limit(targets, best.error(), slack);
        EquallyGood good = new EquallyGood(rest, search.range(best, limit), limit);
        Fitted centre = good.centre().orElse(new Fitted(best.c(), best.strengths()));
        FreeDirections free = new FreeDirections(rest.rows(), rest.variables());
        return new Trial(
                best.error(),
                IntStream.range(0, targets.targets().size())
                        .filter(heldOut::contains)
                        .mapToObj(i -> {
                            double[] range = good.values(all.rows()[i]);
                            double value = all.fitted(i, centre.c(), centre.strengths());
                            return new Prediction(
                                    targets.targets().get(i), value, range[0], range[1], free.determine(all.rows()[i]));
                        })
                        .toList());
    }
}
