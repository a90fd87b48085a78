package org.pieceworth.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.pieceworth.valuation.compare.Comparison;
import org.pieceworth.valuation.compare.ReferenceValues;
import org.pieceworth.valuation.mobility.MobilityModel;
import org.pieceworth.valuation.universal.UniversalModel;

class ComparisonPlotTest {

    private static final Pattern CIRCLE = Pattern.compile("<circle cx=\"([\\d.]+)\" cy=\"([\\d.]+)\"");
    private static final Pattern TAG = Pattern.compile("<(/?)([a-z]+)([^<>]*?)(/?)>");

    @Test
    void everyValueIsAPointInsideItsPanel() {
        Comparison comparison =
                Comparison.of(List.of(MobilityModel.published(), UniversalModel.standard()), ReferenceValues.shipped());
        String svg = ComparisonPlot.svg(comparison);
        List<MatchResult> circles = CIRCLE.matcher(svg).results().toList();
        assertThat(circles).hasSize(comparison.rows().size() + 3);
        for (MatchResult circle : circles.subList(0, comparison.rows().size())) {
            assertThat(Double.parseDouble(circle.group(1))).isBetween(62.0, 62.0 + 2 * 414);
            assertThat(Double.parseDouble(circle.group(2))).isBetween(84.0, 84.0 + 360);
        }
        assertThat(svg).contains(">mobility</text>", ">universal</text>").doesNotContain("NaN");
        assertBalanced(svg);
    }

    @Test
    void wordsOfUsersAreEscaped() {
        Comparison comparison = Comparison.of(
                List.of(MobilityModel.published()), ReferenceValues.read("<a>&\"b\".csv", List.of("N,300", "B,310")));
        String svg = ComparisonPlot.svg(comparison);
        assertThat(svg).contains("&lt;a&gt;&amp;&quot;b&quot;.csv");
        assertBalanced(svg);
    }

    private static void assertBalanced(String svg) {
        int depth = 0;
        for (MatchResult tag : TAG.matcher(svg).results().toList()) {
            depth += tag.group(1).isEmpty() ? 1 : -1;
            depth -= tag.group(4).isEmpty() ? 0 : 1;
            assertThat(depth).isNotNegative();
        }
        assertThat(depth).isZero();
    }
}
