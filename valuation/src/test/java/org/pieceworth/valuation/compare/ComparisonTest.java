package org.pieceworth.valuation.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.board.BoardText;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.Anchor;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.classic.LeaperLaw;
import org.pieceworth.valuation.compare.Comparison.Row;
import org.pieceworth.valuation.compare.Comparison.Summary;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.synergy.SynergyModel;
import org.pieceworth.valuation.universal.UniversalModel;

class ComparisonTest {

    private static final String HEADING = "set\tboard\tunit\tpiece\tbetza\tvalue\tkind\tfits\tconfounded\tsource\tnote";

    private static String line(String set, String unit, String betza, double value, String fits, String confounded) {
        return String.join(
                "\t", set, "8x8", unit, betza, betza, Double.toString(value), "measured", fits, confounded, "here", "");
    }

    private static Comparison mobility(List<String> lines) {
        List<String> table = new ArrayList<>(List.of("# comment", HEADING));
        table.addAll(lines);
        return Comparison.of(List.of(MobilityModel.published()), ReferenceValues.read("table", table));
    }

    /// The mobility model has N 304, B 307, R 472, Q 932; errors by hand.
    @Test
    void errorsOfAListInPawns() {
        Comparison comparison = mobility(List.of(
                line("a", "pawn=1", "N", 3, "", ""),
                line("a", "pawn=1", "B", 3.3, "", ""),
                line("a", "pawn=1", "R", 5, "", ""),
                line("a", "pawn=1", "Q", 9, "", "")));
        Summary summary = Comparison.summary("mobility", comparison.fair("mobility"));
        double[] errors = {304 / 300.0 - 1, 307 / 330.0 - 1, 472 / 500.0 - 1, 932 / 900.0 - 1};
        assertThat(summary.n()).isEqualTo(4);
        assertThat(summary.bias().orElseThrow())
                .isCloseTo((errors[0] + errors[1] + errors[2] + errors[3]) / 4, within(1e-12));
        assertThat(summary.meanAbsolute())
                .isCloseTo((errors[0] - errors[1] - errors[2] + errors[3]) / 4, within(1e-12));
        // The middle ratio is the mean of the rook's 0.944 and the knight's 1.0133.
        double middle = (472 / 500.0 + 304 / 300.0) / 2;
        assertThat(comparison.rows().getFirst().proportionalError()).isCloseTo(304 / 300.0 / middle - 1, within(1e-12));
        assertThat(summary.spearman()).hasValue(1);
    }

    @Test
    void aListOnItsOwnScaleHasNoBias() {
        Comparison comparison = mobility(List.of(
                line("a", "own", "N", 30, "", ""),
                line("a", "own", "R", 50, "", ""),
                line("a", "own", "Q", 90, "", "")));
        Summary summary = Comparison.summary("mobility", comparison.rows());
        assertThat(summary.bias()).isEmpty();
        // The knight's ratio 10.13 is the middle one of 9.44, 10.13 and 10.36.
        Row queen = comparison.rows().get(2);
        assertThat(queen.published()).isCloseTo(90 * 304 / 30.0, within(1e-9));
        assertThat(queen.error()).isCloseTo(932 / (90 * 304 / 30.0) - 1, within(1e-12));
        assertThat(queen.error()).isCloseTo(queen.proportionalError(), within(1e-12));
        assertThat(summary.meanAbsolute()).isCloseTo(summary.proportional(), within(1e-12));
    }

    @Test
    void oneValueOnAScaleOfItsOwnSaysNothing() {
        Comparison comparison =
                mobility(List.of(line("a", "own", "N", 30, "", ""), line("b", "pawn=100", "N", 300, "", "")));
        assertThat(comparison.rows()).singleElement().satisfies(row -> {
            assertThat(row.reference().scale().set()).isEqualTo("b");
            assertThat(row.proportionalError()).isNaN();
        });
        assertThat(comparison.missing()).containsEntry("mobility", 1);
    }

    @Test
    void whatIsConfoundedOrFittedDoesNotJudge() {
        Comparison comparison = mobility(List.of(
                line("a", "pawn=100", "N", 300, "", ""),
                line("a", "pawn=100", "B", 300, "", "promotes"),
                line("b", "pawn=100", "R", 500, "mobility", ""),
                line("b", "pawn=100", "Q", 900, "synergy", "")));
        assertThat(comparison.rows()).hasSize(4);
        assertThat(comparison.fair("mobility"))
                .extracting(row -> row.reference().betza())
                .containsExactly("N", "Q");
        assertThat(comparison.rows().get(2).inSample()).isTrue();
    }

