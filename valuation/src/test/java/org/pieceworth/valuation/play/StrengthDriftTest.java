package org.pieceworth.valuation.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.pieceworth.rules.betza.Betza;

class StrengthDriftTest {

    @ParameterizedTest
    @CsvSource({
        "W,1",
        "FAD,1",
        "N,1",
        "R2,1",
        "nN,1",
        "R,0",
        "R3,0",
        "HN0,0",
        "RF,0.5",
        "[F?R],0.3333333333333333",
        "H,0"
    })
    void theShareOfMovesWithinTwoSquares(String betza, double share) {
        assertThat(StrengthDrift.shortRange(Betza.movementOf(betza))).isEqualTo(share);
    }

    @Test
    void nothingChangesAtTheStrengthOfTheAtlasAndDoubtGrowsBothWays() {
        assertThat(StrengthDrift.of(Betza.movementOf("W"), StrengthDrift.NODES)).isEqualTo(new StrengthDrift(0, 0));
        double stronger = StrengthDrift.of(1, 10 * StrengthDrift.NODES).deviation();
        assertThat(stronger).isPositive();
        assertThat(StrengthDrift.of(1, StrengthDrift.NODES / 3).deviation()).isBetween(stronger / 3, stronger);
        assertThat(StrengthDrift.of(1, 100 * StrengthDrift.NODES).deviation()).isEqualTo(2 * stronger, within(1e-12));
    }
}
