package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.OptionalDouble;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;

class SynergyRangesTest {

    private static final SynergyFit fit = SynergyFitter.exact(SynergyTargets.published(), false, SynergyFitter.SLACK);
    private static final SynergyRanges ranges = SynergyRanges.of(fit);

    private static SynergyTarget target(String betza, double value) {
        return new SynergyTarget(betza, Betza.parse(betza).movement(), value, OptionalDouble.empty());
    }

    /// Values over all fits within 0.2 % of the least error, to the digits given.
    @ParameterizedTest
    @CsvSource({
        "R, 421.3, 434.5, true, 0.05",
        "B, 315.7, 321.4, true, 0.05",
        "N, 284.7, 287.1, true, 0.05",
        "BR, 814.7, 824.9, true, 0.05",
        "F, 118.6, 164.0, true, 0.05",
        "W, 125.8, 165.8, true, 0.05",
        "mFcW, 0, 303.2, false, 0.05",
        "mWcBcNcR, 268, 1144, false, 0.5"
    })
    void rangesOfEquallyGoodFits(String betza, double low, double high, boolean determined, double tolerance) {
        SynergyValue value = ranges.value(Betza.parse(betza).movement());
        assertThat(value.low().orElseThrow()).isCloseTo(low, within(tolerance));
        assertThat(value.high().orElseThrow()).isCloseTo(high, within(tolerance));
        assertThat(value.determined()).isEqualTo(determined);
        assertThat(value.value().orElseThrow()).isBetween(low, high);
        assertThat(value.notes()).isEmpty();
    }

    /// No fit drawn at random within the limit leaves the ranges.
    @Test
    void noFitWithinTheLimitLeavesTheRanges() {
        SynergyProblem problem = SynergyProblem.of(SynergyTargets.published(), false);
        double limit = SynergyFitter.limit(SynergyTargets.published(), fit.leastError(), 0.05);
        SynergyFit wide = SynergyFitter.exact(SynergyTargets.published(), false, 0.05);
        SynergyRanges ofWide = SynergyRanges.of(wide);
        SplittableRandom random = new SplittableRandom(3);
        SynergyValue rook = ofWide.value(Betza.parse("R").movement());
        SynergyValue lame = ofWide.value(Betza.parse("mFcW").movement());
        int within = 0;
        double[] strengths = new double[10];
        for (int trial = 0; trial < 20_000; trial++) {
            SynergyParameters from = trial % 2 == 0 ? wide.centre() : wide.optimum();
            double c = from.c() * (1 + random.nextDouble(-0.01, 0.01));
            int j = 0;
            for (double value : from.values().values()) {
                strengths[j++] = Math.max(0, SynergyLaw.strength(c, value + random.nextDouble(-3, 3)));
            }
            if (problem.largestError(c, strengths) <= limit) {
                within++;
                SynergyParameters drawn = new Fitted(c, strengths.clone()).parameters(problem);
                assertInside(drawn, "R", rook);
                assertInside(drawn, "mFcW", lame);
                assertThat(c)
                        .isBetween(wide.constants().least(), wide.constants().greatest());
            }
        }
        assertThat(within).isGreaterThan(100);
    }

    private static void assertInside(SynergyParameters drawn, String betza, SynergyValue range) {
        double value = drawn.value(Decomposition.of(Betza.parse(betza).movement(), false))
                .orElseThrow();
        assertThat(value)
                .isBetween(range.low().orElseThrow() - 1e-6, range.high().orElseThrow() + 1e-6);
    }

    @Test
    void theCentreIsOneOfThem() {
        SynergyFit anew = SynergyFitter.exact(SynergyTargets.published(), false, SynergyFitter.SLACK);
        SynergyScore score = SynergyScore.of(anew.centre(), anew.targets());
        assertThat(score.maxRelativeError()).isLessThan(1.002 * anew.leastError());
        assertThat(anew.centre().c())
                .isBetween(anew.constants().least(), anew.constants().greatest());
        for (SynergyScore.Constraint constraint : score.constraints()) {
            SynergyValue range = ranges.value(constraint.target().movement());
            assertThat(constraint.value())
                    .isBetween(range.low().orElseThrow(), range.high().orElseThrow());
        }
    }

    @Test
    void moreSlackMeansWiderRanges() {
        SynergyRanges wide = SynergyRanges.of(SynergyFitter.exact(SynergyTargets.published(), false, 0.1));
        for (String betza : List.of("R", "F", "mFcW", "QN")) {
            SynergyValue narrow = ranges.value(Betza.parse(betza).movement());
            SynergyValue wider = wide.value(Betza.parse(betza).movement());
            assertThat(wider.low().orElseThrow())
                    .isLessThanOrEqualTo(narrow.low().orElseThrow());
            assertThat(wider.high().orElseThrow()).isGreaterThan(narrow.high().orElseThrow());
        }
    }

    @ParameterizedTest
    @CsvSource({"R4, 125.8, 434.5", "B2N, 400, 657.4"})
    void aLimitedRideLiesBetweenStepAndRide(String betza, double low, double high) {
        SynergyValue value = ranges.value(Betza.parse(betza).movement());
        assertThat(value.low().orElseThrow()).isGreaterThanOrEqualTo(low - 0.1).isLessThan(high);
        assertThat(value.high().orElseThrow()).isLessThanOrEqualTo(high + 0.1);
        assertThat(value.value().orElseThrow())
                .isBetween(value.low().orElseThrow(), value.high().orElseThrow());
        assertThat(value.determined()).isFalse();
        assertThat(value.notes()).anyMatch(note -> note.contains("lie between"));
    }

