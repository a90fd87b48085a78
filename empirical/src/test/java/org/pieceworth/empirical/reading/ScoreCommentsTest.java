package org.pieceworth.empirical.reading;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.within;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.empirical.input.ObservationReader;
import org.pieceworth.empirical.input.ReadProgress;
import org.pieceworth.empirical.rows.Observations;
import org.pieceworth.empirical.rows.SkippedGames;
import org.pieceworth.empirical.settings.ClockRange;
import org.pieceworth.empirical.settings.ClusterTags;
import org.pieceworth.empirical.settings.NameAliases;
import org.pieceworth.empirical.settings.ObservationSettings;
import org.pieceworth.empirical.settings.ObservationSettings.Games;
import org.pieceworth.empirical.settings.ObservationSettings.Groups;
import org.pieceworth.empirical.settings.ObservationSettings.Positions;
import org.pieceworth.empirical.settings.QuietRule;
import org.pieceworth.empirical.settings.Target;
import org.pieceworth.empirical.settings.Weighting;
import org.pieceworth.text.InputException;

class ScoreCommentsTest {

    private static Observations read(String game, Target target, Weighting weighting) {
        ObservationSettings options = ObservationSettings.DEFAULT
                .with(Games.WITH_DUPLICATES)
                .with(new Positions(new QuietRule(0, 1), target, ClockRange.ANY))
                .with(new Groups(Optional.empty(), NameAliases.NONE, ClusterTags.USUAL, weighting));
        ObservationReader files = new ObservationReader(options, ReadProgress.NONE);
        files.read("scores.pgn", new ByteArrayInputStream(game.getBytes(StandardCharsets.UTF_8)));
        return files.observations();
    }

    /// The expected score of White behind her first move.
    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            { [%eval 0.0] }           | 0.5
            {[%eval 4.00] [%clk 1:2]} | 0.909091
            {[%eval -4]}              | 0.090909
            {[%eval #3]}              | 1
            {[%eval #-3]}             | 0
            {d=20, ev=4.00, s=1}      | 0.909091
            {wv=-4.00}                | 0.090909
            {+4.00/12 1.2s}           | 0.909091
            {-M5/20 0.1s}             | 0
            {+4,00/12 1,2 s}          | 0.909091
            {(e7e5) +4.00/12 5}       | 0.909091
            {[%eval 4,20]}            | 0.909091
            {0.00/36}                 | 0.5
            {400/21 36165ms}          | 0.909091
            {-400/21 36165ms}         | 0.090909
            {M5/21 160ms}             | 1
            {+4.00 96/4 16 35602}     | 0.909091
            {-M7 12/20 16 35602}      | 0
            { 0/1 8 40000}            | -1
            {38/21}                   | -1
            {38/21 stones left}       | -1
            {+4.00 is too much}       | -1
            {2/3 of the board}        | -1
            {3/8}                     | -1
            {1/2 a point}             | -1
            {24/7 defence}            | -1
            {book}                    | -1
            """)
    void scoresInTheirForms(String comment, double expected) {
        String game = "1. e4 " + comment + " d5 2. exd5 Qxd5 1-0";
        if (expected < 0) {
            game += "\n\n1. e4 {[%eval 0]} 1-0";
        }
        Observations found = read(game, Target.SCORE, Weighting.NONE);
        double score = found.counts().total(2) / found.counts().rows();
        assertThat(found.counts().rows()).isEqualTo(1);
        assertThat(score).isCloseTo(expected < 0 ? 0.5 : expected, within(1e-6));
    }

    @Test
    void commentsWithoutScoresAreNamed() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> read("1. e4 {best} d5 {38} 1-0", Target.SCORE, Weighting.NONE))
                .withMessageContaining("found no position with a search score, expected comments such as [%eval 0.35]");
    }

    /// A match runner writes the score of the side that moved.
    @Test
    void blacksScoreIsTurned() {
        Observations found = read("1. e4 d5 {+4.00/10} 1-0", Target.SCORE, Weighting.NONE);
        assertThat(found.counts().total(0)).isCloseTo(0.909091, within(1e-6));
    }

    @Test
    void weightsOfGamesAndRows() {
        String games =
                "[Weight \"3\"]\n\n1. e4 d5 2. exd5 Qxd5 1-0\n\n[Weight \"0\"]\n\n1. e4 d5 1-0\n\n1. d4 d5 0-1\n";
        Observations byTag = read(games, Target.RESULT, new Weighting(Optional.of("Weight"), false));
        assertThat(byTag.counts().total(2)).isEqualTo(9);
        assertThat(byTag.counts().total(0)).isEqualTo(1);
        assertThat(byTag.skips().of(SkippedGames.BAD_WEIGHT)).isEqualTo(1);
        Observations alike = read(
                "1. e4 d5 2. exd5 Qxd5 1-0\n\n1. d4 d5 0-1\n", Target.RESULT, new Weighting(Optional.empty(), true));
        assertThat(alike.counts().total(2)).isCloseTo(1, within(1e-12));
        assertThat(alike.counts().total(0)).isEqualTo(1);
    }
}
