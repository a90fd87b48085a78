package org.pieceworth.lab.measure;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.lab.armies.VariantSource;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.game.PlayedGame;
import org.pieceworth.text.Progress;

class MeasurementTest {

    private static final long GAMES = 60;

    private static final MeasuredGame GAME = MeasuredGame.of(VariantSource.shipped("chess"), List.of("WD"), List.of());

    private static final MeasureSettings SETTINGS =
            new MeasureSettings(GAME, MeasurementDesign.DEFAULT, MeasureAnchor.parse("basket", GAME), 7, 15);

    private static GameKeeping inMemory(String part) {
        return new GameKeeping.InMemory();
    }

    private static MeasureResult run(Function<String, GameKeeping> keeping, int threads, Progress listener) {
        MeasureMeans means = new MeasureMeans("test", threads, keeping, listener);
        return Measurement.run(SETTINGS, StopRule.games(GAMES), false, means, _ -> {});
    }

    @Test
    void theNumberOfThreadsCannotBeSeen() {
        MeasureResult one = run(MeasurementTest::inMemory, 1, Progress.NONE);
        assertThat(run(MeasurementTest::inMemory, 3, Progress.NONE)).isEqualTo(one);
        assertThat(one.counts().games()).isEqualTo(GAMES);
        assertThat(one.fitted().values()).hasSize(1);
        assertThat(one.fitted().pool())
                .extracting(value -> value.piece().letter())
                .containsExactlyInAnyOrder('N', 'B', 'R', 'Q', 'P');
    }

    @Test
    void aRunThatWasStoppedGoesOnAndEndsAlike(@TempDir Path folder) {
        Function<String, GameKeeping> journals =
                part -> new GameKeeping.InJournal(folder.resolve("games" + part + ".part"), false);
        for (int after : new int[] {5, 30, 20}) {
            int[] played = {0};
            Progress stopping = new Progress() {
                @Override
                public void step() {
                    if (++played[0] == after) {
                        throw new IllegalStateException("stopped");
                    }
                }
            };
            assertThatIllegalStateException().isThrownBy(() -> run(journals, 2, stopping));
        }
        List<Long> resumed = new ArrayList<>();
        MeasureResult result = run(journals, 2, new Progress() {
            @Override
            public void begins(String unit, long done, long wanted) {
                resumed.add(done);
            }
        });
        MeasureResult whole = run(MeasurementTest::inMemory, 1, Progress.NONE);
        assertThat(result.fitted().values()).isEqualTo(whole.fitted().values());
        assertThat(result.fitted().pool()).isEqualTo(whole.fitted().pool());
        assertThat(resumed).last().satisfies(done -> assertThat(done).isPositive());
        assertThat(folder).isEmptyDirectory();
        assertThat(Files.exists(folder)).isTrue();
    }

    @Test
    void gamesAreShownInTheEnd() {
        List<PlayedGame> seen = new ArrayList<>();
        MeasureMeans means = new MeasureMeans("test", 2, MeasurementTest::inMemory, Progress.NONE);
        Measurement.run(
                SETTINGS, StopRule.games(GAMES), false, means, games -> games.accept((_, game) -> seen.add(game)));
        assertThat(seen).hasSize((int) GAMES);
    }

    @Test
    void errorsAreLookedAtAtPresetNumbersOfGames() {
        assertThat(LongStream.rangeClosed(1, 420).filter(StopRule::isLook))
                .containsExactly(200L, 240L, 288L, 344L, 412L);
        assertThat(StopRule.games(100).pilot()).isEqualTo(40);
        assertThat(StopRule.games(1000).pilot()).isEqualTo(200);
        assertThat(StopRule.games(1_000_000).pilot()).isEqualTo(400);
        assertThat(new StopRule(1_000_000, Optional.empty(), Optional.of(60.5)).pilot())
                .isEqualTo(242);
    }
}
