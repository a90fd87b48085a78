package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class ChiSquareFitTest {

    /// The published targets with standard errors of 4, 3 or 2 centipawns.
    private static SynergyTargets withErrors() {
        List<SynergyTarget> targets = SynergyTargets.published().targets();
        return new SynergyTargets(
                IntStream.range(0, targets.size())
                        .mapToObj(i -> new SynergyTarget(
                                targets.get(i).piece(),
                                targets.get(i).movement(),
                                targets.get(i).value(),
                                OptionalDouble.of(i < 2 ? 4 : i < 6 ? 3 : 2)))
                        .toList(),
                850);
    }

    /// As SciPy's `least_squares` finds it from thirty random starts: χ² 377.650798, c 0.000604562, and χ² 3.84 more at
    /// c 0.000564761 and 0.000644719.
    @Test
    void theLeastSumOfSquares() {
        ChiSquareFit.Result result = ChiSquareFit.of(withErrors(), false);
        assertThat(result.test().statistic()).isCloseTo(377.650798, within(1e-5));
        assertThat(result.test().degrees()).isEqualTo(11);
        assertThat(result.test().pValue()).isLessThan(1e-70);
        assertThat(result.score().parameters().c()).isCloseTo(0.000604562, within(1e-8));
        assertThat(result.score().chiSquare().orElseThrow())
                .isCloseTo(result.test().statistic(), within(1e-6));
        assertThat(result.constants().least()).isCloseTo(0.000564761, within(1e-8));
        assertThat(result.constants().greatest()).isCloseTo(0.000644719, within(1e-8));
    }

    /// The largest error rejects the law too: 6.7081 standard errors at the least, as the linear programs prove.
    @Test
    void theLargestErrorRejectsTheLaw() {
        SynergyFit fit = SynergyFitter.exact(withErrors(), false, 0.002);
        assertThat(fit.leastError()).isCloseTo(6.7081, within(1e-4));
        assertThat(fit.pValueAtMost().orElseThrow()).isBetween(1e-11, 1e-9);
        assertThat(SynergyFitter.exact(SynergyTargets.published(), false, 0.002).pValueAtMost())
                .isEmpty();
    }

    /// Targets that the law made, with noise of their standard errors, are rejected as often as chance has it: 5 of
    /// 100, within three standard errors of so many trials; and c is within its interval 95 of 100 times.
    @Test
    @Tag("slow")
    void whatTheLawMadeIsSeldomRejected() {
        SplittableRandom random = new SplittableRandom(11);
        SynergyParameters truth = SynergyParameters.published();
        int trials = 200;
        int rejected = 0;
        int covered = 0;
        for (int trial = 0; trial < trials; trial++) {
            SynergyTargets made = new SynergyTargets(
                    withErrors().targets().stream()
                            .map(target -> new SynergyTarget(
                                    target.piece(),
                                    target.movement(),
                                    truth.value(Decomposition.of(target.movement(), false))
                                                    .orElseThrow()
                                            + random.nextGaussian()
                                                    * target.standardError().orElseThrow(),
                                    target.standardError()))
                            .toList(),
                    850);
            ChiSquareFit.Result result = ChiSquareFit.of(made, false);
            assertThat(result.test().degrees()).isBetween(11, 13);
            rejected += result.test().pValue() < 0.05 ? 1 : 0;
            covered += truth.c() >= result.constants().least()
                            && truth.c() <= result.constants().greatest()
                    ? 1
                    : 0;
        }
        assertThat(rejected).isBetween(1, 20);
        assertThat(covered).isBetween(180, 199);
    }

    /// As many parameters as targets: nothing is left to test.
    @Test
    void targetsThatAreMetSayNothing() {
        ChiSquareFit.Result result =
                ChiSquareFit.of(SynergyTargets.read("few.csv", List.of("mN,100,2", "cN,200,2", "N,310,2")), false);
        assertThat(result.test().statistic()).isLessThan(1e-9);
        assertThat(result.test().degrees()).isZero();
        assertThat(result.test().pValue()).isEqualTo(1);
        assertThat(result.score().parameters().c()).isCloseTo(0.0005, within(1e-7));
    }

    @Test
    void differentialEvolutionEndsThereToo() {
        SynergyScore evolved = EvolvedFit.of(withErrors(), false, Objective.CHI2, 3);
        assertThat(evolved.chiSquare().orElseThrow()).isCloseTo(377.650798, within(1e-3));
    }

    @Test
    void errorsAreNeeded() {
        assertThatThrownBy(() -> ChiSquareFit.of(SynergyTargets.published(), false))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(SynergyScore.of(SynergyParameters.published(), SynergyTargets.published())
                        .chiSquare())
                .isEmpty();
    }
}
