package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.valuation.Valuation;

/// Fits of few targets whose answers are known in closed form, made anew by each test.
class SmallFitTest {

    private static final double KNIGHT = 300;
    private static final double BISHOP = 320;
    private static final double ROOK = 450;
    private static final double C = 8e-4;

    private static double pair(double c, double one, double other) {
        return one + other + c * one * other;
    }

    private static SynergyTargets targets(Object... piecesAndValues) {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < piecesAndValues.length; i += 2) {
            lines.add(piecesAndValues[i] + ","
                    + String.format(Locale.ROOT, "%.10f", ((Number) piecesAndValues[i + 1]).doubleValue()));
        }
        return SynergyTargets.read("targets", lines);
    }

    private static SynergyTargets lawful() {
        return targets("N", KNIGHT, "B", BISHOP, "R", ROOK, "BN", pair(C, BISHOP, KNIGHT), "BR", pair(C, BISHOP, ROOK));
    }

    private static double value(SynergyParameters parameters, String piece) {
        return parameters
                .value(Decomposition.of(Betza.parse(piece).movement(), false))
                .orElseThrow();
    }

    /// The greatest constant, at which each pair is as far above the sum of its parts as the error allows.
    private static double greatest(double error, double one, double other) {
        double less = one * (1 - error);
        double least = other * (1 - error);
        return (pair(C, one, other) * (1 + error) - less - least) / (less * least);
    }

    private static double least(double error, double one, double other) {
        double more = one * (1 + error);
        double most = other * (1 + error);
        return (pair(C, one, other) * (1 - error) - more - most) / (more * most);
    }

    /// Along the free directions, which shift strength from moving to capturing, both halves are alike.
    private static void assertHalvesAlike(SynergyParameters parameters, double tolerance) {
        for (String piece : List.of("N", "B", "R")) {
            double half = Math.expm1(Math.log1p(parameters.c() * value(parameters, piece)) / 2) / parameters.c();
            assertThat(parameters.values().entrySet())
                    .filteredOn(entry -> entry.getKey().betza().equals(piece))
                    .hasSize(2)
                    .allSatisfy(entry -> assertThat(entry.getValue()).isCloseTo(half, within(tolerance)));
        }
    }

    @ParameterizedTest
    @ValueSource(doubles = {0.002, 0.02})
    void aLawThatHoldsIsFound(double slack) {
        SynergyFit fit = SynergyFitter.exact(lawful(), false, slack);
        assertThat(fit.leastError()).isCloseTo(0, within(1e-6));
        assertThat(fit.optimum().c()).isCloseTo(C, within(1e-5 * C));
        assertThat(fit.rank()).isEqualTo(3);
        assertThat(fit.free()).hasSize(3);
        assertThat(fit.constants().greatest())
                .isCloseTo(Math.min(greatest(slack, BISHOP, KNIGHT), greatest(slack, BISHOP, ROOK)), within(1e-6 * C));
        assertThat(fit.constants().least())
                .isCloseTo(Math.max(least(slack, BISHOP, KNIGHT), least(slack, BISHOP, ROOK)), within(1e-6 * C));
        assertThat(fit.proof().slackError()).isCloseTo(slack, within(1e-6));
        assertHalvesAlike(fit.optimum(), 0.01);
        assertHalvesAlike(fit.centre(), 1);
        for (SynergyTarget target : fit.targets().targets()) {
            assertThat(value(fit.optimum(), target.piece())).isCloseTo(target.value(), within(1e-4 * target.value()));
            assertThat(value(fit.centre(), target.piece())).isCloseTo(target.value(), within(slack * target.value()));
        }
        assertThat(fit.centre().c())
                .isBetween(fit.constants().least(), fit.constants().greatest());
    }

    /// Two pairs that ask for different constants share the error: the smaller one and its parts give way on one side,
    /// the greater one and its parts on the other, and the bishop, which is in both, where it helps more.
    @Test
    void contradictionsAreShared() {
        double small = pair(7e-4, BISHOP, KNIGHT);
        double great = pair(9e-4, BISHOP, ROOK);
        double low = 0;
        double high = 0.5;
        for (int i = 0; i < 60; i++) {
            double error = (low + high) / 2;
            double knight = KNIGHT * (1 - error);
            double bishop = BISHOP * (1 - error);
            double rook = ROOK * (1 + error);
            double most = (small * (1 + error) - knight - bishop) / (knight * bishop);
            double least = (great * (1 - error) - rook - bishop) / (rook * bishop);
            if (most >= least) {
                high = error;
            } else {
                low = error;
            }
        }
        SynergyFit fit = SynergyFitter.exact(
                targets("N", KNIGHT, "B", BISHOP, "R", ROOK, "BN", small, "BR", great), false, SynergyFitter.SLACK);
        assertThat(high).isGreaterThan(0.002);
        assertThat(fit.leastError()).isCloseTo(high, within(1e-8));
        double c = (small * (1 + high) - (KNIGHT + BISHOP) * (1 - high)) / (KNIGHT * BISHOP * (1 - high) * (1 - high));
        assertThat(fit.optimum().c()).isCloseTo(c, within(1e-5 * c));
        assertThat(value(fit.optimum(), "N")).isCloseTo(KNIGHT * (1 - high), within(1e-3));
        assertThat(value(fit.optimum(), "R")).isCloseTo(ROOK * (1 + high), within(1e-3));
        assertThat(fit.proof().error()).isBetween(high - 1e-6, high);
        assertThat(fit.proof().pieces()).isPositive();
    }

    /// Whether they contradict each other or not, targets that one more constant could meet are met at the bound.
    @Test
    void aConstantBelowTheBoundIsNone() {
        SynergyFit fit = SynergyFitter.exact(
                targets("N", KNIGHT, "B", BISHOP, "BN", KNIGHT + BISHOP), false, SynergyFitter.SLACK);
        assertThat(fit.constants().least()).isEqualTo(SynergyProblem.LEAST_C);
        assertThat(fit.constants().greatest())
                .isCloseTo((620 * 1.002 - 620 * 0.998) / (KNIGHT * BISHOP * 0.998 * 0.998), within(1e-6 * C));
        assertThat(fit.leastError()).isLessThan(1e-3);
    }

    /// Three targets that share no part, at a range of constants.
    @Test
    void aPieceOfPartsHasItsRangeAndMovesWithTheConstant() {
        double error = 0.05;
        CRange range = new CRange(4e-4, 9e-4);
        SynergyProblem problem = SynergyProblem.of(targets("N", KNIGHT, "B", BISHOP, "R", ROOK), false);
        EquallyGood good = new EquallyGood(problem, range, error);
        double[] row = SynergyProblem.row(Decomposition.of(Betza.parse("BNR").movement(), false), problem.parameters());
        double[] ends = good.values(row);
        assertThat(ends[0]).isCloseTo(whole(range.least(), 1 - error), within(1e-3));
        assertThat(ends[1]).isCloseTo(whole(range.greatest(), 1 + error), within(1e-3));
        double ratio = (whole(range.greatest(), 1 - error) + whole(range.greatest(), 1 + error))
                / (whole(range.least(), 1 - error) + whole(range.least(), 1 + error));
        assertThat(good.moves(row, ratio - 1 - 1e-6)).isTrue();
        assertThat(good.moves(row, ratio - 1 + 1e-6)).isFalse();
        assertThat(good.moves(problem.rows()[0], 1e-6)).isFalse();
    }

    private static double whole(double c, double share) {
        return ((1 + c * share * KNIGHT) * (1 + c * share * BISHOP) * (1 + c * share * ROOK) - 1) / c;
    }

    /// At a constant of its own the centre of independent targets is in the middle of their strengths.
    @Test
    void theCentreIsInTheMiddleOfStrengths() {
        double error = 0.2;
        SynergyProblem problem = SynergyProblem.of(targets("N", KNIGHT, "B", BISHOP, "R", ROOK), false);
        Fitted centre = new EquallyGood(problem, new CRange(C, C * (1 + 1e-9)), error)
                .centre()
                .orElseThrow();
        assertThat(centre.c()).isCloseTo(C, within(1e-8 * C));
        double[] strengths = centre.strengths();
        IntStream.range(0, problem.targets()).forEach(target -> {
            double middle = (problem.lower(target, C, error) + problem.upper(target, C, error)) / 2;
            double strength = 0;
            for (int j = 0; j < strengths.length; j++) {
                strength += problem.rows()[target][j] * strengths[j];
            }
            // The bounds of single parameters push a little too.
            assertThat(strength).isCloseTo(middle, within(0.03 * middle));
        });
    }

    @Test
    void theModelOfOwnTargetsSaysItsRange() {
        SynergyModel model = SynergyModel.fitted(lawful(), false, 0.02);
        assertThat(model.isFitted()).isTrue();
        assertThat(SynergyModel.published().isFitted()).isFalse();
        Valuation knight = model.value(Betza.parse("N").movement(), RectangularBoard.CHESS);
        assertThat(knight.value().orElseThrow()).isBetween(KNIGHT * 0.98, KNIGHT * 1.02);
        Valuation archbishop = model.value(Betza.parse("BN").movement(), RectangularBoard.CHESS);
        assertThat(archbishop.value().orElseThrow())
                .isCloseTo(pair(C, BISHOP, KNIGHT), within(0.02 * pair(C, BISHOP, KNIGHT)));
        SynergyDifference difference = model.difference(
                        List.of(Betza.parse("N").movement()),
                        List.of(Betza.parse("B").movement()))
                .orElseThrow();
        assertThat(difference.low()).isCloseTo(KNIGHT * 0.98 - BISHOP * 1.02, within(0.02));
        assertThat(difference.high()).isCloseTo(KNIGHT * 1.02 - BISHOP * 0.98, within(0.02));
    }

    /// Settings other than the usual ones are not answered by the usual fit.
    @Test
    void onlyTheUsualSettingsShareTheUsualFit() {
        double usual = rookRange(SynergyModel.fitted());
        assertThat(rookRange(SynergyModel.fitted(SynergyTargets.published(), false, 0.01)))
                .isGreaterThan(1.2 * usual);
        assertThat(rookRange(SynergyModel.fitted(lawful(), false, SynergyFitter.SLACK)))
                .isCloseTo(2 * 0.002 * ROOK, within(0.01));
    }

    private static double rookRange(SynergyModel model) {
        Valuation.Range range = model.value(Betza.parse("R").movement(), RectangularBoard.CHESS)
                .range()
                .orElseThrow();
        return range.high() - range.low();
    }
}