    @Test
    void orderIsJudgedWithinLists() {
        Comparison comparison = mobility(List.of(
                line("a", "pawn=100", "N", 900, "", ""),
                line("a", "pawn=100", "R", 500, "", ""),
                line("a", "pawn=100", "Q", 300, "", ""),
                line("b", "pawn=100", "N", 1, "", ""),
                line("b", "pawn=100", "R", 2, "", "")));
        assertThat(Comparison.summary("mobility", comparison.rows()).spearman()).hasValue(-1);
        assertThat(Comparison.summary("mobility", comparison.rows().subList(3, 5))
                        .spearman())
                .isEmpty();
        assertThatThrownBy(() -> Comparison.summary("mobility", List.of()))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void inCommonIsWhatAllAnswer() {
        List<ValuationModel> models =
                List.of(MobilityModel.published(), UniversalModel.standard(), SynergyModel.published());
        Comparison comparison = Comparison.of(models, ReferenceValues.shipped());
        int size = comparison.common("mobility").size();
        assertThat(size).isBetween(40, 60);
        for (String model : List.of("universal", "synergy")) {
            assertThat(comparison.common(model))
                    .extracting(Row::reference)
                    .isEqualTo(comparison.common("mobility").stream()
                            .map(Row::reference)
                            .toList());
        }
        assertThat(comparison.common("synergy"))
                .noneMatch(row -> row.reference().scale().set().equals("zekk armies"));
    }

    @Test
    void aModelThatSpeaksOfFewPiecesDoesNotNarrowWhatIsInCommon() {
        Comparison three = Comparison.of(
                List.of(MobilityModel.published(), UniversalModel.standard(), SynergyModel.published()),
                ReferenceValues.shipped());
        Comparison four = Comparison.of(
                List.of(
                        MobilityModel.published(),
                        UniversalModel.standard(),
                        SynergyModel.published(),
                        new LeaperLaw()),
                ReferenceValues.shipped());
        assertThat(four.general("leapers")).isFalse();
        assertThat(four.common("leapers")).isEmpty();
        assertThat(four.common("mobility")).isEqualTo(three.common("mobility"));
    }

    @Test
    void theShippedTableIsSound() {
        List<ReferenceValue> values = ReferenceValues.shipped();
        assertThat(values).hasSizeGreaterThan(100);
        Set<String> keys = new HashSet<>();
        for (ReferenceValue value : values) {
            assertThat(keys.add(value.scale().set() + "|" + value.betza()))
                    .as(value.toString())
                    .isTrue();
            assertThat(value.origin().source()).isNotBlank();
            assertThat(value.piece()).isNotBlank();
            assertThat(value.origin().kind()).isIn("measured", "engine", "estimate");
            assertThat(value.origin().fits()).isIn("", "mobility", "synergy", "fairy-stockfish");
        }
        // The study whose engine counted custom pieces as zero: its eleven divergent pieces.
        assertThat(values.stream()
                        .filter(value -> value.scale().set().equals("zekk armies")
                                && !value.origin().confounded().isEmpty()))
                .hasSize(11)
                .allMatch(value -> value.betza().startsWith("m"));
    }

    @Test
    void plainLinesAreCentipawns() {
        List<ReferenceValue> values =
                ReferenceValues.read("mine.csv", List.of("piece,value", "archbishop, 750", "", "# no", "RN;800"));
        assertThat(values).hasSize(2);
        assertThat(values.getFirst().piece()).isEqualTo("archbishop");
        assertThat(values.getFirst().betza()).isEqualTo("BN");
        assertThat(values.getFirst().value()).isEqualTo(750);
        assertThat(values.getFirst().scale().centipawn()).hasValue(1);
        assertThat(values.getFirst().scale().set()).isEqualTo("mine.csv");
        assertThat(values.getLast().piece()).isEqualTo("chancellor");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "N | line 1: found 'N', expected PIECE,VALUE",
                "N,x | line 1: found the value 'x'",
                "N,0 | line 1: found the value '0'",
                "N,1e9 | line 1: found the value '1e9'",
                "knihgt,3 | line 1: no piece is named",
                "# | found no values"
            })
    void badLinesAreNamed(String line, String message) {
        assertThatThrownBy(() -> ReferenceValues.read("mine.csv", List.of(line)))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("mine.csv")
                .hasMessageContaining(message);
    }

    @Test
    void badTablesAreNamed() {
        assertThatThrownBy(() -> mobility(List.of("a\tb")))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("line 3: found 2 fields, expected 11");
        assertThatThrownBy(() -> mobility(List.of(line("a", "pawn=10", "N", 3, "", ""))))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("found the unit 'pawn=10'");
    }

    @Test
    void modelsWithoutAPawnAreAnchoredToTheKnight() {
        assertThat(Anchor.centipawns(MobilityModel.published(), RectangularBoard.CHESS))
                .hasValue(1);
        assertThat(Anchor.centipawns(UniversalModel.standard(), RectangularBoard.CHESS)
                        .orElseThrow())
                .isCloseTo(304 / 30.0, within(1e-9));
        assertThat(Anchor.centipawns(UniversalModel.standard(), BoardText.parse("tri:6")))
                .hasValueCloseTo(91.2, within(1e-9));
        assertThat(Anchor.centipawns(UniversalModel.standard(), BoardText.parse("1x8")))
                .isEmpty();
        assertThat(Anchor.centipawns(SynergyModel.published(), BoardText.parse("10x8")))
                .hasValue(1);
    }
}
