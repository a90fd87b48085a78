package org.pieceworth.lab.factors;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.lab.experiment.GameKeeping;
import org.pieceworth.lab.experiment.OtherPlanException;
import org.pieceworth.stats.match.ScoreCounts;
import org.pieceworth.text.Progress;
import org.pieceworth.valuation.mobility.MobilityFactors;

class JournaledDuelsTest {

    private static final MobilityFactors START = MobilityFactors.PUBLISHED;
    private static final Progress NOBODY = new Progress() {};

    @TempDir
    Path folder = Path.of("");

    private JournaledDuels duels(String file, String name, int threads, Progress listener) {
        return JournaledDuels.open(
                new JournaledDuels.Run(name, "test", 3, () -> true),
                START,
                1,
                threads,
                new GameKeeping.InJournal(folder.resolve(file), false),
                listener);
    }

    private static List<AlgorithmOne.Proposal> raced(JournaledDuels duels) {
        List<AlgorithmOne.Proposal> proposals = new ArrayList<>();
        new AlgorithmOne(duels, 3, proposals::add).raced(START, () -> duels.games() < 540);
        return proposals;
    }

    /// What is stopped goes on, and ends with the same proposals and the same bytes, whatever the threads.
    @Test
    void aRunThatWasStoppedEndsAlike() throws IOException {
        List<AlgorithmOne.Proposal> whole;
        try (JournaledDuels duels = duels("whole", "raced", 1, NOBODY)) {
            whole = raced(duels);
            assertThat(duels.games()).isEqualTo(540);
            assertThat(duels.resumed()).isZero();
        }
        for (int after : new int[] {37, 200, 91}) {
            int[] played = {0};
            Progress stopping = new Progress() {
                @Override
                public void step() {
                    if (++played[0] == after) {
                        throw new IllegalStateException("stopped");
                    }
                }
            };
            assertThatIllegalStateException().isThrownBy(() -> {
                try (JournaledDuels duels = duels("torn", "raced", 2, stopping)) {
                    raced(duels);
                }
            });
        }
        try (JournaledDuels duels = duels("torn", "raced", 2, NOBODY)) {
            assertThat(raced(duels)).isEqualTo(whole);
            assertThat(duels.resumed()).isEqualTo(37 + 200 + 91);
        }
        assertThat(Files.readString(folder.resolve("torn"))).isEqualTo(Files.readString(folder.resolve("whole")));
    }

    /// A budget of time ends within a duel: ninety games may take hours.
    @Test
    void aDuelEndsWithTheTime() {
        int[] played = {0};
        Progress counting = new Progress() {
            @Override
            public void step() {
                played[0]++;
            }
        };
        try (JournaledDuels duels = JournaledDuels.open(
                new JournaledDuels.Run("raced", "test", 3, () -> played[0] < 37),
                START,
                1,
                2,
                new GameKeeping.Nowhere(),
                counting)) {
            ScoreCounts score = duels.play(START, START, 0, 1);
            assertThat(score.results()).isEqualTo(18);
            assertThat(duels.games()).isEqualTo(37);
            assertThat(duels.play(START, START, 1, 1).results()).isZero();
        }
        played[0] = 0;
        try (JournaledDuels duels = JournaledDuels.open(
                new JournaledDuels.Run("raced", "test", 3, () -> played[0] < 100),
                START,
                1,
                2,
                new GameKeeping.Nowhere(),
                counting)) {
            List<AlgorithmOne.Proposal> proposals = new ArrayList<>();
            assertThat(new AlgorithmOne(duels, 3, proposals::add).raced(START, () -> played[0] < 100))
                    .isEqualTo(START);
            assertThat(proposals).isEmpty();
            assertThat(duels.games()).isEqualTo(100);
        }
    }

    @Test
    void anotherWayDoesNotGoOn() {
        try (JournaledDuels duels = duels("games", "raced", 1, NOBODY)) {
            duels.play(START, START, 0, 1);
        }
        assertThatExceptionOfType(OtherPlanException.class).isThrownBy(() -> duels("games", "as written", 1, NOBODY));
    }

    @Test
    void gamesAreShownUntilTheyAreForgotten() {
        try (JournaledDuels duels = duels("games", "raced", 1, NOBODY)) {
            ScoreCounts counts = duels.play(START, START, 0, 1);
            int[] shown = {0};
            duels.forEach((_, _) -> ++shown[0] > 0);
            assertThat(shown[0]).isEqualTo(2 * MusketeerGame.pairs().size());
            assertThat(2 * counts.results()).isEqualTo(shown[0]);
            assertThat(duels.games()).isEqualTo(shown[0]);
            duels.finish();
        }
        duels("none", "raced", 1, NOBODY).close();
        assertThat(folder).isEmptyDirectory();
    }
}
