package org.pieceworth.studies.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.pieceworth.answer.Format;
import org.pieceworth.rules.variant.ValueChangingRules;
import org.pieceworth.rules.variant.Variants;
import org.pieceworth.studies.Printed;
import org.pieceworth.studies.pieces.RequestedPieces;

/// Whether a variant has combined values is the same in each format, and whether measured values lead.
class OneTruthTest {

    static List<String> variantsWithRulesOfTheirOwn() {
        return Variants.shipped().names().stream()
                .filter(name ->
                        ValueChangingRules.of(Variants.open(name).variant()).isPresent())
                .toList();
    }

    private static ValueRequest request(String variant, String... models) {
        return ValueRequest.of(RequestedPieces.of(variant)).by(models);
    }

    @ParameterizedTest
    @MethodSource("variantsWithRulesOfTheirOwn")
    void filesForEnginesHaveValuesWhereThereAreCombinedOnes(String name) {
        boolean combined = !ValueStudy.pooled(Variants.open(name)).isEmpty();
        String file = String.join("\n", ValueStudy.engineFile(request(name)));
        assertThat(file.contains("pieceValueMg")).isEqualTo(combined);
        assertThat(file.contains("No values by Pieceworth")).isEqualTo(!combined);
    }

    @ParameterizedTest
    @CsvSource({"atomic, true", "3check, true", "crazyhouse, true", "xiangqi, true", "glinski, true", "antichess, false"
    })
    void measuredVariants(String name, boolean measured) {
        assertThat(ValueStudy.pooled(Variants.open(name)).isEmpty()).isEqualTo(!measured);
    }

    @Test
    void modelsOfChessUnderOtherRulesSaySo() {
        assertThat(ValueStudy.engineFile(request("antichess", "play")))
                .contains(
                        "# Values of chess do not hold: captures are compulsory. The models see only how pieces move.");
    }

    private static String value(RequestedPieces pieces) {
        return Printed.text(ValueDocument.of(ValueStudy.answer(ValueRequest.of(pieces))), Format.TABLE);
    }

    /// Three models set their scale by the knight, which is no answer.
    @ParameterizedTest
    @CsvSource({"hex:6, 3", "tri:6, 2"})
    void theAnchorOfAScaleIsNotCalledAnAnswer(String board, int models) {
        assertThat(value(RequestedPieces.of("N").on(board)))
                .startsWith("N (knight) sets the scale of " + models + " models of theory on " + board
                        + ", at 3.04 pawns by convention: they give it no value of its own");
        assertThat(value(RequestedPieces.of("N", "R").on(board)))
                .contains("knight 3.04 by convention, rook ")
                .doesNotContain("is worth");
    }

    @Test
    void measuredValuesOfHexagonsLead() {
        assertThat(value(RequestedPieces.of("glinski")))
                .startsWith(
                        "On hex:6, engine play at 300 to 3,000 nodes per move, in pawns: P 1.00, knight 4.0, bishop 3.9, rook 6.7,"
                                + " queen 12.4.\nScale: P = 1 under these rules.");
    }
}
