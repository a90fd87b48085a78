package org.pieceworth.stats;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/// One model for many groups, whose parameters differ as draws from a normal distribution: each group
/// borrows from all as much as its own rows leave open, and groups too small for a fit of their own get one
/// all the same.
///
/// The likelihood of rows that hang together is too sure of itself; it is taken to the power 1/φ, with φ
/// the mean of the eigenvalues of A⁻¹ B (information and summed score products over all groups), as for
/// composite likelihoods (Ribatet, Cooley and Davison 2012). Groups' likelihoods are expanded around their
/// own modes, mean and variances between groups follow from the expansions, and so on to rest.
public final class PartialPooling {

    private static final int ROUNDS = 40;
    private static final double SETTLED = 1e-5;

    /// Variances between groups below this share of a group's own are none.
    private static final double NO_SHARE = 1e-4;

    /// The precision with which a draw width is held that the rows would take to nothing.
    private static final double FIRM = 1e8;

    private final List<PoolingGroup> groups;
    private final FitOptions options;
    private final String[] names;
    private final OutcomeFit together;
    private final int size;
    private double dispersion;

    private PartialPooling(List<PoolingGroup> groups, FitOptions options, String[] names) {
        this.groups = groups;
        this.options = options.withPrior(Prior.NONE);
        this.names = names;
        together = OutcomeRegression.fit(concatenated(groups), this.options, names, FitTrace.NONE);
        size = together.parameters().length;
    }

    /// Fits the groups.
    ///
    /// @param options what is fitted; a prior is left out
    /// @param names the features' names, for messages
    /// @throws FitException when all groups together do not determine the parameters
    /// @throws IllegalArgumentException when there are fewer than two groups, or their columns differ
    public static PooledFit fit(List<PoolingGroup> groups, FitOptions options, String[] names) {
        if (groups.size() < 2) {
            throw new IllegalArgumentException("pooling takes two groups or more");
        }
        return new PartialPooling(groups, options, names).fit();
    }

    private PooledFit fit() {
        double[][] modes = new double[groups.size()][];
        Arrays.setAll(modes, _ -> together.parameters());
        dispersion = dispersion(modes);
        double[] between = typicalVariance();
        double[] least = between.clone();
        for (int i = 0; i < size; i++) {
            least[i] *= NO_SHARE;
        }
        BetweenGroups state = new BetweenGroups(groups.size(), together.parameters(), between, least);
        double moved = 1;
        for (int round = 0; round < ROUNDS && moved > SETTLED; round++) {
            double[] before = state.between.clone();
            double[] meanBefore = state.mean.clone();
            for (int group = 0; group < modes.length; group++) {
                modes[group] = expand(group, modes[group], state);
            }
            state.settle();
            dispersion = dispersion(modes);
            moved = moved(state, before, meanBefore);
        }
        return new PooledFit(
                state.mean, state.meanCovariance, state.between, dispersion, pooled(state), moved <= SETTLED);
    }

    private double moved(BetweenGroups state, double[] between, double[] mean) {
        double moved = 0;
        for (int i = 0; i < size; i++) {
            double deviation = Math.sqrt(state.meanCovariance[i][i]);
            moved = Math.max(moved, Math.abs(state.mean[i] - mean[i]) / deviation);
            moved = Math.max(moved, Math.abs(Math.sqrt(state.between[i]) - Math.sqrt(between[i])) / deviation);
        }
        return moved;
    }

    /// What a group of average size would leave open of each parameter.
    private double[] typicalVariance() {
        double[] variance = new double[size];
        for (int i = 0; i < size; i++) {
            variance[i] = dispersion * groups.size() / together.information()[i][i];
        }
        return variance;
    }

    /// Finds the group's mode under mean and variances as they are, and expands its likelihood there.
    private double[] expand(int group, double[] start, BetweenGroups state) {
        if (rows(group) == 0) {
            state.set(group, new double[size][size], new double[size]);
            return start;
        }
        double[] precision = new double[size];
        for (int i = 0; i < size; i++) {
            precision[i] = dispersion / state.between[i];
        }
        OutcomeFit fit = mode(groups.get(group).data(), start, new Prior(state.mean.clone(), precision));
        double[] used = fit.options().prior().precision();
        double[][] own = new double[size][size];
        double[] pulled = new double[size];
        for (int i = 0; i < size; i++) {
            pulled[i] = used[i] / dispersion * (fit.parameters()[i] - state.mean[i]);
            for (int j = 0; j < size; j++) {
                own[i][j] = (fit.information()[i][j] - (i == j ? used[i] : 0)) / dispersion;
                pulled[i] += own[i][j] * fit.parameters()[j];
            }
        }
        state.set(group, own, pulled);
        return fit.parameters();
    }

    /// The weight of a group's rows that count.
    private double rows(int group) {
        GroupedOutcomes data = groups.get(group).data();
        return options.weight(data.totalWins(), data.totalDraws(), data.totalLosses());
    }

    private OutcomeFit mode(GroupedOutcomes data, double[] start, Prior prior) {
        try {
            return OutcomeRegression.held(data, options.withPrior(prior), names, start.clone());
        } catch (FitException e) {
            if (!options.ordered()) {
                throw e;
            }
            double[] firm = prior.precision().clone();
            firm[size - 1] = FIRM;
            double[] mean = prior.mean();
            return OutcomeRegression.held(data, options.withPrior(new Prior(mean, firm)), names, mean.clone());
        }
    }

    /// The mean eigenvalue of A⁻¹ B at these parameters.
    private double dispersion(double[][] parameters) {
        double[][] information = new double[size][size];
        double[][] meat = new double[size][size];
        for (int group = 0; group < parameters.length; group++) {
            if (rows(group) == 0) {
                continue;
            }
            OutcomeFit at = OutcomeRegression.at(groups.get(group).data(), options, parameters[group]);
            add(at.information(), information);
            add(
                    Meat.of(at, groups.get(group).data(), groups.get(group).clusters())
                            .products(),
                    meat);
        }
        Cholesky cholesky = Cholesky.of(information);
        double trace = 0;
        for (int i = 0; i < size; i++) {
            cholesky.solve(meat[i]);
            trace += meat[i][i];
        }
        return trace / size;
    }

    private static void add(double[][] matrix, double[][] sum) {
        for (int i = 0; i < sum.length; i++) {
            for (int j = 0; j < sum.length; j++) {
                sum[i][j] += matrix[i][j];
            }
        }
    }

    private List<PooledGroup> pooled(BetweenGroups state) {
        List<PooledGroup> pooled = new ArrayList<>();
        for (int i = 0; i < groups.size(); i++) {
            PoolingGroup group = groups.get(i);
            int clusters = Bootstrap.counted(options, group.clusters()).length;
            Optional<GroupFit> alone = Optional.empty();
            String reason = "";
            try {
                alone = Optional.of(alone(group, clusters));
            } catch (FitException e) {
                reason = e.reason();
            }
            pooled.add(new PooledGroup(
                    group.name(), state.values[i].clone(), state.covariance(i), rows(i), clusters, alone, reason));
        }
        return pooled;
    }

    private GroupFit alone(PoolingGroup group, int clusters) {
        OutcomeFit fit = OutcomeRegression.fit(group.data(), options, names, FitTrace.NONE);
        return new GroupFit(fit.parameters(), Covariance.clustered(fit, group.data(), group.clusters()), clusters);
    }

    private static GroupedOutcomes concatenated(List<PoolingGroup> groups) {
        return GroupedOutcomes.concatenated(
                groups.stream().map(PoolingGroup::data).toList());
    }
}
