package org.pieceworth.empirical.input;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.empirical.rows.Observation;
import org.pieceworth.empirical.settings.ClockRange;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.ObservationSettings.Positions;
import org.pieceworth.empirical.settings.QuietRule;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.text.InputException;

class ClockTest {

    /// White's knight is taken by ply 6, and a pawn for it by ply 13; quiet lies between.
    private static final String GAME = "[Result \"0-1\"]\n\n"
            + "1. e4 {[%clk 0:03:00]} e5 {[%clk 0:03:00]} 2. Nf3 {[%clk 0:02:50]} Nc6 {[%clk 0:02:55.5]}"
            + " 3. Nxe5 {[%clk 0:02:40]} Nxe5 {[%clk 0:02:50]} 4. d3 {[%clk 0:02:20]} d6 {[%clk 0:02:40]}"
            + " 5. Be2 {[%clk 0:01:20]} Be7 {[%clk 0:02:30]} 6. O-O {[%clk 0:00:59]} Nf6 {[%clk 0:02:00]} 0-1\n\n";

    private static ObservationSettings at(String clock) {
        return ObservationSettings.DEFAULT.with(
                new Positions(QuietRule.PUBLISHED, Target.RESULT, ClockRange.parse(clock)));
    }

    private static List<Integer> plies(String clock, String game) {
        List<Integer> plies = new ArrayList<>();
        ObservationSettings settings = at(clock);
        ObservationReader reader = new ObservationReader(
                settings,
                ReadProgress.NONE,
                kept -> kept.rows().stream().map(Observation::ply).forEach(plies::add));
        reader.read("a.pgn", new ByteArrayInputStream(game.getBytes(StandardCharsets.UTF_8)));
        reader.finish();
        return plies;
    }

    /// The first quiet position of each stretch that has the time: after 8 plies White has 2:20, after 9 1:20, after 11
    /// 0:59.
    @ParameterizedTest
    @CsvSource({"0-1000, 2 8", "140-160, 8", "60-140, 9", "0-60, 11", "0-59, ''", "59-60, 11", "170-, 2"})
    void positionsAreThoseWithTheTime(String clock, String expected) {
        List<String> plies = plies(clock, GAME).stream().map(String::valueOf).toList();
        assertThat(String.join(" ", plies)).isEqualTo(expected);
    }

    @Test
    void timeInMillisecondsIsThatOfEngineTournaments() {
        String game = GAME.replaceAll("\\[%clk 0:0(\\d):(\\d\\d)(?:\\.\\d)?]", "d=3, tl=$1$2000, s=9, wv=0.35,");
        // 3:00 became 300 seconds, 1:20 became 120.
        assertThat(plies("110-130", game)).containsExactly(9);
        assertThat(plies("0-60", game.replace("tl=", "ntl="))).isEmpty();
    }

    @Test
    void gamesWithoutClocksAreNamed() {
        ObservationReader reader = new ObservationReader(at("0-60"), ReadProgress.NONE);
        reader.read(
                "a.pgn",
                new ByteArrayInputStream(GAME.replaceAll("\\{[^}]*}", "").getBytes(StandardCharsets.UTF_8)));
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(reader::observations)
                .withMessageStartingWith("clock: a.pgn: found no position with so much time left");
        ObservationReader rows = new ObservationReader(at("0-60"), ReadProgress.NONE);
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() ->
                        rows.read("a.mat", new ByteArrayInputStream("0 1 0 0 0 2\n".getBytes(StandardCharsets.UTF_8))))
                .withMessageContaining("expected games with clocks");
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "60", "60-60", "60-30", "a-b", "-60"})
    void whatIsNoRange(String text) {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> ClockRange.parse(text))
                .withMessageContaining("clock: found '" + text + "', expected two rising numbers");
    }
}
