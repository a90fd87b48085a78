package org.pieceworth.studies.lexicon;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.studies.Printed;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.synergy.SynergyFitter;
import tools.jackson.databind.JsonNode;

class LexiconStudyTest {

    private static final int PIECES = 289;

    @Test
    void everyFittedValueLiesInItsRange() {
        LexiconAnswer answer = LexiconStudy.fitted(SynergyFitter.SLACK);
        assertThat(answer.rows()).hasSize(PIECES);
        assertThat(answer.rows())
                .allSatisfy(row -> assertThat(row.value())
                        .isBetween(
                                row.range().orElseThrow().low(),
                                row.range().orElseThrow().high()));
        assertThat(answer.rows())
                .as("the dearest first")
                .isSortedAccordingTo((one, other) -> Double.compare(other.value(), one.value()));
        assertThat(answer.determined()).isPositive().isLessThan(PIECES);
    }

    @Test
    void thePublishedParametersHaveNoRanges() {
        LexiconAnswer answer = LexiconStudy.published();
        assertThat(answer.rows()).hasSize(PIECES);
        assertThat(answer.rows()).allSatisfy(row -> assertThat(row.range()).isEmpty());
        assertThat(answer.slack()).isEmpty();
    }

    @Test
    void withTooMuchSlackNothingHasAValue() {
        assertThatThrownBy(() -> LexiconStudy.fitted(9))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("slack: at 900 % the synergy constant itself is undetermined");
    }

    @Test
    void aDocumentIsMadeFromTheAnswerAlone() {
        LexiconAnswer answer = LexiconStudy.fitted(SynergyFitter.SLACK);
        Document document = LexiconDocument.of(answer);
        assertThat(Printed.text(document, Format.TABLE))
                .startsWith("Of 289 pieces the twenty targets determine " + answer.determined() + ";");
        JsonNode first = Printed.json(document).path("rows").get(0);
        assertThat(first.path("value").asDouble())
                .isEqualTo(answer.rows().getFirst().value());
        assertThat(first.path("low").isNumber()).isTrue();
        assertThat(Printed.text(document, Format.CSV).lines()).hasSize(PIECES + 1);
    }

    @Test
    void withoutRangesProgramsFindNulls() {
        Document document = LexiconDocument.of(LexiconStudy.published());
        JsonNode first = Printed.json(document).path("rows").get(0);
        assertThat(first.path("low").isNull()).isTrue();
        assertThat(first.has("determined")).isFalse();
        assertThat(first.path("note").asString()).isEmpty();
    }
}
