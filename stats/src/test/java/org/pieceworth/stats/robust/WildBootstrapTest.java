package org.pieceworth.stats.robust;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Interval;
import org.pieceworth.stats.StudentT;
import org.pieceworth.stats.errors.ClusterScores;
import org.pieceworth.stats.errors.ClusterWay;
import org.pieceworth.stats.errors.Covariance;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.stats.regression.TiltedGames;

/// Tests and intervals by the wild cluster bootstrap. `bench/coverage.sh robust` counts more samples.
class WildBootstrapTest {

    private static final TiltedGames GAMES = new TiltedGames();
    private static final FitOptions ORDERED = new FitOptions(DrawModel.ORDERED, true, Penalty.NONE, Solver.NEWTON);

    private static OutcomeFit fit(TiltedGames.Sample sample) {
        return OutcomeRegression.fit(sample.data(), ORDERED, TiltedGames.names(), FitTrace.NONE);
    }

    private static WildBootstrap wild(TiltedGames.Sample sample, OutcomeFit fit, Optional<ClusterWay> way) {
        return WildBootstrap.of(fit, sample.data(), sample.clusters(), way, 1);
    }

    private static double[] contrast(int parameter) {
        double[] contrast = new double[5];
        contrast[parameter] = 1;
        return contrast;
    }

    /// Games dealt to events of which the last has most.
    private static ClusterWay events(int games, int events) {
        int[] of = new int[games];
        for (int game = 0; game < games; game++) {
            of[game] = (int) (events * Math.sqrt(game / (double) games));
        }
        return new ClusterWay(new int[][] {of}, events, 1);
    }

    @Test
    void withManyClustersItIsTheNormalTest() {
        TiltedGames.Sample sample = GAMES.sample(2000, new SplittableRandom(2));
        OutcomeFit fit = fit(sample);
        WildBootstrap wild = wild(sample, fit, Optional.empty());
        double[][] covariance = Covariance.clustered(fit, sample.data(), sample.clusters());
        for (int i = 0; i < 4; i++) {
            double error = Math.sqrt(covariance[i][i]);
            double at = fit.parameters()[i] + 1.5 * error;
            assertThat(wild.pValue(contrast(i), at)).isCloseTo(2 * StudentT.NORMAL.above(1.5), within(0.03));
            int parameter = i;
            Interval.Bounded interval = wild.interval(_ -> contrast(parameter), 1, fit.parameters()[i], error)
                    .bounded()
                    .orElseThrow();
            assertThat(interval.high() - interval.low()).isCloseTo(3.92 * error, within(0.3 * error));
        }
    }

    @Test
    void endsOfTheIntervalAreWhereTheTestBeginsToReject() {
        TiltedGames.Sample sample = GAMES.sample(300, new SplittableRandom(3));
        OutcomeFit fit = fit(sample);
        WildBootstrap wild = wild(sample, fit, Optional.of(events(300, 20)));
        Interval.Bounded interval = wild.interval(_ -> contrast(0), 1, fit.parameters()[0], 0.1)
                .bounded()
                .orElseThrow();
        double inside = 1e-3 * (interval.high() - interval.low());
        assertThat(wild.pValue(contrast(0), interval.low() + inside)).isGreaterThanOrEqualTo(0.05);
        assertThat(wild.pValue(contrast(0), interval.low() - inside)).isLessThanOrEqualTo(0.05);
        assertThat(wild.pValue(contrast(0), interval.high() - inside)).isGreaterThanOrEqualTo(0.05);
        assertThat(wild.pValue(contrast(0), interval.high() + inside)).isLessThanOrEqualTo(0.05);
    }

    /// With eight clusters all 256 patterns of signs are taken, so that the seed plays no part; the estimate itself is
    /// never rejected.
    @Test
    void fewClustersNeedNoChance() {
        TiltedGames.Sample sample = GAMES.sample(200, new SplittableRandom(4));
        OutcomeFit fit = fit(sample);
        ClusterWay way = events(200, 8);
        WildBootstrap one = WildBootstrap.of(fit, sample.data(), sample.clusters(), Optional.of(way), 1);
        WildBootstrap other = WildBootstrap.of(fit, sample.data(), sample.clusters(), Optional.of(way), 2);
        assertThat(one.pValue(contrast(1), 0))
                .isEqualTo(other.pValue(contrast(1), 0))
                .isBetween(2 / 256.0, 1.0);
        assertThat(one.pValue(contrast(1), fit.parameters()[1])).isEqualTo(1);
    }

    /// 400 samples of 200 games in 9 events of unequal size: a true hypothesis is rejected in about five of a hundred,
    /// where the normal test by the sandwich rejects it more often.
    @Test
    void itRejectsTheTruthAsOftenAsItSays() {
        SplittableRandom random = new SplittableRandom(5);
        ClusterWay way = events(200, 9);
        int rejected = 0;
        int byNormal = 0;
        for (int sample = 0; sample < 400; sample++) {
            TiltedGames.Sample games = GAMES.sample(200, random);
            OutcomeFit fit = fit(games);
            rejected += wild(games, fit, Optional.of(way)).pValue(contrast(0), TiltedGames.coefficients()[0]) < 0.05
                    ? 1
                    : 0;
            double[][] covariance = Covariance.clustered(
                            fit, new ClusterScores(fit, games.data(), games.clusters()), List.of(way))
                    .covariance();
            byNormal +=
                    Math.abs(fit.parameters()[0] - TiltedGames.coefficients()[0]) > 1.96 * Math.sqrt(covariance[0][0])
                            ? 1
                            : 0;
        }
        assertThat(rejected).isBetween(10, 31);
        assertThat(byNormal).isGreaterThan(rejected);
    }

    @Test
    void oneClusterIsTooFew() {
        TiltedGames.Sample sample = GAMES.sample(50, new SplittableRandom(6));
        OutcomeFit fit = fit(sample);
        assertThatThrownBy(() -> wild(sample, fit, Optional.of(new ClusterWay(new int[][] {new int[50]}, 1, 1))))
                .isInstanceOf(FitException.class);
    }
}
