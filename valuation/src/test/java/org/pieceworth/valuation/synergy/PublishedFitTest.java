package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.pieceworth.rules.betza.Betza;

class PublishedFitTest {

    @Test
    void theLinesAreTheTargets() {
        List<SynergyTarget> targets = SynergyTargets.published().targets();
        assertThat(PublishedFit.lines()).hasSameSizeAs(targets);
        for (int i = 0; i < targets.size(); i++) {
            PublishedFit.Line line = PublishedFit.lines().get(i);
            assertThat(line.betza()).isEqualTo(targets.get(i).piece());
            assertThat(line.target()).isEqualTo(targets.get(i).value());
            assertThat(Decomposition.of(Betza.parse(line.betza()).movement(), false)
                            .steps()
                            .size())
                    .isEqualTo(line.constraint().split("\\+").length);
        }
    }

    /// The table is right: by Table 1 to 0.01, and to the last digit with a constant that rounds to the printed one.
    @Test
    void theTableIsRight() {
        SynergyParameters unrounded = new SynergyParameters(
                PublishedFit.UNROUNDED_C, SynergyParameters.published().values());
        assertThat(PublishedFit.UNROUNDED_C).isCloseTo(0.000513, within(5e-7));
        for (PublishedFit.Line line : PublishedFit.lines()) {
            assertThat(line.value()).isCloseTo(line.printedValue(), within(0.01));
            assertThat(Math.abs(line.error())).isCloseTo(line.printedError(), within(0.0011));
            assertThat(unrounded
                            .value(Decomposition.of(Betza.parse(line.betza()).movement(), false))
                            .orElseThrow())
                    .isCloseTo(line.printedValue(), within(0.00005));
            assertThat(100 * Math.abs(line.printedValue() / line.target() - 1))
                    .isCloseTo(line.printedError(), within(0.0001));
        }
    }
}
