package org.pieceworth.valuation.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.play.Atlas;
import org.pieceworth.valuation.play.AtlasRow;

class MeasuredValuesTest {

    private static final Atlas SHIPPED = new Atlas(Atlas.shipped().rows().stream()
            .filter(row -> row.where().equals(AtlasRow.Where.usual("8x8")))
            .toList());

    /// The rows of some pieces, of which some say that they were measured otherwise.
    private static Atlas some(String from, String to, String... pieces) {
        return Atlas.parse(
                "mine.tsv",
                SHIPPED.rows().stream()
                        .filter(row -> List.of(pieces).contains(row.piece()))
                        .map(AtlasRow::text)
                        .map(line -> line.replace(from, to))
                        .toList());
    }

    @Test
    void thePiecesOfTheAtlasWereSeenByTheLawAndHaveErrors() {
        MeasuredValues measured = MeasuredValues.of(Atlas.NAME, SHIPPED, List.of());
        assertThat(measured.values())
                .allMatch(value -> value.origin().fits().equals("play")
                        && value.scale().set().equals("atlas 8x8 300 N,B,R,Q"))
                .allMatch(value -> value.value() > 2 * value.standardError().orElseThrow());
        assertThat(measured.leftOut()).contains("bN", "bR").doesNotContain("W");
    }

    @Test
    void aFileIsAListOfItsOwnWhereTheLawHasNotSeenItsPieces() {
        MeasuredValues measured = MeasuredValues.of(
                "folder/mine.tsv", some("N\tknight\t", "N(1,7)\t\t", "N", "B").plus(SHIPPED), List.of("mine"));
        assertThat(measured.values())
                .singleElement()
                .matches(value ->
                        value.betza().equals("N(1,7)") && value.origin().fits().isEmpty())
                .matches(value -> value.scale().set().equals("mine.tsv 8x8 300 N,B,R,Q"));
    }

    @Test
    void otherConditionsAreChosenByTheirNames() {
        Atlas both = SHIPPED.plus(some("\t8x8\t300\t", "\t10x8\t1000\t", "N", "B"));
        MeasuredValues usual = MeasuredValues.of("mine.tsv", both, List.of());
        assertThat(usual.values())
                .allMatch(value -> value.scale().board().shape().equals("8x8"));
        assertThat(usual.others()).singleElement().matches(where -> where.nodes() == 1000);
        MeasuredValues wide = MeasuredValues.of("mine.tsv", both, List.of("10x8"));
        assertThat(wide.values())
                .hasSize(2)
                .allMatch(value -> value.scale().board().shape().equals("10x8")
                        && value.origin().fits().isEmpty());
        assertThatThrownBy(() -> MeasuredValues.of("mine.tsv", both, List.of("12x12")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("atlas 10x8 1000 N,B,R,Q");
    }

    @Test
    void aFileOfPiecesThatAreWorthNothingSaysSo() {
        assertThatThrownBy(() -> MeasuredValues.of("mine.tsv", some("", "", "bN"), List.of()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("do not determine those of bN");
    }
}