    @ParameterizedTest
    @CsvSource({"C, C", "N0, N0", "D, D", "pR, pR", "nA, nA", "R4C, C"})
    void whatNoTargetNamesHasNoValue(String betza, String part) {
        SynergyValue value = ranges.value(Betza.parse(betza).movement());
        assertThat(value.value()).isEmpty();
        assertThat(value.low()).isEmpty();
        assertThat(value.high()).isEmpty();
        assertThat(value.notes())
                .anyMatch(note ->
                        note.startsWith("no target gives a value for ") && note.contains("capturing as " + part));
    }

    /// At the ends of the range of c the limit is just reached; beyond them it is not.
    @Test
    void theRangeOfConstantsEndsWhereTheLimitIsReached() {
        SynergyFit anew = SynergyFitter.exact(SynergyTargets.published(), false, SynergyFitter.SLACK);
        LeastError least = new LeastError(SynergyProblem.of(SynergyTargets.published(), false));
        double limit = 1.002 * anew.leastError();
        for (double end :
                new double[] {anew.constants().least(), anew.constants().greatest()}) {
            assertThat(least.at(end, limit).error()).isCloseTo(limit, within(1e-9));
        }
        assertThat(least.at(anew.constants().least() * 0.9999, limit).error()).isGreaterThan(limit);
        assertThat(least.at(anew.constants().greatest() * 1.0001, limit).error())
                .isGreaterThan(limit);
        assertThat(anew.constants().least()).isCloseTo(4.594e-4, within(1e-7));
        assertThat(anew.constants().greatest()).isCloseTo(5.325e-4, within(1e-7));
    }

    /// Halfway between wazir and rook in strength; the nearest shorter and longer rides that targets have.
    @Test
    void theValueOfALimitedRideIsHalfway() {
        double c = fit.centre().c();
        double rook = SynergyLaw.strength(
                c, ranges.value(Betza.parse("R").movement()).value().orElseThrow());
        double wazir = SynergyLaw.strength(
                c, ranges.value(Betza.parse("W").movement()).value().orElseThrow());
        double ferz = SynergyLaw.strength(
                c, ranges.value(Betza.parse("F").movement()).value().orElseThrow());
        assertThat(ranges.value(Betza.parse("R4").movement()).value().orElseThrow())
                .isCloseTo(SynergyLaw.value(c, (rook + wazir) / 2), within(1e-6));
        assertThat(ranges.value(Betza.parse("vR4F").movement()).value().orElseThrow())
                .isCloseTo(SynergyLaw.value(c, (rook + wazir) / 4 + ferz), within(1e-6));
        SynergyFit other = SynergyFitter.exact(
                new SynergyTargets(
                        List.of(
                                target("W", 130),
                                target("R2", 250),
                                target("R4", 350),
                                target("R", 450),
                                target("R5", 400)),
                        500),
                false,
                0.001);
        SynergyValue three = SynergyRanges.of(other).value(Betza.parse("R3").movement());
        assertThat(three.low().orElseThrow()).isCloseTo(250, within(1.0));
        assertThat(three.high().orElseThrow()).isCloseTo(350, within(1.0));
        assertThat(three.notes().getFirst()).contains("between R2 and R4");
    }

    /// No target has parts together, so that nothing says what they gain: single pieces are known, compounds are
    /// not.
    @Test
    void whereTheConstantIsOpenCompoundsHaveNoValue() {
        SynergyFit other = SynergyFitter.exact(
                new SynergyTargets(List.of(target("N", 300), target("B", 320), target("R", 500)), 500), false, 0.002);
        assertThat(other.constantOpen()).isTrue();
        SynergyRanges ofOther = SynergyRanges.of(other);
        assertThat(ofOther.value(Betza.parse("R").movement()).value().orElseThrow())
                .isCloseTo(500, within(1.1));
        SynergyValue archbishop = ofOther.value(Betza.parse("BN").movement());
        assertThat(archbishop.value()).isEmpty();
        assertThat(archbishop.notes()).singleElement().asString().contains("do not determine the synergy constant");
        assertThat(ofOther.determined(
                        other.optimum().values().keySet().iterator().next()))
                .isFalse();
        assertThat(fit.constantOpen()).isFalse();
    }

    /// With standard errors every fit within the 95 % interval of each target is as good.
    @Test
    void equallyGoodWithStandardErrorsIsNinetyFivePercent() {
        SynergyFit other = SynergyFitter.exact(
                new SynergyTargets(
                        List.of(new SynergyTarget("N", Betza.parse("N").movement(), 300, OptionalDouble.of(5))), 500),
                false,
                0.002);
        SynergyValue knight = SynergyRanges.of(other).value(Betza.parse("N").movement());
        assertThat(knight.low().orElseThrow()).isCloseTo(300 - 1.96 * 5, within(0.01));
        assertThat(knight.high().orElseThrow()).isCloseTo(300 + 1.96 * 5, within(0.01));
    }
}
