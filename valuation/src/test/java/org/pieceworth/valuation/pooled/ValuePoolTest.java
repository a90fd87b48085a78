package org.pieceworth.valuation.pooled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.valuation.play.PlayLaw;
import org.pieceworth.valuation.pooled.PooledValue.Source;

class ValuePoolTest {

    private static final ValuePool VALUES = new ValuePool();

    @ParameterizedTest
    @ValueSource(strings = {"N", "BN", "fhNbFbsW", "FfW", "[F?R]", "mRcpR", "W"})
    void weightsAddUpToOneAndTheValueLiesAmongItsSources(String betza) {
        PooledValue pooled =
                VALUES.of(Betza.movementOf(betza), RectangularBoard.CHESS).orElseThrow();
        assertThat(pooled.sources().stream().mapToDouble(Source::weight).sum()).isEqualTo(1, within(1e-9));
        double least =
                pooled.sources().stream().mapToDouble(Source::value).min().orElseThrow();
        double most = pooled.sources().stream().mapToDouble(Source::value).max().orElseThrow();
        // A drift with strength that several rows show goes a little beyond the strongest of them.
        assertThat(pooled.value()).isBetween(0.98 * least, 1.02 * most).isBetween(pooled.low(), pooled.high());
    }

    @Test
    void boardsWithoutSquaresAndPiecesWithoutMovesHaveNone() {
        assertThat(VALUES.of(Betza.movementOf("R"), BoardText.parse("hex:6"))).isEmpty();
        assertThat(VALUES.of(Betza.movementOf("isO2"), RectangularBoard.CHESS)).isEmpty();
    }

    @Test
    void boardsWithoutMeasurementsAreNamed() {
        assertThat(VALUES.of(Betza.movementOf("N"), BoardText.parse("12x8"))
                        .orElseThrow()
                        .notes())
                .contains("not measured on 12x8");
        assertThat(VALUES.of(Betza.movementOf("N"), BoardText.parse("10x8"))
                        .orElseThrow()
                        .notes())
                .doesNotContain("not measured on 10x8");
    }

    @ParameterizedTest
    @ValueSource(strings = {"W", "N", "BN", "fhNbFbsW"})
    void namedConditionsNarrowTheIntervalAndUnknownOnesDoNot(String betza) {
        double usual = width(betza, PlayConditions.USUAL);
        double chess = width(betza, PlayConditions.USUAL.among("N,B,R,Q"));
        assertThat(width(betza, PlayConditions.USUAL.at(300).among("N,B,R,Q"))).isLessThan(chess);
        assertThat(chess).isLessThan(usual);
        assertThat(width(betza, PlayConditions.USUAL.at(10_000)))
                .isGreaterThan(width(betza, PlayConditions.USUAL.at(300)));
        assertThat(width(betza, PlayConditions.USUAL.among("C,Z"))).isEqualTo(usual, within(0.02 * usual));
    }

    private static double width(String betza, PlayConditions conditions) {
        PooledValue value = VALUES.of(Betza.movementOf(betza), RectangularBoard.CHESS, conditions)
                .orElseThrow();
        assertThat(value.conditions()).isEqualTo(conditions);
        return Math.log((value.high() + PlayLaw.SOFT) / (value.low() + PlayLaw.SOFT));
    }

    @Test
    void companiesAreEqualInAnyOrderAndSpelling() {
        assertThat(PlayConditions.company("queen, R,B ,N")).isEqualTo(PlayConditions.CHESS);
        assertThat(PlayConditions.company("NR")).isEqualTo(PlayConditions.company("chancellor"));
        assertThat(PlayConditions.USUAL.text()).isEqualTo("engine play at 300 to 3,000 nodes per move");
    }

    /// Of two estimates the better one weighs more; one that only repeats the other's error does not weigh at all.
    @Test
    void weightsOfCorrelatedEstimates() {
        assertThat(WeightedMean.of(new double[][] {{1, 0}, {0, 4}}).weights())
                .containsExactly(new double[] {0.8, 0.2}, within(1e-12));
        WeightedMean repeated = WeightedMean.of(new double[][] {{1, 1.2}, {1.2, 4}});
        assertThat(repeated.weights()).containsExactly(1, 0);
        assertThat(repeated.variance()).isEqualTo(1, within(1e-12));
    }
}
