package org.pieceworth.studies.measure;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.pieceworth.lab.measure.MeasureSettings;
import org.pieceworth.lab.measure.StopRule;

class MeasurePoolsTest {

    private static final List<String> OWN = List.of("R", "N");

    @Test
    void aPoolHasANameOrIsWrittenOut() {
        assertThat(MeasurePools.of(List.of(), OWN)).isEqualTo(OWN);
        assertThat(MeasurePools.of(List.of("own"), OWN)).isEqualTo(OWN);
        assertThat(MeasurePools.of(List.of("strong"), OWN)).containsExactly("R", "N", "archbishop", "chancellor");
        assertThat(MeasurePools.of(List.of("light"), OWN)).containsExactly("R", "N", "WD", "F", "W");
        assertThat(MeasurePools.of(List.of("N", "Z"), OWN)).containsExactly("N", "Z");
    }

    @Test
    void theOtherPoolIsAnother() {
        assertThat(MeasurePools.other(List.of(), OWN)).contains("archbishop");
        assertThat(MeasurePools.other(List.of("strong"), OWN)).isEqualTo(OWN);
    }

    /// In a plan it can be seen what is played with, and with what values are compared.
    @Test
    void aMeasurementHasItsPoolAndAnother() {
        MeasureSettings usual = settings("chess", List.of());
        assertThat(usual.game().poolText()).isEqualTo("R, N, B, Q");
        assertThat(usual.otherPool())
                .get()
                .satisfies(other -> assertThat(other.pool()).hasSize(6));
        // Capablanca's own pieces are these already.
        assertThat(settings("capablanca", List.of()).otherPool()).isEmpty();
        assertThat(settings("capablanca", List.of("R", "N")).otherPool()).isPresent();
    }

    private static MeasureSettings settings(String variant, List<String> among) {
        MeasureRequest.Field field = new MeasureRequest.Field(Optional.empty(), variant, among);
        return MeasureStudy.plan(MeasureRequests.of("FfW", field, StopRule.games(100), true), 1)
                .settings();
    }
}
