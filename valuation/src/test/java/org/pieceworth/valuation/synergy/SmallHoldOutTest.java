package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.DoubleSummaryStatistics;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// What a law that holds says of targets that were held out.
class SmallHoldOutTest {

    private static final double KNIGHT = 300;
    private static final double BISHOP = 320;
    private static final double ROOK = 450;
    private static final double C = 8e-4;

    private static double pair(double one, double other) {
        return one + other + C * one * other;
    }

    private static String line(String piece, double value) {
        return String.format(Locale.ROOT, "%s,%.9f,1", piece, value);
    }

    /// The last target is a tenth more than the law has it.
    private static SynergyTargets targets() {
        return SynergyTargets.read(
                "targets",
                List.of(
                        line("N", KNIGHT),
                        line("B", BISHOP),
                        line("R", ROOK),
                        line("BN", pair(BISHOP, KNIGHT)),
                        line("BR", 1.1 * pair(BISHOP, ROOK))));
    }

    private static HoldOut.Trial trial(Objective objective, Integer... heldOut) {
        return HoldOut.trial(new HoldOut.Setting(targets(), false, objective, 0.002), Set.of(heldOut));
    }

    @ParameterizedTest
    @EnumSource(Objective.class)
    void whatFollowsFromTheOthersIsPredicted(Objective objective) {
        HoldOut.Trial trial = trial(objective, 4);
        assertThat(trial.fittedError()).isCloseTo(0, within(1e-6));
        assertThat(trial.meanError()).isCloseTo(0, within(1e-6));
        assertThat(trial.c()).isCloseTo(C, within(1e-7));
        assertThat(trial.constants().least()).isLessThan(C * (1 + 1e-9));
        assertThat(trial.constants().greatest()).isGreaterThan(C * (1 - 1e-9));
        HoldOut.Prediction queen = trial.heldOut().getFirst();
        assertThat(queen.target()).isEqualTo(targets().targets().get(4));
        assertThat(queen.value()).isCloseTo(pair(BISHOP, ROOK), within(0.5));
        assertThat(queen.low()).isLessThan(queen.value() + 1e-9).isGreaterThan(0.98 * queen.value());
        assertThat(queen.high()).isGreaterThan(queen.value() - 1e-9).isLessThan(1.02 * queen.value());
        assertThat(queen.relativeError()).isCloseTo(1 - 1 / 1.1, within(1e-3));
        assertThat(queen.basis()).isEqualTo(HoldOut.Basis.TARGETS);
        assertThat(queen.determined()).isTrue();
    }

    @ParameterizedTest
    @EnumSource(Objective.class)
    void aPartThatIsHeldOutIsOpen(Objective objective) {
        HoldOut.Trial trial = trial(objective, 4, 2);
        assertThat(trial.heldOut()).extracting(each -> each.target().piece()).containsExactly("R", "BR");
        assertThat(trial.heldOut()).extracting(HoldOut.Prediction::basis).containsOnly(HoldOut.Basis.PARTS_OPEN);
    }

    /// Where no pair is left nothing tells the constant, on which a pair depends; a single piece does not.
    @ParameterizedTest
    @EnumSource(Objective.class)
    void aPairDependsOnAConstantThatIsOpen(Objective objective) {
        HoldOut.Trial trial = trial(objective, 3, 4);
        assertThat(trial.constants().state()).isEqualTo(CRange.State.OPEN);
        assertThat(trial.heldOut()).extracting(HoldOut.Prediction::basis).containsOnly(HoldOut.Basis.CONSTANT_OPEN);
        // From the sum to one constant for all.
        assertThat(trial.heldOut().getFirst().low()).isBetween(610.0, 621.0);
        assertThat(trial.heldOut().getFirst().high()).isGreaterThan(95_000);
    }

    @Test
    void triplesAreInOrder() {
        HoldOut.Setting setting = new HoldOut.Setting(targets(), false, Objective.CHI2, 0.002);
        List<HoldOut.Trial> trials = HoldOut.triples(setting, 1, _ -> {});
        assertThat(HoldOut.triples(targets())).isEqualTo(10);
        assertThat(trials)
                .extracting(trial -> trial.heldOut().stream()
                        .map(each -> each.target().piece())
                        .toList())
                .startsWith(List.of("N", "B", "R"), List.of("N", "B", "BN"), List.of("N", "B", "BR"))
                .endsWith(List.of("R", "BN", "BR"))
                .hasSize(10);
    }

    @Test
    void aProfileIsOfAllItsFits() {
        SynergyProblem problem = SynergyProblem.of(SynergyTargets.read("targets", List.of("N,300")), false);
        Fitted best = fitted(4e-4, 300);
        Fitted.Profile narrow =
                new Fitted.Profile(best, new CRange(3e-4, 5e-4), List.of(fitted(3e-4, 290), fitted(5e-4, 308)));
        DoubleSummaryStatistics values = narrow.values(problem, 0);
        assertThat(values.getCount()).isEqualTo(3);
        assertThat(values.getMin()).isCloseTo(290, within(1e-9));
        assertThat(values.getMax()).isCloseTo(308, within(1e-9));
        assertThat(narrow.dependsOnConstant(problem, 0, 0.01)).isFalse();
        Fitted.Profile wide = new Fitted.Profile(best, new CRange(1e-4, 5e-4), List.of(fitted(3e-4, 309)));
        assertThat(wide.dependsOnConstant(problem, 0, 0.0299)).isTrue();
        assertThat(wide.dependsOnConstant(problem, 0, 0.0301)).isFalse();
    }

    private static Fitted fitted(double c, double value) {
        double half = SynergyLaw.strength(c, value) / 2;
        return new Fitted(c, new double[] {half, half});
    }
}
