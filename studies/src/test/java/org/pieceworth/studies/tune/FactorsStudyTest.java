package org.pieceworth.studies.tune;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.studies.play.PlayRequests;
import org.pieceworth.text.Progress;
import org.pieceworth.valuation.mobility.MobilityFactors;

class FactorsStudyTest {

    @TempDir
    Path folder = Path.of("");

    private FactorsAnswer answer(String file, int threads, Progress listener) {
        FactorsRequest request = new FactorsRequest(
                new FactorsRequest.Measured(100, 10),
                MobilityFactors.PUBLISHED,
                8,
                1,
                Optional.of(PlayRequests.file(folder.resolve(file).toString())));
        return FactorsStudy.answer(request, threads, listener);
    }

    private static FactorsAnswer.Fitted fitted(FactorsAnswer answer) {
        return (FactorsAnswer.Fitted) answer.found();
    }

    /// Stopped in the pilot, in the experiment and in the match: the same factors, score and bytes, whatever the
    /// threads, and no game is played twice.
    @Test
    void aRunThatWasStoppedEndsAlike() throws IOException {
        FactorsAnswer whole = answer("whole.pgn", 1, Progress.NONE);
        assertThat(fitted(whole).resumed()).isZero();
        for (int after : new int[] {25, 60, 58, 2}) {
            int[] played = {0};
            Progress stopping = new Progress() {
                @Override
                public void step() {
                    if (++played[0] == after) {
                        throw new IllegalStateException("stopped");
                    }
                }
            };
            assertThatIllegalStateException().isThrownBy(() -> answer("torn.pgn", 2, stopping));
            assertThat(folder.resolve("torn.pgn")).doesNotExist();
        }
        FactorsAnswer torn = answer("torn.pgn", 2, Progress.NONE);
        assertThat(torn.factors()).isEqualTo(whole.factors());
        assertThat(fitted(torn).match()).isEqualTo(fitted(whole).match());
        assertThat(fitted(torn).experiment().fitted().values())
                .isEqualTo(fitted(whole).experiment().fitted().values());
        assertThat(fitted(torn).matchResumed()).isEqualTo(145 - 140);
        assertThat(Files.readString(folder.resolve("torn.pgn")))
                .isEqualTo(Files.readString(folder.resolve("whole.pgn")));
        assertThat(folder).isDirectoryNotContaining(path -> path.toString().endsWith(".part"));
    }
}
