package org.pieceworth.studies.compare;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.betza.Betza;
import org.pieceworth.rules.board.RectangularBoard;
import org.pieceworth.stats.Estimate;
import org.pieceworth.valuation.compare.Comparison.Row;
import org.pieceworth.valuation.compare.ReferenceValue;

class ErrorDifferenceTest {

    private static List<Row> rows(List<String> sets, double... errors) {
        List<Row> rows = new ArrayList<>();
        for (int i = 0; i < errors.length; i++) {
            ReferenceValue reference = new ReferenceValue(
                    new ReferenceValue.ListScale(sets.get(i), RectangularBoard.CHESS, OptionalDouble.of(1)),
                    "piece " + i,
                    "N",
                    Betza.parse("N").movement(),
                    100,
                    OptionalDouble.empty(),
                    new ReferenceValue.Origin("", "", "", "", ""));
            rows.add(new Row(reference, "model", 100 * (1 + errors[i]), 100, errors[i]));
        }
        return rows;
    }

    /// By hand: differences 1, 2 and 3 with the mean 2; the lists' sums of deviations are −1 and 1, so
    /// that the variance is 2/1 · (1 + 1) / 3².
    @Test
    void listsAreWhatVaries() {
        List<String> sets = List.of("a", "a", "b");
        Estimate found =
                ErrorDifference.of(rows(sets, 1, -1, 1), rows(sets, 2, 3, 4)).orElseThrow();
        assertThat(found.value()).isCloseTo(2, within(1e-12));
        assertThat(found.standardError()).isCloseTo(2.0 / 3, within(1e-12));
    }

    /// By hand: differences 1, 2, 3 in one list: √(3/2 · 2) / 3.
    @Test
    void valuesVaryInOneList() {
        List<String> sets = List.of("a", "a", "a");
        Estimate found =
                ErrorDifference.of(rows(sets, 1, 1, 1), rows(sets, 2, 3, 4)).orElseThrow();
        assertThat(found.standardError()).isCloseTo(Math.sqrt(3) / 3, within(1e-12));
        assertThat(ErrorDifference.of(rows(sets, 1), rows(sets, 2))).isEmpty();
    }
}
