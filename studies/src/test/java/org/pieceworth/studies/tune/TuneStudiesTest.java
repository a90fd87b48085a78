package org.pieceworth.studies.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.engine.weights.EngineNumbers;
import org.pieceworth.engine.weights.SearchConstant;
import org.pieceworth.lab.experiment.OtherPlanException;
import org.pieceworth.lab.values.ValueSources;
import org.pieceworth.studies.play.GameConditions;
import org.pieceworth.studies.play.PlayMeans;
import org.pieceworth.studies.play.PlayRequests;
import org.pieceworth.studies.play.WeightsFile;
import org.pieceworth.studies.run.Run;
import org.pieceworth.studies.tune.TuneWeightsStudy.TuneWeightsRequest;
import org.pieceworth.valuation.catalogue.ModelCatalogue;

/// Tuning that was stopped goes on and ends with the same file.
class TuneStudiesTest {

    private static final GameConditions TWO_VARIANTS = conditions("gardner,chess");

    @TempDir
    Path folder = Path.of("");

    private static GameConditions conditions(String variant) {
        return PlayRequests.conditions(variant, 1, 5);
    }

    private static PlayMeans means(int stopAfter) {
        Run listener = new Run() {
            private int games;

            @Override
            public void step() {
                if (++games == stopAfter) {
                    throw new IllegalStateException("stopped");
                }
            }
        };
        return new PlayMeans(new ValueSources(ModelCatalogue.standard()), 1, listener);
    }

    private static TuneWeightsRequest weights(String output) {
        return new TuneWeightsRequest(TWO_VARIANTS, List.of(), 30, Optional.empty(), Optional.of(output), false);
    }

    private static TuneSpsaRequest spsa(String variants, String output) {
        return new TuneSpsaRequest(
                TuneSpsaRequest.Method.SPSA,
                conditions(variants),
                Optional.empty(),
                List.of("hanging@end=60", "search:delta=60", "search:late-move-base"),
                40,
                4,
                0,
                Optional.empty(),
                new TuneSpsaRequest.Files(Optional.of(output), Optional.empty(), false));
    }

    /// Stopped after some games, thrice, and once not at all.
    private void goesOn(Consumer<PlayMeans> stopped, Consumer<PlayMeans> whole) throws IOException {
        for (int games : new int[] {7, 12, 15}) {
            assertThatIllegalStateException().isThrownBy(() -> stopped.accept(means(games)));
            assertThat(folder.resolve("stopped.txt")).doesNotExist();
        }
        stopped.accept(means(0));
        whole.accept(means(0));
        assertThat(folder.resolve("stopped.txt")).hasSameTextualContentAs(folder.resolve("whole.txt"));
        try (var files = Files.list(folder)) {
            assertThat(files).hasSize(2);
        }
    }

    @Test
    void weightsOfSeveralVariants() throws IOException {
        String stopped = folder.resolve("stopped.txt").toString();
        String whole = folder.resolve("whole.txt").toString();
        goesOn(
                means -> TuneWeightsStudy.answer(weights(stopped), means),
                means -> TuneWeightsStudy.answer(weights(whole), means));
    }

    @Test
    void parametersBySpsa() throws IOException {
        String stopped = folder.resolve("stopped.txt").toString();
        String whole = folder.resolve("whole.txt").toString();
        goesOn(
                means -> TuneSpsaStudy.answer(spsa("gardner", stopped), means),
                means -> TuneSpsaStudy.answer(spsa("gardner", whole), means));
        EngineNumbers tuned = WeightsFile.read(whole);
        assertThat(tuned.weights()).isNotEqualTo(EngineNumbers.SHIPPED.weights());
        assertThat(tuned.constants().of(SearchConstant.DELTA)).isNotEqualTo(140).isBetween(70, 210);
        assertThat(tuned.constants().of(SearchConstant.RAZORING)).isEqualTo(220);
    }

    @Test
    void commonParametersBySpsa() throws IOException {
        String stopped = folder.resolve("stopped.txt").toString();
        String whole = folder.resolve("whole.txt").toString();
        goesOn(
                means -> TuneSpsaStudy.answer(spsa("gardner,chess", stopped), means),
                means -> TuneSpsaStudy.answer(spsa("gardner,chess", whole), means));
        assertThat(folder.resolve("whole.txt")).content().contains("tune spsa, gardner, chess, 40 games");
    }

    @Test
    void gamesOfOtherVariantsAreRefused() {
        String output = folder.resolve("tuned.txt").toString();
        assertThatIllegalStateException()
                .isThrownBy(() -> TuneSpsaStudy.answer(spsa("gardner,chess", output), means(5)));
        for (String other : new String[] {"chess,gardner", "gardner", "gardner,chess,makruk"}) {
            assertThatThrownBy(() -> TuneSpsaStudy.answer(spsa(other, output), means(0)))
                    .isInstanceOf(OtherPlanException.class)
                    .hasMessageContaining("gardner,chess, not " + other);
        }
    }
}
