package org.pieceworth.web.api;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class RecentAnswersTest {

    private static final RecentAnswers.Answer ANSWER = new RecentAnswers.Answer("application/json", "{}");

    private final RecentAnswers recent = new RecentAnswers();

    private static RecentAnswers.Key value(String piece) {
        return new RecentAnswers.Key("value", Map.of("piece", List.of(piece)));
    }

    @Test
    void theSameQuestionHasTheSameAnswer() {
        recent.keep(value("N"), ANSWER);
        assertThat(recent.find(value("N"))).contains(ANSWER);
        assertThat(recent.find(value("B"))).isEmpty();
        assertThat(recent.find(new RecentAnswers.Key("moves", value("N").parameters())))
                .isEmpty();
        assertThat(recent.find(new RecentAnswers.Key("value", Map.of("piece", List.of("N", "N")))))
                .isEmpty();
    }

    /// Files that were sent may go, and others may come.
    @Test
    void whatNamesAFileIsNotKept() {
        recent.keep(value("@0123456789abcdef:mine"), ANSWER);
        assertThat(recent.find(value("@0123456789abcdef:mine"))).isEmpty();
    }

    @Test
    void longAnswersAreNotKept() {
        recent.keep(value("N"), new RecentAnswers.Answer("text/plain", "x".repeat(100_000)));
        assertThat(recent.find(value("N"))).isEmpty();
    }

    @Test
    void whatWasNotAskedForLongestGoes() {
        for (int i = 0; i < 256; i++) {
            recent.keep(value("R" + i), ANSWER);
        }
        recent.find(value("R0"));
        recent.keep(value("N"), ANSWER);
        assertThat(recent.find(value("R0"))).isPresent();
        assertThat(recent.find(value("R1"))).isEmpty();
        assertThat(recent.find(value("R2"))).isPresent();
    }
}
