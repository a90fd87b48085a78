package org.pieceworth.web.jobs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class JobFolderTest {

    private static final int WRITES = 300;

    @TempDir
    Path data;

    private Job job() throws IOException {
        Job.Order order = new Job.Order("a1", "measure", Map.of("games", List.of("100")), Instant.EPOCH);
        return new Job(order, Files.createDirectory(data.resolve("a1")), JobState.QUEUED);
    }

    /// Who gives a job up writes that, and so does who worked on it.
    @Test
    void severalThreadsMayWriteAJob() throws Exception {
        Job job = job();
        Callable<Integer> writer = () -> {
            for (int i = 0; i < WRITES; i++) {
                JobFolder.write(job);
            }
            return WRITES;
        };
        try (ExecutorService threads = Executors.newFixedThreadPool(2)) {
            for (Future<Integer> written : threads.invokeAll(List.of(writer, writer))) {
                assertThat(written.get()).isEqualTo(WRITES);
            }
        }
        job.cancel();
        JobFolder.write(job);
        assertThat(JobFolder.read(data)).extracting(Job::state).containsExactly(JobState.CANCELLED);
        try (Stream<Path> files = Files.list(job.folder())) {
            assertThat(files).containsExactly(job.folder().resolve("job.json"));
        }
    }

    /// A server that ends before the work has stopped does not take it up again.
    @Test
    void whatWasGivenUpStaysSo() throws IOException {
        Job job = job();
        job.begin();
        job.cancel();
        JobFolder.write(job);
        assertThat(JobFolder.read(data)).extracting(Job::state).containsExactly(JobState.CANCELLED);
        job.pause();
        job.rest();
        job.stopped();
        assertThat(job.state()).isEqualTo(JobState.CANCELLED);
    }

    @Test
    void aPauseIsTakenBackBeforeTheWorkHasStopped() throws IOException {
        Job job = job();
        job.begin();
        assertThat(job.pause()).isTrue();
        assertThat(job.resume()).isTrue();
        JobFolder.write(job);
        assertThat(JobFolder.read(data)).extracting(Job::state).containsExactly(JobState.QUEUED);
        job.stopped();
        assertThat(job.state()).isEqualTo(JobState.QUEUED);
        assertThat(job.begin()).isTrue();
        assertThat(job.isStopping()).isFalse();
    }

    @Test
    void aJobThatWasRemovedIsNotWritten() throws IOException {
        Job job = job();
        JobFolder.write(job);
        JobFolder.remove(job);
        JobFolder.write(job);
        assertThat(job.folder()).doesNotExist();
    }
}
