package org.pieceworth.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// The depths and margins that `docs/engine.md` gives.
class PruningTest {

    @Test
    void reverseFutility() {
        assertThat(Pruning.isReverseFutile(100 + 75 * 7, 100, 7, false)).isTrue();
        assertThat(Pruning.isReverseFutile(100 + 75 * 7 - 1, 100, 7, false)).isFalse();
        assertThat(Pruning.isReverseFutile(100 + 75 * 6, 100, 7, true)).isTrue();
        assertThat(Pruning.isReverseFutile(10_000, 100, 8, false)).isFalse();
    }

    @Test
    void razoring() {
        assertThat(Pruning.isRazored(100 - 440 - 1, 100, 2)).isTrue();
        assertThat(Pruning.isRazored(100 - 440, 100, 2)).isFalse();
        assertThat(Pruning.isRazored(-10_000, 100, 3)).isFalse();
    }

    @Test
    void nullMove() {
        assertThat(Pruning.allowsNullMove(100, 100, 2)).isTrue();
        assertThat(Pruning.allowsNullMove(100, 100, 1)).isFalse();
        assertThat(Pruning.allowsNullMove(99, 100, 2)).isFalse();
        assertThat(Pruning.nullMoveDepth(100, 100, 3)).isZero();
        assertThat(Pruning.nullMoveDepth(100, 100, 8)).isEqualTo(8 - 3 - 2);
        assertThat(Pruning.nullMoveDepth(100 + 299, 100, 8)).isEqualTo(8 - 3 - 2 - 1);
        assertThat(Pruning.nullMoveDepth(100 + 1_000, 100, 12)).isEqualTo(12 - 3 - 3 - 3);
    }

    @Test
    void internalIterativeReduction() {
        assertThat(Pruning.internalIterativeReduction(3)).isZero();
        assertThat(Pruning.internalIterativeReduction(4)).isEqualTo(1);
    }

    @Test
    void lateMoves() {
        assertThat(Pruning.isLate(3 + 8, 4, false)).isFalse();
        assertThat(Pruning.isLate(3 + 8 + 1, 4, false)).isTrue();
        assertThat(Pruning.isLate(4 + 16, 4, true)).isFalse();
        assertThat(Pruning.isLate(4 + 16 + 1, 4, true)).isTrue();
        assertThat(Pruning.isLate(1_000, 8, false)).isFalse();
    }

    @Test
    void futility() {
        assertThat(Pruning.isFutile(100 - 90 - 85 * 3, 100, 3)).isTrue();
        assertThat(Pruning.isFutile(100 - 90 - 85 * 3 + 1, 100, 3)).isFalse();
        assertThat(Pruning.isFutile(-10_000, 100, 8)).isFalse();
    }

    @Test
    void exchanges() {
        assertThat(Pruning.usesExchanges(6, true)).isTrue();
        assertThat(Pruning.usesExchanges(7, true)).isFalse();
        assertThat(Pruning.usesExchanges(5, false)).isTrue();
        assertThat(Pruning.usesExchanges(6, false)).isFalse();
        assertThat(Pruning.exchangeMargin(3, true)).isEqualTo(-135);
        assertThat(Pruning.exchangeMargin(3, false)).isEqualTo(-270);
    }

    @Test
    void delta() {
        assertThat(Pruning.deltaScore(-300, 100)).isEqualTo(-60);
    }
}
