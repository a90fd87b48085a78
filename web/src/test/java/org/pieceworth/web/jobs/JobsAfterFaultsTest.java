package org.pieceworth.web.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.pieceworth.studies.output.OutputException;
import org.pieceworth.studies.run.Run;
import org.pieceworth.text.InputException;
import org.pieceworth.web.options.Parameter;
import org.pieceworth.web.store.DataFolder;

/// What goes wrong in one job is no other job's business.
class JobsAfterFaultsTest {

    private static final String COMMAND = "pieceworth";

    @TempDir
    Path data;

    private interface Body {
        void run(Path folder) throws IOException;
    }

    private static Work work(Body body) {
        return new Work() {
            @Override
            public void check(Map<String, List<String>> parameters) {}

            @Override
            public List<Parameter> parameters() {
                return List.of();
            }

            @Override
            public String command(Map<String, List<String>> parameters) {
                return COMMAND;
            }

            @Override
            public void run(Map<String, List<String>> parameters, Path folder, int threads, Run run)
                    throws IOException {
                body.run(folder);
            }
        };
    }

    private static JobState end(Job job) throws InterruptedException {
        while (!job.state().isOver()) {
            job.awaitNews(job.version(), 1000);
        }
        return job.state();
    }

    private static Job ask(Jobs jobs, String kind) {
        return jobs.add(kind, Map.of());
    }

    @Test
    void theOthersAreDone() throws InterruptedException {
        Map<String, Work> kinds = Map.of(
                "well",
                work(_ -> {}),
                // A folder where the draft of the job's own file would be.
                "unwritable",
                work(folder -> Files.createDirectories(folder.resolve("job.json.part/in the way"))),
                "broken",
                work(_ -> {
                    throw new NoClassDefFoundError("a class");
                }));
        try (DataFolder folder = DataFolder.open(Optional.of(data.toString()));
                Jobs jobs = new Jobs(folder, kinds)) {
            Job unwritable = ask(jobs, "unwritable");
            Job broken = ask(jobs, "broken");
            Job last = ask(jobs, "well");

            assertThat(end(last)).isEqualTo(JobState.DONE);
            assertThat(end(unwritable)).isEqualTo(JobState.DONE);
            assertThat(end(broken)).isEqualTo(JobState.FAILED);
            assertThat(jobs.json(broken).path("problem").path("detail").asString())
                    .contains("NoClassDefFoundError", "a bug in Pieceworth");
        }
    }

    /// The disk is full, then it is not; the server is stopped in between. The owner reads the file's name, not
    /// where the server keeps it.
    @Test
    void aJobThatHadNoRoomIsResumed() throws InterruptedException {
        AtomicBoolean full = new AtomicBoolean(true);
        Map<String, Work> kinds = Map.of(
                "large",
                work(folder -> {
                    if (full.get()) {
                        throw new OutputException(folder.resolve("games.pgn.unfinished")
                                + ": cannot be written: No space left on device");
                    }
                }),
                "wrong",
                work(folder -> {
                    throw new InputException(folder.resolve("games.pgn") + ", line 3: found none");
                }));
        try (DataFolder folder = DataFolder.open(Optional.of(data.toString()));
                Jobs jobs = new Jobs(folder, kinds)) {
            Job large = ask(jobs, "large");
            Job wrong = ask(jobs, "wrong");
            assertThat(end(wrong)).isEqualTo(JobState.FAILED);
            assertThat(jobs.json(wrong).at("/problem/detail").asString()).isEqualTo("games.pgn, line 3: found none");
            assertThat(jobs.json(large).at("/problem/detail").asString())
                    .isEqualTo("games.pgn.unfinished: cannot be written: No space left on device; free some space and"
                            + " resume the job");
            assertThat(jobs.json(large).path("resumable").asBoolean()).isTrue();
            assertThat(jobs.json(wrong).path("resumable").asBoolean()).isFalse();
            jobs.resume(wrong);
            assertThat(wrong.state()).isEqualTo(JobState.FAILED);
        }
        full.set(false);
        try (DataFolder folder = DataFolder.open(Optional.of(data.toString()));
                Jobs jobs = new Jobs(folder, kinds)) {
            Job large = jobs.all().stream()
                    .filter(job -> jobs.json(job).path("kind").asString().equals("large"))
                    .findFirst()
                    .orElseThrow();
            assertThat(jobs.json(large).at("/problem/detail").asString()).contains("resume the job");
            jobs.resume(large);
            assertThat(end(large)).isEqualTo(JobState.DONE);
            assertThat(jobs.json(large).has("problem")).isFalse();
        }
    }

    @Test
    void aJobIsRemovedOnce() throws InterruptedException {
        try (DataFolder folder = DataFolder.open(Optional.of(data.toString()));
                Jobs jobs = new Jobs(folder, Map.of("well", work(_ -> {})))) {
            Job job = ask(jobs, "well");
            end(job);
            jobs.remove(job);
            jobs.remove(job);
            assertThat(jobs.all()).isEmpty();
            assertThat(job.folder()).doesNotExist();
        }
    }
}
