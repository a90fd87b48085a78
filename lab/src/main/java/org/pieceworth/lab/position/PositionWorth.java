package org.pieceworth.lab.position;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.pieceworth.rules.fairy.VariantPosition;
import org.pieceworth.rules.fairy.VariantRules;
import org.pieceworth.rules.position.Setup;
import org.pieceworth.rules.position.Side;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.StopRequest;
import org.pieceworth.stats.shapley.ShapleySample;

/// The worth of each piece of a position, for its owner, in centipawns.
///
/// @param pieces all pieces except royal ones
/// @param removals loss of each piece's owner when the piece is removed from the board; the search makes it
/// exact
/// @param shares Shapley value of each piece over orders of putting the pieces on the board
/// @param intervals 95 % interval of each piece's share
/// @param evaluation the score of the position for White; the shares of White's pieces less Black's add up to it less
/// `royalsAlone`
/// @param royalsAlone the score for White of only the royal pieces
/// @param win the score of a forced win
/// @param draws evaluated orders of the pieces, each forwards and backwards
public record PositionWorth(
        List<PositionPiece> pieces,
        List<Double> removals,
        List<Estimate> shares,
        List<Interval.Bounded> intervals,
        double evaluation,
        double royalsAlone,
        double win,
        int draws) {

    private static final int LEAST_DRAWS = 2;

    public PositionWorth {
        pieces = List.copyOf(pieces);
        removals = List.copyOf(removals);
        shares = List.copyOf(shares);
        intervals = List.copyOf(intervals);
    }

    /// The cost of an answer.
    ///
    /// @param nodes number of nodes for each searched position
    /// @param draws orders of the pieces, each forwards and backwards, 2 or more
    /// @param seed seed of the orders
    /// @param threads the result does not depend on them
    /// @param mostMillis time limit for orders to begin; two are always evaluated
    public record Effort(long nodes, int draws, long seed, int threads, long mostMillis) {

        /// Half of the ten seconds of a request to the workbench: a server's first question also loads the models.
        public static final long OF_A_REQUEST = 5_000;

        private static final long UNLIMITED = Integer.MAX_VALUE;

        /// An effort without a time limit.
        public Effort(long nodes, int draws, long seed, int threads) {
            this(nodes, draws, seed, threads, UNLIMITED);
        }

        /// A copy with a time limit.
        public Effort within(long millis) {
            return new Effort(nodes, draws, seed, threads, millis);
        }

        public boolean isLimited() {
            return mostMillis < UNLIMITED;
        }

        /// Number of nodes in all.
        public double nodesInAll(int pieces) {
            return nodes * (2.0 * draws * Math.max(1, pieces - 1) + pieces + 2);
        }
    }

    /// @param position position with at least one piece that is not royal
    /// @param royal see [PositionPiece#of]
    /// @throws java.util.concurrent.CancellationException when the thread is interrupted
    public static PositionWorth of(VariantRules rules, VariantPosition position, Set<Character> royal, Effort effort) {
        long end = System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(effort.mostMillis());
        List<PositionPiece> pieces = PositionPiece.of(rules, position, royal);
        Setup setup = position.setup();
        SearchedCoalitions coalitions = new SearchedCoalitions(rules, setup, pieces, effort.nodes());
        boolean[] present = new boolean[pieces.size()];
        double nobody = coalitions.value(present);
        Arrays.fill(present, true);
        double everybody = coalitions.value(present);
        List<Double> removals = new ArrayList<>();
        for (int i = 0; i < present.length; i++) {
            present[i] = false;
            removals.add(forOwner(pieces.get(i), everybody - coalitions.value(present)));
            present[i] = true;
        }
        ShapleySample sample = sample(
                () -> new SearchedCoalitions(rules, setup, pieces, effort.nodes()),
                new ShapleySample(pieces.size(), effort.seed()),
                effort,
                end,
                nobody,
                everybody);
        List<Estimate> shares = new ArrayList<>();
        List<Interval.Bounded> intervals = new ArrayList<>();
        for (int i = 0; i < pieces.size(); i++) {
            Estimate share = sample.share(i);
            Interval.Bounded interval = sample.interval(i);
            boolean white = pieces.get(i).side() == Side.WHITE;
            shares.add(new Estimate(forOwner(pieces.get(i), share.value()), share.standardError()));
            intervals.add(white ? interval : new Interval.Bounded(0 - interval.high(), 0 - interval.low()));
        }
        return new PositionWorth(
                pieces, removals, shares, intervals, everybody, nobody, coalitions.win(), sample.draws());
    }

    private static double forOwner(PositionPiece piece, double forWhite) {
        // Subtracted in this order so that 0 keeps its sign.
        return piece.side() == Side.WHITE ? forWhite : 0 - forWhite;
    }

    private static ShapleySample sample(
            Callable<SearchedCoalitions> engines,
            ShapleySample whole,
            Effort effort,
            long end,
            double nobody,
            double everybody) {
        int threads = Math.min(effort.threads(), effort.draws());
        try (ExecutorService workers = Executors.newFixedThreadPool(threads)) {
            List<Future<ShapleySample>> parts = new ArrayList<>();
            for (int thread = 0; thread < threads; thread++) {
                int first = thread;
                parts.add(workers.submit(() -> {
                    SearchedCoalitions own = engines.call();
                    ShapleySample part = whole.empty();
                    for (int draw = first;
                            draw < effort.draws() && (draw < LEAST_DRAWS || System.nanoTime() - end < 0);
                            draw += threads) {
                        part.draw(draw, own, nobody, everybody);
                    }
                    return part;
                }));
            }
            for (Future<ShapleySample> part : parts) {
                whole.add(result(part, workers));
            }
        }
        return whole;
    }

    private static ShapleySample result(Future<ShapleySample> part, ExecutorService workers) {
        try {
            return part.get();
        } catch (InterruptedException _) {
            workers.shutdownNow();
            Thread.currentThread().interrupt();
            StopRequest.check();
            throw new IllegalStateException("interrupted");
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException failure ? failure : new IllegalStateException(e.getCause());
        }
    }
}
