package org.pieceworth.studies.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pieceworth.answer.Document;
import org.pieceworth.answer.Format;
import org.pieceworth.studies.Printed;
import org.pieceworth.studies.compare.ComparisonAnswer.Judged;
import org.pieceworth.studies.compare.ComparisonAnswer.ListErrors;
import org.pieceworth.studies.compare.ComparisonAnswer.Unused;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.classic.LeaperLaw;
import org.pieceworth.valuation.compare.ReferenceValue;
import org.pieceworth.valuation.compare.ReferenceValues;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.synergy.SynergyModel;
import tools.jackson.databind.JsonNode;

class ComparisonStudyTest {

    private static final String HEADING = "set\tboard\tunit\tpiece\tbetza\tvalue\tkind\tfits\tconfounded\tsource\tnote";

    /// The mobility model has N 304, B 307, R 472; the leapers' law values knights alone of these.
    private static final List<ReferenceValue> TABLE = ReferenceValues.read(
            "table",
            List.of(
                    HEADING,
                    line("ours", "N", 320, "", ""),
                    line("ours", "R", 500, "", ""),
                    line("theirs", "B", 307, "", ""),
                    line("fitted", "N", 290, "synergy", ""),
                    line("pairs", "B", 400, "", "a pair's bonus is in it")));

    private static String line(String set, String betza, double value, String fits, String confounded) {
        return String.join(
                "\t",
                set,
                "8x8",
                "pawn=100",
                betza,
                betza,
                Double.toString(value),
                "measured",
                fits,
                confounded,
                "here",
                "");
    }

    private static ComparisonAnswer answer(boolean refitted, ValuationModel... models) {
        return new ComparisonStudy(List.of(models), TABLE, List.of(), refitted, Unused.NONE).answer();
    }

    @Test
    void theVerdictIsOverWhatAllGeneralModelsAnswer() {
        ComparisonAnswer answer = answer(false, MobilityModel.published(), SynergyModel.published());
        ComparisonAnswer.Verdict verdict = answer.verdict().orElseThrow();
        assertThat(verdict.among()).isEqualTo(2);
        assertThat(verdict.inCommon()).isTrue();
        assertThat(verdict.best().n()).isEqualTo(answer.sharedValues()).isEqualTo(3);
        assertThat(answer.models())
                .as("in the order of the request")
                .extracting(Judged::model)
                .containsExactly("mobility", "synergy");
        for (Judged judged : answer.models()) {
            assertThat(judged.common().orElseThrow().meanAbsolute())
                    .isGreaterThanOrEqualTo(verdict.best().meanAbsolute());
        }
    }

    @Test
    void theWorstComeFirst() {
        Judged mobility = answer(false, MobilityModel.published()).models().getFirst();
        assertThat(mobility.worst()).hasSize(4);
        assertThat(mobility.worst())
                .isSortedAccordingTo((one, other) -> Double.compare(Math.abs(other.error()), Math.abs(one.error())));
        assertThat(mobility.summary().orElseThrow().meanAbsolute())
                .isCloseTo(
                        mobility.worst().stream()
                                .mapToDouble(row -> Math.abs(row.error()))
                                .average()
                                .orElseThrow(),
                        within(1e-12));
    }

    @Test
    void confoundedListsStandApartWithTheirReasons() {
        ComparisonAnswer answer = answer(false, MobilityModel.published());
        assertThat(answer.lists()).extracting(ListErrors::name).containsExactly("ours", "theirs", "fitted", "pairs");
        assertThat(answer.lists().getLast().confounded()).isTrue();
        assertThat(answer.reasons()).containsOnlyKeys("a pair's bonus is in it");
    }

    /// What the synergy law was fitted to judges it once it is fitted to something else.
    @Test
    void aListJudgesAModelThatWasNotFittedToIt() {
        assertThat(errors(answer(false, SynergyModel.published())).inSample()).isTrue();
        assertThat(errors(answer(true, SynergyModel.published())).inSample()).isFalse();
    }

    private static ComparisonAnswer.Errors errors(ComparisonAnswer answer) {
        return answer.lists().get(2).errors().values().iterator().next();
    }

    @Test
    void listsAreChosenByPartsOfTheirNames() {
        ComparisonAnswer answer = new ComparisonStudy(
                        List.of(MobilityModel.published()), TABLE, List.of("hei"), false, Unused.NONE)
                .answer();
        assertThat(answer.lists()).extracting(ListErrors::name).containsExactly("theirs");
        assertThatThrownBy(() -> new ComparisonStudy(
                                List.of(MobilityModel.published()), TABLE, List.of("x"), false, Unused.NONE)
                        .answer())
                .isInstanceOf(InputException.class)
                .hasMessage("sets: no list has a name like that; there are ours, theirs, fitted, pairs");
    }

    @Test
    void aModelWithoutAnyOfTheValuesHasNothingToCompare() {
        assertThatThrownBy(() -> new ComparisonStudy(
                                List.of(new LeaperLaw()), TABLE, List.of("theirs"), false, Unused.NONE)
                        .answer())
                .hasMessageContaining("nothing to compare");
    }

    @Test
    void aDocumentIsMadeFromTheAnswerAlone() {
        Document document = ComparisonDocument.of(answer(false, MobilityModel.published(), new LeaperLaw()));
        assertThat(Printed.text(document, Format.TABLE))
                .contains("closest to the published values")
                .contains("pairs: a pair's bonus is in it.");
        assertThat(Printed.text(document, Format.CSV).lines().findFirst())
                .contains("set,board,piece,betza,model,published,value,error,inSample,confounded");
        JsonNode json = Printed.json(document);
        assertThat(json.path("summary").get(0).path("model").asString()).isEqualTo("mobility");
        assertThat(json.path("rows").get(0).path("published").asDouble()).isEqualTo(320);
    }
}
