package org.pieceworth.lab.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;
import org.pieceworth.engine.search.SearchLimits;
import org.pieceworth.rules.position.Side;

class TimeControlTest {

    /// Both players have the same increment, for the whole game.
    private static Budget budget(TimeControl control, long whiteMillis, long blackMillis) {
        return new Budget(control, whiteMillis, blackMillis, control.incrementMillis(), control.incrementMillis(), 0);
    }

    private static final long MILLI = 1_000_000;

    @Test
    void controlsInWords() {
        assertThat(TimeControl.nodes(12_500).text()).isEqualTo("12,500 nodes per move");
        assertThat(TimeControl.depth(3).text()).isEqualTo("depth 3");
        assertThat(TimeControl.moveTime(100).text()).isEqualTo("100 ms a move");
        assertThat(TimeControl.clock(60_000, 600, 0).text()).isEqualTo("60+0.6 s on the clock");
        assertThat(TimeControl.clock(0, 50, 0).text()).isEqualTo("0+0.05 s on the clock");
    }

    @Test
    void whatDependsOnTheMachine() {
        assertThat(TimeControl.nodes(5).isTimed()).isFalse();
        assertThat(TimeControl.depth(5).isTimed()).isFalse();
        assertThat(TimeControl.moveTime(5).isTimed()).isTrue();
        assertThat(TimeControl.moveTime(5).hasClock()).isFalse();
        assertThat(TimeControl.clock(1, 0, 0).isTimed()).isTrue();
        assertThat(TimeControl.clock(0, 1, 0).hasClock()).isTrue();
    }

    @Test
    void limitsBelowNoughtAreRefused() {
        for (int which = 0; which < 6; which++) {
            long[] limits = new long[6];
            limits[which] = -1;
            assertThatIllegalArgumentException()
                    .isThrownBy(() ->
                            new TimeControl(limits[0], (int) limits[1], limits[2], 0, limits[3], limits[4], limits[5]));
        }
        assertThat(new TimeControl(0, 0, 0, 0, 0, 0, 0)).isEqualTo(TimeControl.nodes(0));
    }

    /// Ten seconds and one for each move: the clock runs down to nothing, may be overstepped by the
    /// margin, and what was overstepped is not owed.
    @Test
    void aClockRuns() {
        TimeControl control = TimeControl.clock(10_000, 1_000, 200);
        GameClock clock = new GameClock(control, control);
        assertThat(clock.budget(Side.WHITE)).isEqualTo(budget(control, 10_000, 10_000));
        assertThat(clock.spend(Side.WHITE, 4_000 * MILLI)).isTrue();
        assertThat(clock.budget(Side.WHITE)).isEqualTo(budget(control, 7_000, 10_000));
        assertThat(clock.spend(Side.BLACK, 10_200 * MILLI)).isTrue();
        assertThat(clock.budget(Side.WHITE)).isEqualTo(budget(control, 7_000, 1_000));
        assertThat(clock.spend(Side.BLACK, 1_200 * MILLI + 1)).isFalse();
        assertThat(clock.spend(Side.WHITE, 7_000 * MILLI)).isTrue();
        assertThat(clock.budget(Side.WHITE)).isEqualTo(budget(control, 1_000, 1_000));
    }

    /// After every two moves the time of the start comes again.
    @Test
    void aClockOfPeriods() {
        TimeControl control = TimeControl.clock(10_000, 0, 0).every(2);
        GameClock clock = new GameClock(control, TimeControl.clock(1_000, 300, 0));
        assertThat(clock.budget(Side.WHITE)).isEqualTo(new Budget(control, 10_000, 1_000, 0, 300, 2));
        assertThat(clock.spend(Side.WHITE, 9_000 * MILLI)).isTrue();
        assertThat(clock.budget(Side.WHITE)).isEqualTo(new Budget(control, 1_000, 1_000, 0, 300, 1));
        assertThat(clock.spend(Side.WHITE, 500 * MILLI)).isTrue();
        assertThat(clock.budget(Side.WHITE)).isEqualTo(new Budget(control, 10_500, 1_000, 0, 300, 2));
        assertThat(clock.budget(Side.WHITE).after(Side.WHITE, 500))
                .isEqualTo(new Budget(control, 10_000, 1_000, 0, 300, 1));
    }

    @Test
    void limitsAreTold() {
        assertThat(TimeControl.clock(60_000, 600, 9).every(40).text()).isEqualTo("40 moves in 60+0.6 s on the clock");
        assertThat(TimeControl.moveTime(100).with(50, 7).text()).isEqualTo("100 ms a move, depth 7, 50 nodes per move");
        assertThat(TimeControl.moveTime(100).within(20).marginMillis()).isEqualTo(20);
    }

    /// Time for a move has no clock that runs down; other limits have no time at all.
    @Test
    void timeForAMove() {
        TimeControl control = TimeControl.moveTime(100);
        GameClock clock = new GameClock(control, TimeControl.nodes(5));
        for (int move = 0; move < 3; move++) {
            assertThat(clock.spend(Side.WHITE, 1_100 * MILLI)).isTrue();
            assertThat(clock.spend(Side.WHITE, 1_100 * MILLI + 1)).isFalse();
            assertThat(clock.spend(Side.BLACK, Long.MAX_VALUE)).isTrue();
        }
        assertThat(clock.budget(Side.WHITE)).isEqualTo(budget(control, 0, 0));
    }

    @Test
    void limitsOfOurOwnSearch() {
        SearchLimits move = budget(TimeControl.moveTime(250), 0, 0).limits(Side.WHITE);
        assertThat(move.softNanos()).isEqualTo(250 * MILLI);
        assertThat(move.hardNanos()).isEqualTo(250 * MILLI);
        SearchLimits plain = budget(new TimeControl(70, 9, 0, 0, 0, 0, 0), 0, 0).limits(Side.BLACK);
        assertThat(plain.nodes()).isEqualTo(70);
        assertThat(plain.depth()).isEqualTo(9);
        Budget budget = budget(TimeControl.clock(60_000, 500, 0), 40_000, 20_000);
        assertThat(budget.millis(Side.WHITE)).isEqualTo(40_000);
        assertThat(budget.millis(Side.BLACK)).isEqualTo(20_000);
        SearchLimits clock = SearchLimits.clock(20_000, 500, 0);
        assertThat(budget.limits(Side.BLACK).softNanos()).isEqualTo(clock.softNanos());
        assertThat(budget.limits(Side.BLACK).hardNanos()).isEqualTo(clock.hardNanos());
        assertThat(budget.limits(Side.WHITE).hardNanos()).isGreaterThan(clock.hardNanos());
    }
}
