package org.pieceworth.empirical.diagnostics;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import org.pieceworth.empirical.fit.FitScale;
import org.pieceworth.empirical.fit.PieceValueFit;
import org.pieceworth.rules.piece.ValueUnit;
import org.pieceworth.stats.DotProduct;
import org.pieceworth.stats.errors.ClusterMoments;
import org.pieceworth.stats.errors.ClusterWay;
import org.pieceworth.stats.errors.ClusteredRows;
import org.pieceworth.stats.errors.CoarseMoments;
import org.pieceworth.stats.matrix.Cholesky;
import org.pieceworth.stats.matrix.SquareMatrix;

/// Leaves out the clusters of a fit's errors one by one: games, pairs, events or players.
final class ClusterDeletion {

    /// Number of clusters with most leverage in reports.
    private static final int SHOWN = 5;

    /// Multiplications for the information that each cluster leaves, some seconds.
    private static final double MOST = 6e9;

    private final PieceValueFit fit;
    private final List<Leverage> leverage = new ArrayList<>();
    private final List<Stability> stability = new ArrayList<>();

    private ClusterDeletion(PieceValueFit fit) {
        this.fit = fit;
    }

    static ClusterDeletion of(PieceValueFit fit) {
        ClusterDeletion left = new ClusterDeletion(fit);
        if (fit.design().clusters().isPresent() && fit.observations().rows().isPresent()) {
            left.work(fit.design().clusters().get());
        }
        return left;
    }

    List<Leverage> leverage() {
        return List.copyOf(leverage);
    }

    List<Stability> stability() {
        return List.copyOf(stability);
    }

    /// A cluster excluded from the fit.
    ///
    /// @param share share of the fit's information
    /// @param values values of the parameters without it
    private record One(int game, int games, double share, double[] values) {}

    private void work(ClusteredRows games) {
        int size = fit.fit().parameters().length;
        if ((double) games.clusters() * size * size * size > MOST) {
            return;
        }
        ClusterWay way = way(games.clusters());
        CoarseMoments moments = new CoarseMoments(way, size);
        ClusterMoments own = new ClusterMoments(fit.fit(), fit.design().data());
        int[] first = new int[way.clusters()];
        int[] number = new int[way.clusters()];
        Arrays.fill(first, -1);
        games.forEach((game, rows, group, win, draw, loss) -> {
            own.compute(rows, group, win, draw, loss);
            if (own.weight() > 0) {
                moments.add(game, own);
                for (int member = 0; member < way.of().length; member++) {
                    if (way.isMember(member, game)) {
                        int into = way.of()[member][game];
                        first[into] = first[into] < 0 ? game : first[into];
                        number[into]++;
                    }
                }
            }
        });
        int[] counted = IntStream.range(0, first.length)
                .filter(each -> first[each] >= 0)
                .toArray();
        List<One> all = new ArrayList<>();
        Cholesky root = Cholesky.of(fit.fit().information());
        moments.forEach((score, lower) -> {
            int cluster = counted[all.size()];
            all.add(new One(first[cluster], number[cluster], share(root, lower), without(score, lower)));
        });
        all.stream()
                .sorted(Comparator.comparingDouble(One::share).reversed())
                .limit(SHOWN)
                .forEach(one -> leverage.add(new Leverage(place(one.game()), one.games(), one.share())));
        addStability(all);
    }

    private ClusterWay way(int games) {
        List<ClusterWay> ways = fit.clusters()
                .map(found -> found.ways(fit.observations().rows().orElseThrow()))
                .orElse(List.of());
        return ways.isEmpty() ? ClusterWay.apart(games) : ways.getFirst();
    }

    private String place(int game) {
        return fit.observations().locations().map(found -> found.of(game)).orElse("game " + (game + 1));
    }

    private static double share(Cholesky root, double[][] lower) {
        int size = lower.length;
        double[][] solved = SquareMatrix.ofLower(lower, 1);
        double trace = 0;
        for (int i = 0; i < size; i++) {
            root.solve(solved[i]);
            trace += solved[i][i];
        }
        return trace / size;
    }

    /// Computed by one step of Newton's method with the information of the rest; NaN if the rest does not
    /// determine a value.
    private double[] without(double[] score, double[][] lower) {
        double[][] rest = SquareMatrix.ofLower(lower, 1);
        for (int i = 0; i < rest.length; i++) {
            for (int j = 0; j < rest.length; j++) {
                rest[i][j] = fit.fit().information()[i][j] - rest[i][j];
            }
        }
        Cholesky cholesky = new Cholesky(rest.length);
        double[] parameters = fit.fit().parameters().clone();
        if (!cholesky.decompose(rest)) {
            Arrays.fill(parameters, Double.NaN);
            return parameters;
        }
        double[] change = score.clone();
        cholesky.solve(change);
        for (int i = 0; i < parameters.length; i++) {
            parameters[i] -= change[i];
        }
        return parameters;
    }

    private void addStability(List<One> all) {
        double[] parameters = fit.fit().parameters();
        Optional<double[]> unit =
                FitScale.denominator(fit.design(), fit.settings().unit(), parameters.length);
        double number = fit.settings().unit() instanceof ValueUnit.Anchored anchored
                ? anchored.number()
                : fit.settings().unit().perLogit().orElseThrow();
        for (int i = 0; i < fit.design().features().size(); i++) {
            if (fit.design().isKnown(i)) {
                int column = fit.design().column()[i];
                add(
                        fit.design().features().get(i).name(),
                        parameters,
                        all,
                        at -> number
                                * at[column]
                                / unit.map(weights -> DotProduct.of(weights, at))
                                        .orElse(1.0));
            }
        }
    }

    private void add(String feature, double[] parameters, List<One> all, ToDoubleFunction<double[]> valueAt) {
        double here = valueAt.applyAsDouble(parameters);
        double low = here;
        double high = here;
        double furthest = 0;
        int game = -1;
        for (One one : all) {
            double value = valueAt.applyAsDouble(one.values());
            if (Double.isFinite(value)) {
                low = Math.min(low, value);
                high = Math.max(high, value);
                if (Math.abs(value - here) > furthest) {
                    furthest = Math.abs(value - here);
                    game = one.game();
                }
            }
        }
        if (furthest > 1e-9 * Math.abs(here)) {
            stability.add(new Stability(feature, here, low, high, place(game)));
        }
    }
}
