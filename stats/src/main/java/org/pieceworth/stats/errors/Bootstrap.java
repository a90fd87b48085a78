package org.pieceworth.stats.errors;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicInteger;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.FitException.Reason;
import org.pieceworth.stats.StopRequest;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// The cluster bootstrap: samples as many clusters as there are, with replacement, and refits the model.
/// Valid for any dependence within clusters, and sensitive to skewness, unlike standard errors.
///
/// Each replicate has its own random numbers, so that the result does not depend on the number of threads.
///
/// @param replicates number of replicates
/// @param seed seed of the random numbers
/// @param threads number of concurrent fits
public record Bootstrap(int replicates, long seed, int threads) {

    /// @throws IllegalArgumentException when there are fewer than two replicates or no thread
    public Bootstrap {
        if (replicates < 2 || threads < 1) {
            throw new IllegalArgumentException(
                    "a bootstrap takes two replicates or more and a thread, not " + replicates + " and " + threads);
        }
    }

    /// Refits the model by Newton's method, from the full fit's parameters. Clusters without a row that
    /// counts are not drawn.
    ///
    /// @throws FitException when fewer than two clusters count, or fewer than two replicates can be fitted
    public BootstrapReplicates run(OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters) {
        int[] counted = counted(fit.options(), clusters);
        if (counted.length < 2) {
            throw new FitException(
                    Reason.TOO_FEW_CLUSTERS,
                    "found " + counted.length + (counted.length == 1 ? " game" : " games")
                            + " with rows; a bootstrap needs two or more");
        }
        SplittableRandom[] randoms = randoms();
        double[][] parameters = new double[replicates][fit.parameters().length];
        boolean[] fitted = new boolean[replicates];
        int width = BootstrapBlock.width(data, clusters, replicates);
        AtomicInteger next = new AtomicInteger();
        Runnable worker = () -> {
            BootstrapBlock block = new BootstrapBlock(fit, data, clusters, counted, width);
            for (int from = next.getAndAdd(width); from < replicates; from = next.getAndAdd(width)) {
                StopRequest.check();
                block.run(randoms, from, parameters, fitted);
            }
        };
        run(worker);
        return BootstrapReplicates.of(parameters, fitted);
    }

    private void run(Runnable worker) {
        if (threads == 1) {
            worker.run();
            return;
        }
        try (ExecutorService executor = Executors.newFixedThreadPool(threads)) {
            List<CompletableFuture<Void>> running = new ArrayList<>();
            for (int thread = 0; thread < threads; thread++) {
                running.add(CompletableFuture.runAsync(worker, executor));
            }
            await(running);
        }
    }

    /// An interrupted thread that closes an executor interrupts the executor's threads.
    private static void await(List<CompletableFuture<Void>> running) {
        try {
            CompletableFuture.allOf(running.toArray(CompletableFuture[]::new)).get();
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            StopRequest.check();
        } catch (ExecutionException _) {
            // Each future reports its own failure.
        }
        running.forEach(CompletableFuture::join);
    }

    private SplittableRandom[] randoms() {
        SplittableRandom root = new SplittableRandom(seed);
        SplittableRandom[] randoms = new SplittableRandom[replicates];
        for (int replicate = 0; replicate < replicates; replicate++) {
            randoms[replicate] = root.split();
        }
        return randoms;
    }

    /// The ordinals of the clusters with a row that counts.
    public static int[] counted(FitOptions options, ClusteredRows clusters) {
        int[] ordinals = new int[clusters.clusters()];
        AtomicInteger size = new AtomicInteger();
        clusters.forEach((cluster, rows, _, win, draw, loss) -> {
            double weight = 0;
            for (int row = 0; row < rows; row++) {
                weight += options.weight(win[row], draw[row], loss[row]);
            }
            if (weight > 0) {
                ordinals[size.getAndIncrement()] = cluster;
            }
        });
        return Arrays.copyOf(ordinals, size.get());
    }
}
