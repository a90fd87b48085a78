package org.pieceworth.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pieceworth.engine.weights.SearchConstants;

/// The depths and margins that `docs/design/search.md` gives.
class PruningTest {

    private static final Pruning PRUNING = new Pruning(SearchConstants.SHIPPED);

    @Test
    void reverseFutility() {
        assertThat(PRUNING.isReverseFutile(100 + 60 * 7, 100, 7, false)).isTrue();
        assertThat(PRUNING.isReverseFutile(100 + 60 * 7 - 1, 100, 7, false)).isFalse();
        assertThat(PRUNING.isReverseFutile(100 + 60 * 6, 100, 7, true)).isTrue();
        assertThat(PRUNING.isReverseFutile(10_000, 100, 8, false)).isFalse();
    }

    @Test
    void razoring() {
        assertThat(PRUNING.isRazored(100 - 440 - 1, 100, 2)).isTrue();
        assertThat(PRUNING.isRazored(100 - 440, 100, 2)).isFalse();
        assertThat(PRUNING.isRazored(-10_000, 100, 3)).isFalse();
    }

    @Test
    void nullMove() {
        assertThat(PRUNING.allowsNullMove(100, 100, 2)).isTrue();
        assertThat(PRUNING.allowsNullMove(100, 100, 1)).isFalse();
        assertThat(PRUNING.allowsNullMove(99, 100, 2)).isFalse();
        assertThat(PRUNING.nullMoveDepth(100, 100, 3)).isZero();
        assertThat(PRUNING.nullMoveDepth(100, 100, 8)).isEqualTo(8 - 3 - 2);
        assertThat(PRUNING.nullMoveDepth(100 + 299, 100, 8)).isEqualTo(8 - 3 - 2 - 1);
        assertThat(PRUNING.nullMoveDepth(100 + 1_000, 100, 12)).isEqualTo(12 - 3 - 3 - 3);
    }

    @Test
    void internalIterativeReduction() {
        assertThat(PRUNING.internalIterativeReduction(3)).isZero();
        assertThat(PRUNING.internalIterativeReduction(4)).isEqualTo(1);
    }

    @Test
    void lateMoves() {
        assertThat(PRUNING.isLate(4 + 10, 4, false)).isFalse();
        assertThat(PRUNING.isLate(4 + 10 + 1, 4, false)).isTrue();
        assertThat(PRUNING.isLate(4 + 16, 4, true)).isFalse();
        assertThat(PRUNING.isLate(4 + 16 + 1, 4, true)).isTrue();
        assertThat(PRUNING.isLate(1_000, 8, false)).isFalse();
    }

    @Test
    void futility() {
        assertThat(PRUNING.isFutile(100 - 90 - 85 * 3, 100, 5, 3)).isTrue();
        assertThat(PRUNING.isFutile(100 - 90 - 85 * 3 + 1, 100, 5, 3)).isFalse();
        assertThat(PRUNING.isFutile(-10_000, 100, 8, 1)).isFalse();
    }

    @Test
    void exchanges() {
        assertThat(PRUNING.usesExchanges(6, true)).isTrue();
        assertThat(PRUNING.usesExchanges(7, true)).isFalse();
        assertThat(PRUNING.usesExchanges(5, false)).isTrue();
        assertThat(PRUNING.usesExchanges(6, false)).isFalse();
        assertThat(PRUNING.exchangeMargin(3, true)).isEqualTo(-135);
        assertThat(PRUNING.exchangeMargin(3, false)).isEqualTo(-330);
    }

    @Test
    void delta() {
        assertThat(PRUNING.deltaScore(-300, 100)).isEqualTo(-60);
    }
}
