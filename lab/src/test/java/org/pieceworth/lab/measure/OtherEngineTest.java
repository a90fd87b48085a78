package org.pieceworth.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.experiment.OtherPlanException;
import org.pieceworth.lab.uci.ExternalEngineCommand;
import org.pieceworth.lab.uci.TestEngines;
import org.pieceworth.text.InputException;
import org.pieceworth.text.Progress;

/// Measurements whose games another engine plays.
class OtherEngineTest {

    private static final MeasuredGame GAME = MeasuredGame.of(VariantSource.shipped("chess"), List.of("FfW"), List.of());
    private static final MeasureSettings OURS = MeasureSettings.of(GAME, 7).withNodes(10);

    private static ExternalEngineCommand fake(String mode) {
        return ExternalEngineCommand.of(TestEngines.command(mode));
    }

    private static MeasureSettings by(String mode, String content) {
        return OURS.with(new OtherEngine("Fake " + mode, fake(mode), content));
    }

    /// The engine of this test holds that the piece is worth 600 where the basket is worth 2000.
    @Test
    void piecesAreWorthWhatTheEngineMakesOfThem() {
        MeasureSettings settings = OURS.with(OtherEngineTrial.passed(fake("weigher"), OURS, ""));
        assertThat(settings.engine().orElseThrow().name()).isEqualTo("Fake weigher");
        Set<String> different = new HashSet<>();
        MeasureResult result = Measurement.run(
                settings,
                StopRule.games(300),
                false,
                MeasureMeans.inMemory(1),
                games -> games.accept((_, game) -> {
                    different.add(game.opening().startFen() + game.opening().moves() + game.moves());
                    return true;
                }));
        assertThat(result.counts().games()).isEqualTo(300);
        assertThat(different).hasSize(300);
        MeasuredValue.Worth worth =
                result.fitted().values().getFirst().atStart().orElseThrow();
        assertThat(worth.estimate().standardError()).isLessThan(100);
        assertThat(worth.estimate().value()).isBetween(637.5 - 200, 637.5 + 200);
        assertThat(settings.with(GAME).fitsCalibration()).isFalse();
    }

    @Test
    void gamesOfAnotherEngineAreNotContinued(@TempDir Path folder) {
        int[] played = {0};
        Progress stopping = new Progress() {
            @Override
            public void step() {
                if (++played[0] == 10) {
                    throw new IllegalStateException("stopped");
                }
            }
        };
        MeasureMeans means = new MeasureMeans(
                "test", 1, part -> new GameKeeping.InJournal(folder.resolve("games" + part), false), stopping);
        MeasureSettings first = by("weigher", "Hash=4");
        assertThatIllegalStateException().isThrownBy(() -> Measurement.run(first, StopRule.games(40), means));
        for (MeasureSettings other : List.of(OURS, by("weigher", "Hash=8"))) {
            assertThatExceptionOfType(OtherPlanException.class)
                    .isThrownBy(() -> Measurement.run(other, StopRule.games(40), means))
                    .withMessageContaining("contains an unfinished run with first player Fake weigher (Hash=4), not ");
        }
        assertThat(folder).isNotEmptyDirectory();
    }

    /// A game that it loses so would count for the pieces of the other army.
    @Test
    void anIllegalMoveEndsTheMeasurement() {
        MeasureSettings settings = by("cheat", "");
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> Measurement.run(settings, StopRule.games(40), MeasureMeans.inMemory(1)))
                .withMessageMatching("engine: game 1: Fake cheat made an illegal move: 'a1h7' in \\S+ . - - .*;"
                        + " expected a legal move, since forfeited games measure nothing");
    }

    @Test
    void anEngineThatMovesThePiecesOtherwiseIsRefused() {
        assertThatExceptionOfType(InputException.class)
                .isThrownBy(() -> OtherEngineTrial.passed(fake("warped"), OURS, ""))
                .withMessageMatching(".*: plays measure by other rules: after \\S+ in \\S+ . - .* it counts .*");
    }
}
