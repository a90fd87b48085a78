package org.pieceworth.studies.demo;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pieceworth.studies.demo.DemoPlay.DemoPlayAnswer;
import tools.jackson.databind.node.ObjectNode;

class DemoStudyTest {

    @Test
    void theFirstScreenHasTheoryAndGamesSideBySide() {
        DemoAnswer answer = DemoStudy.answer();
        assertThat(answer.models()).containsExactly("mobility", "universal", "synergy");
        assertThat(answer.orthodox())
                .extracting(DemoAnswer.Played::piece)
                .containsExactly("knight", "bishop", "rook", "queen");
        assertThat(answer.orthodox()).allSatisfy(piece -> {
            assertThat(piece.worth().pooled().value()).isBetween(250.0, 1200.0);
            assertThat(piece.theory()).containsOnlyKeys(answer.models());
            assertThat(piece.games().value()).isBetween(200.0, 1200.0);
            assertThat(piece.games().standardError()).isPositive();
        });
        ObjectNode json = DemoDocument.of(answer).json();
        assertThat(json.path("games").size()).isEqualTo(4);
        assertThat(json.path("theory").path(3).path("piece").asString()).isEqualTo("archbishop");
        assertThat(json.has("play")).isFalse();
    }

    /// A second of play is over soon after, with games or without values of them.
    @Test
    void playEndsInTime() {
        List<DemoPlayAnswer> meanwhile = new ArrayList<>();
        DemoPlayAnswer answer = DemoPlay.answer(1, 1, 1, meanwhile::add);
        assertThat(answer.games()).isPositive();
        assertThat(answer.seconds()).isBetween(1.0, 60.0);
        assertThat(meanwhile).isEmpty();
        ObjectNode json = DemoPlayDocument.of(answer).json();
        assertThat(json.path("games").asLong()).isEqualTo(answer.games());
        assertThat(json.path("nodesPerMove").asInt()).isEqualTo(200);
        assertThat(json.path("values").isArray()).isTrue();
    }
}
