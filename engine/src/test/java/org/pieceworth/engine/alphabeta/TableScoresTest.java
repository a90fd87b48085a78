package org.pieceworth.engine.alphabeta;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.engine.search.Score;

/// Scores keep their meaning on their way through the transposition table.
class TableScoresTest {

    @ParameterizedTest
    @ValueSource(ints = {0, 1, -1, 350, -20_000, 20_000, 30_999, -30_999})
    void otherScoresAreKeptAsTheyAre(int score) {
        for (int ply = 0; ply < 100; ply++) {
            assertThat(TableScores.toTable(score, ply)).isEqualTo(score);
            assertThat(TableScores.fromTable(score, ply)).isEqualTo(score);
        }
    }

    @Test
    void decidedScoresComeBackAtTheSamePly() {
        for (int ply = 0; ply < 100; ply++) {
            for (int end = ply; end < ply + 50; end++) {
                int win = Score.winIn(end);
                int loss = Score.lossIn(end);
                assertThat(TableScores.fromTable(TableScores.toTable(win, ply), ply))
                        .isEqualTo(win);
                assertThat(TableScores.fromTable(TableScores.toTable(loss, ply), ply))
                        .isEqualTo(loss);
            }
        }
    }

    /// Won three plies on, whether the position comes after four plies or after ten.
    @Test
    void aWinIsAsFarFromThePositionWhereverItIsMet() {
        int kept = TableScores.toTable(Score.winIn(4 + 3), 4);
        assertThat(kept).isEqualTo(Score.winIn(3));
        assertThat(TableScores.fromTable(kept, 10)).isEqualTo(Score.winIn(10 + 3));
        int lost = TableScores.toTable(Score.lossIn(4 + 3), 4);
        assertThat(lost).isEqualTo(Score.lossIn(3));
        assertThat(TableScores.fromTable(lost, 10)).isEqualTo(Score.lossIn(10 + 3));
    }

    @Test
    void theBoundSaysOnWhichSideOfTheWindowTheScoreIs() {
        assertThat(TableScores.bound(50, 10, 50)).isEqualTo(TranspositionTable.LOWER_BOUND);
        assertThat(TableScores.bound(49, 10, 50)).isEqualTo(TranspositionTable.EXACT);
        assertThat(TableScores.bound(11, 10, 50)).isEqualTo(TranspositionTable.EXACT);
        assertThat(TableScores.bound(10, 10, 50)).isEqualTo(TranspositionTable.UPPER_BOUND);
    }
}
