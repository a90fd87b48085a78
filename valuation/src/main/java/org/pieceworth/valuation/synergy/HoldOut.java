package org.pieceworth.valuation.synergy;

import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import org.pieceworth.valuation.synergy.LeastError.Found;

/// Tests predictions of pieces excluded from the fit. Some targets are held out, the law is fitted exactly to
/// the others, and the predictions of all equally good fits are compared with the held-out targets (the
/// source's section 1.3 does so once).
public final class HoldOut {

    private HoldOut() {}

    /// The value depends on the constant if the middle of its range moves by more than this share over all
    /// constants that fit as well.
    private static final double MOVES = 0.002;

    public enum Basis {
        /// The other targets determine it.
        TARGETS,
        /// A part of it may change without changing any of the other targets.
        PARTS_OPEN,
        /// It depends on the synergy constant, which the other targets do not determine.
        CONSTANT_OPEN
    }

    /// A held-out target.
    ///
    /// @param target its value
    /// @param value prediction of the fit to the others: the centre of the equally good ones, or the one of
    /// least mean error or least χ²
    /// @param low the least that any equally good fit says; by the mean error or χ², that any best fit of a
    /// constant that is about as good says
    /// @param high the greatest
    /// @param basis evidence for the value
    public record Prediction(SynergyTarget target, double value, double low, double high, Basis basis) {

        /// |value − target| / target.
        public double relativeError() {
            return Math.abs(value / target.value() - 1);
        }

        public boolean determined() {
            return basis == Basis.TARGETS;
        }
    }

    /// One trial.
    ///
    /// @param fittedError the largest error of the fitted targets
    /// @param meanError their mean error
    /// @param c the synergy constant of the fit
    /// @param constants constants of all equally good fits; by χ², of fits with at most 3.84 more
    /// @param heldOut predictions of the held-out targets
    public record Trial(double fittedError, double meanError, double c, CRange constants, List<Prediction> heldOut) {

        public Trial {
            heldOut = List.copyOf(heldOut);
        }
    }

    /// The settings of a hold-out test.
    ///
    /// @param targets all of them
    /// @param headings whether forward, sideways and backward steps have separate parameters
    /// @param objective minimised error
    /// @param slack allowed excess of the largest or mean error of an equally good fit, as a share
    public record Setting(SynergyTargets targets, boolean headings, Objective objective, double slack) {

        public static Setting published(Objective objective, double slack) {
            return new Setting(SynergyTargets.published(), false, objective, slack);
        }
    }

    /// The source's own test: queen, chancellor and archbishop held out of its twenty targets.
    public static Trial published(Objective objective, double slack) {
        return trial(Setting.published(objective, slack), Set.of(0, 1, 2));
    }

    /// The number of choices of three targets.
    public static int triples(SynergyTargets targets) {
        int size = targets.targets().size();
        return size * (size - 1) * (size - 2) / 6;
    }

    /// Holds out every choice of three targets; the order of results does not depend on the number of
    /// threads.
    ///
    /// @param done called after each trial with the number done
    public static List<Trial> triples(Setting setting, int threads, IntConsumer done) {
        int size = setting.targets().targets().size();
        AtomicInteger finished = new AtomicInteger();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<Trial>> trials = new ArrayList<>();
            for (int i = 0; i < size; i++) {
                for (int j = i + 1; j < size; j++) {
                    for (int k = j + 1; k < size; k++) {
                        Set<Integer> heldOut = Set.of(i, j, k);
                        trials.add(pool.submit(() -> {
                            Trial trial = trial(setting, heldOut);
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
    public static Trial trial(Setting setting, Set<Integer> heldOut) {
        SynergyProblem all = SynergyProblem.of(setting.targets(), setting.headings());
        SynergyProblem rest = all.without(new HashSet<>(heldOut));
        return switch (setting.objective()) {
            case MAX -> byLargest(setting, heldOut, all, rest);
            case MEAN -> byOneFit(LeastMeanFit.profile(rest, setting.slack()), setting, heldOut, all, rest);
            case CHI2 -> byOneFit(ChiSquareFit.profile(rest), setting, heldOut, all, rest);
        };
    }

    private static Trial byOneFit(
            Fitted.Profile profile, Setting setting, Set<Integer> heldOut, SynergyProblem all, SynergyProblem rest) {
        Fitted best = profile.best();
        FreeDirections free = new FreeDirections(rest.rows(), rest.variables());
        return new Trial(
                rest.largestError(best.c(), best.strengths()),
                rest.meanError(best.c(), best.strengths()),
                best.c(),
                profile.constants(),
                inOrder(setting, heldOut, i -> {
                    DoubleSummaryStatistics values = profile.values(all, i);
                    Basis basis = !free.determine(all.rows()[i])
                            ? Basis.PARTS_OPEN
                            : profile.dependsOnConstant(all, i, MOVES) ? Basis.CONSTANT_OPEN : Basis.TARGETS;
                    return new Prediction(
                            setting.targets().targets().get(i),
                            all.fitted(i, best.c(), best.strengths()),
                            values.getMin(),
                            values.getMax(),
                            basis);
                }));
    }

    private static Trial byLargest(Setting setting, Set<Integer> heldOut, SynergyProblem all, SynergyProblem rest) {
        ExactSearch search = new ExactSearch(rest);
        Found best = search.best();
        double limit = SynergyFitter.limit(setting.targets(), best.error(), setting.slack());
        CRange constants = search.range(best, limit);
        EquallyGood good = new EquallyGood(rest, constants, limit);
        Fitted centre = good.centre().orElse(new Fitted(best.c(), best.strengths()));
        FreeDirections free = new FreeDirections(rest.rows(), rest.variables());
        return new Trial(
                best.error(),
                rest.meanError(best.c(), best.strengths()),
                best.c(),
                constants,
                inOrder(setting, heldOut, i -> {
                    double[] row = all.rows()[i];
                    double[] range = good.values(row);
                    double value = all.fitted(i, centre.c(), centre.strengths());
                    Basis basis = !free.determine(row)
                            ? Basis.PARTS_OPEN
                            : !constants.determined() && good.moves(row, MOVES) ? Basis.CONSTANT_OPEN : Basis.TARGETS;
                    return new Prediction(setting.targets().targets().get(i), value, range[0], range[1], basis);
                }));
    }

    private static List<Prediction> inOrder(Setting setting, Set<Integer> heldOut, IntFunction<Prediction> prediction) {
        return IntStream.range(0, setting.targets().targets().size())
                .filter(heldOut::contains)
                .mapToObj(prediction)
                .toList();
    }
}
