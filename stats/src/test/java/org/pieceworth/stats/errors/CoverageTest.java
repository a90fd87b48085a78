package org.pieceworth.stats.errors;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.Ratio;
import org.pieceworth.stats.StudentT;
import org.pieceworth.stats.regression.DrawModel;
import org.pieceworth.stats.regression.FitOptions;
import org.pieceworth.stats.regression.FitTrace;
import org.pieceworth.stats.regression.GroupedOutcomes;
import org.pieceworth.stats.regression.OutcomeFit;
import org.pieceworth.stats.regression.OutcomeRegression;
import org.pieceworth.stats.regression.Penalty;
import org.pieceworth.stats.regression.Solver;
import org.pieceworth.stats.regression.TiltedGames;

/// Intervals of 95 % hold the truth in 93 to 97 of a hundred repetitions, though rows belong together.
@Tag("slow")
class CoverageTest {

    private static final double TRUTH = 100 * TiltedGames.coefficients()[1] / TiltedGames.coefficients()[0];
    private static final double[] TOP = {0, 1, 0, 0, 0};
    private static final double[] BOTTOM = {1, 0, 0, 0, 0};
    private static final FitOptions OPTIONS = new FitOptions(DrawModel.ORDERED, true, Penalty.NONE, Solver.NEWTON);

    private final TiltedGames games = new TiltedGames();

    private static OutcomeFit fit(GroupedOutcomes data) {
        return OutcomeRegression.fit(data, OPTIONS, TiltedGames.names(), FitTrace.NONE);
    }

    private static boolean covers(Estimate estimate, double truth) {
        return estimate.low() <= truth && truth <= estimate.high();
    }

    /// The standard error of a share near 95 % is 0.4 % here, so that 93 and 97 are five of them away.
    @Test
    void clusteredIntervalsCoverAndIndependentOnesDoNot() {
        SplittableRandom random = new SplittableRandom(20);
        int trials = 3000;
        int delta = 0;
        int fieller = 0;
        int coefficient = 0;
        int width = 0;
        int independent = 0;
        for (int trial = 0; trial < trials; trial++) {
            TiltedGames.Sample sample = games.sample(500, random);
            OutcomeFit fit = fit(sample.data());
            Ratio ratio = new Ratio(fit.parameters(), Covariance.clustered(fit, sample.data(), sample.clusters()));
            delta += covers(ratio.of(TOP, BOTTOM, 100), TRUTH) ? 1 : 0;
            fieller +=
                    ratio.within(TOP, BOTTOM, 100, StudentT.NORMAL.reach(0.95)).contains(TRUTH) ? 1 : 0;
            coefficient += covers(ratio.of(1, 1), TiltedGames.coefficients()[1]) ? 1 : 0;
            width += covers(ratio.of(4, 1), TiltedGames.WIDTH) ? 1 : 0;
            Ratio naive = new Ratio(fit.parameters(), Covariance.independent(fit));
            independent += covers(naive.of(TOP, BOTTOM, 100), TRUTH) ? 1 : 0;
        }
        assertThat(delta / (double) trials).isBetween(0.93, 0.97);
        assertThat(fieller / (double) trials).isBetween(0.93, 0.97);
        assertThat(coefficient / (double) trials).isBetween(0.93, 0.97);
        assertThat(width / (double) trials).isBetween(0.93, 0.97);
        assertThat(independent / (double) trials).isBetween(0.5, 0.8);
    }

    @Test
    void bootstrapIntervalsCover() {
        SplittableRandom random = new SplittableRandom(21);
        int trials = 1000;
        int ratio = 0;
        int coefficient = 0;
        for (int trial = 0; trial < trials; trial++) {
            TiltedGames.Sample sample = games.sample(300, random);
            OutcomeFit fit = fit(sample.data());
            BootstrapReplicates replicates = new Bootstrap(199, trial, 1).run(fit, sample.data(), sample.clusters());
            ratio += replicates.percentile(TOP, BOTTOM, 100, 0.95).contains(TRUTH) ? 1 : 0;
            coefficient += replicates.percentile(TOP, 0.95).contains(TiltedGames.coefficients()[1]) ? 1 : 0;
        }
        assertThat(ratio / (double) trials).isBetween(0.93, 0.97);
        assertThat(coefficient / (double) trials).isBetween(0.93, 0.97);
    }

    /// Many games settle any doubt that the rows follow the model.
    @Test
    void theModelIsExactForEachRow() {
        GroupedOutcomes data = games.sample(400_000, new SplittableRandom(22)).data();
        double[] parameters = fit(data).parameters();
        for (int i = 0; i < 3; i++) {
            assertThat(parameters[i])
                    .isBetween(TiltedGames.coefficients()[i] - 0.02, TiltedGames.coefficients()[i] + 0.02);
        }
        assertThat(parameters[3]).isBetween(TiltedGames.CONSTANT - 0.02, TiltedGames.CONSTANT + 0.02);
        assertThat(parameters[4]).isBetween(TiltedGames.WIDTH - 0.02, TiltedGames.WIDTH + 0.02);
    }
}
