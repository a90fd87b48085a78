package org.pieceworth.valuation.synergy;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.pieceworth.text.InputException;
import org.pieceworth.valuation.GameContext;
import org.pieceworth.valuation.ModelSettings;
import org.pieceworth.valuation.synergy.SynergyEntry.ParameterSource;

class SynergyEntryTest {

    private static final ModelSettings PUBLISHED =
            ModelSettings.STANDARD.with(SynergyEntry.PARAMETERS, ParameterSource.PUBLISHED);

    @Test
    void whatDoesNothingBesidePublishedParametersIsRefused() {
        SynergyEntry entry = new SynergyEntry();
        assertThat(entry.model(PUBLISHED, GameContext.CHESS).name()).isEqualTo("synergy");
        assertThatThrownBy(() -> entry.model(PUBLISHED.with(SynergyEntry.SLACK, 2.0), GameContext.CHESS))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("slack: found together with published parameters");
        assertThatThrownBy(() -> entry.model(PUBLISHED.with(SynergyEntry.HEADINGS, true), GameContext.CHESS))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("headings: found together with published parameters");
    }

    @Test
    void aSlackIsReadAsAPercentage() {
        assertThat(SynergyEntry.slack(" 0.2")).isEqualTo(0.002);
        assertThat(SynergyEntry.slack("5")).isEqualTo(0.05);
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "", "0", "-1", "1001", "NaN"})
    void whatIsNoSlackIsRefused(String typed) {
        assertThatThrownBy(() -> SynergyEntry.slack(typed))
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith("slack: found ");
    }
}
