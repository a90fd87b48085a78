package org.pieceworth.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.entry;
import static org.assertj.core.api.Assertions.within;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.measure.MeasureResult.Systematic;
import org.pieceworth.stats.Estimate;
import org.pieceworth.text.Progress;

/// What should not matter is changed, one thing at a time, in a fraction of the games.
class SensitivityChecksTest {

    private static final long GAMES = 360;

    private static final MeasuredGame GAME = MeasuredGame.of(VariantSource.shipped("chess"), List.of("WD"), List.of());

    private static MeasureResult run(MeasurementDesign design, long games, Map<String, Long> parts) {
        Progress listener = new Progress() {
            private String part = "";

            @Override
            public void part(String name) {
                part = name;
            }

            @Override
            public void begins(String unit, long done, long wanted) {
                parts.put(part, wanted);
            }
        };
        MeasureMeans means = new MeasureMeans("test", 2, _ -> new GameKeeping.InMemory(), listener);
        MeasuredGame company =
                MeasuredGame.of(VariantSource.shipped("chess"), List.of("WD"), List.of("N", "B", "R", "Q", "RN"));
        MeasureSettings settings =
                new MeasureSettings(GAME, design, MeasureAnchor.parse("basket", GAME), 3, 8).withOtherPool(company);
        return Measurement.run(settings, StopRule.games(games), true, means, _ -> {});
    }

    @Test
    void differencesAreFromTheValueAsMeasured() {
        Map<String, Long> parts = new LinkedHashMap<>();
        MeasureResult result = run(MeasurementDesign.DEFAULT, GAMES, parts);
        parts.remove("pilot");
        assertThat(parts)
                .containsExactly(
                        entry("measuring", GAMES),
                        entry("4 nodes per move", GAMES / 4),
                        entry("16 nodes per move", GAMES / 4),
                        entry("one copy an army", GAMES / 2),
                        entry("2 copies an army", GAMES / 4),
                        entry("4 copies an army", GAMES / 4),
                        entry("strong pool", GAMES / 4),
                        entry("among N, B, R, Q, C", GAMES / 4));
        assertThat(result.systematics()).isNotEmpty();
        Estimate measured =
                result.fitted().values().getFirst().atStart().orElseThrow().estimate();
        for (Systematic systematic : result.systematics()) {
            assertThat(parts).contains(entry(systematic.change(), systematic.games()));
            assertThat(systematic.piece().typed()).isEqualTo("WD");
            assertThat(systematic.difference().value())
                    .isCloseTo(systematic.value().value() - measured.value(), within(1e-9));
            assertThat(systematic.difference().standardError())
                    .isCloseTo(Math.hypot(systematic.value().standardError(), measured.standardError()), within(1e-9));
            assertThat(systematic.value()).isNotEqualTo(measured);
        }
    }

    @Test
    void theNumberOfCopiesThatWasMeasuredIsNotLookedAtAgain() {
        Map<String, Long> parts = new LinkedHashMap<>();
        run(MeasurementDesign.DEFAULT.withMeasured(2 / 7.0), 120, parts);
        assertThat(parts).containsKeys("one copy an army", "4 copies an army").doesNotContainKey("2 copies an army");
    }

    @Test
    void copiesInTheVariantsOwnArmiesAreLookedAtToo() {
        Map<String, Long> parts = new LinkedHashMap<>();
        run(MeasurementDesign.DEFAULT.withCopies(2), 120, parts);
        assertThat(parts).containsKeys("one copy an army", "4 copies an army").doesNotContainKey("2 copies an army");
    }
}
