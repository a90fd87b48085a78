package org.pieceworth.valuation.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.ValuationModel;
import org.pieceworth.valuation.classic.LeaperLaw;
import org.pieceworth.valuation.compare.Comparison.Summary;
import org.pieceworth.valuation.mobility.MobilityModel;

/// What judges a model and what does not, by hand. The mobility model has N 304, B 307, R 472, Q 932, the law of the
/// leapers N and K 308 and nothing for riders.
class FairComparisonTest {

    private static final String HEADING = "set\tboard\tunit\tpiece\tbetza\tvalue\tkind\tfits\tconfounded\tsource\tnote";

    private static String line(String set, String unit, String betza, double value, String fits, String confounded) {
        return String.join(
                "\t", set, "8x8", unit, betza, betza, Double.toString(value), "measured", fits, confounded, "here", "");
    }

    private static Comparison comparison(ValuationModel model, String... lines) {
        List<String> table = new ArrayList<>(List.of(HEADING));
        table.addAll(List.of(lines));
        return Comparison.of(List.of(model), ReferenceValues.read("table", table));
    }

    /// Of the riders, which the law does not value, the bishop alone would judge it.
    @Test
    void missingIsWhatWouldJudge() {
        Comparison comparison = comparison(
                new LeaperLaw(),
                line("a", "pawn=100", "N", 300, "", ""),
                line("a", "pawn=100", "B", 300, "", ""),
                line("a", "pawn=100", "R", 500, "", "promotes"),
                line("a", "pawn=100", "Q", 900, "leapers", ""));
        assertThat(comparison.missing()).containsEntry("leapers", 1);
        assertThat(comparison.general("leapers")).isTrue();
        assertThat(comparison(
                                new LeaperLaw(),
                                line("a", "pawn=100", "N", 300, "", ""),
                                line("a", "pawn=100", "B", 300, "", ""),
                                line("a", "pawn=100", "R", 500, "", ""))
                        .general("leapers"))
                .isFalse();
        assertThat(comparison(new LeaperLaw(), line("a", "pawn=100", "Q", 900, "leapers", ""))
                        .general("leapers"))
                .isFalse();
    }

    /// The factor of a list is the median over what judges, where there are two such values or more.
    @Test
    void theFactorOfAListIsOfFairValues() {
        Comparison two = comparison(
                MobilityModel.published(),
                line("a", "pawn=100", "N", 304, "", ""),
                line("a", "pawn=100", "B", 307 / 2.0, "", ""),
                line("a", "pawn=100", "R", 47.2, "", "promotes"));
        // Ratios 1 and 2, mean 1.5; the confounded rook's 10 does not count, and is off by 10 / 1.5.
        assertThat(two.rows().get(0).proportional()).isCloseTo(304 / 1.5, within(1e-9));
        assertThat(two.rows().get(2).proportionalError()).isCloseTo(10 / 1.5 - 1, within(1e-9));
        Comparison one = comparison(
                MobilityModel.published(),
                line("a", "pawn=100", "N", 304, "", ""),
                line("a", "pawn=100", "R", 47.2, "", "promotes"));
        // One alone: both count, ratios 1 and 10.
        assertThat(one.rows().get(0).proportional()).isCloseTo(304 / 5.5, within(1e-9));
    }

    /// A list of four in the right order and one of three in the wrong one: (4 − 3) / 7. The single
    /// value of a third list has no factor of its own and no place among the proportional errors.
    @Test
    void listsCountByTheirSize() {
        Comparison comparison = comparison(
                MobilityModel.published(),
                line("a", "pawn=100", "N", 304, "", ""),
                line("a", "pawn=100", "B", 307, "", ""),
                line("a", "pawn=100", "R", 472, "", ""),
                line("a", "pawn=100", "Q", 932, "", ""),
                line("b", "pawn=100", "N", 932, "", ""),
                line("b", "pawn=100", "R", 472, "", ""),
                line("b", "pawn=100", "Q", 304, "", ""),
                line("c", "pawn=100", "N", 152, "", ""));
        Summary summary = Comparison.summary("mobility", comparison.rows());
        assertThat(summary.n()).isEqualTo(8);
        assertThat(summary.spearman().orElseThrow()).isCloseTo(1 / 7.0, within(1e-12));
        // b has the middle ratio 1, so that both kinds of errors are the same there; c is off by 1.
        double off = (1 - 304 / 932.0) + (932 / 304.0 - 1);
        assertThat(summary.proportional()).isCloseTo(off / 7, within(1e-12));
        assertThat(summary.meanAbsolute()).isCloseTo((off + 1) / 8, within(1e-12));
    }

    @Test
    void linesWithAThirdFieldAndWithoutAny() {
        List<ReferenceValue> values = ReferenceValues.read("mine.csv", List.of("N,300,5", "B\t310"));
        assertThat(values).extracting(ReferenceValue::value).containsExactly(300.0, 310.0);
        assertThatThrownBy(() -> ReferenceValues.read("mine.csv", List.of()))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("found no values");
    }
}
