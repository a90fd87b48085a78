package org.pieceworth.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.pieceworth.engine.search.Score;
import org.pieceworth.rules.position.Move;

/// What is stored for a position is found again, and cuts off only windows that it decides.
class TableProbeTest {

    private static final long KEY = 0x1234_5678_9ABC_DEF0L;
    private static final int MOVE = 77;

    private final TranspositionTable table = new TranspositionTable(1);
    private final TableProbe probe = new TableProbe(table);

    @Test
    void whatWasStoredIsFound() {
        table.store(KEY, MOVE, -123, 45, 9, TranspositionTable.EXACT);
        assertThat(probe.find(KEY, 3)).isTrue();
        assertThat(probe.move()).isEqualTo(MOVE);
        assertThat(probe.score()).isEqualTo(-123);
        assertThat(probe.staticEval()).isEqualTo(45);
        assertThat(probe.depth()).isEqualTo(9);
    }

    @Test
    void aDecidedScoreIsCountedFromTheRoot() {
        table.store(KEY, MOVE, Score.winIn(3), 0, 9, TranspositionTable.EXACT);
        assertThat(probe.find(KEY, 6)).isTrue();
        assertThat(probe.score()).isEqualTo(Score.winIn(9));
    }

    @Test
    void whatIsNotThereHasNoMoveAndNoEvaluation() {
        table.store(KEY, MOVE, -123, 45, 9, TranspositionTable.EXACT);
        assertThat(probe.find(KEY, 0)).isTrue();
        assertThat(probe.find(~KEY, 0)).isFalse();
        assertThat(probe.move()).isEqualTo(Move.NONE);
        assertThat(probe.staticEval()).isZero();
    }

    @Test
    void anExactScoreCutsOffAnyWindow() {
        table.store(KEY, MOVE, 20, 0, 1, TranspositionTable.EXACT);
        probe.find(KEY, 0);
        assertThat(probe.cutsOff(10, 30)).isTrue();
        assertThat(probe.cutsOff(30, 31)).isTrue();
    }

    @Test
    void aBoundCutsOffWindowsOnItsOtherSide() {
        table.store(KEY, MOVE, 20, 0, 1, TranspositionTable.LOWER_BOUND);
        probe.find(KEY, 0);
        assertThat(probe.cutsOff(19, 20)).isTrue();
        assertThat(probe.cutsOff(20, 21)).isFalse();
        table.clear();
        table.store(KEY, MOVE, 20, 0, 1, TranspositionTable.UPPER_BOUND);
        probe.find(KEY, 0);
        assertThat(probe.cutsOff(20, 21)).isTrue();
        assertThat(probe.cutsOff(19, 20)).isFalse();
    }
}
