package org.pieceworth.valuation.pooled;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
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
        assertThat(pooled.value()).isBetween(least - 1e-9, most + 1e-9).isBetween(pooled.low(), pooled.high());
    }

    @Test
    void boardsWithoutSquaresAndPiecesWithoutMovesHaveNone() {
        assertThat(VALUES.of(Betza.movementOf("R"), BoardText.parse("hex:6"))).isEmpty();
        assertThat(VALUES.of(Betza.movementOf("isO2"), RectangularBoard.CHESS)).isEmpty();
    }

    @Test
    void otherBoardsSayThatTheyAreUnknown() {
        assertThat(VALUES.of(Betza.movementOf("N"), BoardText.parse("10x8"))
                        .orElseThrow()
                        .notes())
                .anyMatch(note -> note.contains("10x8"));
    }

    @Test
    void otherStrengthsAreLessCertain() {
        for (String betza : new String[] {"W", "N", "fhNbFbsW"}) {
            PooledValue usual =
                    VALUES.of(Betza.movementOf(betza), RectangularBoard.CHESS).orElseThrow();
            assertThat(VALUES.of(Betza.movementOf(betza), RectangularBoard.CHESS, usual.nodes()))
                    .contains(usual);
            PooledValue stronger = VALUES.of(Betza.movementOf(betza), RectangularBoard.CHESS, 3000)
                    .orElseThrow();
            assertThat(stronger.nodes()).isEqualTo(3000);
            assertThat(stronger.high() - stronger.low()).isGreaterThan(usual.high() - usual.low());
            assertThat(stronger.value()).isBetween(usual.low(), usual.high());
            assertThat(stronger.notes()).anyMatch(note -> note.startsWith("from 300 to 3,000 positions a move"));
        }
        assertThat(VALUES.of(Betza.movementOf("R"), BoardText.parse("hex:6"), 3000))
                .isEmpty();
    }

    @Test
    void theFileIsWhatThePoolSays() {
        Pool shipped = Pool.shipped();
        assertThat(Pool.parse("test", shipped.text()).text()).isEqualTo(shipped.text());
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
