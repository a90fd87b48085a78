package org.pieceworth.valuation.mobility;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.rules.piece.PieceCatalogue;
import org.pieceworth.stats.Estimate;
import org.pieceworth.stats.FitException;
import org.pieceworth.stats.Interval;
import org.pieceworth.text.InputException;

class FactorFitTest {

    private static final List<FactorRow> ROWS = Stream.of(
                    "leopard",
                    "cannon",
                    "unicorn",
                    "dragon",
                    "chancellor",
                    "archbishop",
                    "elephant",
                    "hawk",
                    "fortress",
                    "spider")
            .map(FactorFitTest::row)
            .toList();

    private static final double[] PUBLISHED = {50, 30, 24, 12, 8};

    private static FactorRow row(String piece) {
        return MobilityModel.published()
                .row(PieceCatalogue.load().find(piece).betza().movement(), RectangularBoard.CHESS)
                .orElseThrow();
    }

    private static double[] values(double[] factors) {
        return ROWS.stream()
                .mapToDouble(row -> {
                    double sum = 0;
                    for (int i = 0; i < factors.length; i++) {
                        sum += row.counts()[i] * factors[i];
                    }
                    return sum;
                })
                .toArray();
    }

    /// Errors of 30, with a part of 10 in common, as the scale's error is.
    private static double[][] errors() {
        double[][] errors = new double[ROWS.size()][ROWS.size()];
        for (int i = 0; i < errors.length; i++) {
            for (int j = 0; j < errors.length; j++) {
                errors[i][j] = 100 + (i == j ? 900 : 0);
            }
        }
        return errors;
    }

    @Test
    void publishedValuesGiveThePublishedFactors() {
        FactorFit fit = FactorFit.of(ROWS, values(PUBLISHED), errors());
        for (int i = 0; i < PUBLISHED.length; i++) {
            assertThat(fit.factors().get(i)).isCloseTo(PUBLISHED[i], within(1e-8));
        }
        assertThat(fit.misfit().statistic()).isCloseTo(0, within(1e-12));
        assertThat(fit.misfit().degrees()).isEqualTo(5);
        assertThat(fit.divisor(row("bishop"), 307)).hasValueCloseTo(3.0, within(0.01));
        assertThat(fit.divisor(row("bishop"), 500)).isEmpty();
    }

    /// Cross-checked with numpy: inv(X' inv(S) X), its square roots.
    @Test
    void errorsFollowFromTheCovarianceOfTheValues() {
        FactorFit fit = FactorFit.of(ROWS, values(PUBLISHED), errors());
        double[] expected = EXPECTED_ERRORS;
        for (int i = 0; i < expected.length; i++) {
            assertThat(fit.factor(i).standardError()).isCloseTo(expected[i], within(1e-3));
        }
    }

    private static final double[] EXPECTED_ERRORS = {4.25164, 4.49502, 4.10826, 13.33291, 4.37932};

    @Test
    @Tag("slow")
    void intervalsHoldTheTruth() {
        SplittableRandom random = new SplittableRandom(4);
        int[] covered = new int[PUBLISHED.length];
        int rejected = 0;
        int samples = 2000;
        for (int sample = 0; sample < samples; sample++) {
            double[] values = values(PUBLISHED);
            double common = 10 * random.nextGaussian();
            for (int i = 0; i < values.length; i++) {
                values[i] += common + 30 * random.nextGaussian();
            }
            FactorFit fit = FactorFit.of(ROWS, values, errors());
            rejected += fit.misfit().pValue() < 0.05 ? 1 : 0;
            for (int i = 0; i < PUBLISHED.length; i++) {
                Estimate factor = fit.factor(i);
                covered[i] += factor.low() <= PUBLISHED[i] && PUBLISHED[i] <= factor.high() ? 1 : 0;
            }
        }
        assertThat((double) rejected / samples).isBetween(0.035, 0.065);
        for (int each : covered) {
            // Errors are widened where chance looks like misfit, so intervals hold the truth a little too often.
            assertThat((double) each / samples).isBetween(0.94, 0.99);
        }
    }

    @Test
    void tooFewPiecesTellNothing() {
        assertThatExceptionOfType(FitException.class)
                .isThrownBy(() -> FactorFit.of(
                        List.of(row("knight"), row("knight")), new double[] {300, 310}, new double[][] {{9, 0}, {0, 9}
                        }));
    }

    @Test
    void theDivisorsIntervalMayHaveNoEnd() {
        FactorFit fit = FactorFit.of(ROWS, values(PUBLISHED), errors());
        assertThat(fit.divisor(row("bishop"), new Estimate(307, 10)))
                .isInstanceOfSatisfying(Interval.Bounded.class, i -> {
                    assertThat(i.low()).isLessThan(3);
                    assertThat(i.high()).isGreaterThan(3).isFinite();
                });
        assertThat(fit.divisor(row("bishop"), new Estimate(440, 40)))
                .isInstanceOfSatisfying(
                        Interval.Bounded.class, i -> assertThat(i.high()).isInfinite());
    }

    @Test
    void piecesThatMoveUnlikeTheyCaptureAreNoRows() {
        assertThat(MobilityModel.published().row(Betza.parse("mRcB").movement(), RectangularBoard.CHESS))
                .isEmpty();
    }

    @Test
    void factorsAreReadAndWritten() {
        assertThat(MobilityFactors.parse("50,30,24,12,8,3")).isEqualTo(MobilityFactors.PUBLISHED);
        assertThat(MobilityFactors.parse(" 1.5, -2,0,3,4,1 ").text()).isEqualTo("1.5,-2,0,3,4,1");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "1,2,3,4,5", "1,2,3,4,5,6,7", "a,2,3,4,5,6", "1,2,3,4,5,0.5", "99999,2,3,4,5,6"})
    void badFactorsAreNamed(String text) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> MobilityFactors.parse(text))
                .withMessageContaining("found '" + text + "'");
    }
}
