package org.pieceworth.stats.errors;

import java.util.List;
import java.util.Optional;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;

/// Sums of clusters of fits with many parameters where a row touches only a few.
final class StreamedSums implements ClusterSums {

    private final OutcomeFit fit;
    private final ParameterEvidence.Sums informing;
    private final Optional<ProportionalOdds.Sums> odds;
    private final ClusterScores scores;

    StreamedSums(OutcomeFit fit, GroupedOutcomes data, ClusteredRows clusters) {
        this.fit = fit;
        informing = new ParameterEvidence.Sums(fit, data);
        odds = ProportionalOdds.Sums.of(fit, data, clusters.clusters());
        scores = new ClusterScores(fit, data, clusters, (cluster, rows, group, win, draw, loss) -> {
            informing.cluster(cluster, rows, group, win, draw, loss);
            odds.ifPresent(each -> each.cluster(cluster, rows, group, win, draw, loss));
        });
    }

    @Override
    public int counted() {
        return scores.counted();
    }

    @Override
    public ParameterEvidence informing() {
        return informing.informing();
    }

    @Override
    public double[][] covariance() {
        return Covariance.clustered(fit, scores);
    }

    @Override
    public Covariance.Coarse covariance(List<ClusterWay> ways) {
        return Covariance.clustered(fit, scores, ways);
    }

    @Override
    public Optional<ProportionalOdds> odds(List<ClusterWay> ways) {
        return odds.flatMap(sums -> sums.test(ways));
    }
}
