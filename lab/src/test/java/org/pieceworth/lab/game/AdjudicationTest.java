package org.pieceworth.lab.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.lab.game.PlayedGame.Verdict;
import org.pieceworth.rules.position.Outcome;
import org.pieceworth.rules.position.Side;
import org.pieceworth.text.InputException;

class AdjudicationTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "off",
                "win=800:3",
                "draw=5:4:20",
                "win=1000:4,draw=10:10:80",
                "resign=600:3",
                "draw=0:1:0,resign=9:1"
            })
    void isReadAndWritten(String text) {
        assertThat(Adjudication.parse(text).text()).isEqualTo(text);
    }

    @Test
    void leftOutNumbersAreTheDefaults() {
        assertThat(Adjudication.parse("win=1000, draw=10")).isEqualTo(Adjudication.DEFAULT);
        assertThat(Adjudication.parse("resign=600")).isEqualTo(Adjudication.parse("resign=600:3"));
    }

    @Test
    void whoIsBehindForLongResigns() {
        assertThat(verdict("resign=500:2", 0, -600, 0, -500)).contains(new Verdict(4, new Outcome.Won(Side.WHITE)));
        assertThat(verdict("resign=500:2", -600, 0, -500)).contains(new Verdict(3, new Outcome.Won(Side.BLACK)));
        assertThat(verdict("resign=500:2", 0, -600, 0, -499, 0, -600)).isEmpty();
        assertThat(verdict("resign=500:1", 600, Answer.NO_SCORE, 600)).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "on",
                "resign=0",
                "resign=5:0",
                "resign=5,resign=6",
                "win=0",
                "win=5:0",
                "win=5,win=6",
                "draw=1:0",
                "off,win=5",
                "win=-3"
            })
    void badTextIsRefused(String text) {
        assertThatThrownBy(() -> Adjudication.parse(text))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("adjudicate: found '" + text + "'");
    }

    @Test
    void bothHaveToAgreeOnAWin() {
        assertThat(verdict("win=500:2", 600, -600, 700, -500)).contains(new Verdict(4, new Outcome.Won(Side.WHITE)));
        assertThat(verdict("win=500:2", -600, 600, -700, 500)).contains(new Verdict(4, new Outcome.Won(Side.BLACK)));
        assertThat(verdict("win=500:2", 600, 600, 600, 600, 600)).isEmpty();
        assertThat(verdict("win=500:2", 600, -600, 499, -600, 600, -600)).isEmpty();
        assertThat(verdict("win=500:2", 600, -600, Answer.NO_SCORE, -600, 600, -600))
                .isEmpty();
    }

    @Test
    void aDrawNeedsItsPly() {
        assertThat(verdict("draw=10:1:0", 5, -10)).contains(new Verdict(2, new Outcome.Drawn()));
        assertThat(verdict("draw=10:1:4", 5, -10, 11, 3, 4)).contains(new Verdict(5, new Outcome.Drawn()));
        assertThat(verdict("draw=0:1:0", 1, 0, 0)).contains(new Verdict(3, new Outcome.Drawn()));
        assertThat(verdict("win=500:1", 0, 0, 0, 0)).isEmpty();
    }

    @Test
    void theErrorRateHasWilsonsInterval() {
        ErrorRate rate = new ErrorRate(50, 2);
        assertThat(rate.share()).isEqualTo(0.04);
        // By hand: (0.04 + z²/100) / (1 + z²/50) ∓ z sqrt(0.04 · 0.96 / 50 + z² / 10000) / (1 + z²/50).
        assertThat(rate.interval().low()).isCloseTo(0.01104, within(1e-5));
        assertThat(rate.interval().high()).isCloseTo(0.13461, within(1e-5));
        assertThat(ErrorRate.NONE.interval().high()).isEqualTo(1);
        for (int tested = 1; tested < 200; tested++) {
            assertThat(new ErrorRate(tested, 0).interval().low()).isZero();
            assertThat(new ErrorRate(tested, tested).interval().high()).isEqualTo(1);
        }
    }

    private static Optional<Verdict> verdict(String rule, Integer... scores) {
        Adjudicator judge = new Adjudicator(Adjudication.parse(rule));
        Side mover = Side.WHITE;
        for (int score : List.of(scores)) {
            Optional<Verdict> said = judge.moved(mover, score);
            if (said.isPresent()) {
                return said;
            }
            mover = mover.other();
        }
        return Optional.empty();
    }
}
