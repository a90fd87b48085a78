package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class OtherFitsTest {

    private static final SynergyTargets TARGETS = SynergyTargets.published();

    /// Two roads to one answer: a random search that knows nothing of linear programs ends where the exact fit
    /// does.
    @Test
    @Tag("slow")
    void differentialEvolutionEndsAtTheExactOptimum() {
        SynergyScore evolved = EvolvedFit.of(TARGETS, false, Objective.MAX, 1);
        assertThat(evolved.maxRelativeError())
                .isCloseTo(0.0414279169, within(1e-7))
                .isGreaterThan(0.0414279168);
        assertThat(evolved.parameters().c()).isCloseTo(0.00046135, within(1e-6));
    }

    @Test
    @Tag("slow")
    void theMeanErrorToo() {
        SynergyScore evolved = EvolvedFit.of(TARGETS, false, Objective.MEAN, 1);
        SynergyScore descended = LeastMeanFit.of(TARGETS, false).score();
        assertThat(descended.meanRelativeError())
                .isCloseTo(evolved.meanRelativeError(), within(1e-6))
                .isCloseTo(0.0180988, within(1e-6));
        assertThat(descended.maxRelativeError()).isGreaterThan(0.0414279);
    }

    /// The least mean error is no more than that of any other fit.
    @Test
    void noOtherFitHasALesserMean() {
        double least = LeastMeanFit.of(TARGETS, false).error();
        SynergyFit exact = SynergyFitter.exact(TARGETS, false, 0.002);
        assertThat(least)
                .isLessThan(SynergyScore.of(exact.optimum(), TARGETS).meanRelativeError())
                .isLessThan(
                        SynergyScore.of(SynergyParameters.published(), TARGETS).meanRelativeError());
    }

    /// By the largest error the other 17 targets hardly see c, which goes to its lower bound: what is held
    /// out depends on it, and is not determined.
    @Test
    void thePublishedHoldOut() {
        HoldOut.Trial trial = HoldOut.published(Objective.MAX, 0.002);
        assertThat(trial.fittedError()).isCloseTo(0.0408022, within(1e-7));
        assertThat(trial.c()).isCloseTo(1e-6, within(1e-12));
        assertThat(trial.constants().state()).isEqualTo(CRange.State.AT_LOWER_BOUND);
        assertThat(trial.heldOut()).extracting(each -> each.target().piece()).containsExactly("BR", "NR", "BN");
        assertThat(trial.heldOut()).extracting(HoldOut.Prediction::basis).containsOnly(HoldOut.Basis.CONSTANT_OPEN);
        assertThat(trial.heldOut()).noneMatch(HoldOut.Prediction::determined);
        assertThat(trial.heldOut().get(0).low()).isCloseTo(733.74, within(0.01));
        assertThat(trial.heldOut().get(0).high()).isCloseTo(757.70, within(0.01));
        assertThat(trial.heldOut().get(0).relativeError()).isCloseTo(0.126, within(0.001));
    }

    /// Fits with 2 % more than the least largest error reach c = 6e-4, and put the queen anywhere from 732 to
    /// 835.
    @Test
    void withMoreSlackTheHeldOutQueenIsAnything() {
        HoldOut.Trial trial = HoldOut.published(Objective.MAX, 0.02);
        assertThat(trial.constants().greatest()).isBetween(6e-4, 6.2e-4);
        assertThat(trial.heldOut().get(0).low()).isCloseTo(731.8, within(0.1));
        assertThat(trial.heldOut().get(0).high()).isBetween(834.5, 836.5);
        assertThat(trial.heldOut()).noneMatch(HoldOut.Prediction::determined);
    }

    /// The source's own objective then. It found the errors of those held out "nearly identical" to those of
    /// the fitted targets, and so they are. A descent from the least largest error ends early, at c =
    /// 0.0000034, with 2.3044 % and the queen at 751.5.
    @Test
    void thePublishedHoldOutByTheMean() {
        HoldOut.Trial trial = HoldOut.published(Objective.MEAN, 0.002);
        assertThat(trial.meanError()).isCloseTo(0.0176832, within(1e-7));
        assertThat(trial.c()).isCloseTo(0.00053864, within(1e-8));
        assertThat(trial.heldOut()).extracting(each -> each.target().piece()).containsExactly("BR", "NR", "BN");
        assertThat(trial.heldOut().get(0).value()).isCloseTo(829.26, within(0.01));
        assertThat(trial.heldOut().get(1).value()).isCloseTo(774.22, within(0.01));
        assertThat(trial.heldOut().get(2).value()).isCloseTo(661.27, within(0.01));
        assertThat(HoldOut.triples(TARGETS)).isEqualTo(1140);
        assertThat(trial.constants().state()).isEqualTo(CRange.State.DETERMINED);
        assertThat(trial.constants().least()).isCloseTo(0.000476, within(1e-6));
        assertThat(trial.constants().greatest()).isCloseTo(0.000544, within(1e-6));
        assertThat(trial.heldOut()).allMatch(HoldOut.Prediction::determined);
        assertThat(trial.heldOut().get(0).low()).isCloseTo(820.5, within(0.1));
        assertThat(trial.heldOut().get(0).high()).isCloseTo(829.5, within(0.1));
    }

    /// Where only one compound is left, every c fits as well, whatever is made least: the other depends on it.
    @Test
    void byAnyObjectiveAValueMayDependOnTheConstant() {
        SynergyTargets few = SynergyTargets.read(
                "mine.csv", List.of("N,300,3", "B,320,4", "R,480,4", "BN,675,8", "NR,866,8", "BR,892,8"));
        for (Objective objective : Objective.values()) {
            HoldOut.Trial trial = HoldOut.trial(new HoldOut.Setting(few, false, objective, 0.002), Set.of(3, 4, 5));
            assertThat(trial.constants().determined()).isFalse();
            assertThat(trial.heldOut())
                    .as(objective.name())
                    .extracting(HoldOut.Prediction::basis)
                    .containsOnly(HoldOut.Basis.CONSTANT_OPEN);
            assertThat(trial.heldOut()).allMatch(each -> each.high() > 1.05 * each.low());
        }
    }

    /// Descents may also end early close to the best c: without these three, one does with 1.43147 % at c =
    /// 0.000687. The least are those of descents by SciPy's linear programs from sixteen c.
    @Test
    void descentsThatEndEarlyAreNotTakenForTheBest() {
        HoldOut.Setting setting = HoldOut.Setting.published(Objective.MEAN, 0.002);
        assertThat(HoldOut.trial(setting, Set.of(11, 13, 17)).meanError()).isCloseTo(0.01430398, within(1e-8));
        assertThat(HoldOut.trial(setting, Set.of(7, 14, 15)).meanError()).isCloseTo(0.01836184, within(1e-8));
    }

    /// Without these six the constants that are looked at first lead only close to the best: 1.15003 % at c = 0.000487,
    /// and 1.31993 % at 0.000564. A finer look on both sides of them leads to it.
    @Test
    void aFinerLookOnBothSidesFindsTheBest() {
        HoldOut.Setting setting = HoldOut.Setting.published(Objective.MEAN, 0.002);
        HoldOut.Trial one = HoldOut.trial(setting, Set.of(2, 6, 9, 11, 14, 19));
        assertThat(one.meanError()).isCloseTo(0.011500240, within(5e-9));
        assertThat(one.c()).isCloseTo(0.00051112, within(1e-7));
        HoldOut.Trial other = HoldOut.trial(setting, Set.of(3, 9, 10, 12, 16, 19));
        assertThat(other.meanError()).isCloseTo(0.013199227, within(5e-9));
        assertThat(other.c()).isCloseTo(0.00057040, within(1e-7));
    }

    @Test
    void whatIsSaidOfARangeOfConstants() {
        assertThat(new CRange(4.594e-4, 5.325e-4).state()).isEqualTo(CRange.State.DETERMINED);
        assertThat(new CRange(1e-6, 5e-5).state()).isEqualTo(CRange.State.AT_LOWER_BOUND);
        assertThat(new CRange(1e-4, 1).state()).isEqualTo(CRange.State.AT_UPPER_BOUND);
        assertThat(new CRange(1e-6, 1).state()).isEqualTo(CRange.State.OPEN);
        assertThat(new CRange(1e-4, 2.1e-4).state()).isEqualTo(CRange.State.FLAT);
        assertThat(new CRange(1e-4, 2e-4).determined()).isTrue();
    }

    @Test
    void slopesAreDerivatives() {
        SynergyProblem problem = SynergyProblem.of(TARGETS, false);
        double step = 1e-6;
        for (double error : new double[] {0.01, 0.3}) {
            for (int target = 0; target < problem.targets(); target++) {
                double c = 0.0007;
                assertThat(problem.upperSlope(target, c, error))
                        .isCloseTo(
                                (problem.upper(target, c, error + step) - problem.upper(target, c, error - step))
                                        / (2 * step),
                                within(1e-8));
                assertThat(problem.lowerSlope(target, c, error))
                        .isCloseTo(
                                (problem.lower(target, c, error - step) - problem.lower(target, c, error + step))
                                        / (2 * step),
                                within(1e-8));
            }
        }
    }

    @Test
    void aHeldOutPieceThatNothingDeterminesIsSaidSo() {
        // Without FNW, FR and BW nothing tells the ferz from the wazir.
        HoldOut.Trial trial = HoldOut.trial(HoldOut.Setting.published(Objective.MAX, 0.002), Set.of(3, 4, 5));
        assertThat(trial.heldOut()).extracting(HoldOut.Prediction::determined).containsExactly(true, false, false);
        assertThat(trial.heldOut().get(1).high() - trial.heldOut().get(1).low()).isGreaterThan(50);
    }

    @Test
    void everyTripleOfAFewTargets() {
        SynergyTargets few = new SynergyTargets(TARGETS.targets().subList(6, 11), 500);
        AtomicInteger told = new AtomicInteger();
        List<HoldOut.Trial> trials =
                HoldOut.triples(new HoldOut.Setting(few, false, Objective.MAX, 0.01), 2, _ -> told.incrementAndGet());
        assertThat(trials).hasSize(10).allMatch(trial -> trial.heldOut().size() == 3);
        assertThat(told).hasValue(10);
    }
}
